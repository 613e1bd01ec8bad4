import { readWholeRupees } from '#shared/domain/money/read-rupees.ts';
import { readEmail } from '#shared/domain/text/email.ts';
import { readPhone } from '#shared/domain/text/phone.ts';

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** In page order. Includes only the selected button of each radio group. */
export const fieldsOf = (form: HTMLFormElement): FormField[] =>
  [...form.elements].filter(
    (element): element is FormField =>
      'name' in element &&
      element.name !== '' &&
      !(element instanceof HTMLButtonElement) &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
  );

export const messagesOf = (fields: readonly FormField[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const message = messageFor(field);
      return message ? [[field.name, message]] : [];
    }),
  );

export interface NamedField {
  name: string;
  id: string;
  label: string;
}

export const namesOf = (
  fields: readonly FormField[],
  messages: Record<string, string>,
): readonly NamedField[] =>
  fields.flatMap(({ name, id, labels }) =>
    name in messages && id ? [{ name, id, label: labels?.[0]?.textContent || name }] : [],
  );

function messageFor(field: FormField): string | undefined {
  const { validity, labels, value } = field;
  const read = readerOf(field);
  if (read && value.trim()) return read(value).fault;
  if (validity.valid) return;
  const label = labels?.[0]?.textContent || field.name;
  // A checkbox's label is a sentence, not a field name.
  if (validity.valueMissing) return (field.type === 'checkbox' && field.title) || `${label} is required.`;
  if (validity.patternMismatch && field.title) return field.title;
  return field.validationMessage;
}

/** Validates with the server's code, because browsers reject some values that the server accepts. */
const readerOf = ({ type, dataset }: FormField) =>
  dataset.kind === 'rupees' ? readWholeRupees : { email: readEmail, tel: readPhone }[type];

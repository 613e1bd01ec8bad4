import { readWholeRupees } from '#shared/domain/money/read-rupees.ts';
import { readEmail } from '#shared/domain/text/email.ts';
import { readPhone } from '#shared/domain/text/phone.ts';

/** An element that a person types into. */
export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The named fields of a form, in the order of the page; of radio buttons the chosen one. */
export const fieldsOf = (form: HTMLFormElement): FormField[] =>
  [...form.elements].filter(
    (element): element is FormField =>
      'name' in element &&
      element.name !== '' &&
      !(element instanceof HTMLButtonElement) &&
      !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
  );

/** The message at each field that breaks its own constraints, by its name. */
export const messagesOf = (fields: readonly FormField[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const message = messageFor(field);
      return message ? [[field.name, message]] : [];
    }),
  );

/** A field as a sentence leads to it. */
export interface NamedField {
  name: string;
  /** Its id in the page. */
  id: string;
  label: string;
}

/** The fields that have a message, in the order of the page. */
export const namesOf = (
  fields: readonly FormField[],
  messages: Record<string, string>,
): readonly NamedField[] =>
  fields.flatMap(({ name, id, labels }) =>
    name in messages && id ? [{ name, id, label: labels?.[0]?.textContent || name }] : [],
  );

/** Says how to correct a field; undefined if it's good. */
function messageFor(field: FormField): string | undefined {
  const { validity, labels, value } = field;
  const read = readerOf(field);
  if (read && value.trim()) return read(value).fault;
  if (validity.valid) return;
  const label = labels?.[0]?.textContent || field.name;
  // The label of a box is what somebody agrees to, and reads as no field's name.
  if (validity.valueMissing) return (field.type === 'checkbox' && field.title) || `${label} is required.`;
  if (validity.patternMismatch && field.title) return field.title;
  return field.validationMessage;
}

/** What reads a field on the server too: the browser's own rules refuse what the server takes. */
const readerOf = ({ type, dataset }: FormField) =>
  dataset.kind === 'rupees' ? readWholeRupees : { email: readEmail, tel: readPhone }[type];

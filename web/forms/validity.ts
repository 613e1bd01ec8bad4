import { readWholeRupees } from '#shared/domain/money/read-rupees.ts';
import { readEmail } from '#shared/domain/text/email.ts';
import { readPhone } from '#shared/domain/text/phone.ts';

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** In page order. Includes only one button of each radio group: the selected one or, if that's missing, the first. */
export const fieldsOf = (form: HTMLFormElement): FormField[] =>
  [...form.elements].filter(
    (element): element is FormField =>
      'name' in element &&
      element.name !== '' &&
      !(element instanceof HTMLButtonElement) &&
      !(element instanceof HTMLInputElement && isOtherRadio(element)),
  );

function isOtherRadio({ type, checked, required, form, name, id }: HTMLInputElement): boolean {
  if (type !== 'radio' || checked) return false;
  const group = form?.querySelectorAll<HTMLInputElement>(`[type=radio][name=${name}]`) ?? [];
  return !required || [...group].some((each) => each.checked) || group[0]?.id !== id;
}

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
  fields.flatMap((field) =>
    field.name in messages && field.id ? [{ name: field.name, id: field.id, label: labelOf(field) }] : [],
  );

const labelOf = (field: FormField): string =>
  (field.type === 'radio' && field.closest('fieldset')?.querySelector('legend')?.textContent) ||
  field.labels?.[0]?.textContent ||
  field.name;

function messageFor(field: FormField): string | undefined {
  const { validity, value } = field;
  const read = readerOf(field);
  if (read && value.trim()) return read(value).fault;
  if (validity.valid) return;
  // A checkbox's label is a sentence, not a field name.
  if (validity.valueMissing)
    return (/^(?:checkbox|radio)$/.test(field.type) && field.title) || `${labelOf(field)} is required.`;
  if (validity.patternMismatch && field.title) return field.title;
  return field.validationMessage;
}

/** Validates with the server's code, because browsers reject some values that the server accepts. */
const readerOf = ({ type, dataset }: FormField) =>
  dataset.kind === 'rupees' ? readWholeRupees : { email: readEmail, tel: readPhone }[type];

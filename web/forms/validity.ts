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

/** The message for a field that breaks its own constraints: says how to mend it. */
export function fieldMessage(field: FormField): string {
  const { validity, labels, type } = field;
  const label = labels?.[0]?.textContent || field.name;
  if (validity.valueMissing) return `${label} is required.`;
  if (type === 'email') return 'Enter an email address such as name@example.com.';
  if (validity.patternMismatch && field.title) return field.title;
  return field.validationMessage;
}

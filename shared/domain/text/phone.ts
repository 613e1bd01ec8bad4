/** Telephone numbers. Shape and length decide what is a number, and not a list of allocated ranges. */

/** The sentence about a faulty telephone number, for the forms and the API. */
export const phoneHint = 'Enter a phone number such as 98220 12345 or +44 20 7946 0958.';

/**
 * A number as it is stored: in E.164 where its country can be told, or else its 6 to 15 digits, which may only work
 * locally. Undefined for what is no number.
 */
export function keptPhone(text: string): string | undefined {
  const digits = withoutSeparators(text).replace(brackets, '');
  return normalizePhone(text) ?? (/^\+?\d{6,15}$/.test(digits) ? digits : undefined);
}

/**
 * A number as people write it, in E.164: ten digits, a leading 0 or 91 mean India (+91), 00 or + any country.
 * Undefined for what cannot be dialled from everywhere.
 */
export function normalizePhone(text: string): string | undefined {
  const dialled = withoutSeparators(text)
    // A trunk prefix in brackets is for callers within the country.
    .replace(/^(\+|00)(.*)\(0\)/, '$1$2')
    .replace(brackets, '')
    .replace(/^00/, '+');
  const [, ten] = /^(?:\+910?|0|91)?([1-9]\d{9})$/.exec(dialled) ?? [];
  if (ten) return `+91${ten}`;
  return /^\+(?!91)[1-9]\d{7,14}$/.test(dialled) ? dialled : undefined;
}

const withoutSeparators = (text: string) =>
  text
    .trim()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(separators, '');

const brackets = /[()[\]]/g;

// Blanks, dots, hyphens, and the marks of direction and width that come along when a number is copied. No line breaks.
const separators = /[ \t\u00a0\u2000-\u200f\u202a-\u202f\u205f-\u2069\ufeff.\u2010-\u2015\u2212-]/g;

/** A stored number for people to read: an Indian one as `+91 98220 12345`, any other as it is. */
export const readablePhone = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');

import { limits } from '../limits/limits.ts';

/** The forms in which texts are kept to be searched for, and in which what is typed is held against them. */

/** The words of a name or of what is typed: eight at most, in small letters without their accents. */
export const searchWords = (text: string): string[] =>
  plain(text.slice(0, limits.person.email))
    .split(/[^\p{L}\p{M}\p{N}@._+-]+/u)
    .map((word) => word.replace(/^[._+-]+|[._+-]+$/g, ''))
    .filter(Boolean)
    .slice(0, mostWords);

/** An e-mail address as everything of one person is kept under: trimmed, in small letters. */
export const searchAddress = (email: string): string => email.trim().toLowerCase();

/** The digits of a text, of whatever script of India they are written in, without anything between them. */
export const searchDigits = (text: string): string => plain(text.slice(0, mostNumber)).replace(/\D/g, '');

/** The digits of a telephone number without what stands before it where it is dialled: 0, 00 and India's 91. */
export function nationalDigits(digits: string): string {
  const dialled = digits.replace(/^0+/, '');
  return dialled.length > 10 && dialled.startsWith('91') ? dialled.slice(2).replace(/^0+/, '') : dialled;
}

/** A text from its end to its beginning, so that last digits are a beginning. */
export const reversed = (text: string): string => [...text].reverse().join('');

// NFKD makes eighteen letters of some: a text is cut before, and again behind it.
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(indianDigits, (digit) => String(digitOf(digit)))
    .toLowerCase()
    .slice(0, limits.person.email);

// With the joiners that some keyboards put between letters.
const accents = /[\u0300-\u036f\u200b-\u200d]/g;
// Each script has its ten in a row, from a place that ends in 6: Devanagari, Bengali, Gujarati, Tamil and their kin.
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
const digitOf = (digit: string) => (digit.charCodeAt(0) & 0x7f) - 0x66;

const mostWords = 8;
const mostNumber = 60;

import { limits } from '../limits/limits.ts';
import { asciiDigits } from '../text/clean.ts';

/** The form of a text in the search index, which a typed text also takes before it is compared. */

/** The words of a name or of what is typed: eight at most, in small letters without their accents. */
export function searchWords(text: string): string[] {
  const typed = plain(text.slice(0, limits.person.email));
  const words = typed
    .split(/[^\p{L}\p{M}\p{N}@._+-]+/u)
    .map((word) => word.replace(/^[._+-]+|[._+-]+$/g, ''))
    .filter(Boolean);
  // A name may have no letter at all, such as an emoji.
  return (words.length > 0 ? words : typed.split(/\s+/).filter(Boolean)).slice(0, mostWords);
}

/** An e-mail address in the search index: trimmed, in small letters. */
export const searchAddress = (email: string): string => email.trim().toLowerCase();

/** The digits of a text, in any script, without anything between them. */
export const searchDigits = (text: string): string => plain(text.slice(0, mostNumber)).replace(/\D/g, '');

/** The digits of a telephone number without a prefix for dialling: 0, 00 and India's 91. */
export function nationalDigits(digits: string): string {
  const dialled = digits.replace(/^0+/, '');
  return dialled.length > 10 && dialled.startsWith('91') ? dialled.slice(2).replace(/^0+/, '') : dialled;
}

/** A text from its end to its beginning, so that last digits are a beginning. */
export const reversed = (text: string): string => [...text].reverse().join('');

// NFKD can make eighteen letters of one, so a text is cut before and after it.
const plain = (text: string): string =>
  asciiDigits(text.normalize('NFKD').replace(accents, '')).toLowerCase().slice(0, limits.person.email);

// The joiners that some keyboards put between letters are removed too.
const accents = /[\u0300-\u036f\u200b-\u200d]/g;

const mostWords = 8;
const mostNumber = 60;

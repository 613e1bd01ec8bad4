import { limits } from '../limits/limits.ts';
import { asciiDigits } from '../text/clean.ts';

/** Returns at most eight words, in lower case and without accents. */
export function searchWords(text: string): string[] {
  const typed = plain(text.slice(0, limits.person.email));
  const words = typed
    .split(/[^\p{L}\p{M}\p{N}@._+-]+/u)
    .map((word) => word.replace(/^[._+-]+|[._+-]+$/g, ''))
    .filter(Boolean);
  // For a name that's just an emoji, for example.
  return (words.length > 0 ? words : typed.split(/\s+/).filter(Boolean)).slice(0, maxWords);
}

export const searchAddress = (email: string): string => email.trim().toLowerCase();

/** Accepts digits in any script and removes separators. */
export const searchDigits = (text: string): string =>
  plain(text.slice(0, maxNumberLength)).replace(/\D/g, '');

/** Removes the dialling prefixes 0 and 00, and India's country code, 91. */
export function nationalDigits(digits: string): string {
  const dialled = digits.replace(/^0+/, '');
  return dialled.length > 10 && dialled.startsWith('91') ? dialled.slice(2).replace(/^0+/, '') : dialled;
}

export const reversed = (text: string): string => [...text].reverse().join('');

// NFKD can expand one letter to eighteen, so the text is truncated both before and after.
const plain = (text: string): string =>
  asciiDigits(text.normalize('NFKD').replace(accents, '')).toLowerCase().slice(0, limits.person.email);

// Some keyboards insert these joiners between letters, so they're removed along with the accents.
const accents = /[\u0300-\u036f\u200b-\u200d]/g;

const maxWords = 8;
const maxNumberLength = 60;

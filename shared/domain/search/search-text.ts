import { limits } from '../limits/limits.ts';
import { asciiDigits } from '../text/clean.ts';

/** At most eight, in lower case without accents. */
export function searchWords(text: string): string[] {
  const typed = plain(text.slice(0, limits.person.email));
  const words = typed
    .split(/[^\p{L}\p{M}\p{N}@._+-]+/u)
    .map((word) => word.replace(/^[._+-]+|[._+-]+$/g, ''))
    .filter(Boolean);
  // A name can have no letters at all, such as an emoji.
  return (words.length > 0 ? words : typed.split(/\s+/).filter(Boolean)).slice(0, maxWords);
}

export const searchAddress = (email: string): string => email.trim().toLowerCase();

/** In any script, without separators. */
export const searchDigits = (text: string): string =>
  plain(text.slice(0, maxNumberLength)).replace(/\D/g, '');

/** Without dialling prefixes: 0, 00 and India's 91. */
export function nationalDigits(digits: string): string {
  const dialled = digits.replace(/^0+/, '');
  return dialled.length > 10 && dialled.startsWith('91') ? dialled.slice(2).replace(/^0+/, '') : dialled;
}

/** Reverses a string so that `begins_with` can match its last digits. */
export const reversed = (text: string): string => [...text].reverse().join('');

// NFKD can turn one letter into eighteen, so the text is cut before and after it.
const plain = (text: string): string =>
  asciiDigits(text.normalize('NFKD').replace(accents, '')).toLowerCase().slice(0, limits.person.email);

// Includes the joiners that some keyboards add between letters.
const accents = /[\u0300-\u036f\u200b-\u200d]/g;

const maxWords = 8;
const maxNumberLength = 60;

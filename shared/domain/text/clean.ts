/**
 * Returns NFC with `\n` line breaks and plain spaces, without invisible characters or bidirectional marks, which could
 * reorder other text. Keeps joiners that change how a word or emoji looks, and at most four combining marks in a row,
 * because more would overlap other lines.
 */
export function cleanText(text: string): string {
  const clean = mapped(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .replace(unseen, '$1')
    .replace(looseJoiner, '$1')
    .trim()
    // NFC takes quadratic time to sort a run of marks: half a second for 64 KB.
    .replace(markRun, (run) => withinMarkLimit(run, maxMarksToSort))
    .normalize('NFC')
    .replace(markRun, (run) => withinMarkLimit(run, maxMarks));
  return visible.test(clean) ? clean : '';
}

export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** For values that programs read, such as phone numbers. Returns one line without joiners, in ASCII where possible. */
export const cleanValue = (text: string): string =>
  asciiDigits(cleanLine(text).normalize('NFKC'))
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

export const asciiDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit);

/** Finds a lone surrogate, which can't be stored. Positions are counted from 1. */
export function brokenAt(text: string): { line: number; character: number } | undefined {
  const index = text.search(/\p{Cs}/u);
  if (index < 0) return undefined;
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, character: [...(lines.at(-1) ?? '')].length + 1 };
}

// Replaces Word's characters for a non-breaking hyphen and the end of a cell, and Windows-1252 characters that were
// decoded as Latin-1.
const mapped = (text: string): string =>
  text
    .replaceAll('\u0007', ' ')
    .replaceAll('\u001e', '-')
    .replace(
      /[\u0080\u0082-\u0084\u0086-\u008c\u008e\u0091-\u009c\u009e\u009f]/g,
      (character) => windows[character.charCodeAt(0) - 0x80] ?? '',
    );

const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

// Matches control characters except tabs and line breaks, soft hyphens, zero-width breaks, bidirectional and annotation
// marks, object replacement characters, and tag characters outside flags.
const unseen =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|(?![\t\n])\p{Cc}|\u034f|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}]/gu;

// Joiners matter only in Indic and Arabic scripts and in emoji.
const looseJoiner =
  /((?:\p{M}|(?!\p{Script=Latin})\p{L}|\p{Extended_Pictographic}|\p{Emoji_Modifier})[\u200c\u200d])|[\u200c\u200d]/gu;

// A Default_Ignorable_Code_Point renders as nothing, and U+2800 is the blank Braille pattern. Unassigned characters
// count as visible, because they may become emoji.
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Joiners between marks don't separate them on screen.
const markRun = /\p{M}[\p{M}\p{Cf}]*/gu;

const maxMarks = 4;

// From the Stream-Safe Text Format (UAX #15).
const maxMarksToSort = 30;

function withinMarkLimit(run: string, most: number): string {
  let marks = 0;
  return [...run]
    .filter((character) => {
      if (/\p{M}/u.test(character)) marks += 1;
      return marks <= most;
    })
    .join('');
}

// In Unicode, the ten digits of a script are consecutive, starting with zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

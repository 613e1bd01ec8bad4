/**
 * NFC, `\n` line breaks, plain spaces, no invisible characters. Keeps joiners inside words and emoji, because they
 * change the text. Removes bidirectional marks, so that a name can't reorder the screen, and keeps at most four
 * combining marks in a row, because more cover other rows.
 */
export function cleanText(text: string): string {
  const clean = mapped(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .replace(unseen, '$1')
    .replace(looseJoiner, '$1')
    .trim()
    // NFC sorts a run of marks quadratically: 64 KB of marks take half a second.
    .replace(markRun, (run) => withinMarkLimit(run, maxMarksToSort))
    .normalize('NFC')
    .replace(markRun, (run) => withinMarkLimit(run, maxMarks));
  return visible.test(clean) ? clean : '';
}

/** Line breaks, tabs and runs of spaces become one space. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** For values that programs read, such as phone numbers: one line, ASCII where possible, no joiners. */
export const cleanValue = (text: string): string =>
  asciiDigits(cleanLine(text).normalize('NFKC'))
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

export const asciiDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit);

/** Position of half a surrogate pair, which can't be stored; counted from 1. */
export function brokenAt(text: string): { line: number; character: number } | undefined {
  const index = text.search(/\p{Cs}/u);
  if (index < 0) return undefined;
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, character: [...(lines.at(-1) ?? '')].length + 1 };
}

// Word's characters for a cell's end and a non-breaking hyphen, and Windows-1252 read as Latin-1.
const mapped = (text: string): string =>
  text
    .replaceAll('\u0007', ' ')
    .replaceAll('\u001e', '-')
    .replace(
      /[\u0080\u0082-\u0084\u0086-\u008c\u008e\u0091-\u009c\u009e\u009f]/g,
      (character) => windows[character.charCodeAt(0) - 0x80] ?? '',
    );

const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

// Control characters except tabs and line breaks, soft hyphens, zero-width breaks, bidirectional and annotation
// marks, object replacement, and tags outside of flags.
const unseen =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|(?![\t\n])\p{Cc}|\u034f|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}]/gu;

// Joiners only matter in Indic and Arabic scripts and in emoji.
const looseJoiner =
  /((?:\p{M}|(?!\p{Script=Latin})\p{L}|\p{Extended_Pictographic}|\p{Emoji_Modifier})[\u200c\u200d])|[\u200c\u200d]/gu;

// Default_Ignorable_Code_Point renders as nothing; U+2800 is the blank Braille pattern. Unassigned characters count
// as visible, because they may become emoji.
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Joiners between marks don't separate them on screen.
const markRun = /\p{M}[\p{M}\p{Cf}]*/gu;

const maxMarks = 4;

// UAX #15, Stream-Safe Text Format.
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

// Unicode keeps the ten digits of a script in order, starting with a zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

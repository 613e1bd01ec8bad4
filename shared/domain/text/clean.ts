/**
 * A text as it is stored: in NFC, with `\n` for every line break and plain spaces, and without invisible
 * characters. Joiners survive inside words and emoji, which they change. Marks that turn the reading direction never do, so no
 * name can reorder the admin's screen. At most four combining marks follow each other, since more draw over other rows.
 */
export function cleanText(text: string): string {
  const clean = mapped(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\p{Zs}/gu, ' ')
    .replace(unseen, '$1')
    .replace(looseJoiner, '$1')
    .trim()
    // NFC sorts the marks of a run, comparing each with all before it: 64 KB of marks take half a second.
    .replace(markRun, (run) => withinMarkLimit(run, mostMarksToOrder))
    .normalize('NFC')
    .replace(markRun, (run) => withinMarkLimit(run, mostMarks));
  return visible.test(clean) ? clean : '';
}

/** A text that is stored in one line: line breaks, tabs and runs of spaces become one space. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/**
 * A value that programs read, such as a phone number, an email address, a code or an amount: in one line, in ASCII
 * wherever a character has an ASCII counterpart, and without any joiner.
 */
export const cleanValue = (text: string): string =>
  asciiDigits(cleanLine(text).normalize('NFKC'))
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The digits of every script as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit);

/** Where a text has half a character, which can't be stored: its line and place in it, from 1. */
export function brokenAt(text: string): { line: number; character: number } | undefined {
  const index = text.search(/\p{Cs}/u);
  if (index < 0) return undefined;
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, character: [...(lines.at(-1) ?? '')].length + 1 };
}

// Word's own characters for the end of a cell and for a hyphen that doesn't break, and Windows-1252 read as Latin-1.
const mapped = (text: string): string =>
  text
    .replaceAll('\u0007', ' ')
    .replaceAll('\u001e', '-')
    .replace(
      /[\u0080\u0082-\u0084\u0086-\u008c\u008e\u0091-\u009c\u009e\u009f]/g,
      (character) => windows[character.charCodeAt(0) - 0x80] ?? '',
    );

const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

// Control characters but tabs and line breaks, soft hyphens, breaks of no width, marks of direction and of annotations,
// the box of a pasted picture, and tags: these only belong to a flag, which the brackets keep.
const unseen =
  /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|(?![\t\n])\p{Cc}|\u034f|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}]/gu;

// Joiners change what stands before them in Indic and Arabic writing and in emoji, and nothing anywhere else.
const looseJoiner =
  /((?:\p{M}|(?!\p{Script=Latin})\p{L}|\p{Extended_Pictographic}|\p{Emoji_Modifier})[\u200c\u200d])|[\u200c\u200d]/gu;

// Default_Ignorable_Code_Point: characters that render as nothing, such as Hangul fillers and tags. U+2800 is the Braille
// pattern without a dot. Unassigned characters count as visible: they may be next year's emoji.
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Joiners between marks don't separate them on the screen.
const markRun = /\p{M}[\p{M}\p{Cf}]*/gu;

const mostMarks = 4;

// Unicode's own bound of a text that can be normalised as it comes (UAX #15, Stream-Safe Text Format).
const mostMarksToOrder = 30;

function withinMarkLimit(run: string, most: number): string {
  let marks = 0;
  return [...run]
    .filter((character) => {
      if (/\p{M}/u.test(character)) marks += 1;
      return marks <= most;
    })
    .join('');
}

// Unicode keeps the ten digits of a script together, in order, and starts every run of digits with a zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * A text as it is stored: in NFC, without marks of direction, with U+2028 and U+2029 as line breaks, and with at most
 * four combining marks in a row, since more draw over the rows above and beneath. A text of invisible characters
 * alone becomes empty.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n|[\u2028\u2029]/g, '\n')
    .replace(directionMarks, '')
    .trim()
    // NFC sorts the marks of a run, comparing each with all before it: 64 KB of marks take half a second.
    .replace(markRun, (run) => withinMarkLimit(run, mostMarksToOrder))
    .normalize('NFC')
    .replace(markRun, (run) => withinMarkLimit(run, mostMarks));
  return visible.test(clean) ? clean : '';
}

/** A text that is stored in one line. */
export const cleanLine = (text: string): string => cleanText(text.replace(/[\u2028\u2029]/g, ' '));

/** A short text as it is, and of a longer text the beginning and an ellipsis: `length` characters at most. */
export const shortened = (text: string, length: number): string =>
  [...text].length <= length
    ? text
    : `${[...text]
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;

/** A text as HTML or XML has it, between tags or in a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A number with India's groups of digits: 1,04,499. No module calls it while it loads, as the first call takes 10 ms. */
export const grouped = (number: number): string => number.toLocaleString('en-IN');

const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

// Default_Ignorable_Code_Point: whatever is drawn as nothing, the fillers of Hangul and tags among it. U+2800 is the
// Braille pattern without a dot. Unassigned characters count as visible: they may be next year's emoji.
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Joiners between marks do not part them on the screen.
const markRun = /\p{M}[\p{M}\p{Cf}]*/gu;

const mostMarks = 4;

// Unicode's own bound of a text that can be normalised as it comes (UAX #15, Stream-Safe Text Format).
const mostMarksToOrder = 30;

function withinMarkLimit(run: string, most: number): string {
  let marks = 0;
  return [...run].filter((character) => !/\p{M}/u.test(character) || ++marks <= most).join('');
}

/** A wait in words: seconds up to a minute, then whole minutes. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const whole = Math.ceil(seconds / 60);
  return whole === 1 ? '1 minute' : `${whole} minutes`;
}

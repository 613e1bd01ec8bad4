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

/** A wait in words: seconds up to a minute, then whole minutes. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const whole = Math.ceil(seconds / 60);
  return whole === 1 ? '1 minute' : `${whole} minutes`;
}

import { cleanLine } from '../domain/text/clean.ts';

/** A text in one line. Spaces that don't break stay as they are (`unbroken`). */
export const oneLine = (text: string): string => text.split('\u00a0').map(cleanLine).join('\u00a0');

/** A text in which no line breaks, such as a telephone number. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * A text in which no program finds an address to make a link of: an invisible space parts what stands around the dots,
 * colons and at signs of `http://evil.example`, `javascript:x` and `a@b.example`.
 */
export const unlinked = (text: string): string =>
  text.replace(/(?<=\S)[.@](?=[^\s\p{N}.\u200b])|(?<=\p{L}):(?=[^\s\u200b])/gu, '$&\u200b');

/** A text in one line in which no program finds a link. */
export const words = (text: string): string => unlinked(oneLine(text));

/**
 * The first line of a letter to somebody who typed a name into a form. A name with an address, a telephone number or
 * markup in it is left out, as the reader may not be the person who typed it.
 */
export const greeting = (name = ''): string =>
  !name || /[<>/\\@:]|(?:\p{N}\D{0,2}){6}/u.test(name) ? 'Hello,' : `Hello ${oneLine(name)},`;

/** `1 enquiry`, `2 enquiries`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** A text of several lines as paragraphs of lines. Blank lines divide the paragraphs. */
export const paragraphsOf = (text: string): string[][] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(oneLine)
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').filter(Boolean))
    .filter((lines) => lines.length > 0);

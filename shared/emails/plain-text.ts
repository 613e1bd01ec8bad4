import { cleanLine } from '../domain/text/clean.ts';

export const toOneLine = (text: string): string => text.split('\u00a0').map(cleanLine).join('\u00a0');

export const withoutBreaks = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * Puts a zero-width space into anything that email programs would turn into a link, such as `http://evil.example`,
 * `javascript:x` and `a@b.example`.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/(?<=\S)[.@](?=[^\s\p{N}.\u200b])|(?<=\p{L}):(?=[^\s\u200b])/gu, '$&\u200b');

export const words = (text: string): string => withoutLinks(toOneLine(text));

/** Leaves out a name that contains an address, a phone number or markup, because someone else may have typed it. */
export const greeting = (name = ''): string =>
  !name || /[<>/\\@:]|(?:\p{N}\D{0,2}){6}/u.test(name) ? 'Hello,' : `Hello ${toOneLine(name)},`;

export const splitParagraphs = (text: string): string[][] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(toOneLine)
    .join('\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').filter(Boolean))
    .filter((lines) => lines.length > 0);

/** A file as Latin-1 text, a character for each byte: all of it, or its beginning and its end. */
export interface FileText {
  /** The size of the whole file in bytes. */
  size: number;
  /** The first bytes. */
  head: string;
  /** The last bytes; the same as `head` if that is the whole file. */
  tail: string;
}

/** What can be read from an offset on; undefined if that part of the file isn't here. */
export function textFrom({ size, head, tail }: FileText, offset: number): string | undefined {
  const tailAt = size - tail.length;
  if (offset >= tailAt) return tail.slice(offset - tailAt);
  return offset < head.length ? head.slice(offset) : undefined;
}

/** True if nothing of the file is missing. */
export const isWhole = ({ size, tail }: FileText): boolean => tail.length === size;

/** Some bytes as Latin-1 text. */
export function textOf(bytes: Uint8Array): string {
  let text = '';
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** The bytes of a Latin-1 text. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

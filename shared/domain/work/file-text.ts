/** Latin-1, a character per byte: the whole file, or its start and end. */
export interface FileText {
  size: number;
  head: string;
  /** The last bytes; the same as `head` if that is the whole file. */
  tail: string;
}

/** Text from an offset; undefined if that part isn't available. */
export function textFrom({ size, head, tail }: FileText, offset: number): string | undefined {
  const tailAt = size - tail.length;
  if (offset >= tailAt) return tail.slice(offset - tailAt);
  return offset < head.length ? head.slice(offset) : undefined;
}

export const isComplete = ({ size, tail }: FileText): boolean => tail.length === size;

export function textOf(bytes: Uint8Array): string {
  let text = '';
  // The number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A file read as Latin-1, with one character per byte. If the file is long, only its start and end are available. */
export interface FileText {
  size: number;
  head: string;
  /** The last bytes of the file. The same as `head` if that holds the whole file. */
  tail: string;
}

export function textFrom({ size, head, tail }: FileText, offset: number): string | undefined {
  const tailAt = size - tail.length;
  if (offset >= tailAt) return tail.slice(offset - tailAt);
  return offset < head.length ? head.slice(offset) : undefined;
}

export const isComplete = ({ size, tail }: FileText): boolean => tail.length === size;

export function textOf(bytes: Uint8Array): string {
  let text = '';
  // The number of arguments in a function call is limited.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

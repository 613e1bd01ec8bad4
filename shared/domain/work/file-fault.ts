/** The type of a file by its first bytes, read as Latin-1; undefined where it is neither a PDF nor a DOCX. */
export const typeOfFile = (start: string): 'pdf' | 'docx' | undefined =>
  start.startsWith('%PDF-') ? 'pdf' : start.startsWith('PK\x03\x04') ? 'docx' : undefined;

/** The sentence that tells a sender why a file is not taken, by its first bytes; undefined where it is taken. */
export function fileFault(start: string): string | undefined {
  if (typeOfFile(start)) return undefined;
  if (start === '') return 'The file is empty. Choose it again and send it.';
  // The container of Word's old files, and of new files with a password.
  return start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
    ? 'This is an old Word file (.doc), or one with a password. Save it as .docx or PDF and send that.'
    : 'This is neither a PDF nor a Word file (.docx), whatever its name says. Send one of these.';
}

/** The number of first bytes that tell the type. */
export const tellingBytes = 8;

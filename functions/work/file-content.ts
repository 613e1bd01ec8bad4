import { invalid } from '../platform/errors.ts';

/**
 * Tells by its first bytes what a file is, or throws in words for whoever sent it. A PDF may carry a script and a DOCX
 * macros, and what an archive says of itself is its sender's word: neither is looked into. It is only ever downloaded, as an
 * attachment of another address than the site's.
 */
export function typeOfFile(bytes: Buffer): 'pdf' | 'docx' {
  if (bytes.length === 0) throw invalid('The file is empty. Choose it again and send it.');
  if (beginsWith(bytes, '%PDF-')) {
    if (!hasEnd(bytes)) throw invalid('This PDF is damaged or cut off. Save it again and send that.');
    return 'pdf';
  }
  if (beginsWith(bytes, 'PK\x03\x04')) return 'docx';
  // The container of Word's old files, and of new ones that a password locks.
  if (beginsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))
    throw invalid(
      'This is an old Word file (.doc), or one with a password. Save it as .docx or PDF and send that.',
    );
  throw invalid('This is neither a PDF nor a Word file (.docx), whatever its name says. Send one of these.');
}

const beginsWith = (bytes: Buffer, text: string) =>
  bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));

// Readers take a mark that others have written behind, as far as this.
const hasEnd = (bytes: Buffer) => bytes.subarray(-1024).includes('%%EOF');

import { type FileText, isComplete } from './file-text.ts';
import { pdfError } from './pdf-file.ts';
import { zipError } from './zip-file.ts';

/** Looks at the bytes, not the name. Any ZIP file counts as `docx` here. */
export function typeOfFile({ head }: FileText): 'pdf' | 'docx' | undefined {
  if (head.startsWith('PK\x03\x04')) return 'docx';
  return headerOf(head) >= 0 ? 'pdf' : undefined;
}

/** Returns undefined if the file is accepted, or if we have only its start and end, and they're inconclusive. */
export async function fileError(file: FileText): Promise<string | undefined> {
  if (file.size === 0) return 'The file is empty. Choose it again and send it.';
  const type = typeOfFile(file);
  if (type === 'pdf') return pdfError(file, headerOf(file.head));
  if (type === 'docx') return zipError(file);
  if (file.head.startsWith(compoundFile)) return compoundFileError(file);
  const known = others.find(([start]) => file.head.startsWith(start));
  return known
    ? `This is ${known[1]}. Save it as a PDF or Word (.docx) file and send that.`
    : 'This isn’t a PDF or Word file. Save it as a PDF or Word (.docx) file and send that.';
}

// Acrobat and browsers accept a header anywhere in the first 1,024 bytes, for example after HTTP headers.
const headerOf = (head: string) => head.slice(0, 1024).indexOf('%PDF-');

const others = [
  ['{\\rtf', 'an RTF file'],
  ['\xff\xd8\xff', 'a photo'],
  ['\x89PNG', 'a picture'],
] as const;

// Old Word files and password-protected new ones start with this.
const compoundFile = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

function compoundFileError(file: FileText): string {
  const has = (name: string) => {
    const wide = name.replace(/./g, '$&\0');
    return file.head.includes(wide) || file.tail.includes(wide);
  };
  if (has('EncryptedPackage')) return needsPassword('Word file');
  return has('WordDocument') && isComplete(file)
    ? 'This is an old Word file (.doc). Save it as a .docx or PDF file and send that.'
    : 'This is an old (.doc) or password-protected Word file. Save it as a .docx or PDF file without a password and send that.';
}

const needsPassword = (what: string) =>
  `This ${what} can’t be opened without a password. Save a copy without the password and send that.`;

import { limits } from '#shared/domain/limits/limits.ts';
import { sizeInWords } from '../../content/file-size.ts';

/** Says why a file is not worth sending; undefined where it may be sent. The server looks at its first bytes too. */
export async function fileFault(file: File): Promise<string | undefined> {
  if (!/\.(pdf|docx)$/i.test(file.name))
    return /\.(doc|docm|odt|rtf|pages)$/i.test(file.name)
      ? 'This kind of document cannot be handed in. Save it as PDF or DOCX, and choose that.'
      : 'A PDF or a DOCX can be handed in, and no other kind of file.';
  if (file.size === 0) return 'This file is empty.';
  if (file.size > limits.work.fileBytes)
    return `This file has ${sizeInWords(file.size)}, and ${sizeInWords(limits.work.fileBytes)} is the most. Save it with smaller pictures, or paste its text.`;
  const begins = await firstBytes(file);
  const isPdf = /\.pdf$/i.test(file.name);
  if (begins !== undefined && !begins.startsWith(isPdf ? '%PDF' : 'PK'))
    return `This file is called ${isPdf ? 'PDF' : 'DOCX'} and is none. Save it as one, and choose that.`;
}

/** The first four bytes as text; undefined where the browser cannot read the file just now. */
async function firstBytes(file: File): Promise<string | undefined> {
  try {
    return String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  } catch {
    return undefined;
  }
}

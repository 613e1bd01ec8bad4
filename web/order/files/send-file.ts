import { ApiError } from '#shared/api/client.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { sizeInWords } from '../../content/file-size.ts';
import { upload } from '../../upload.ts';

interface Sending {
  /** The caller's own: the same file under it is kept once. */
  id: string;
  file: File;
  /** Called with the part that has left, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** A file that did not arrive, in words for its buyer. */
export class FileNotSent extends Error {
  override name = 'FileNotSent';
  /** The HTTP status; 0 where the connection was lost. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  /** The same file under the same id may arrive the next time. */
  get mayBeTriedAgain(): boolean {
    return this.status === 0 || this.status === 401 || this.status === 429 || this.status >= 500;
  }
}

/** Sends a file, and resolves with the order that has it. */
export async function sendFile({ id, file, ...sending }: Sending): Promise<OwnOrder> {
  try {
    return await upload('PUT /order/files/{id}', { path: { id } }, file, sending);
  } catch (error) {
    if (!(error instanceof ApiError)) throw new FileNotSent(0, wordsFor(0, undefined));
    throw new FileNotSent(error.status, wordsFor(error.status, error.message));
  }
}

function wordsFor(status: number, detail: string | undefined): string {
  if (status === 0) return 'The connection was lost. Try again: it is handed in once, however often you try.';
  if (status === 401) return 'Your order was closed here. Open its link again, and then try again.';
  if (status === 413) return `This file is too large: ${sizeInWords(limits.work.fileBytes)} is the most.`;
  if (status === 429) return detail ?? 'Too many files came at once. Try again in a minute.';
  if (status >= 500) return 'Our server could not take the file just now. Try again in a minute.';
  return detail ?? 'This file could not be taken. Save it as PDF, and choose that.';
}

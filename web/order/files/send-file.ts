import { ApiError } from '#shared/api/client.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { noticeVersion } from '#shared/policies.ts';
import { upload, uploadFailure } from '../../upload.ts';

interface Sending {
  /** An id that the caller makes: a file that is sent again under it is kept once. */
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
    return await upload('PUT /order/files/{id}', { path: { id }, query }, file, sending);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    throw new FileNotSent(status, status === 401 ? closed : uploadFailure(error));
  }
}

const query = { noticeVersion: String(noticeVersion) };

const closed = 'Your order was closed here. Open its link again, and then try again.';

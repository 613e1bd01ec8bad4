import { ApiError } from '#shared/api/client.ts';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { noticeVersion } from '#shared/policies.ts';
import { upload, uploadFailure } from '../../upload.ts';

interface Sending {
  /** Chosen by the caller. If a file is sent again with the same id, it's stored only once. */
  id: string;
  file: File;
  /** Called with the fraction sent so far, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** The buyer sees its message. */
export class UploadError extends Error {
  override name = 'UploadError';
  /** The HTTP status, or 0 if the connection was lost. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  get canRetry(): boolean {
    return this.status === 0 || this.status === 401 || this.status === 429 || this.status >= 500;
  }
}

export async function uploadFile({ id, file, ...sending }: Sending): Promise<OwnOrder> {
  try {
    return await upload('PUT /order/files/{id}', { path: { id }, query }, file, sending);
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    throw new UploadError(status, status === 401 ? closed : uploadFailure(error));
  }
}

const query = { noticeVersion: String(noticeVersion) };

const closed = 'You’ve been signed out. Open your order link, then press Try again.';

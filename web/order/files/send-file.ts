import { fileBody } from '#shared/api/file-body.ts';
import type { OwnOrder } from '#shared/domain/bought-work.ts';
import { limits } from '#shared/domain/limits.ts';
import { fileAddress, sizeInWords } from './file-entries.ts';

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

/** Sends a file, and resolves with the order that has it. `fetch` tells nothing about the progress of a body. */
export function sendFile({ id, file, onProgress, signal }: Sending): Promise<OwnOrder> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, detail?: string) =>
      reject(new FileNotSent(status, wordsFor(status, detail)));
    let timer: ReturnType<typeof setTimeout>;
    // A connection may stand still for ever without being closed.
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), standstill);
    };
    request.open('PUT', fileAddress(id));
    request.setRequestHeader('content-type', mediaTypeOf(file));
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress(total ? loaded / total : 0);
    };
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 200) resolve(answer as OwnOrder);
      else fail(request.status, answer?.detail);
    };
    request.onerror = () => fail(0);
    request.onabort = () => fail(0);
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    watch();
    request.send(file);
  });
}

function wordsFor(status: number, detail: string | undefined): string {
  if (status === 0) return 'The connection was lost. Try again: it is handed in once, however often you try.';
  if (status === 401) return 'Your order was closed here. Open its link again, and then try again.';
  if (status === 413) return `This file is too large: ${sizeInWords(limits.work.fileBytes)} is the most.`;
  if (status === 429) return detail ?? 'Too many files came at once. Try again in a minute.';
  if (status >= 500) return 'Our server could not take the file just now. Try again in a minute.';
  return detail ?? 'This file could not be taken. Save it as PDF, and choose that.';
}

/** What the server takes a file as. Browsers differ in what they call a DOCX, and some say nothing. */
const mediaTypeOf = ({ type }: File) =>
  fileBody.mediaTypes.includes(type) ? type : 'application/octet-stream';

function parse(text: string): { detail?: string } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Milliseconds.
const standstill = 60_000;

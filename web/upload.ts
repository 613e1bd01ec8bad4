import {
  ApiError,
  addressOf,
  type Data,
  type Parameters,
  type Problem,
  type Route,
} from '#shared/api/client.ts';
import { fileBody } from '#shared/api/file-body.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { attachmentOf } from '#shared/domain/work/attachment.ts';
import { type FileText, textOf } from '#shared/domain/work/file-text.ts';
import { sizeInWords } from './content/file-size.ts';

/** A route whose body is a file. */
export type FileRoute = Extract<Route, 'PUT /order/files/{id}' | 'PUT /admin/work/{id}/drafts/{fileId}'>;

interface Options {
  /** Called with the part that has left, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a file to a route and tells how far it has come, which `fetch` cannot. Rejects with `ApiError` when refused, and
 * with a `TypeError` when the connection is cut or nothing has moved for a minute.
 */
export const upload = <K extends FileRoute>(
  route: K,
  parameters: Pick<Parameters<K>, 'path' | 'query'>,
  file: File,
  { onProgress, signal }: Options,
): Promise<Data<K>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cut = () => reject(new TypeError('The connection was cut.'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A connection that is only slow keeps reporting progress.
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), stillMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () =>
      request.status < 400 ? resolve(JSON.parse(request.responseText)) : reject(refusalOf(request));
    request.onerror = cut;
    request.onabort = cut;
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => request.abort());
    request.open('PUT', addressOf(route, parameters));
    // Not every browser knows what a DOCX is; its bytes say so.
    const isKnown = fileBody.mediaTypes.includes(file.type);
    request.setRequestHeader('content-type', isKnown ? file.type : 'application/octet-stream');
    request.setRequestHeader('content-disposition', attachmentOf(file.name));
    moved();
    request.send(file);
  });

/** The types that a file field offers. A file that a phone or a server has renamed often has none. */
export const acceptedFiles = ['.pdf', '.docx', ...fileBody.mediaTypes].join();

/** Says why a file isn't worth sending, by its first and last bytes; undefined if it can be sent. */
export async function faultOf(file: File): Promise<string | undefined> {
  if (file.size > limits.work.fileBytes)
    return `This file has ${sizeInWords(file.size)}, and ${mostInWords} is the most. Save it smaller, or without pictures, and choose that.`;
  try {
    const { fileFault } = await fileFaults;
    return await fileFault(await textOfFile(file));
  } catch {
    // The browser can't read the file, lacks a cipher or hasn't the script. The server looks at the file, too.
    return undefined;
  }
}

// Loaded after the page, which can be read without it, and before a file can be chosen.
const fileFaults = import('#shared/domain/work/file-fault.ts');
fileFaults.catch(() => {});

async function textOfFile(file: File): Promise<FileText> {
  const read = async (from: number, to?: number) =>
    textOf(new Uint8Array(await file.slice(from, to).arrayBuffer()));
  const head = await read(0, mostRead);
  return { size: file.size, head, tail: file.size > mostRead ? await read(-mostRead) : head };
}

/** Bytes that are read at each end of a file: an attachment may be on a slow disk, or in a cloud. */
const mostRead = 64_000;

/** Says why a file was not taken, also where the gateway in front of the API has refused it. */
export function uploadFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The connection was lost. Try again: it is kept once.';
  if (error.status === 413) return `This file is too large: ${mostInWords} is the most.`;
  if (error.status >= 500) return 'Our server could not take the file just now. Try again: it is kept once.';
  return error.message;
}

const mostInWords = sizeInWords(limits.work.fileBytes);

const stillMs = 60_000;

function refusalOf({ status, responseText }: XMLHttpRequest): ApiError {
  let problem: Partial<Problem> = {};
  try {
    problem = JSON.parse(responseText);
  } catch {
    // The gateway in front of the API answers in words of its own.
  }
  return new ApiError(status, problem, undefined);
}

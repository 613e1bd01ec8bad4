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
import { formatSize } from './content/file-size.ts';

type FileRoute = Extract<Route, 'PUT /order/files/{id}' | 'PUT /admin/work/{id}/drafts/{fileId}'>;

interface Options {
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Uses XMLHttpRequest, because `fetch` can't report upload progress. Rejects with an `ApiError` if the API refuses the
 * file, and with a `TypeError` if the connection is lost or there's no progress for a minute.
 */
export const upload = <K extends FileRoute>(
  route: K,
  parameters: Pick<Parameters<K>, 'path' | 'query'>,
  file: File,
  { onProgress, signal }: Options,
): Promise<Data<K>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cut = () => reject(new TypeError('The connection was lost.'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A slow connection still reports progress, so it doesn't time out.
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), idleTimeoutMs);
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
    // Some browsers don't know the media type of DOCX files.
    const hasKnownType = fileBody.mediaTypes.includes(file.type);
    request.setRequestHeader('content-type', hasKnownType ? file.type : 'application/octet-stream');
    request.setRequestHeader('content-disposition', attachmentOf(file.name));
    moved();
    request.send(file);
  });

/** Files renamed by a phone or a server often have no media type. */
export const acceptedFiles = ['.pdf', '.docx', ...fileBody.mediaTypes].join();

/** Checks the beginning and end of the file. Returns undefined if the file can be sent. */
export async function faultOf(file: File): Promise<string | undefined> {
  if (file.size > limits.work.fileBytes)
    return `This file is ${formatSize(file.size)}. The limit is ${maxSizeText}. Try making it smaller or removing pictures.`;
  try {
    const { fileError } = await fileFaults;
    return await fileError(await textOfFile(file));
  } catch {
    // The browser either can't read the file or doesn't support its cipher. The server will check the file.
    return undefined;
  }
}

// Loads in the background, before the visitor can choose a file.
const fileFaults = import('#shared/domain/work/file-error.ts');
fileFaults.catch(() => {});

async function textOfFile(file: File): Promise<FileText> {
  const read = async (from: number, to?: number) =>
    textOf(new Uint8Array(await file.slice(from, to).arrayBuffer()));
  const head = await read(0, bytesPerEnd);
  return { size: file.size, head, tail: file.size > bytesPerEnd ? await read(-bytesPerEnd) : head };
}

/** How many bytes to read at each end. Reading the whole file from a slow disk or the cloud would take too long. */
const bytesPerEnd = 64_000;

export function uploadFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The connection was lost. Try again: we’ll store it only once.';
  if (error.status === 413) return `This file is too large. The limit is ${maxSizeText}.`;
  if (error.status >= 500)
    return 'Our server couldn’t accept the file just now. Try again: we’ll store it only once.';
  return error.message;
}

const maxSizeText = formatSize(limits.work.fileBytes);

const idleTimeoutMs = 60_000;

function refusalOf({ status, responseText }: XMLHttpRequest): ApiError {
  let problem: Partial<Problem> = {};
  try {
    problem = JSON.parse(responseText);
  } catch {
    // API Gateway's own errors aren't problem documents.
  }
  return new ApiError(status, problem, undefined);
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, isKey, type Objects } from '../s3/objects.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

export async function serveFile(files: SiteFiles, path: string, asked: Headers): Promise<Response> {
  const file = files.get(decoded(path));
  return file ? sendFile(file, asked) : noSuchKey();
}

export async function servePortrait(media: Objects, path: string, asked: Headers): Promise<Response> {
  const key = decoded(path).slice(1);
  const object = isKey(key) ? media.get(key) : undefined;
  if (!object) return noSuchKey();
  const { body, mediaType, cacheControl } = object;
  const headers = {
    'content-type': mediaType,
    etag: etagOf(body),
    ...(cacheControl && { 'cache-control': cacheControl }),
  };
  return sendFile({ body: Buffer.from(body), headers }, asked);
}

export async function sendFile(file: SiteFile, asked: Headers): Promise<Response> {
  const encoding = encodingFor(file, asked.get('accept-encoding') ?? '');
  const headers = new Headers(file.headers);
  if (encoding) {
    headers.set('content-encoding', encoding);
    headers.set('vary', 'accept-encoding');
    headers.set('etag', `W/${file.headers.etag}`);
  }
  if (asked.get('if-none-match')?.includes(file.headers.etag ?? '')) {
    headers.delete('content-type');
    headers.delete('content-encoding');
    return new Response(null, { status: 304, headers });
  }
  return new Response(encoding ? await compressed(file, encoding) : file.body, { headers });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const noSuchKey = () =>
  new Response(
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>',
    { status: 404, headers: { 'content-type': 'application/xml' } },
  );

type Encoding = 'br' | 'gzip';

/** CloudFront compresses text of at least 1,000 bytes, with Brotli if the browser accepts it. */
function encodingFor({ body, headers }: SiteFile, accepted: string): Encoding | undefined {
  const isText = /^text\/|javascript|json|xml/.test(headers['content-type'] ?? '');
  if (!isText || body.length < 1000) return undefined;
  const names = accepted.split(',').map((part) => part.trim());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

const done = new WeakMap<SiteFile, Partial<Record<Encoding, Promise<Buffer<ArrayBuffer>>>>>();

/** Files don't change during a run, so each one is compressed only once per encoding. */
function compressed(file: SiteFile, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const known = done.get(file) ?? {};
  done.set(file, known);
  known[encoding] ??= compressors[encoding](file.body);
  return known[encoding];
}

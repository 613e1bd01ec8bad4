import { crc32 } from 'node:zlib';
import type { Answer } from '../../http-server.ts';
import { etagOf, isKey, type Objects, type StoredObject } from './objects.ts';

interface Parts {
  path: string;
  /** By the bucket's name. */
  buckets: Record<string, Objects>;
  accessKeyId: string;
}

/** Supports only PutObject, GetObject and DeleteObject, with path-style addresses. */
export function createApi({ path, buckets, accessKeyId }: Parts): Answer {
  const act = (request: Request, body: Buffer): Response => {
    const { objects, key } = placeOf(new URL(request.url).pathname, path, buckets);
    requireSignature(request.headers, accessKeyId);
    switch (request.method) {
      case 'PUT':
        requireChecksum(request.headers, body);
        objects.put(key, {
          body,
          mediaType: request.headers.get('content-type') ?? 'application/octet-stream',
          cacheControl: request.headers.get('cache-control') ?? undefined,
          at: Date.now(),
        });
        return new Response(null, { headers: { etag: etagOf(body) } });
      case 'GET':
        return objectResponse(objects.get(key));
      case 'DELETE':
        objects.remove(key);
        return new Response(null, { status: 204 });
      default:
        throw new S3Error('MethodNotAllowed', 405);
    }
  };

  return async (request) => {
    try {
      return act(request, Buffer.from(await request.arrayBuffer()));
    } catch (error) {
      if (error instanceof S3Error) return errorResponse(error);
      throw error;
    }
  };
}

function placeOf(pathname: string, path: string, buckets: Parts['buckets']) {
  const [bucket = '', ...segments] = pathname.slice(path.length + 1).split('/');
  const objects = pathname.startsWith(`${path}/`) ? buckets[bucket] : undefined;
  if (!objects) throw new S3Error('NoSuchBucket', 404);
  const key = decodeURIComponent(segments.join('/'));
  if (!isKey(key)) throw new S3Error('InvalidArgument', 400);
  return { objects, key };
}

function requireChecksum(headers: Headers, body: Buffer): void {
  const given = headers.get('x-amz-checksum-crc32');
  if (given === null) return;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  if (sum.toString('base64') !== given) throw new S3Error('BadDigest', 400);
}

function objectResponse(object: StoredObject | undefined): Response {
  if (!object) throw new S3Error('NoSuchKey', 404);
  const { body, mediaType, at } = object;
  const headers = {
    'content-type': mediaType,
    etag: etagOf(body),
    'last-modified': new Date(at).toUTCString(),
  };
  return new Response(new Uint8Array(body), { headers });
}

/**
 * Checks the access key and that the two clocks are within 15 minutes of each other, but not the signature. Presigned
 * URLs aren't supported.
 */
function requireSignature(headers: Headers, accessKeyId: string): void {
  const credential = /^AWS4-HMAC-SHA256 Credential=([^,\s]+)/.exec(headers.get('authorization') ?? '')?.[1];
  if (!credential) throw new S3Error('AccessDenied', 403);
  if (credential.split('/')[0] !== accessKeyId) throw new S3Error('InvalidAccessKeyId', 403);
  const age = Date.now() - timeOf(headers.get('x-amz-date') ?? '');
  if (Math.abs(age) > skewMs) throw new S3Error('RequestTimeTooSkewed', 403);
}

function timeOf(date: string): number {
  const time = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Number.isNaN(time)) throw new S3Error('AccessDenied', 403);
  return time;
}

const skewMs = 15 * 60_000;

class S3Error extends Error {
  override name = 'S3Error';
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

const errorResponse = ({ code, status }: S3Error): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    { status, headers: { 'content-type': 'application/xml' } },
  );

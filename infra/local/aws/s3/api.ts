import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Answer } from '../../http-server.ts';
import { errorResponse, S3Error } from './api-error.ts';
import type { Objects, StoredObject } from './objects.ts';
import { requireSignature } from './signature.ts';

interface Parts {
  /** The path that stands in front of the bucket's name. */
  path: string;
  bucket: string;
  objects: Objects;
  accessKeyId: string;
}

/** Answers the three calls of S3's API that are known here, addressed in path style. */
export function createApi({ path, bucket, objects, accessKeyId }: Parts): Answer {
  const act = (request: Request, body: Buffer): Response => {
    const url = new URL(request.url);
    const key = keyOf(url.pathname, `${path}/${bucket}/`);
    requireSignature(request, accessKeyId);
    switch (request.method) {
      case 'PUT':
        requireChecksum(request.headers, body);
        objects.put(key, {
          body,
          mediaType: request.headers.get('content-type') ?? 'application/octet-stream',
          disposition: request.headers.get('content-disposition') ?? undefined,
          at: Date.now(),
        });
        return new Response(null, { headers: { etag: etagOf(body) } });
      case 'GET':
        return objectResponse(objects.get(key), url.searchParams);
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

function keyOf(pathname: string, prefix: string): string {
  if (!pathname.startsWith(prefix)) throw new S3Error('NoSuchBucket', 404);
  const key = decodeURIComponent(pathname.slice(prefix.length));
  // Keys become files: those of the product are letters, digits and hyphens.
  if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new S3Error('InvalidArgument', 400);
  return key;
}

/** Refuses a body that is not the one of which the caller has sent the CRC. */
function requireChecksum(headers: Headers, body: Buffer): void {
  const given = headers.get('x-amz-checksum-crc32');
  if (given === null) return;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  if (sum.toString('base64') !== given) throw new S3Error('BadDigest', 400);
}

function objectResponse(object: StoredObject | undefined, query: URLSearchParams): Response {
  if (!object) throw new S3Error('NoSuchKey', 404);
  const { body, mediaType, disposition, at } = object;
  const headers = new Headers({
    'content-type': mediaType,
    etag: etagOf(body),
    'last-modified': new Date(at).toUTCString(),
    ...(disposition && { 'content-disposition': disposition }),
  });
  // The caller of a signed address may choose these.
  for (const name of ['content-disposition', 'cache-control', 'content-type']) {
    const chosen = query.get(`response-${name}`);
    if (chosen !== null) headers.set(name, chosen);
  }
  return new Response(new Uint8Array(body), { headers });
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

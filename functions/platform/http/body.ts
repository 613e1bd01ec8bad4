import type { RawBody } from '#shared/api/endpoint.ts';
import { invalid } from '../errors.ts';
import { parseJson } from '../untrusted-json.ts';
import { payloadTooLarge, unsupportedMediaType } from './errors.ts';

/** The fields of an event that a request's body arrives in. */
export interface RequestBody {
  headers: Record<string, string | undefined>;
  body?: string | undefined;
  isBase64Encoded: boolean;
}

/** Reads a JSON body of at most 64 KB. Throws 400, 413 or 415 where it cannot be read. */
export function readJson(request: RequestBody): unknown {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw unsupportedMediaType('Send the body as application/json.');

  const value = parseJson(bytesOf(request));
  if (isDeeperThan(mostLevels, value)) throw invalid('The body is nested too deeply.');
  return value;
}

/** The bytes of a body, with the headers that describe it. */
export interface Raw {
  bytes: Buffer;
  /** The headers that the contract names; undefined where they were not sent. */
  headers: Record<string, string | undefined>;
}

/** Returns a body as bytes. Throws 413 for its size, and 415 for its media type. */
export function readRaw(
  request: RequestBody,
  { mediaTypes, mostBytes, headers = [], optionalHeaders = [] }: RawBody,
): Raw {
  if (!mediaTypes.includes(mediaTypeOf(request) ?? ''))
    throw unsupportedMediaType(`Send the body as ${mediaTypes.join(' or ')}.`);
  return {
    bytes: bytesOf(request, mostBytes),
    headers: Object.fromEntries(
      [...headers, ...optionalHeaders].map((name) => [name, request.headers[name]]),
    ),
  };
}

/** The media type of a body, without its parameters, in lower case. */
export const mediaTypeOf = ({ headers }: Pick<RequestBody, 'headers'>): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

const usualBytes = 64 * 1024;

/** The bytes of a body. Throws 413 for more than `mostBytes`. */
export function bytesOf({ body = '', isBase64Encoded }: RequestBody, mostBytes = usualBytes): Buffer {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > mostBytes)
    throw payloadTooLarge(
      mostBytes === usualBytes
        ? 'A request can have 64 KB at most.'
        : `A file can have ${mostBytes / 1_000_000} MB at most.`,
    );
  return bytes;
}

/** The first 64 KB of a body as text, also of a body that cannot be read. */
export const startOf = ({ body = '', isBase64Encoded }: RequestBody): string =>
  Buffer.from(body.slice(0, usualBytes), isBase64Encoded ? 'base64' : 'utf8').toString();

// The contract's bodies are objects of texts and numbers, for which ten levels are enough.
const mostLevels = 10;

function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}

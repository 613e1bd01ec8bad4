import type { RawBody } from '#shared/api/endpoint.ts';
import { invalid } from '../errors.ts';
import { parseJson } from '../untrusted-json.ts';
import { payloadTooLarge, unsupportedMediaType } from './errors.ts';

export interface RequestBody {
  headers: Record<string, string | undefined>;
  body?: string | undefined;
  isBase64Encoded: boolean;
}

export function readJson(request: RequestBody): unknown {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw unsupportedMediaType('Send the body as application/json.');

  const value = parseJson(bytesOf(request));
  if (isDeeperThan(mostLevels, value)) throw invalid('The body is nested too deeply.');
  return value;
}

export interface Raw {
  bytes: Buffer;
  headers: Record<string, string | undefined>;
}

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

export const mediaTypeOf = ({ headers }: Pick<RequestBody, 'headers'>): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

const usualBytes = 64 * 1024;

export function bytesOf({ body = '', isBase64Encoded }: RequestBody, mostBytes = usualBytes): Buffer {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > mostBytes)
    throw payloadTooLarge(
      mostBytes === usualBytes
        ? 'A request can be up to 64 KB.'
        : `A file can be up to ${mostBytes < 1_000_000 ? `${mostBytes / 1000} kB` : `${mostBytes / 1_000_000} MB`}.`,
    );
  return bytes;
}

export const startOf = ({ body = '', isBase64Encoded }: RequestBody): string =>
  Buffer.from(body.slice(0, usualBytes), isBase64Encoded ? 'base64' : 'utf8').toString();

const mostLevels = 10;

function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}

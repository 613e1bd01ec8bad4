import type { RawBody } from '#shared/api/endpoint.ts';
import { invalid } from '../errors.ts';
import { parseJson } from '../untrusted-json.ts';
import { payloadTooLarge, unsupportedMediaType } from './errors.ts';

/** The part of an event that a request's body arrives in. */
export interface Message {
  headers: Record<string, string | undefined>;
  body?: string | undefined;
  isBase64Encoded: boolean;
}

/** Reads a JSON body of at most 64 KB, or throws the problem that tells what is wrong with it. */
export function readJson(message: Message): unknown {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(message.headers['content-type'] ?? ''))
    throw unsupportedMediaType('Send the body as application/json.');

  const value = parseJson(bytesOf(message));
  if (isDeeperThan(mostLevels, value)) throw invalid('The body is nested too deeply.');
  return value;
}

/** A body as it came. */
export interface Raw {
  bytes: Buffer;
  /** The headers that the contract names, where they were sent. */
  headers: Record<string, string | undefined>;
}

/** Hands over a body unread, or throws the problem that its size or its kind is. */
export function readRaw(
  message: Message,
  { mediaTypes, mostBytes, headers = [], optionalHeaders = [] }: RawBody,
): Raw {
  if (!mediaTypes.includes(mediaTypeOf(message) ?? ''))
    throw unsupportedMediaType(`Send the body as ${mediaTypes.join(' or ')}.`);
  return {
    bytes: bytesOf(message, mostBytes),
    headers: Object.fromEntries(
      [...headers, ...optionalHeaders].map((name) => [name, message.headers[name]]),
    ),
  };
}

/** The media type of a body, without its parameters, in lower case. */
export const mediaTypeOf = ({ headers }: Pick<Message, 'headers'>): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

const usualBytes = 64 * 1024;

/** The bytes of a body, or throws the problem that there are too many. */
export function bytesOf({ body = '', isBase64Encoded }: Message, mostBytes = usualBytes): Buffer {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > mostBytes)
    throw payloadTooLarge(
      mostBytes === usualBytes
        ? 'A request can have 64 KB at most.'
        : `A file can have ${mostBytes / 1_000_000} MB at most.`,
    );
  return bytes;
}

/** The first 64 KB of a body, whatever it is, for an answer to one that cannot be read. */
export const startOf = ({ body = '', isBase64Encoded }: Message): string =>
  Buffer.from(body.slice(0, usualBytes), isBase64Encoded ? 'base64' : 'utf8').toString();

// The contract's bodies are objects of texts and numbers; ten levels are room enough for any later one.
const mostLevels = 10;

function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}

import type { RawBody } from '#shared/api/endpoint.ts';
import { bytesOf, type Message } from './body-bytes.ts';
import { unsupportedMediaType } from './errors.ts';

/** A body as it came, at most 64 KB of it. */
export interface Raw {
  bytes: Buffer;
  /** The headers that the contract names, where they were sent. */
  headers: Record<string, string | undefined>;
}

/** Hands over a body unread, or throws the problem that its size or its kind is. */
export function readRaw(message: Message, { mediaType, headers = [] }: RawBody): Raw {
  const given = message.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== mediaType) throw unsupportedMediaType(`Send the body as ${mediaType}.`);
  return {
    bytes: bytesOf(message),
    headers: Object.fromEntries(headers.map((name) => [name, message.headers[name]])),
  };
}

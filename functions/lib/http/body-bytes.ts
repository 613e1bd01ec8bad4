import { payloadTooLarge } from './errors.ts';

/** What a request's body arrives in. */
export interface Message {
  headers: Record<string, string | undefined>;
  body?: string | undefined;
  isBase64Encoded: boolean;
}

const mostBytes = 64 * 1024;

/** The body's bytes as they were sent, or the problem that there are more than 64 KB of them. */
export function bytesOf({ body = '', isBase64Encoded }: Message): Buffer {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > mostBytes) throw payloadTooLarge('A request can have 64 KB at most.');
  return bytes;
}

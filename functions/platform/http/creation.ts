import { createHash, randomUUID } from 'node:crypto';
import { invalid } from '../errors.ts';
import type { Creation } from '../table/creation.ts';

export function creationOf(route: string, key: string | undefined, body: unknown): Creation {
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalid('An Idempotency-Key must be 1 to 255 visible ASCII characters.');
  return {
    id: key === undefined ? randomUUID() : uuidFrom(`${route}\n${key}`),
    fingerprint: fingerprintOf(body),
  };
}

/**
 * A form posted without JavaScript has no key, so its ID is derived from the route, the body and the hour. Pressing the
 * button twice creates one entry, while sending the same text on another day creates a new one.
 */
export function formCreationOf(route: string, body: unknown): Creation {
  const fingerprint = fingerprintOf(body);
  const hour = Math.floor(Date.now() / 3_600_000);
  // This can't collide with a caller's key, because keys have no line breaks.
  const idIn = (perHour: number) => uuidFrom(`${route}\nform\n${fingerprint}\n${perHour}`);
  return { id: idIn(hour), earlierId: idIn(hour - 1), fingerprint };
}

const fingerprintOf = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url');

// UUID version 8 (RFC 9562) allows any layout, and looks like our other IDs.
function uuidFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

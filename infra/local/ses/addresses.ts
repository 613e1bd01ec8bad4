import { badRequest } from './api-error.ts';

/** If `written` is `Asha <asha@example.in>`, `address` is `asha@example.in`. */
export interface Address {
  written: string;
  address: string;
}

/** Like SES, accepts a single ASCII address and nothing that could inject a header. */
export function readAddress(written: string): Address {
  // Names in other scripts are sent as encoded words (RFC 2047).
  if (!printable.test(written)) throw badRequest('Address contains control or non-ASCII characters');
  if (written.length > 320) throw badRequest('Address is longer than 320 characters');
  const address = (written.match(named)?.groups?.address ?? written).trim();
  if (!address.includes('@')) throw badRequest("Missing final '@domain'");
  if (!isAddress(address)) throw badRequest('Illegal address');
  return { written, address };
}

export const isDomain = (text: string): boolean => text.length <= 253 && hostname.test(text);

export function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at <= 64 && dotted.test(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

const printable = /^[ -~]+$/;

const named = /^\s*(?:"(?:[^"\\]|\\.)*"|[^"<>()[\]\\,;:@]*)\s*<(?<address>[^<>]*)>\s*$/;

const dotted = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

const hostname = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

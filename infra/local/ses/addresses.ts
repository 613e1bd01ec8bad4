import { badRequest } from './api-error.ts';

/** An address as written in a call, `asha@example.in` or `Asha <asha@example.in>`, and the bare address in it. */
export interface Address {
  written: string;
  address: string;
}

/** Reads an address like SES: it must be a single address in ASCII, and cannot begin another header. */
export function readAddress(written: string): Address {
  // A name in Hindi comes as an encoded word (RFC 2047).
  if (!printable.test(written)) throw badRequest('Address contains control or non-ASCII characters');
  if (written.length > 320) throw badRequest('Address is longer than 320 characters');
  const address = (written.match(named)?.groups?.address ?? written).trim();
  if (!address.includes('@')) throw badRequest("Missing final '@domain'");
  if (!isAddress(address)) throw badRequest('Illegal address');
  return { written, address };
}

/** Whether a text is the name of a domain from which a mail can come. */
export const isDomain = (text: string): boolean => text.length <= 253 && hostname.test(text);

/** Whether a text is a bare address to which a mail can go. */
export function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at <= 64 && dotted.test(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

const printable = /^[ -~]+$/;

// A name is a quoted string, or words without any of the characters that have a meaning in an address.
const named = /^\s*(?:"(?:[^"\\]|\\.)*"|[^"<>()[\]\\,;:@]*)\s*<(?<address>[^<>]*)>\s*$/;

const dotted = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

const hostname = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#shared/domain/sessions/admin-access.ts';

/** A recovery code has ten characters from an alphabet of 32 (50 bits), in two groups: `k7m2p-9qrtx`. */

export function newRecoveryCodes() {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  return { codes, hashes: codes.map((code) => hashOf(plain(code))) };
}

export function recoveryHash(typed: string): string | undefined {
  const code = plain(typed);
  return /^[0-9a-hjkmnp-tv-z]{10}$/.test(code) ? hashOf(code) : undefined;
}

const newCode = () => [group(), group()].join('-');

const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

// Crockford's Base32 alphabet leaves out letters that are easily misread.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const plain = (typed: string) =>
  typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

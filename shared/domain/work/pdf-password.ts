import { bytesOf } from './file-text.ts';
import { md5, rc4 } from './pdf-ciphers.ts';
import type { PdfDictionary, PdfValue } from './pdf-values.ts';

/**
 * Checks whether the user password is empty (ISO 32000-2, 7.6.4), as it is in files that only restrict printing or
 * editing. `id` is the first part of the file's ID.
 */
export async function opensWithoutPassword(encryption: PdfDictionary, id: string): Promise<boolean> {
  const token = (key: string) => String(encryption.get(key) ?? '');
  const bytes = (key: string) => bytesOf(token(key).slice(1));
  if (token('Filter') !== '/Standard') return false;
  // In this case, only the attachments are encrypted.
  if (Number(token('V')) >= 4 && isIdentity(encryption.get('StmF')) && isIdentity(encryption.get('StrF')))
    return true;
  const revision = Number(token('R'));
  const user = bytes('U');
  if (revision >= 5) {
    const salted = user.slice(32, 40);
    const hash = revision === 5 ? await sha(256, salted) : await hardened(salted);
    return isSame(hash, user.slice(0, 32));
  }

  const isAllHidden = revision < 4 || token('EncryptMetadata') !== 'false';
  const permissions = new Uint8Array(new Int32Array([Number(token('P'))]).buffer);
  let key = md5([
    ...padding,
    ...bytes('O').slice(0, 32),
    ...permissions,
    ...bytesOf(id),
    ...(isAllHidden ? [] : [255, 255, 255, 255]),
  ]);
  const length = revision === 2 ? 5 : keyBits(encryption) / 8;
  if (revision >= 3) for (let i = 0; i < 50; i++) key = md5([...key.slice(0, length)]);
  key = key.slice(0, length);
  if (revision === 2) return isSame(rc4(key, padding), user.slice(0, 32));
  let check = md5([...padding, ...bytesOf(id)]);
  for (let i = 0; i < 20; i++)
    check = rc4(
      key.map((byte) => byte ^ i),
      check,
    );
  return isSame(check, user.slice(0, 16));
}

const isIdentity = (filter: PdfValue | undefined) => filter === undefined || filter === '/Identity';

/** Some programs give the length in bytes instead of bits. */
function keyBits(encryption: PdfDictionary): number {
  const own = Number(encryption.get('Length') ?? 0);
  if (own >= 40) return Math.min(own, 128);
  if (Number(encryption.get('V')) < 4) return 40;
  const filters = encryption.get('CF');
  const filter = filters instanceof Map && filters.get(String(encryption.get('StmF')).slice(1));
  const given = Number((filter instanceof Map && filter.get('Length')) || 128);
  return Math.min(given < 40 ? given * 8 : given, 128);
}

const padding = bytesOf('(\xbfN^Nu\x8aAd\0NV\xff\xfa\x01\x08..\0\xb6\xd0h>\x80/\x0c\xa9\xfedSiz');

const sha = async (bits: number, bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));

/** Algorithm 2.B of ISO 32000-2, with an empty password. */
async function hardened(salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  let hash = await sha(256, salt);
  for (let round = 1; ; round++) {
    const repeated = new Uint8Array(hash.length * 64);
    for (let i = 0; i < 64; i++) repeated.set(hash, i * hash.length);
    const name = 'AES-CBC';
    const key = await crypto.subtle.importKey('raw', hash.slice(0, 16), name, false, ['encrypt']);
    const sealed = await crypto.subtle.encrypt({ name, iv: hash.slice(16, 32) }, key, repeated);
    // The algorithm uses no padding, but Web Crypto adds a block of it.
    const encrypted = new Uint8Array(sealed).slice(0, repeated.length);
    const sum = encrypted.slice(0, 16).reduce((total, byte) => total + byte, 0);
    hash = await sha([256, 384, 512][sum % 3] ?? 256, encrypted);
    if (round >= 64 && (encrypted.at(-1) ?? 0) <= round - 32) return hash.slice(0, 32);
  }
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

import { createHmac, timingSafeEqual } from 'node:crypto';
import { wholeSignedLink } from '#shared/signed-link.ts';
import { linkKeys } from './secrets.ts';

/**
 * A link is `<id>.<expires>.<mac>`. The MAC covers the purpose, the ID, the item's `linkVersion` and the expiry, so
 * links needn't be stored, and incrementing `linkVersion` revokes all of an item's links.
 */

type LinkPurpose = 'order' | 'session' | 'pay' | 'review';

interface GivenLink {
  id: string;
  /** In epoch seconds. */
  expires: number;
  mac: string;
}

/** `until` is in epoch milliseconds. */
export async function signLink(
  purpose: LinkPurpose,
  { id, linkVersion = 0 }: { id: string; linkVersion?: number | undefined },
  until: number,
): Promise<string> {
  const [key] = await linkKeys();
  const expires = Math.floor(until / 1000);
  return `${id}.${expires}.${macOf(key, purpose, { id, expires, linkVersion })}`;
}

export function parseLink(text: string): GivenLink | undefined {
  const [id, expires, mac] = wholeSignedLink.test(text) ? text.split('.') : [];
  return id && expires && mac ? { id, expires: Number(expires), mac } : undefined;
}

export async function verifyLink(
  purpose: LinkPurpose,
  { id, expires, mac }: GivenLink,
  linkVersion = 0,
): Promise<boolean> {
  const given = Buffer.from(mac);
  const keys = await linkKeys();
  // All keys are compared, so that timing doesn't reveal which one matched.
  const matches = keys.map((key) =>
    timingSafeEqual(given, Buffer.from(macOf(key, purpose, { id, expires, linkVersion }))),
  );
  return matches.includes(true) && expires * 1000 > Date.now();
}

const macOf = (
  key: string,
  purpose: LinkPurpose,
  { id, expires, linkVersion }: { id: string; expires: number; linkVersion: number },
) => createHmac('sha256', key).update([purpose, id, linkVersion, expires].join('\n')).digest('base64url');

/** Returns the origin without a trailing slash, or an empty string if the stage has none. */
export const siteOrigin = (): string => process.env.MAIL_SITE ?? '';

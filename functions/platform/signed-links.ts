import { createHmac, timingSafeEqual } from 'node:crypto';
import { wholeSignedLink } from '#shared/signed-link.ts';
import { linkKeys } from './secrets.ts';

/**
 * `<id>.<expires>.<mac>`. The mac covers the purpose, the id, the item's `linkVersion` and the expiry, so no link is
 * stored: incrementing `linkVersion` revokes all links of an item.
 */

type LinkPurpose = 'order' | 'session' | 'pay' | 'review';

/** Not yet checked by `verifyLink`. */
interface GivenLink {
  id: string;
  /** Epoch seconds. */
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

/** Returns undefined if the text isn't shaped like a link. */
export function parseLink(text: string): GivenLink | undefined {
  const [id, expires, mac] = wholeSignedLink.test(text) ? text.split('.') : [];
  return id && expires && mac ? { id, expires: Number(expires), mac } : undefined;
}

/** True if the link was signed for this purpose and version and hasn't expired. */
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

/** Without a trailing slash. Empty if the stage doesn't know it. */
export const siteOrigin = (): string => process.env.MAIL_SITE ?? '';

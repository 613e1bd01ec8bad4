import { createHmac, timingSafeEqual } from 'node:crypto';
import { wholeSignedLink } from '#shared/signed-link.ts';
import { linkKeys } from './secrets.ts';

/**
 * Signed links: `<id>.<expires>.<mac>`. The mac covers the purpose, the id, the item's `linkVersion` and the expiry, so no link
 * is stored: counting up an item's `linkVersion` revokes all its links.
 */

type LinkPurpose = 'order' | 'session' | 'pay' | 'review';

/** A link as a caller sent it, before `verifyLink` has checked it. */
interface GivenLink {
  id: string;
  /** Epoch seconds. */
  expires: number;
  mac: string;
}

/** Signs a link to an item of this version, which is valid until a time (epoch milliseconds). */
export async function signLink(
  purpose: LinkPurpose,
  { id, linkVersion = 0 }: { id: string; linkVersion?: number | undefined },
  until: number,
): Promise<string> {
  const [key] = await linkKeys();
  const expires = Math.floor(until / 1000);
  return `${id}.${expires}.${macOf(key, purpose, { id, expires, linkVersion })}`;
}

/** The parts of a link; undefined for a text of another form. */
export function parseLink(text: string): GivenLink | undefined {
  const [id, expires, mac] = wholeSignedLink.test(text) ? text.split('.') : [];
  return id && expires && mac ? { id, expires: Number(expires), mac } : undefined;
}

/** Whether a link was signed for this purpose and this version of its item, and has not expired. */
export async function verifyLink(
  purpose: LinkPurpose,
  { id, expires, mac }: GivenLink,
  linkVersion = 0,
): Promise<boolean> {
  const given = Buffer.from(mac);
  const keys = await linkKeys();
  // All keys are compared, so that the time does not tell which key fitted.
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

/** The site's origin without a slash at the end, to which links lead; empty where the stage does not know it. */
export const siteOrigin = (): string => process.env.MAIL_SITE ?? '';

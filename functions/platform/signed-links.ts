import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkKeys } from './secrets.ts';

/**
 * Links that open something: `<id>.<expires>.<mac>`. The mac is made over the purpose, the id, the item's `linkVersion`
 * and the expiry, so nothing is stored of a link: an item that counts its version up has revoked all of them.
 */

export type LinkPurpose = 'order' | 'session' | 'pay' | 'review';

/** A link as it was given, which proves nothing before `verifyLink` has seen the item that it names. */
export interface GivenLink {
  id: string;
  /** Epoch seconds. */
  expires: number;
  mac: string;
}

/** Signs a link to an item that is at this version, until a time (epoch milliseconds). */
export async function signLink(
  purpose: LinkPurpose,
  { id, linkVersion = 0 }: { id: string; linkVersion?: number | undefined },
  until: number,
): Promise<string> {
  const [key] = await linkKeys();
  const expires = Math.floor(until / 1000);
  return `${id}.${expires}.${macOf(key, purpose, { id, expires, linkVersion })}`;
}

/** The parts of a text that has the form of a link. */
export function parseLink(text: string): GivenLink | undefined {
  const [, id, expires, mac] = /^([\w-]{1,100})\.(\d{1,12})\.([\w-]{43})$/.exec(text) ?? [];
  return id && expires && mac ? { id, expires: Number(expires), mac } : undefined;
}

/** Whether a link was signed for this purpose and this version of its item, and is not over. */
export async function verifyLink(
  purpose: LinkPurpose,
  { id, expires, mac }: GivenLink,
  linkVersion = 0,
): Promise<boolean> {
  const given = Buffer.from(mac);
  const keys = await linkKeys();
  // Each is compared, so that the time tells nothing about which one it was.
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

/** The origin of the site, to which links lead, without a slash at the end; empty where the stage does not know it. */
export const siteOrigin = (): string => process.env.MAIL_SITE ?? '';

import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { dayMs, endOfDay } from '#shared/domain/time/india-time.ts';
import { linkDays } from '#shared/policies.ts';
import { invalid } from '../platform/errors.ts';
import { parseLink, signLink, verifyLink } from '../platform/signed-links.ts';
import { siteOrigin } from '../platform/site.ts';
import { linkWithState } from './link-state.ts';
import * as links from './store.ts';

/** The payment link that a text opens. Throws `invalid` where it opens none. */
export async function linkFromText(text: string): Promise<links.StoredLink> {
  const given = parseLink(text);
  const link = given && (await links.find(given.id));
  if (!link || !(await verifyLink('pay', given, link.linkVersion)))
    throw invalid('This link opens no payment. Open it from the message again, or call us.');
  return link;
}

/** A payment link as the owner reads it: its address is a path where the stage knows no origin of the site. */
export async function linkForOwner(link: links.StoredLink): Promise<PaymentLink> {
  const shown = await linkWithState(link);
  return shown.state === 'open' ? { ...shown, url: await addressOf(link) } : shown;
}

const addressOf = async (link: links.StoredLink) => `${siteOrigin()}/pay#${await signPaymentLink(link)}`;

/** Signs a link that opens its page for a while longer than it can be paid: who comes late is told so there. */
export const signPaymentLink = (link: links.StoredLink): Promise<string> =>
  signLink('pay', link, Date.parse(endOfDay(link.lastDay)) + linkDays * dayMs);

import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import { dayMs, endOfDay } from '#shared/domain/time/india-time.ts';
import { linkDays } from '#shared/policies.ts';
import { signLink } from '../platform/signed-links.ts';
import { siteOrigin } from '../platform/site.ts';
import { linkWithState } from './standing.ts';
import type { StoredLink } from './store.ts';

/** A payment link as the owner reads it: its address is a path where the stage knows no origin of the site. */
export async function shownLink(link: StoredLink): Promise<PaymentLink> {
  const shown = await linkWithState(link);
  return shown.state === 'open' ? { ...shown, url: await addressOf(link) } : shown;
}

const addressOf = async (link: StoredLink) => `${siteOrigin()}/pay#${await signPaymentLink(link)}`;

/** Signs a link that opens its page for a while longer than it can be paid: who comes late is told so there. */
export const signPaymentLink = (link: StoredLink): Promise<string> =>
  signLink('pay', link, Date.parse(endOfDay(link.lastDay)) + linkDays * dayMs);

import { endOfDay } from '#shared/domain/draft-dates.ts';
import { dayMs } from '#shared/domain/india-time.ts';
import { isPaymentAwaited } from '#shared/domain/order-state.ts';
import type { PaymentLink } from '#shared/domain/payment-link.ts';
import { type PaymentLinkState, paymentLinkStateOf } from '#shared/domain/payment-link-state.ts';
import { linkDays } from '#shared/domain/policies.ts';
import { signLink } from '../link.ts';
import { mailSettings } from '../mail/settings.ts';
import * as orders from '../store/orders.ts';
import type { StoredLink } from '../store/payment-links.ts';

/** A payment link as the owner reads it: its address is a path where the stage knows no origin of the site. */
export async function shownLink(link: StoredLink): Promise<PaymentLink> {
  const { state, paidBy } = await standingOf(link);
  return {
    ...link,
    state,
    ...(paidBy && { orderId: paidBy.id }),
    ...(state === 'open' && { url: await addressOf(link) }),
  };
}

/** How a payment link stands, by its orders as they are now. */
export interface Standing {
  state: PaymentLinkState;
  /** The order that paid it; the first of two. */
  paidBy: orders.StoredOrder | undefined;
  /** A payment for it is on its way. */
  isConfirming: boolean;
}

export async function standingOf(link: StoredLink): Promise<Standing> {
  const found = await Promise.all([...(link.orderIds ?? [])].map(orders.find));
  const opened = found.filter((order) => order !== undefined);
  const [paidBy] = opened
    .filter((order) => order.paidBy)
    .toSorted((a, b) => ((a.paidAt ?? '') < (b.paidAt ?? '') ? -1 : 1));
  const state = paymentLinkStateOf(link, paidBy !== undefined);
  return { state, paidBy, isConfirming: opened.some(isPaymentAwaited) };
}

const addressOf = async (link: StoredLink) =>
  `${mailSettings()?.site ?? ''}/pay#${await signPaymentLink(link)}`;

/** Signs a link that opens its page for a while longer than it can be paid: who comes late is told so there. */
export const signPaymentLink = (link: StoredLink): Promise<string> =>
  signLink('pay', link, Date.parse(endOfDay(link.lastDay)) + linkDays * dayMs);

import { hasUncountedMoney, isPaymentAwaited } from '#shared/domain/orders/order-state.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import {
  type PaymentLinkState,
  paymentLinkStateOf,
} from '#shared/domain/payment-links/payment-link-state.ts';
import { hasSeatLeft } from '#shared/domain/seats/seats.ts';
import { dayMs, endOfDay } from '#shared/domain/time/india-time.ts';
import { linkDays } from '#shared/policies.ts';
import * as courses from '../courses/store.ts';
import * as orders from '../orders/store.ts';
import { invalid } from '../platform/errors.ts';
import { parseLink, signLink, siteOrigin, verifyLink } from '../platform/signed-links.ts';
import * as seats from '../seats/store.ts';
import * as links from './store.ts';

export async function linkFromText(text: string): Promise<links.StoredLink> {
  const given = parseLink(text);
  const link = given && (await links.find(given.id));
  if (!link || !(await verifyLink('pay', given, link.linkVersion)))
    throw invalid('This payment link doesn’t work. Open it from our message again, or call us.');
  return link;
}

export async function linkForAdmin(link: links.StoredLink): Promise<PaymentLink> {
  const answer = await linkWithState(link);
  return answer.state === 'open' ? { ...answer, url: await addressOf(link) } : answer;
}

const addressOf = async (link: links.StoredLink) => `${siteOrigin()}/pay#${await signPaymentLink(link)}`;

/** The signature outlives the last day, so that late visitors see that the link has expired. */
export const signPaymentLink = (link: links.StoredLink): Promise<string> =>
  signLink('pay', link, Date.parse(endOfDay(link.lastDay)) + linkDays * dayMs);

export async function linkWithState(link: links.StoredLink): Promise<PaymentLink> {
  const { state, paidBy } = await linkStateOf(link);
  return { ...link, state, ...(paidBy && { orderId: paidBy.id }) };
}

interface LinkAndOrders {
  state: PaymentLinkState;
  paidBy: orders.StoredOrder | undefined;
  isConfirming: boolean;
  /** A payment has arrived through the link, but its amount is wrong. */
  isChecking: boolean;
  /** IDs of the orders that can be dropped, oldest first, starting with those that have no payment attempt. */
  idle: string[];
}

export async function linkStateOf(link: links.StoredLink): Promise<LinkAndOrders> {
  const found = await Promise.all([...(link.orderIds ?? [])].map(orders.find));
  const known = found.filter((order) => order !== undefined);
  const [paidBy] = known
    .filter((order) => order.paidBy)
    .toSorted((a, b) => ((a.paidAt ?? '') < (b.paidAt ?? '') ? -1 : 1));
  const state = paymentLinkStateOf({ ...link, ...(await courseStateOf(link)) }, paidBy !== undefined);
  const idle = known
    .filter((order) => !order.paidBy && !isPaymentAwaited(order) && !hasUncountedMoney(order))
    .toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1))
    .map(({ id }) => id);
  const [isConfirming, isChecking] = [known.some(isPaymentAwaited), known.some(hasUncountedMoney)];
  return { state, paidBy, isConfirming, isChecking, idle };
}

const sortKeyOf = ({ payments, createdAt }: orders.StoredOrder) => `${payments.length > 0}#${createdAt}`;

async function courseStateOf({ product }: links.StoredLink) {
  if (product?.kind !== 'course') return {};
  const [course, of] = await Promise.all([courses.find(product.courseId), seats.get(product.courseId)]);
  return { isGone: !course, isFull: !hasSeatLeft(of) };
}

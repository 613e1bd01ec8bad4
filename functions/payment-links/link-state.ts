import { isPaymentAwaited } from '#shared/domain/orders/order-state.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import {
  type PaymentLinkState,
  paymentLinkStateOf,
} from '#shared/domain/payment-links/payment-link-state.ts';
import * as courses from '../courses/store.ts';
import * as orders from '../orders/store.ts';
import type * as links from './store.ts';

/** A payment link as the owner reads it, but for its address. */
export async function linkWithState(link: links.StoredLink): Promise<PaymentLink> {
  const { state, paidBy } = await linkStateOf(link);
  return { ...link, state, ...(paidBy && { orderId: paidBy.id }) };
}

/** The state of a payment link, by its orders as they are now. */
interface LinkAndOrders {
  state: PaymentLinkState;
  /** The order that paid it; the first of two. */
  paidBy: orders.StoredOrder | undefined;
  /** A payment for it is on its way. */
  isConfirming: boolean;
  /** The ids of the orders that brought nothing so far: first those that nobody has tried to pay, the oldest first. */
  idle: string[];
}

export async function linkStateOf(link: links.StoredLink): Promise<LinkAndOrders> {
  const found = await Promise.all([...(link.orderIds ?? [])].map(orders.find));
  const opened = found.filter((order) => order !== undefined);
  const [paidBy] = opened
    .filter((order) => order.paidBy)
    .toSorted((a, b) => ((a.paidAt ?? '') < (b.paidAt ?? '') ? -1 : 1));
  const state = paymentLinkStateOf({ ...link, isGone: await isCourseGone(link) }, paidBy !== undefined);
  const idle = opened
    .filter((order) => !order.paidBy && !isPaymentAwaited(order))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .map(({ id }) => id);
  return { state, paidBy, isConfirming: opened.some(isPaymentAwaited), idle };
}

const placeOf = ({ payments, createdAt }: orders.StoredOrder) => `${payments.length > 0}#${createdAt}`;

/** Whether a link is for a place in a course that is deleted. */
const isCourseGone = async ({ sold }: links.StoredLink): Promise<boolean> =>
  sold?.kind === 'course' && !(await courses.find(sold.courseId));

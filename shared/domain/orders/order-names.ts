import type { AdminOrder, OrderStatus, Refund } from './order.ts';
import type { Sold } from './payment.ts';

/** The name of each status in a list of choices and in a file. */
export const statusNames: Record<OrderStatus, string> = {
  created: 'Created, not tried',
  attempted: 'Attempted, not paid',
  paid: 'Paid',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
};

/** The name of the plan, or of what the owner asked money for. */
export const planName = ({ plan, sold }: Pick<AdminOrder, 'plan' | 'sold'>): string =>
  plan?.item ?? wordsOf(sold) ?? 'Amount only';

/** What an order sells, in a letter's words. An order with neither plan nor `sold` is over a price of the list. */
export const soldName = ({ plan, sold }: Pick<AdminOrder, 'plan' | 'sold'>): string =>
  plan ? `${plan.item}, ${plan.band} years` : (wordsOf(sold) ?? 'Resume services');

const wordsOf = (sold: Sold | undefined) => (sold?.kind === 'course' ? sold.title : sold?.words);

/** What a refund gives money back for: what was bought, or a payment that bought nothing. */
export function refundedName(
  order: Pick<AdminOrder, 'plan' | 'sold' | 'paidBy'>,
  { paymentId }: Pick<Refund, 'paymentId'>,
): string {
  if (order.paidBy === paymentId) return soldName(order);
  return `${order.paidBy ? 'Extra payment' : 'Payment'} for ${soldName(order)}`;
}

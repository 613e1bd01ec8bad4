import type { AdminOrder, OrderStatus, Refund } from './order.ts';

/** The name of each status where one chooses among them, and in a file. */
export const statusNames: Record<OrderStatus, string> = {
  created: 'Created, not tried',
  attempted: 'Attempted, not paid',
  paid: 'Paid',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
};

/** The name of the plan, where our own page sold the order. */
export const planName = ({ plan }: Pick<AdminOrder, 'plan'>): string => plan?.item ?? 'Amount only';

/** The thing that an order sells, as a letter names it. An order without a plan is over a price of the list all the same. */
export const soldName = ({ plan }: Pick<AdminOrder, 'plan'>): string =>
  plan ? `${plan.item}, ${plan.band} years` : 'Resume services';

/** The thing that a refund gives money back for: what was bought, or a payment that has not bought it. */
export function refundedName(
  order: Pick<AdminOrder, 'plan' | 'paidBy'>,
  { paymentId }: Pick<Refund, 'paymentId'>,
): string {
  if (order.paidBy === paymentId) return soldName(order);
  return `${order.paidBy ? 'Extra payment' : 'Payment'} for ${soldName(order)}`;
}

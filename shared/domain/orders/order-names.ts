import type { AdminOrder, OrderStatus } from './order.ts';
import type { SeatState } from './order-seat.ts';
import type { Product } from './payment.ts';
import type { Refund } from './payment-records.ts';

/** The name of each status in a list of choices and in a file. */
export const statusNames: Record<OrderStatus, string> = {
  created: 'Created, not tried',
  attempted: 'Attempted, not paid',
  paid: 'Paid',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
};

/** The name of each state of a seat, for the owner. */
export const seatNames: Record<SeatState, string> = {
  confirming: 'Being confirmed',
  held: 'Has a seat',
  none: 'No seat left',
  arranged: 'Something else agreed',
  given_up: 'Gave the seat up',
};

/** The name of the plan, or of what the owner asked money for. */
export const planName = ({ plan, product }: Pick<AdminOrder, 'plan' | 'product'>): string =>
  plan?.item ?? wordsOf(product) ?? 'Amount only';

/** What an order sells, in a letter's words. An order with neither plan nor `product` is over a price of the list. */
export const productName = ({ plan, product }: Pick<AdminOrder, 'plan' | 'product'>): string =>
  plan ? `${plan.item}, ${plan.band} years` : (wordsOf(product) ?? 'Resume services');

const wordsOf = (product: Product | undefined) =>
  product?.kind === 'course' ? product.title : product?.words;

/** What a refund gives money back for: what was bought, or a payment that bought nothing. */
export function refundedName(
  order: Pick<AdminOrder, 'plan' | 'product' | 'paidBy'>,
  { paymentId }: Pick<Refund, 'paymentId'>,
): string {
  if (order.paidBy === paymentId) return productName(order);
  return `${order.paidBy ? 'Extra payment' : 'Payment'} for ${productName(order)}`;
}

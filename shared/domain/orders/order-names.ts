import type { AdminOrder, OrderStatus } from './order.ts';
import type { SeatState } from './order-seat.ts';
import type { Product } from './payment.ts';
import type { Refund } from './payment-records.ts';
import { sessionsText } from './sessions-text.ts';

export const statusNames: Record<OrderStatus, string> = {
  created: 'Not attempted',
  attempted: 'Attempted, not paid',
  paid: 'Paid',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
};

export const seatNames: Record<SeatState, string> = {
  confirming: 'Being confirmed',
  held: 'Has a seat',
  none: 'No seats left',
  arranged: 'Other arrangement',
  given_up: 'Seat given up',
};

export const planName = ({ plan, product }: Pick<AdminOrder, 'plan' | 'product'>): string =>
  plan?.item ?? productText(product) ?? 'Amount only';

/** An order with neither a plan nor a product was placed with just a price from the price list. */
export const productName = ({ plan, product }: Pick<AdminOrder, 'plan' | 'product'>): string =>
  plan ? `${plan.item}, ${plan.band} years` : (productText(product) ?? 'Resume services');

function productText(product: Product | undefined): string | undefined {
  if (product?.kind !== 'coaching') return product?.kind === 'course' ? product.title : product?.words;
  return `${product.title}, ${sessionsText(product)}`;
}

export function refundedName(
  order: Pick<AdminOrder, 'plan' | 'product' | 'paidBy'>,
  { paymentId }: Pick<Refund, 'paymentId'>,
): string {
  if (order.paidBy === paymentId) return productName(order);
  return `${order.paidBy ? 'Extra payment' : 'Payment'} for ${productName(order)}`;
}

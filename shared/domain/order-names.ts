import type { AdminOrder, OrderStatus } from './order.ts';

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

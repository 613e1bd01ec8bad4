import type { Enquiry } from './enquiry.ts';

/** Whether an enquiry can be marked as spam: a complaint about an order can't, as its buyer has paid. */
export const canBeSpam = ({ orderId }: Pick<Enquiry, 'orderId'>): boolean => orderId === undefined;

/** True if an enquiry can be marked along with others, unread. A complaint can't. */
export const canBeBulkSpam = (enquiry: Pick<Enquiry, 'orderId' | 'type'>): boolean =>
  canBeSpam(enquiry) && enquiry.type !== 'complaint';

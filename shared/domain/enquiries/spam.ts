import type { Enquiry } from './enquiry.ts';

/** Whether an enquiry can be marked as spam: a complaint about an order can't, as its buyer has paid. */
export const canBeSpam = ({ orderId }: Pick<Enquiry, 'orderId'>): boolean => orderId === undefined;

/** Whether an enquiry can be marked as spam in bulk, which means unread. A complaint can't. */
export const canBeBulkSpam = (enquiry: Pick<Enquiry, 'orderId' | 'type'>): boolean =>
  canBeSpam(enquiry) && enquiry.type !== 'complaint';

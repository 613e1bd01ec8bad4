import type { Enquiry } from './enquiry.ts';

/** A complaint about an order can't, because its sender has paid. */
export const canBeSpam = ({ orderId }: Pick<Enquiry, 'orderId'>): boolean => orderId === undefined;

/** Bulk means unread, so complaints can't. */
export const canBeBulkSpam = (enquiry: Pick<Enquiry, 'orderId' | 'type'>): boolean =>
  canBeSpam(enquiry) && enquiry.type !== 'complaint';

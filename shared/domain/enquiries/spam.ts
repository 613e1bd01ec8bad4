import type { Enquiry } from './enquiry.ts';

/** A complaint about an order can't be marked as spam, because its sender has paid. */
export const canBeSpam = ({ orderId }: Pick<Enquiry, 'orderId'>): boolean => orderId === undefined;

/** Enquiries that are marked in bulk may not have been read, so complaints have to be marked one by one. */
export const canBeBulkSpam = (enquiry: Pick<Enquiry, 'orderId' | 'type'>): boolean =>
  canBeSpam(enquiry) && enquiry.type !== 'complaint';

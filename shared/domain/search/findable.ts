import type { Enquiry } from '../enquiries/enquiry.ts';
import type { AdminOrder } from '../orders/order.ts';
import { productName } from '../orders/order-names.ts';
import { numberBeforeReceipt } from '../orders/order-number.ts';
import type { PaymentLink } from '../payment-links/payment-link.ts';
import type { Review } from '../reviews/review.ts';
import type { ThingKind } from './search.ts';

/** What search knows of a thing: the person, and the numbers that people say. */
export interface Findable {
  kind: ThingKind;
  id: string;
  title: string;
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  /** The time at which the thing came, in ISO 8601. */
  at: string;
  /** The number that names the thing now comes first. */
  numbers: string[];
  isSuspected?: true;
}

/** An enquiry or a complaint for search. */
export const findableEnquiry = (
  { id, title, name, email, phone, createdAt, ticket }: Omit<Enquiry, 'acts'>,
  isSuspected: boolean,
): Findable => ({
  ...{ kind: 'enquiry', id, title, name, email, phone, at: createdAt, numbers: [ticket] },
  ...(isSuspected && { isSuspected }),
});

/** An order for search: the number of its receipt finds it, and so does the number before the receipt. */
export const findableOrder = (
  order: Pick<AdminOrder, 'id' | 'createdAt' | 'receiptSerial' | 'plan' | 'product' | 'buyer'>,
): Findable => ({
  ...{ kind: 'order', id: order.id, title: productName(order), at: order.createdAt },
  ...{ name: order.buyer?.name ?? '', email: order.buyer?.email, phone: order.buyer?.mobile },
  numbers: [...(order.receiptSerial ? [order.receiptSerial] : []), numberBeforeReceipt(order)],
});

/** A payment link for search. */
export const findablePaymentLink = ({
  id,
  what,
  name,
  email,
  mobile,
  createdAt,
}: Omit<PaymentLink, 'state'>): Findable => ({
  ...{ kind: 'payment-link', id, title: what, name, email, phone: mobile, at: createdAt, numbers: [] },
});

/** A review for search. */
export const findableReview = (
  { id, name, email, createdAt, rating }: Review,
  isSuspected: boolean,
): Findable => ({
  ...{ kind: 'review', id, title: `Review, ${rating} of 5`, name, email, at: createdAt, numbers: [] },
  ...(isSuspected && { isSuspected }),
});

import type { Enquiry } from '../enquiries/enquiry.ts';
import type { AdminOrder } from '../orders/order.ts';
import { productName } from '../orders/order-names.ts';
import { orderNumber } from '../orders/order-number.ts';
import type { PaymentLink } from '../payment-links/payment-link.ts';
import type { Review } from '../reviews/review.ts';
import type { AdminMember } from '../team/member.ts';
import type { ItemKind } from './search.ts';

export interface SearchDocument {
  kind: ItemKind;
  id: string;
  title: string;
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  at: string;
  /** The current number comes first. */
  numbers: string[];
  isSuspected?: true;
}

export const enquiryDocument = (
  { id, title, name, email, phone, createdAt, ticket }: Omit<Enquiry, 'historyCount'>,
  isSuspected: boolean,
): SearchDocument => ({
  ...{ kind: 'enquiry', id, title, name, email, phone, at: createdAt, numbers: [ticket] },
  ...(isSuspected && { isSuspected }),
});

export const orderDocument = (
  order: Pick<AdminOrder, 'id' | 'createdAt' | 'receiptSerial' | 'paidBy' | 'plan' | 'product' | 'buyer'>,
): SearchDocument => ({
  ...{ kind: 'order', id: order.id, title: productName(order), at: order.createdAt },
  ...{ name: order.buyer?.name ?? '', email: order.buyer?.email, phone: order.buyer?.mobile },
  numbers: [orderNumber(order), order.receiptSerial, order.paidBy].filter((number) => number !== undefined),
});

export const paymentLinkDocument = ({
  id,
  what,
  name,
  email,
  mobile,
  createdAt,
}: Omit<PaymentLink, 'state'>): SearchDocument => ({
  ...{ kind: 'payment-link', id, title: what, name, email, phone: mobile, at: createdAt, numbers: [] },
});

export const reviewDocument = (
  { id, name, email, createdAt, rating }: Review,
  isSuspected: boolean,
): SearchDocument => ({
  ...{ kind: 'review', id, title: `Review, ${rating} of 5`, name, email, at: createdAt, numbers: [] },
  ...(isSuspected && { isSuspected }),
});

export const memberDocument = ({ id, name, role, createdAt }: AdminMember): SearchDocument => ({
  kind: 'member',
  id,
  title: role,
  name,
  at: createdAt,
  numbers: [],
});

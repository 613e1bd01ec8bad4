import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import type { Review } from '#shared/domain/reviews/review.ts';
import {
  type Findable,
  findableEnquiry,
  findableOrder,
  findablePaymentLink,
  findableReview,
} from '#shared/domain/search/findable.ts';
import { job } from '../../platform/job.ts';
import { doDue } from '../../platform/outbox/do-due.ts';
import type { OutboxItem } from '../../platform/outbox/entries.ts';
import { keep, type SearchFacts } from '../keys.ts';

/** Writes the search keys of stored, changed or deleted items again: a request may fail before it has written them. */
export const handler = job(() =>
  doDue<SearchFacts>('SEARCH', async ({ item, entry }) => {
    await keep(item.isDeleted ? undefined : findableOf(item), entry.facts.former);
    return undefined;
  }),
);

function findableOf(item: OutboxItem): Findable | undefined {
  const stored: unknown = item;
  const { gsi1pk = '' } = item as OutboxItem & { gsi1pk?: string };
  const isSuspected = gsi1pk.startsWith('SUSPECTED_');
  switch (item.pk) {
    case 'ENQUIRY':
      return findableEnquiry(stored as Enquiry, isSuspected);
    case 'ORDER':
      return findableOrder(stored as AdminOrder);
    case 'PAYMENT_LINK':
      return findablePaymentLink(stored as PaymentLink);
    case 'REVIEW':
      return findableReview(stored as Review, isSuspected);
    default:
      return undefined;
  }
}

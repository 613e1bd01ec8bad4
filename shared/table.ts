import type { OrderStatus } from './domain/orders/order.ts';
import type { DueKind } from './domain/today/due.ts';

/**
 * One table. Each entity has its own partition value, so that IAM's `dynamodb:LeadingKeys` can separate them. A
 * partition takes about 1,000 writes and 3,000 reads a second, far above this site's needs.
 */

/** Key attributes, and the time to live (epoch seconds). */
export const keys = {
  table: { partition: 'pk', sort: 'sk' },
  gsi1: { partition: 'gsi1pk', sort: 'gsi1sk' },
  gsi2: { partition: 'gsi2pk', sort: 'gsi2sk' },
  gsi3: { partition: 'gsi3pk', sort: 'gsi3sk' },
  gsi4: { partition: 'gsi4pk', sort: 'gsi4sk' },
  gsi5: { partition: 'gsi5pk', sort: 'gsi5sk' },
  timeToLive: 'ttl',
} as const;

/** All but the last have whole items. Read in descending order, `gsi4` and `gsi5` ascending. */
export const indexNames = ['gsi1', 'gsi2', 'gsi3', 'gsi4', 'gsi5'] as const;

export type IndexName = (typeof indexNames)[number];

/** By default an index has whole items. */
export const projected: Partial<Record<IndexName, readonly string[]>> = { gsi5: ['dueThing'] };

export type Partition =
  | 'COURSE'
  | 'ENQUIRY'
  | 'REVIEW'
  | 'QUESTION'
  | 'USER'
  | 'ORDER'
  | 'CHECKOUT'
  | 'SWEEP'
  | 'UNMATCHED_PAYMENT'
  | 'DAY'
  | 'ACTIVITY'
  | 'OWNER_MAIL'
  | 'WORK'
  | 'BUYER'
  | 'LINK_REQUEST'
  | 'PAYMENT_LINK'
  | 'CLASS'
  | 'SEATS'
  | 'CLASS_SEAT'
  | 'RECEIPT'
  | 'SEARCH'
  | 'SESSION'
  | 'SETTINGS'
  | 'THROTTLE';

/** `gsi1`: listed entities. */
export type ListedPartition =
  | 'COURSE'
  | 'ENQUIRY'
  | 'SUSPECTED_ENQUIRY'
  | 'REVIEW'
  | 'SUSPECTED_REVIEW'
  | 'QUESTION'
  | 'ORDER'
  | 'UNMATCHED_PAYMENT'
  | 'DAY'
  | 'ACTIVITY'
  | 'PAYMENT_LINK'
  | 'RECEIPT';

/**
 * `gsi2`, sparse: public entities, orders that Razorpay may still change, enquiries to answer, work, and questions by
 * text.
 */
export type SparsePartition =
  | 'PUBLIC_REVIEW'
  | 'LISTED_COURSE'
  | 'OPEN_PAYMENT'
  | 'OPEN_ENQUIRY'
  | 'WORK'
  | 'QUESTION_TEXT';

/** `gsi3`: orders by status, enquiries to call again, closed enquiries, and questions by import. */
export type StatusPartition = OrderPartition | 'FOLLOW_UP_ENQUIRY' | 'CLOSED_ENQUIRY' | 'ADDED_QUESTION';

type OrderPartition = `ORDER_${Uppercase<OrderStatus>}`;

export const statusPartition = (status: OrderStatus) => `ORDER_${status.toUpperCase()}` as OrderPartition;

/** `gsi4`, sparse: items with outbox entries (`functions/platform/outbox`). Sort key: `<due>#<entry id>`. */
export type OutboxKind =
  | 'REFRESH'
  | 'MAIL'
  | 'ACKNOWLEDGEMENT'
  | 'ORDER'
  | 'REMIND'
  | 'CLASS'
  | 'SEAT'
  | 'SEARCH';

/**
 * `gsi5`, sparse: items due for the owner, by kind, earliest first. Kinds are read separately, so that a flood of
 * enquiries can't hide a refund. Sort key: `<time>#<reason>#<id>` (`domain/today/due.ts`). Has only what a row shows.
 */
export type DuePartition = `DUE_${Uppercase<DueKind>}`;

import type { OrderStatus } from './domain/orders/order.ts';
import type { DueKind } from './domain/today/due.ts';

/**
 * The one DynamoDB table: its keys, its indexes and the partitions it is divided into.
 *
 * One entity lives under one partition value, so that an IAM condition on `dynamodb:LeadingKeys` can tell the
 * entities apart. A partition value takes about 1,000 writes and 3,000 reads a second, which is far above
 * what this product meets; an entity that outgrew it would be divided by month (`ORDER#<yyyymm>`).
 */

/** Attribute names of the table's and the indexes' keys, and of its time to live (epoch seconds). */
export const keys = {
  table: { partition: 'pk', sort: 'sk' },
  gsi1: { partition: 'gsi1pk', sort: 'gsi1sk' },
  gsi2: { partition: 'gsi2pk', sort: 'gsi2sk' },
  gsi3: { partition: 'gsi3pk', sort: 'gsi3sk' },
  gsi4: { partition: 'gsi4pk', sort: 'gsi4sk' },
  gsi5: { partition: 'gsi5pk', sort: 'gsi5sk' },
  timeToLive: 'ttl',
} as const;

/**
 * The indexes. All but the last carry whole items. They are read from the highest sort key down, but `gsi4` and `gsi5` from
 * the lowest up.
 */
export const indexNames = ['gsi1', 'gsi2', 'gsi3', 'gsi4', 'gsi5'] as const;

export type IndexName = (typeof indexNames)[number];

/** The attributes that an index carries beside the keys, where it does not carry whole items. */
export const projected: Partial<Record<IndexName, readonly string[]>> = { gsi5: ['dueThing'] };

/** Partition values of the table itself. */
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
  | 'PLACE'
  | 'RECEIPT'
  | 'SEARCH'
  | 'SESSION'
  | 'SETTINGS'
  | 'THROTTLE';

/** Partition values of `gsi1`: the entities that are listed, each in the order its readers want. */
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
 * Partition values of `gsi2`, which is sparse: what the public may read, orders of which Razorpay has more to tell,
 * enquiries that wait for an answer, bought work, and questions by their text.
 */
export type SparsePartition =
  | 'PUBLIC_REVIEW'
  | 'LISTED_COURSE'
  | 'OPEN_PAYMENT'
  | 'OPEN_ENQUIRY'
  | 'WORK'
  | 'QUESTION_TEXT';

/**
 * Partition values of `gsi3`: orders by their status, enquiries to call again, closed enquiries, and questions by the call
 * that added them.
 */
export type StatusPartition = OrderPartition | 'FOLLOW_UP_ENQUIRY' | 'CLOSED_ENQUIRY' | 'ADDED_QUESTION';

type OrderPartition = `ORDER_${Uppercase<OrderStatus>}`;

/** The partition of the orders of a status. */
export const statusPartition = (status: OrderStatus) => `ORDER_${status.toUpperCase()}` as OrderPartition;

/**
 * Partition values of `gsi4`, which is sparse: the items from which something has yet to follow, by the kind of what
 * is due first (`functions/platform/outbox`). Its sort key is `<due>#<entry's id>`.
 */
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
 * Partition values of `gsi5`, which is sparse: the items that wait for the owner, by kind, the earliest time first. Each kind
 * is read by itself, so that a flood of enquiries can't hide a refund. The sort key is `<time>#<reason>#<id>`
 * (`domain/today/due.ts`), and the index carries only what a row of Today shows.
 */
export type DuePartition = `DUE_${Uppercase<DueKind>}`;

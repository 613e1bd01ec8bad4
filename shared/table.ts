import type { OrderStatus } from './domain/orders/order.ts';
import type { DueKind } from './domain/today/due.ts';

/**
 * There's a single table. Each entity has its own partition value, so that IAM's `dynamodb:LeadingKeys` can separate
 * them. A partition can handle about 1,000 writes and 3,000 reads a second, which is far more than this site needs.
 */

export const keys = {
  table: { partition: 'pk', sort: 'sk' },
  gsi1: { partition: 'gsi1pk', sort: 'gsi1sk' },
  gsi2: { partition: 'gsi2pk', sort: 'gsi2sk' },
  gsi3: { partition: 'gsi3pk', sort: 'gsi3sk' },
  gsi4: { partition: 'gsi4pk', sort: 'gsi4sk' },
  gsi5: { partition: 'gsi5pk', sort: 'gsi5sk' },
  timeToLive: 'ttl',
} as const;

/** `gsi4` and `gsi5` are read in ascending order, the other indexes in descending order. */
export const indexNames = ['gsi1', 'gsi2', 'gsi3', 'gsi4', 'gsi5'] as const;

export type IndexName = (typeof indexNames)[number];

/** Indexes that aren't listed here project all attributes. */
export const projected: Partial<Record<IndexName, readonly string[]>> = { gsi5: ['dueThing'] };

export type Partition =
  | 'COURSE'
  | 'ENQUIRY'
  | 'REVIEW'
  | 'REVIEW_SUMMARY'
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
  | 'SECOND_FACTOR'
  | 'TEAM_MEMBER'
  | 'OFFER'
  | 'AVAILABILITY'
  | 'COACH_DAY'
  | 'THROTTLE';

/** `gsi1` contains the entities that are listed. */
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
  | 'RECEIPT'
  | 'TEAM_MEMBER'
  | 'OFFER';

/**
 * `gsi2` is a sparse index of public entities, orders that Razorpay may still change, enquiries to answer,
 * people waiting for a seat, work, and questions by their text.
 */
export type SparsePartition =
  | 'PUBLIC_REVIEW'
  | 'LISTED_COURSE'
  | 'OPEN_PAYMENT'
  | 'OPEN_ENQUIRY'
  | 'WAITLIST'
  | 'WORK'
  | 'QUESTION_TEXT';

/**
 * `gsi3` has orders by status, enquiries to follow up, closed enquiries, questions by import, and public reviews by
 * course.
 */
export type StatusPartition =
  | OrderPartition
  | 'FOLLOW_UP_ENQUIRY'
  | 'CLOSED_ENQUIRY'
  | 'ADDED_QUESTION'
  | 'COURSE_REVIEW';

type OrderPartition = `ORDER_${Uppercase<OrderStatus>}`;

export const statusPartition = (status: OrderStatus) => `ORDER_${status.toUpperCase()}` as OrderPartition;

/**
 * `gsi4` is a sparse index of items with outbox entries (`functions/platform/outbox`). Its sort key is `<due>#<entry
 * id>`.
 */
export type OutboxKind =
  | 'REFRESH'
  | 'RECOUNT'
  | 'MAIL'
  | 'ACKNOWLEDGEMENT'
  | 'ORDER'
  | 'REMIND'
  | 'CLASS'
  | 'SEAT'
  | 'WAITLIST'
  | 'SEARCH'
  | 'PORTRAIT'
  | 'BOOKING';

/**
 * `gsi5` is a sparse index of what's due for the owner, earliest first. Each kind is read separately, so that a flood
 * of enquiries can't hide a refund. The sort key is `<time>#<reason>#<id>`.
 */
export type DuePartition = `DUE_${Uppercase<DueKind>}`;

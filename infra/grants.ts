import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  type DuePartition,
  indexNames,
  type ListedPartition,
  type OutboxKind,
  type Partition,
  type SparsePartition,
  type StatusPartition,
} from '#shared/table.ts';

/** DynamoDB actions on a partition of the table itself. There is no Scan: lists are read from an index. */
export type ItemAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query';

export type SecretName = 'admin' | 'razorpay' | 'links';

/** Actions on the files of orders. */
export type FileAction = 'PutObject' | 'GetObject' | 'DeleteObject';

/** The rights of one Lambda; anything else is refused. */
export interface Grants {
  table?: Partial<Record<Partition, readonly ItemAction[]>>;
  /** The partitions of each index that the Lambda may Query. */
  gsi1?: readonly ListedPartition[];
  gsi2?: readonly SparsePartition[];
  gsi3?: readonly StatusPartition[];
  gsi4?: readonly OutboxKind[];
  gsi5?: readonly DuePartition[];
  /** The secrets that the Lambda may read. */
  secrets?: readonly SecretName[];
  /** Actions on the bucket of orders' files. */
  files?: readonly FileAction[];
  /** The Lambda may invalidate pages that CloudFront keeps. */
  invalidatesPages?: true;
  /** The Lambda may `send` mails, or only `see` the settings of mails. */
  mail?: 'send' | 'see';
}

/** Whether a Lambda may touch a row of the table, by its key or in an index. */
export const usesTable = (grants: Grants): boolean =>
  grants.table !== undefined || indexNames.some((index) => grants[index] !== undefined);

/** What starts a Lambda without a route. */
export type Trigger =
  /** API Gateway asks the Lambda who calls, ahead of the routes whose endpoint has this `auth`. */
  | { authorizes: GuardedAuth }
  /** CloudFront asks the Lambda for the pages of `shared/pages.ts`. Its rights follow from what the pages show. */
  | { draws: true }
  | AsynchronousTrigger;

/** The `auth` of endpoints that not everybody may call. */
export type GuardedAuth = Exclude<Endpoint['auth'], 'public'>;

/** EventBridge starts the Lambda, and nobody waits for its answer. */
export type AsynchronousTrigger =
  | { everyMinutes: number }
  /** A time of day in India, `09:00`. */
  | { dailyAt: `${number}:${number}` }
  | { event: EventPattern };

/** A pattern of EventBridge for the account's default bus: the event has one of the values of each list. */
export interface EventPattern {
  source: readonly string[];
  'detail-type': readonly string[];
}

/**
 * The keys of orders' files, two random ids, as a pattern of IAM: `?` is any character. A Lambda with a right to files
 * reaches no other object of the bucket.
 */
export const fileKeyShape = '????????-????-????-????-????????????/????????-????-????-????-????????????';

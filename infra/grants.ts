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

/** DynamoDB actions on a partition of the table itself. There is no Scan; what is listed is read in an index. */
export type ItemAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query';

export type SecretName = 'admin' | 'razorpay' | 'links';

/** Actions on the files of orders. */
export type FileAction = 'PutObject' | 'GetObject' | 'DeleteObject';

/** The rights of one Lambda; anything not named is refused. */
export interface Grants {
  table?: Partial<Record<Partition, readonly ItemAction[]>>;
  /** Partitions it may Query in an index. */
  gsi1?: readonly ListedPartition[];
  gsi2?: readonly SparsePartition[];
  gsi3?: readonly StatusPartition[];
  gsi4?: readonly OutboxKind[];
  gsi5?: readonly DuePartition[];
  /** Secrets whose value it may read. */
  secrets?: readonly SecretName[];
  /** Actions on the bucket of orders' files. */
  files?: readonly FileAction[];
  /** May have CloudFront forget the pages that it keeps. */
  invalidatesPages?: true;
  /** May send mails, or only see how they are sent: from whom, and to whom. */
  mail?: 'send' | 'see';
}

/** Whether a Lambda may touch a row of the table, by its key or in an index. */
export const usesTable = (grants: Grants): boolean =>
  grants.table !== undefined || indexNames.some((index) => grants[index] !== undefined);

/** The start of a Lambda that no route of the contract starts. */
export type Trigger =
  /** API Gateway asks it who calls, ahead of the routes whose endpoint has this `auth`. */
  | { authorizes: GuardedAuth }
  /** CloudFront asks it for the pages of `shared/pages.ts`. What it may read follows from what they show. */
  | { draws: true }
  | AsynchronousTrigger;

/** The `auth` of endpoints that not everybody may call. */
export type GuardedAuth = Exclude<Endpoint['auth'], 'public'>;

/** EventBridge starts it, and nobody waits for what comes of it. */
export type AsynchronousTrigger =
  | { everyMinutes: number }
  /** A time of day in India, `09:00`. */
  | { dailyAt: `${number}:${number}` }
  | { event: EventPattern };

/** Events of the account's default bus, in the words of EventBridge: of each list, one value has to be the event's. */
export interface EventPattern {
  source: readonly string[];
  'detail-type': readonly string[];
}

/**
 * The shape of the keys that orders' files are kept under, two random ids, in IAM's words: `?` is any one character.
 * A Lambda that may reach files reaches nothing else that the bucket may come to hold.
 */
export const fileKeyShape = '????????-????-????-????-????????????/????????-????-????-????-????????????';

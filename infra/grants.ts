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

/** No Scan: lists are read from an index. */
export type ItemAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query';

export type SecretName = 'admin' | 'razorpay' | 'links';

export type FileAction = 'PutObject' | 'GetObject' | 'DeleteObject';

/** Everything else is denied. */
export interface Grants {
  table?: Partial<Record<Partition, readonly ItemAction[]>>;
  /** Partitions of each index that it may query. */
  gsi1?: readonly ListedPartition[];
  gsi2?: readonly SparsePartition[];
  gsi3?: readonly StatusPartition[];
  gsi4?: readonly OutboxKind[];
  gsi5?: readonly DuePartition[];
  secrets?: readonly SecretName[];
  files?: readonly FileAction[];
  invalidatesPages?: true;
  /** `send` emails, or only `see` their settings. */
  mail?: 'send' | 'see';
}

/** By its key or in an index. */
export const usesTable = (grants: Grants): boolean =>
  grants.table !== undefined || indexNames.some((index) => grants[index] !== undefined);

export type Trigger =
  /** Called by API Gateway before routes with this `auth`. */
  | { authorizes: GuardedAuth }
  /** CloudFront requests the pages in `shared/pages.ts`. Its grants follow from what they show. */
  | { renders: true }
  | AsynchronousTrigger;

export type GuardedAuth = Exclude<Endpoint['auth'], 'public'>;

/** Started by EventBridge; no one waits for it. */
export type AsynchronousTrigger =
  | { everyMinutes: number }
  /** IST, such as `09:00`. */
  | { dailyAt: `${number}:${number}` }
  | { event: EventPattern };

/** Matches events on the account's default bus that have one of the values of each list. */
export interface EventPattern {
  source: readonly string[];
  'detail-type': readonly string[];
}

/** Two random ids, as an IAM pattern: `?` is any character. Denies all other objects in the bucket. */
export const fileKeyShape = '????????-????-????-????-????????????/????????-????-????-????-????????????';

import type { Endpoint } from '#shared/api/endpoint.ts';
import { portraitFolder, portraitMediaTypes } from '#shared/domain/team/portrait.ts';
import {
  type DuePartition,
  indexNames,
  type ListedPartition,
  type OutboxKind,
  type Partition,
  type SparsePartition,
  type StatusPartition,
} from '#shared/table.ts';

/** Scan isn't allowed, because all lists are read with queries. */
export type ItemAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query';

export type SecretName = 'admin' | 'razorpay' | 'links';

export type FileAction = 'PutObject' | 'GetObject' | 'DeleteObject';

export interface Grants {
  table?: Partial<Record<Partition, readonly ItemAction[]>>;
  gsi1?: readonly ListedPartition[];
  gsi2?: readonly SparsePartition[];
  gsi3?: readonly StatusPartition[];
  gsi4?: readonly OutboxKind[];
  gsi5?: readonly DuePartition[];
  secrets?: readonly SecretName[];
  files?: readonly FileAction[];
  portraits?: readonly FileAction[];
  invalidatesPages?: true;
  /** `send` allows sending emails. `see` allows only reading the email settings. */
  mail?: 'send' | 'see';
}

export const usesTable = (grants: Grants): boolean =>
  grants.table !== undefined || indexNames.some((index) => grants[index] !== undefined);

export type Trigger =
  | { authorizes: GuardedAuth }
  /** CloudFront requests the pages in `shared/pages.ts`. The grants are derived from what those pages show. */
  | { renders: true }
  | AsynchronousTrigger;

export type GuardedAuth = Exclude<Endpoint['auth'], 'public'>;

export type AsynchronousTrigger =
  | { everyMinutes: number }
  /** In IST, such as `09:00`. */
  | { dailyAt: `${number}:${number}` }
  | { event: EventPattern };

/** Matches events on the account's default bus. Each list contains the values allowed for its field. */
export interface EventPattern {
  source: readonly string[];
  'detail-type': readonly string[];
}

/** The keys of portraits as IAM patterns: a random folder, and the hash of the bytes as the name. */
export const portraitKeyShapes = Object.keys(portraitMediaTypes).map(
  (type) => `${portraitFolder}/????????/????????????????.${type}`,
);

/**
 * The key of a file as an IAM pattern: two random ids, with `?` for any character. Access to other objects is denied.
 */
export const fileKeyShape = '????????-????-????-????-????????????/????????-????-????-????-????????????';

import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import type {
  DuePartition,
  IndexName,
  ListedPartition,
  OutboxKind,
  Partition,
  SparsePartition,
  StatusPartition,
} from '#shared/table.ts';
import { client, tableName } from './table.ts';

/** All lists are read with Query from an index or a partition, by default with the highest sort key first. */

export interface Listing {
  index: IndexName;
  partition: ListedPartition | SparsePartition | StatusPartition | DuePartition;
  limit: number;
  before?: string | undefined;
  isAscending?: boolean;
}

export async function list<T>({ index, partition, limit, before, isAscending = false }: Listing) {
  // Sort keys end in the item's ID and are therefore unique, so `before` can replace DynamoDB's start key.
  const range = before === undefined ? '' : ` AND ${index}sk ${isAscending ? '>' : '<'} :before`;
  const answer = await client.send(
    new QueryCommand({
      ...tableName(),
      IndexName: index,
      KeyConditionExpression: `${index}pk = :partition${range}`,
      ExpressionAttributeValues: {
        ':partition': partition,
        ...(before !== undefined && { ':before': before }),
      },
      ScanIndexForward: isAscending,
      Limit: limit + 1,
    }),
  );
  return pageOf<T>(answer, limit, `${index}sk`);
}

export async function listPart<T>({ part, before, ...listing }: Listing & { part: string }) {
  const sk = `${listing.index}sk` as const;
  type Keyed = T & { [Name in typeof sk]: string };
  // `$` sorts right after `#`. One extra item is read, which may belong to the next part.
  const { limit } = listing;
  const { items, next } = await list<Keyed>({ ...listing, limit: limit + 1, before: before ?? `${part}$` });
  const own = items.filter((item) => item[sk].startsWith(`${part}#`));
  const isMore = own.length > limit || (own.length === items.length && next !== undefined);
  const shown = own.slice(0, limit);
  return { items: shown as T[], next: isMore ? shown.at(-1)?.[sk] : undefined };
}

/**
 * Yields pages of items that have an entry of this kind due at or before `by` (ISO 8601). The page size is up to
 * DynamoDB.
 */
export async function* listDue<T>(
  kind: OutboxKind,
  by: string,
  { latestFirst = false } = {},
): AsyncGenerator<T[]> {
  const due = pages({
    IndexName: 'gsi4',
    ScanIndexForward: !latestFirst,
    KeyConditionExpression: 'gsi4pk = :partition AND gsi4sk < :before',
    // `$` sorts right after `#`, so an entry due exactly at `by` is included.
    ExpressionAttributeValues: { ':partition': kind, ':before': `${by}$` },
  });
  for await (const { Items = [] } of due) yield Items as T[];
}

interface KeyRange {
  index: IndexName;
  partition: ListedPartition | SparsePartition | StatusPartition;
  from: string;
  to: string;
}

export async function count(range: KeyRange, most?: number) {
  const counts = pages({ ...within(range), Select: 'COUNT', Limit: most });
  let counted = 0;
  for await (const { Count = 0, LastEvaluatedKey } of counts) {
    counted += Count;
    if (most !== undefined && counted >= most) return { count: most, isMore: LastEvaluatedKey !== undefined };
  }
  return { count: counted, isMore: false };
}

/** Reads every item, so use it only for short ranges. */
export const all = <T>(range: KeyRange) => everyItem<T>(within(range));

/** Reads every item of a partition with a consistent read, so use it only for short partitions. */
export const partition = <T>(name: Partition) =>
  everyItem<T>({
    KeyConditionExpression: 'pk = :partition',
    ExpressionAttributeValues: { ':partition': name },
    ConsistentRead: true,
  });

interface Prefixed {
  prefix: string;
  limit: number;
  /** The `next` of the previous page, which is a sort key without the prefix. */
  after?: string | undefined;
  isAscending?: boolean | undefined;
}

export async function listPrefixed<T>(
  partition: Partition,
  { prefix, limit, after, isAscending = false }: Prefixed,
) {
  const answer = await client.send(
    new QueryCommand({
      ...tableName(),
      KeyConditionExpression: 'pk = :partition AND sk BETWEEN :from AND :to',
      // `\uffff` sorts after every character that sort keys contain.
      ExpressionAttributeValues: { ':partition': partition, ':from': prefix, ':to': `${prefix}\uffff` },
      ExclusiveStartKey: after === undefined ? undefined : { pk: partition, sk: prefix + after },
      ScanIndexForward: isAscending,
      Limit: limit + 1,
    }),
  );
  const { items, next } = pageOf<T>(answer, limit, 'sk');
  return { items, next: next?.slice(prefix.length) };
}

/**
 * Expects one item more than `limit`, because DynamoDB reports a last key whenever it stops at its limit, even if
 * nothing follows. It also stops after 1 MB, with fewer items.
 */
function pageOf<T>({ Items = [], LastEvaluatedKey }: QueryCommandOutput, limit: number, sortKey: string) {
  const items = Items.slice(0, limit);
  const isMore = Items.length > limit || LastEvaluatedKey !== undefined;
  return { items: items as T[], next: isMore ? (items.at(-1)?.[sortKey] as string | undefined) : undefined };
}

const within = ({ index, partition, from, to }: KeyRange) => ({
  IndexName: index,
  KeyConditionExpression: `${index}pk = :partition AND ${index}sk BETWEEN :from AND :to`,
  ExpressionAttributeValues: { ':partition': partition, ':from': from, ':to': to },
});

async function everyItem<T>(query: Query): Promise<T[]> {
  const items: T[] = [];
  for await (const { Items = [] } of pages(query)) items.push(...(Items as T[]));
  return items;
}

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>;

async function* pages(query: Query) {
  let start: QueryCommandOutput['LastEvaluatedKey'];
  do {
    const page: QueryCommandOutput = await client.send(
      new QueryCommand({ ...tableName(), ...query, ExclusiveStartKey: start }),
    );
    yield page;
    start = page.LastEvaluatedKey;
  } while (start);
}

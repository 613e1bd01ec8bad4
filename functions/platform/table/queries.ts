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

/**
 * The lists. Each is a Query, of an index or of a partition of the table itself, by default from the highest sort key down.
 */

/** A request for a page of an index. */
export interface Listing {
  index: IndexName;
  partition: ListedPartition | SparsePartition | StatusPartition | DuePartition;
  /** The most items to return. */
  limit: number;
  /** The sort key of the last item of the page before. */
  before?: string | undefined;
  /** Lists from the lowest sort key up. */
  isUpwards?: boolean;
}

/** A page of an index. */
export async function list<T>({ index, partition, limit, before, isUpwards = false }: Listing) {
  // Sort keys are unique (they end in the item's id), so `before` takes the place of a DynamoDB start key.
  const range = before === undefined ? '' : ` AND ${index}sk ${isUpwards ? '>' : '<'} :before`;
  const answer = await client.send(
    new QueryCommand({
      ...tableName(),
      IndexName: index,
      KeyConditionExpression: `${index}pk = :partition${range}`,
      ExpressionAttributeValues: {
        ':partition': partition,
        ...(before !== undefined && { ':before': before }),
      },
      ScanIndexForward: isUpwards,
      Limit: limit + 1,
    }),
  );
  return pageOf<T>(answer, limit, `${index}sk`);
}

/** A page of the items of an index whose sort keys begin with `part` and `#`. */
export async function listPart<T>({ part, before, ...listing }: Listing & { part: string }) {
  const sk = `${listing.index}sk` as const;
  type Placed = T & { [Name in typeof sk]: string };
  // `$` sorts right after `#`. One more than the page: it may belong to the next part.
  const { limit } = listing;
  const { items, next } = await list<Placed>({ ...listing, limit: limit + 1, before: before ?? `${part}$` });
  const own = items.filter((item) => item[sk].startsWith(`${part}#`));
  const isMore = own.length > limit || (own.length === items.length && next !== undefined);
  const shown = own.slice(0, limit);
  return { items: shown as T[], next: isMore ? shown.at(-1)?.[sk] : undefined };
}

/**
 * The items with an entry of a kind that is due by a time (ISO 8601), the earliest or the latest first, page by page. DynamoDB
 * decides how large a page is.
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
    // `$` sorts right after `#`, which stands between the time and the entry's id.
    ExpressionAttributeValues: { ':partition': kind, ':before': `${by}$` },
  });
  for await (const { Items = [] } of due) yield Items as T[];
}

/** A range of an index: the items with sort keys from `from` to `to`. */
interface KeyRange {
  index: IndexName;
  partition: ListedPartition | SparsePartition | StatusPartition;
  from: string;
  to: string;
}

/** The number of items in a range, counted up to `most`. */
export async function count(range: KeyRange, most?: number) {
  const counts = pages({ ...within(range), Select: 'COUNT', Limit: most });
  let counted = 0;
  for await (const { Count = 0, LastEvaluatedKey } of counts) {
    counted += Count;
    if (most !== undefined && counted >= most) return { count: most, isMore: LastEvaluatedKey !== undefined };
  }
  return { count: counted, isMore: false };
}

/** Every item of a range: for ranges that are known to be short. */
export const all = <T>(range: KeyRange) => everyItem<T>(within(range));

/** Every item of a partition of the table itself, read consistently: for partitions that are known to be short. */
export const partition = <T>(name: Partition) =>
  everyItem<T>({
    KeyConditionExpression: 'pk = :partition',
    ExpressionAttributeValues: { ':partition': name },
    ConsistentRead: true,
  });

/** A request for a page of the items of a partition whose sort keys begin with `prefix`. */
interface Prefixed {
  prefix: string;
  /** The most items to return. */
  limit: number;
  /** The `next` of the page before: a sort key without the prefix. */
  after?: string | undefined;
  /** Lists from the lowest sort key up. */
  isUpwards?: boolean | undefined;
}

/** A page of the items of a partition of the table itself whose sort keys begin with a prefix. */
export async function listPrefixed<T>(
  partition: Partition,
  { prefix, limit, after, isUpwards = false }: Prefixed,
) {
  const answer = await client.send(
    new QueryCommand({
      ...tableName(),
      KeyConditionExpression: 'pk = :partition AND sk BETWEEN :from AND :to',
      // No character of a sort key is higher.
      ExpressionAttributeValues: { ':partition': partition, ':from': prefix, ':to': `${prefix}\uffff` },
      ExclusiveStartKey: after === undefined ? undefined : { pk: partition, sk: prefix + after },
      ScanIndexForward: isUpwards,
      Limit: limit + 1,
    }),
  );
  const { items, next } = pageOf<T>(answer, limit, 'sk');
  return { items, next: next?.slice(prefix.length) };
}

/**
 * The first `limit` items of an answer. It was asked for one more: DynamoDB reports a last key whenever it stops at its
 * limit, even if nothing follows. It also stops after a megabyte.
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

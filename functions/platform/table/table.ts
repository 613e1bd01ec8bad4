import { setTimeout as pause } from 'node:timers/promises';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandOutput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type {
  DuePartition,
  IndexName,
  ListedPartition,
  OutboxKind,
  Partition,
  SparsePartition,
  StatusPartition,
} from '#shared/table.ts';
import { busy } from '../errors.ts';

/**
 * The operations on the table. A write is conditional and of a single item. A list is a Query, of an index or of a partition
 * of the table itself, by default from the highest sort key down.
 */

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

const table = () => ({ TableName: process.env.TABLE_NAME });

/** An item's place in the table. */
export interface Key {
  pk: Partition;
  sk: string;
}

export type Item = Key & Record<string, unknown>;

/** Stores a new item. False, without a change, when its key is taken. */
export async function insert(item: Item): Promise<boolean> {
  return unlessRefused(
    client.send(new PutCommand({ ...table(), Item: item, ConditionExpression: 'attribute_not_exists(pk)' })),
  );
}

/** Stores an item, and overwrites the stored item: for items that are the same whenever they are written. */
export async function put(item: Item): Promise<void> {
  await client.send(new PutCommand({ ...table(), Item: item }));
}

/** Replaces the item with the same key. False when the condition does not hold for the stored item. */
export const replace = (item: Item, condition: Condition): Promise<boolean> =>
  unlessRefused(client.send(new PutCommand({ ...table(), Item: item, ...expressionsOf(condition) })));

/**
 * Stores a new item once, by `put`. True also when an item with its fingerprint has its key or the `earlier` sort key
 * already; false when an item with another fingerprint has its key.
 */
export async function insertOnce(
  item: Item & Fingerprinted,
  earlier?: string,
  put = insert,
): Promise<boolean> {
  const isAt = async (sk: string) =>
    (await find<Partial<Fingerprinted>>({ pk: item.pk, sk }))?.fingerprint === item.fingerprint;
  if (earlier !== undefined && (await isAt(earlier))) return true;
  return (await put(item)) || (await isAt(item.sk));
}

export interface Fingerprinted {
  fingerprint: string;
}

/** Reads an item consistently; undefined also for a deleted item that has entries left. */
export async function find<T>(key: Key): Promise<T | undefined> {
  const item = await findAny<T & { isDeleted?: true }>(key);
  return item?.isDeleted ? undefined : item;
}

/** Reads an item consistently, also a deleted item that has entries left. */
export async function findAny<T>({ pk, sk }: Key): Promise<T | undefined> {
  const { Item } = await client.send(new GetCommand({ ...table(), Key: { pk, sk }, ConsistentRead: true }));
  return Item as T | undefined;
}

/** Every item of a partition of the table itself, read consistently: for partitions that are known to be short. */
export async function partition<T>(name: Partition): Promise<T[]> {
  const items: T[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page: QueryCommandOutput = await client.send(
      new QueryCommand({
        ...table(),
        KeyConditionExpression: 'pk = :partition',
        ExpressionAttributeValues: { ':partition': name },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    );
    items.push(...((page.Items ?? []) as T[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
}

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
      ...table(),
      KeyConditionExpression: 'pk = :partition AND sk BETWEEN :from AND :to',
      // No character of a sort key is higher.
      ExpressionAttributeValues: { ':partition': partition, ':from': prefix, ':to': `${prefix}\uffff` },
      ExclusiveStartKey: after === undefined ? undefined : { pk: partition, sk: prefix + after },
      ScanIndexForward: isUpwards,
      Limit: limit,
    }),
  );
  const last = answer.LastEvaluatedKey?.sk as string | undefined;
  return { items: (answer.Items ?? []) as T[], next: last?.slice(prefix.length) };
}

/** A write's condition on the stored item, as a DynamoDB expression in which `#name` and `:name` are attribute and value. */
export interface Condition {
  condition: string;
  values?: Record<string, unknown>;
}

/** The change of an item: `set` replaces attributes (undefined removes them), `add` adds to numbers and sets. */
export interface Change extends Partial<Condition> {
  set?: Record<string, unknown>;
  add?: Record<string, unknown>;
}

/** Changes an item and returns it after that; undefined when the condition does not hold, by default that the item exists. */
export async function change<T>(key: Key, { set = {}, add = {}, condition = isThere, values = {} }: Change) {
  const given = Object.entries(set).filter(([, value]) => value !== undefined);
  const removed = Object.keys(set).filter((name) => set[name] === undefined);
  const update = new UpdateCommand({
    ...table(),
    Key: key,
    UpdateExpression: [
      clause(
        'SET',
        given.map(([name]) => `#${name} = :${name}`),
      ),
      clause(
        'REMOVE',
        removed.map((name) => `#${name}`),
      ),
      clause(
        'ADD',
        Object.keys(add).map((name) => `#${name} :${name}`),
      ),
    ].join(' '),
    ConditionExpression: condition,
    ExpressionAttributeNames: Object.fromEntries(
      [...Object.keys(set), ...Object.keys(add), ...namesIn(condition)].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: Object.fromEntries(
      [...given, ...Object.entries(add), ...Object.entries(values)].map(([name, value]) => [
        `:${name}`,
        value,
      ]),
    ),
    ReturnValues: 'ALL_NEW',
  });
  const answer = await refusedAsUndefined(client.send(update));
  return answer?.Attributes as T | undefined;
}

/**
 * Repeats `attempt`, which reads an item and writes it conditionally, until it returns an outcome: it returns undefined where
 * another write came between. Throws `busy` after `mostTries` attempts or `mostMs` milliseconds.
 */
export async function untilWritten<T>(
  attempt: () => Promise<T | undefined>,
  { mostTries = 25, mostMs = Number.POSITIVE_INFINITY } = {},
): Promise<T> {
  const started = performance.now();
  // Of 25 changes at once, the last is through after 25 rounds.
  for (let tries = 0; tries < mostTries && performance.now() - started < mostMs; tries++) {
    if (tries > 1) await pause(Math.random() * Math.min(tries, 10) * 20);
    const outcome = await attempt();
    if (outcome !== undefined) return outcome;
  }
  throw busy('Others change the same right now. Please try again.');
}

/** Deletes an item. False when the condition does not hold, by default that the item exists. */
export const remove = (key: Key, condition: Condition = { condition: isThere }): Promise<boolean> =>
  unlessRefused(client.send(new DeleteCommand({ ...table(), Key: key, ...expressionsOf(condition) })));

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
      ...table(),
      IndexName: index,
      KeyConditionExpression: `${index}pk = :partition${range}`,
      ExpressionAttributeValues: {
        ':partition': partition,
        ...(before !== undefined && { ':before': before }),
      },
      ScanIndexForward: isUpwards,
      Limit: limit,
    }),
  );
  return {
    items: (answer.Items ?? []) as T[],
    next: answer.LastEvaluatedKey?.[`${index}sk`] as string | undefined,
  };
}

/** A page of the items of an index whose sort keys begin with `part` and `#`. */
export async function listPart<T>({ part, before, ...listing }: Listing & { part: string }) {
  const sk = `${listing.index}sk` as const;
  type Placed = T & { [Name in typeof sk]: string };
  // `$` sorts right after `#`.
  const { items, next } = await list<Placed>({ ...listing, before: before ?? `${part}$` });
  const own = items.filter((item) => item[sk].startsWith(`${part}#`));
  return { items: own as T[], next: own.length < items.length ? undefined : next };
}

/**
 * The items with an entry of a kind that is due by a time (ISO 8601), the earliest first, page by page. DynamoDB decides how
 * large a page is.
 */
export async function* listDue<T>(kind: OutboxKind, by: string): AsyncGenerator<T[]> {
  let start: Record<string, unknown> | undefined;
  do {
    const page: QueryCommandOutput = await client.send(
      new QueryCommand({
        ...table(),
        IndexName: 'gsi4',
        KeyConditionExpression: 'gsi4pk = :partition AND gsi4sk < :before',
        // `$` sorts right after `#`, which stands between the time and the entry's id.
        ExpressionAttributeValues: { ':partition': kind, ':before': `${by}$` },
        ExclusiveStartKey: start,
      }),
    );
    yield (page.Items ?? []) as T[];
    start = page.LastEvaluatedKey;
  } while (start);
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
  let counted = 0;
  for await (const { Count = 0, LastEvaluatedKey } of pages(range, { Select: 'COUNT', Limit: most })) {
    counted += Count;
    if (most !== undefined && counted >= most) return { count: most, isMore: LastEvaluatedKey !== undefined };
  }
  return { count: counted, isMore: false };
}

/** Every item of a range: for ranges that are known to be short. */
export async function all<T>(range: KeyRange): Promise<T[]> {
  const items: T[] = [];
  for await (const { Items = [] } of pages(range, {})) items.push(...(Items as T[]));
  return items;
}

async function* pages(
  { index, partition, from, to }: KeyRange,
  how: { Select?: 'COUNT'; Limit?: number | undefined },
) {
  let start: Record<string, unknown> | undefined;
  do {
    const page: QueryCommandOutput = await client.send(
      new QueryCommand({
        ...table(),
        ...how,
        IndexName: index,
        KeyConditionExpression: `${index}pk = :partition AND ${index}sk BETWEEN :from AND :to`,
        ExpressionAttributeValues: { ':partition': partition, ':from': from, ':to': to },
        ExclusiveStartKey: start,
      }),
    );
    yield page;
    start = page.LastEvaluatedKey;
  } while (start);
}

const isThere = 'attribute_exists(pk) AND attribute_not_exists(#isDeleted)';

const expressionsOf = ({ condition, values = {} }: Condition) => {
  const names = namesIn(condition).map((name) => [`#${name}`, name]);
  const given = Object.entries(values).map(([name, value]) => [`:${name}`, value]);
  return {
    ConditionExpression: condition,
    ...(names.length > 0 && { ExpressionAttributeNames: Object.fromEntries(names) }),
    ...(given.length > 0 && { ExpressionAttributeValues: Object.fromEntries(given) }),
  };
};

const clause = (keyword: string, terms: string[]) => (terms.length ? `${keyword} ${terms.join(', ')}` : '');

const namesIn = (condition: string) => [...condition.matchAll(/#(\w+)/g)].map(([, name]) => name as string);

const unlessRefused = async (write: Promise<unknown>) => (await refusedAsUndefined(write)) !== undefined;

async function refusedAsUndefined<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

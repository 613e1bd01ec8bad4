import { setTimeout as pause } from 'node:timers/promises';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Partition } from '#shared/table.ts';
import { busy } from '../errors.ts';

/** Reads and conditional writes of single items. Lists are in `queries.ts`. */

export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

export const tableName = () => ({ TableName: process.env.TABLE_NAME });

export interface Key {
  pk: Partition;
  sk: string;
}

export type Item = Key & Record<string, unknown>;

/** Returns false if the key is taken. */
export async function insert(item: Item): Promise<boolean> {
  return unlessRefused(
    client.send(
      new PutCommand({ ...tableName(), Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
    ),
  );
}

/** Overwrites the stored item without a condition, so only for items that are the same whenever they are written. */
export async function put(item: Item): Promise<void> {
  await client.send(new PutCommand({ ...tableName(), Item: item }));
}

/** Returns false if the condition doesn't hold. */
export const replace = (item: Item, condition: Condition): Promise<boolean> =>
  unlessRefused(client.send(new PutCommand({ ...tableName(), Item: item, ...expressionsOf(condition) })));

/**
 * Stores a new item once, with `put`. Returns true if an item with its fingerprint already has its key or the
 * `earlier` sort key, and false if an item with another fingerprint has its key.
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

/** Reads consistently. Returns undefined for a deleted item with remaining entries. */
export async function find<T>(key: Key): Promise<T | undefined> {
  const item = await findAny<T & { isDeleted?: true }>(key);
  return item?.isDeleted ? undefined : item;
}

/** Reads consistently, including deleted items with remaining entries. */
export async function findAny<T>({ pk, sk }: Key): Promise<T | undefined> {
  const { Item } = await client.send(
    new GetCommand({ ...tableName(), Key: { pk, sk }, ConsistentRead: true }),
  );
  return Item as T | undefined;
}

/** A DynamoDB expression in which `#name` and `:name` are attribute and value. */
export interface Condition {
  condition: string;
  values?: Record<string, unknown>;
}

/** `set` replaces attributes (undefined removes them). `add` adds to numbers and sets. */
export interface Change extends Partial<Condition> {
  set?: Record<string, unknown>;
  add?: Record<string, unknown>;
}

/** Returns the changed item, or undefined if the condition fails. By default, the item must exist. */
export async function change<T>(key: Key, { set = {}, add = {}, condition = exists, values = {} }: Change) {
  const given = Object.entries(set).filter(([, value]) => value !== undefined);
  const removed = Object.keys(set).filter((name) => set[name] === undefined);
  const update = new UpdateCommand({
    ...tableName(),
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

/** `pauseMs` returns the longest pause before an attempt. */
export interface RetryLimits {
  mostTries?: number;
  mostMs?: number;
  pauseMs?: (tries: number) => number;
}

/**
 * Repeats `attempt`, which reads and conditionally writes an item, until it returns a value. It returns undefined if
 * another write came first. Throws `busy` after `mostTries` attempts or `mostMs` milliseconds.
 */
export async function untilWritten<T>(
  attempt: () => Promise<T | undefined>,
  {
    mostTries = 25,
    mostMs = Number.POSITIVE_INFINITY,
    pauseMs = (tries) => Math.min(tries, 10) * 20,
  }: RetryLimits = {},
): Promise<T> {
  const started = performance.now();
  // Of 25 simultaneous changes, the last succeeds within 25 rounds.
  for (let tries = 0; tries < mostTries && performance.now() - started < mostMs; tries++) {
    if (tries > 1) await pause(Math.random() * pauseMs(tries));
    const outcome = await attempt();
    if (outcome !== undefined) return outcome;
  }
  throw busy('Someone else just changed this. Please try again.');
}

/** Returns false if the condition fails. By default, the item must exist. */
export const remove = (key: Key, condition: Condition = { condition: exists }): Promise<boolean> =>
  unlessRefused(client.send(new DeleteCommand({ ...tableName(), Key: key, ...expressionsOf(condition) })));

const exists = 'attribute_exists(pk) AND attribute_not_exists(#isDeleted)';

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

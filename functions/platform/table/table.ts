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

/** Overwrites any stored item, so use it only for items that are the same whenever they're written. */
export async function put(item: Item): Promise<void> {
  await client.send(new PutCommand({ ...tableName(), Item: item }));
}

export const replace = (item: Item, condition: Condition): Promise<boolean> =>
  unlessRefused(client.send(new PutCommand({ ...tableName(), Item: item, ...expressionsOf(condition) })));

/**
 * Stores an item once. Returns true if it's stored or was already stored with the same fingerprint, under its own or
 * the `earlier` sort key, and false if its key is taken by an item with a different fingerprint.
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

/** Uses a consistent read. Returns undefined for a deleted item that still has outbox entries or left a tombstone. */
export async function find<T>(key: Key): Promise<T | undefined> {
  const item = await findAny<T & { isDeleted?: true }>(key);
  return item?.isDeleted ? undefined : item;
}

/** Like `find`, but also returns deleted items that still have outbox entries or left a tombstone. */
export async function findAny<T>({ pk, sk }: Key): Promise<T | undefined> {
  const { Item } = await client.send(
    new GetCommand({ ...tableName(), Key: { pk, sk }, ConsistentRead: true }),
  );
  return Item as T | undefined;
}

/** A DynamoDB expression in which `#name` is an attribute and `:name` a value. */
export interface Condition {
  condition: string;
  values?: Record<string, unknown>;
}

/** `set` replaces attributes, or removes them if they're undefined. `add` adds to numbers and sets. */
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

export interface RetryLimits {
  mostTries?: number;
  mostMs?: number;
  pauseMs?: (tries: number) => number;
}

/**
 * Repeats `attempt` until it returns a value. An attempt reads an item and writes it conditionally, and returns
 * undefined if another write got in first. Throws `busy` after `mostTries` attempts or `mostMs` milliseconds.
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
  // If 25 changes are made at the same time, one succeeds in each round, so the last one may need 25 attempts.
  for (let tries = 0; tries < mostTries && performance.now() - started < mostMs; tries++) {
    if (tries > 1) await pause(Math.random() * pauseMs(tries));
    const outcome = await attempt();
    if (outcome !== undefined) return outcome;
  }
  throw busy('Someone else has changed this. Please try again.');
}

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

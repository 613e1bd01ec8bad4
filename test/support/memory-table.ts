import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { TestTable } from './table.ts';

type Item = Record<string, unknown>;

/**
 * Implements the part of DynamoDB that `functions/platform/table` uses, with two items per page by default. Histories
 * also run on DynamoDB Local, which would show if the two differed.
 */
export function memoryTable(itemsAPage = 2): TestTable {
  const items = new Map<string, Item>();
  beforeEach(() => items.clear());

  const send = async (command: unknown): Promise<object> => {
    if (command instanceof PutCommand) {
      const { Item: item = {}, ...condition } = command.input;
      require(condition, items.get(keyOf(item)));
      items.set(keyOf(item), kept(item));
      return {};
    }
    if (command instanceof GetCommand) return { Item: items.get(keyOf(command.input.Key)) };
    if (command instanceof UpdateCommand) {
      const { Key = {}, ...update } = command.input;
      const before = items.get(keyOf(Key));
      require(update, before);
      const after = kept({ ...(before ?? Key), ...changesOf(update, before) });
      items.set(keyOf(Key), after);
      return { Attributes: after };
    }
    if (command instanceof DeleteCommand) {
      const { Key, ...condition } = command.input;
      require(condition, items.get(keyOf(Key)));
      items.delete(keyOf(Key));
      return {};
    }
    if (command instanceof QueryCommand) return page([...items.values()], command.input, itemsAPage);
    throw new Error('The table does not support the command.');
  };

  return {
    send,
    items: async () => [...items.values()],
    clear: async () => items.clear(),
  };
}

interface Expressions {
  ConditionExpression?: string | undefined;
  ExpressionAttributeNames?: Record<string, string> | undefined;
  ExpressionAttributeValues?: Record<string, unknown> | undefined;
}

const keyOf = ({ pk, sk }: Item = {}) => `${pk} ${sk}`;

/** Stored values are frozen, so that readers can share them. */
function kept<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Set) return Object.freeze(new Set(value)) as T;
  if (Array.isArray(value)) return Object.freeze(value.map(kept)) as T;
  const item: Item = {};
  for (const [name, each] of Object.entries(value)) if (each !== undefined) item[name] = kept(each);
  return Object.freeze(item) as T;
}

function require(expressions: Expressions, item: Item | undefined): void {
  if (holds(expressions, item)) return;
  throw new ConditionalCheckFailedException({ message: 'The condition failed.', $metadata: {} });
}

function holds({ ConditionExpression: condition, ...names }: Expressions, item: Item | undefined): boolean {
  if (!condition) return true;
  const tokens = condition.match(/[()]|[<>=]+|[#:]?\w+/g) ?? [];
  const take = () => tokens.shift() ?? '';
  const value = (token: string) =>
    token.startsWith(':')
      ? names.ExpressionAttributeValues?.[token]
      : item?.[names.ExpressionAttributeNames?.[token] ?? token];

  const either = (): boolean => {
    let result = both();
    while (tokens[0] === 'OR') {
      take();
      result = both() || result;
    }
    return result;
  };
  const both = (): boolean => {
    let result = one();
    while (tokens[0] === 'AND') {
      take();
      result = one() && result;
    }
    return result;
  };
  const one = (): boolean => {
    const token = take();
    if (token === '(') {
      const result = either();
      take();
      return result;
    }
    if (token.startsWith('attribute_')) {
      const [, name = ''] = [take(), take(), take()];
      return (value(name) !== undefined) === (token === 'attribute_exists');
    }
    if (token === 'contains') {
      const [, set = '', member = ''] = [take(), take(), take(), take()];
      return (value(set) as Set<unknown> | undefined)?.has(value(member)) ?? false;
    }
    if (token === 'size') {
      const [, name = ''] = [take(), take(), take()];
      return compare((value(name) as Set<unknown> | undefined)?.size, take(), value(take()));
    }
    return compare(value(token), take(), value(take()));
  };
  return either();
}

function compare(left: unknown, operator: string, right: unknown): boolean {
  if (left === undefined || right === undefined) return false;
  if (operator === '=') return left === right;
  if (operator === '<>') return left !== right;
  const [a, b] = [left as string, right as string];
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  if (operator === '>') return a > b;
  throw new Error(`The table doesn't compare with ${operator}.`);
}

function changesOf(
  {
    UpdateExpression = '',
    ExpressionAttributeNames: names = {},
    ExpressionAttributeValues: values = {},
  }: Expressions & { UpdateExpression?: string | undefined },
  before: Item = {},
): Item {
  const [, set = '', remove = '', add = ''] =
    UpdateExpression.match(/^(?:SET (.*?))? ?(?:REMOVE (.*?))? ?(?:ADD (.*))?$/) ?? [];
  const name = (token: string) => names[token] ?? '';
  const pairs = (text: string) => [...text.matchAll(/(#\w+)(?: =)? (:\w+)/g)];
  return Object.fromEntries([
    ...pairs(set).map(([, to = '', from = '']) => [name(to), values[from]]),
    ...(remove.match(/#\w+/g) ?? []).map((to) => [name(to), undefined]),
    ...pairs(add).map(([, to = '', from = '']) => [name(to), sum(before[name(to)], values[from])]),
  ]);
}

const sum = (before: unknown, added: unknown) =>
  added instanceof Set
    ? new Set([...((before as Set<unknown> | undefined) ?? []), ...added])
    : Number(before ?? 0) + Number(added);

function page(
  items: Item[],
  {
    IndexName: index,
    KeyConditionExpression: condition = '',
    ExpressionAttributeValues: values = {},
    ExclusiveStartKey: start,
    ScanIndexForward: isAscending = true,
    Limit = Number.POSITIVE_INFINITY,
  }: QueryCommandInput,
  itemsAPage: number,
) {
  const [partition, sort] = index ? [`${index}pk`, `${index}sk`] : ['pk', 'sk'];
  const sortKey = (item: Item) => String(item[sort]);
  const isAfter = (a: string, b: string) => (isAscending ? a > b : a < b);
  const found = items
    .filter((item) => item[partition] === values[':partition'])
    .filter((item) => start === undefined || isAfter(sortKey(item), sortKey(start)))
    .filter((item) => {
      const before = values[':before'] as string | undefined;
      return (
        before === undefined || compare(sortKey(item), condition.includes('> :before') ? '>' : '<', before)
      );
    })
    .filter(
      (item) => values[':from'] === undefined || isBetween(sortKey(item), values[':from'], values[':to']),
    )
    .toSorted((a, b) => (isAfter(sortKey(a), sortKey(b)) ? 1 : -1));
  const shown = found.slice(0, Math.min(Limit, itemsAPage));
  const last = shown.at(-1);
  const isFull = shown.length === Math.min(Limit, itemsAPage);
  return { Items: shown, Count: shown.length, ...(isFull && last && { LastEvaluatedKey: last }) };
}

const isBetween = (key: string, from: unknown, to: unknown) => key >= String(from) && key <= String(to);

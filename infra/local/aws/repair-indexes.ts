import { isDeepStrictEqual } from 'node:util';
import {
  type AttributeValue,
  DeleteItemCommand,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  type ScanCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { type IndexName, indexNames, keys, projected } from '#shared/table.ts';
import { localClient } from './dynamodb.ts';

type Item = Record<string, AttributeValue>;

/**
 * Repairs the index entries of a table's items, and returns the number of wrong entries. The embedded database writes the
 * entries of an item before the item, each by itself, so a process that is killed in between leaves an item without an
 * entry, or an entry for a state that the item never took. It may only be called at the start, when nobody else writes.
 */
export async function repairIndexes(endpoint: string, table: string): Promise<number> {
  const client = localClient(endpoint);
  try {
    const items = await read(client, table, keyOf);
    const missing: Item[] = [];
    const stray: Item[] = [];
    for (const index of indexNames) {
      const entries = await read(client, table, (item) => entryKeyOf(item, index) ?? '', index);
      for (const item of items.values()) {
        const key = entryKeyOf(item, index);
        if (!key) continue;
        if (!isDeepStrictEqual(entries.get(key), carried(item, index))) missing.push(item);
        entries.delete(key);
      }
      stray.push(...[...entries.values()].map((entry) => whole(entry, index, items.get(keyOf(entry)))));
    }
    // The database removes an item's entries when the item is replaced, so a stray entry becomes its item for a moment. A
    // process that is killed meanwhile leaves what the interrupted write would have left.
    for (const entry of stray) await put(client, table, entry);
    for (const entry of stray) await restore(client, table, entry, items.get(keyOf(entry)));
    for (const item of missing) await put(client, table, item);
    return missing.length + stray.length;
  } finally {
    client.destroy();
  }
}

/** All items of a table or of one of its indexes, by `nameOf`. */
async function read(
  client: DynamoDBClient,
  table: string,
  nameOf: (item: Item) => string,
  index?: IndexName,
): Promise<Map<string, Item>> {
  const read = new Map<string, Item>();
  let next: ScanCommandOutput['LastEvaluatedKey'];
  do {
    const page: ScanCommandOutput = await client.send(
      new ScanCommand({
        TableName: table,
        ...(index && { IndexName: index }),
        ...(next && { ExclusiveStartKey: next }),
      }),
    );
    for (const item of page.Items ?? []) read.set(nameOf(item), item);
    next = page.LastEvaluatedKey;
  } while (next);
  return read;
}

const put = (client: DynamoDBClient, table: string, item: Item) =>
  client.send(new PutItemCommand({ TableName: table, Item: item }));

const restore = (client: DynamoDBClient, table: string, entry: Item, item: Item | undefined) => {
  if (item) return put(client, table, item);
  const Key = Object.fromEntries(Object.entries(entry).filter(([name]) => name === 'pk' || name === 'sk'));
  return client.send(new DeleteItemCommand({ TableName: table, Key }));
};

const keyOf = ({ pk, sk }: Item): string => JSON.stringify([pk, sk]);

/** The part of an item that an index carries. */
function carried(item: Item, index: IndexName): Item {
  const attributes = projected[index];
  if (!attributes) return item;
  const names = ['pk', 'sk', ...Object.values(keys[index]), ...attributes];
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

/** A stray entry as a whole item. Where the index carries a part alone and the item is missing, the item is marked as deleted. */
const whole = (entry: Item, index: IndexName, item: Item | undefined): Item =>
  projected[index] ? { ...(item ?? { isDeleted: { BOOL: true } }), ...entry } : entry;

/** The key of an item's entry in an index; undefined where it has no entry. */
function entryKeyOf(item: Item, index: IndexName): string | undefined {
  const { partition, sort } = keys[index];
  return item[partition] && item[sort] && JSON.stringify([item[partition], item[sort], keyOf(item)]);
}

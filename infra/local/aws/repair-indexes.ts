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
 * Returns how many index entries were repaired. The embedded database writes index entries before their items, so if
 * the process is killed in between, incorrect entries are left behind. Only call this at startup.
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
    // The database removes an index entry only when its item is replaced, so a stray entry is first written back as an
    // item.
    for (const entry of stray) await put(client, table, entry);
    for (const entry of stray) await restore(client, table, entry, items.get(keyOf(entry)));
    for (const item of missing) await put(client, table, item);
    return missing.length + stray.length;
  } finally {
    client.destroy();
  }
}

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

function carried(item: Item, index: IndexName): Item {
  const attributes = projected[index];
  if (!attributes) return item;
  const names = ['pk', 'sk', ...Object.values(keys[index]), ...attributes];
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

/** If the index stores only part of the item and the item itself is missing, marks the item as deleted. */
const whole = (entry: Item, index: IndexName, item: Item | undefined): Item =>
  projected[index] ? { ...(item ?? { isDeleted: { BOOL: true } }), ...entry } : entry;

function entryKeyOf(item: Item, index: IndexName): string | undefined {
  const { partition, sort } = keys[index];
  return item[partition] && item[sort] && JSON.stringify([item[partition], item[sort], keyOf(item)]);
}

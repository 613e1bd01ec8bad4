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
 * Puts the places right that a table's items have in its indexes, and returns the number of those that were wrong. The
 * embedded database writes the places first and the item after them, each by itself: a process that is killed between
 * leaves an item without a place, or a place for what the item has not become. It is for a start, when nobody writes.
 */
export async function putPlacesRight(endpoint: string, table: string): Promise<number> {
  const client = localClient(endpoint);
  try {
    const items = await read(client, table, keyOf);
    const missing: Item[] = [];
    const stray: Item[] = [];
    for (const index of indexNames) {
      const placed = await read(client, table, (item) => placeOf(item, index) ?? '', index);
      for (const item of items.values()) {
        const place = placeOf(item, index);
        if (!place) continue;
        if (!isDeepStrictEqual(placed.get(place), carried(item, index))) missing.push(item);
        placed.delete(place);
      }
      stray.push(...[...placed.values()].map((place) => whole(place, index, items.get(keyOf(place)))));
    }
    // The database takes the places of an item along when it is replaced. So a stray place becomes its item for a moment:
    // a process that is killed then leaves what the write would have left that the place is from.
    for (const place of stray) await put(client, table, place);
    for (const place of stray) await restore(client, table, place, items.get(keyOf(place)));
    for (const item of missing) await put(client, table, item);
    return missing.length + stray.length;
  } finally {
    client.destroy();
  }
}

/** All items of a table, or of one of its indexes, by a name. */
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

const restore = (client: DynamoDBClient, table: string, place: Item, item: Item | undefined) => {
  if (item) return put(client, table, item);
  const Key = Object.fromEntries(Object.entries(place).filter(([name]) => name === 'pk' || name === 'sk'));
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

/** A stray place as the item that it becomes for a moment: of a part alone that is one which is deleted. */
const whole = (place: Item, index: IndexName, item: Item | undefined): Item =>
  projected[index] ? { ...(item ?? { isDeleted: { BOOL: true } }), ...place } : place;

/** The place of an item in an index, where it has one. */
function placeOf(item: Item, index: IndexName): string | undefined {
  const { partition, sort } = keys[index];
  return item[partition] && item[sort] && JSON.stringify([item[partition], item[sort], keyOf(item)]);
}

import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  ResourceNotFoundException,
  ScanCommand,
  type ScanCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { indexNames, keys } from '#shared/table.ts';
import { localClient } from './dynamodb.ts';

/**
 * The local run's table. Its name counts its indexes: the embedded database cannot add one to a table, so a
 * version with another number of them has a table of its own.
 */
export const localTable = `coaching-local-${indexNames.length}`;

/** The tables of older versions, the latest first. The very first one had no number. */
const olderTables = [
  ...Array.from(
    { length: indexNames.length - 1 },
    (_, fewer) => `coaching-local-${indexNames.length - 1 - fewer}`,
  ),
  'coaching-local',
];

/**
 * Copies the items of tables that older versions made into this version's, each table once, and returns their
 * names with the number of items. An item that is in this version's table already stays as it is there.
 *
 * A table is marked when all of it is copied, so a copy that was cut short begins again. The old table stays: an
 * older version that is started again finds it as it was, and its changes from then on are not copied. Production
 * never reads a table by Scan; this is the local run, once after an update.
 */
export async function copyOlderTables(endpoint: string): Promise<{ table: string; items: number }[]> {
  const client = localClient(endpoint);
  const copied: { table: string; items: number }[] = [];
  try {
    for (const table of olderTables) {
      if (!(await isToBeCopied(client, table))) continue;
      copied.push({ table, items: await copyItems(client, table) });
      await client.send(new PutItemCommand({ TableName: table, Item: copiedMark }));
    }
  } finally {
    client.destroy();
  }
  return copied;
}

/** An item of the old table, in a partition that no version reads. */
const copiedMark = { [keys.table.partition]: { S: 'COPIED' }, [keys.table.sort]: { S: 'COPIED' } };

async function isToBeCopied(client: DynamoDBClient, table: string): Promise<boolean> {
  try {
    const { Item } = await client.send(new GetItemCommand({ TableName: table, Key: copiedMark }));
    return Item === undefined;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}

async function copyItems(client: DynamoDBClient, table: string): Promise<number> {
  let items = 0;
  let next: ScanCommandOutput['LastEvaluatedKey'];
  do {
    const page: ScanCommandOutput = await client.send(
      new ScanCommand({ TableName: table, Limit: 100, ...(next && { ExclusiveStartKey: next }) }),
    );
    await Promise.all((page.Items ?? []).map((item) => putUnlessThere(client, item)));
    items += page.Items?.length ?? 0;
    next = page.LastEvaluatedKey;
  } while (next);
  return items;
}

async function putUnlessThere(client: DynamoDBClient, item: Record<string, AttributeValue>): Promise<void> {
  try {
    await client.send(
      new PutItemCommand({
        TableName: localTable,
        Item: item,
        ConditionExpression: 'attribute_not_exists(#partition)',
        ExpressionAttributeNames: { '#partition': keys.table.partition },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { type LocalDynamodb, localClient, startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { repairIndexes } from '#infra/local/aws/repair-indexes.ts';
import { type IndexName, keys } from '#shared/table.ts';
import { deleteIndexEntries, readIndexEntries, writeIndexEntries } from '../support/index-entries.ts';

const TableName = 'indexes';
const folder = mkdtempSync(join(tmpdir(), 'indexes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let dynamodb: LocalDynamodb;
let client: DynamoDBDocumentClient;

const open = async () => {
  dynamodb = await startDynamodb(folder);
  await dynamodb.createTable(TableName);
  client = DynamoDBDocumentClient.from(localClient(dynamodb.endpoint));
};
const close = async () => {
  client.destroy();
  await dynamodb.stop();
};

const item = (sk: string, more: object = {}) => ({
  ...{ pk: 'ORDER', sk, name: `Asha ${sk}`, gsi1pk: 'ORDER', gsi1sk: sk, gsi3pk: 'ORDER_PAID', gsi3sk: sk },
  ...more,
});
const waiting = { gsi4pk: 'MAIL', gsi4sk: '2028-01-01T00:00:00.000Z#one' };

const put = (Item: object) => client.send(new PutCommand({ TableName, Item }));

const listed = async (index: IndexName, partition: string) => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      IndexName: index,
      KeyConditionExpression: `${keys[index].partition} = :partition`,
      ExpressionAttributeValues: { ':partition': partition },
    }),
  );
  return Items.map(({ sk, name }) => `${sk} ${name}`);
};

const repair = () => repairIndexes(dynamodb.endpoint, TableName);

describe('the index entries of the local run', () => {
  beforeEach(open);
  afterEach(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });

  it('aren’t changed if they match their items', async () => {
    for (let number = 0; number < 30; number++) await put(item(`order_${number}`));
    expect(await repair()).toBe(0);
  });

  it('are repaired in every index if they are missing', async () => {
    await put(item('order_1', waiting));
    await put(item('order_2'));
    await put({ pk: 'SETTINGS', sk: 'one', name: 'without an entry' });
    await close();
    await deleteIndexEntries(folder);
    await open();
    expect(await listed('gsi1', 'ORDER')).toEqual([]);

    expect(await repair()).toBe(5);
    expect(await listed('gsi1', 'ORDER')).toEqual(['order_1 Asha order_1', 'order_2 Asha order_2']);
    expect(await listed('gsi3', 'ORDER_PAID')).toHaveLength(2);
    expect(await listed('gsi4', 'MAIL')).toEqual(['order_1 Asha order_1']);
    expect(await repair()).toBe(0);
  });

  it('follow the item if a write reached only the indexes', async () => {
    await put(item('order_1', { name: 'Refunded', gsi3pk: 'ORDER_REFUNDED' }));
    await close();
    const reached = await readIndexEntries(folder);
    await open();
    await put(item('order_1'));
    await close();
    await writeIndexEntries(folder, reached);
    await open();
    expect(await listed('gsi1', 'ORDER')).toEqual(['order_1 Refunded']);
    expect(await listed('gsi3', 'ORDER_REFUNDED')).toHaveLength(1);

    expect(await repair()).toBe(2);
    expect(await listed('gsi1', 'ORDER')).toEqual(['order_1 Asha order_1']);
    expect(await listed('gsi3', 'ORDER_REFUNDED')).toEqual([]);
    expect(await listed('gsi3', 'ORDER_PAID')).toEqual(['order_1 Asha order_1']);
    expect(await repair()).toBe(0);
  });

  it('are deleted if their item was never written', async () => {
    await put(item('order_2'));
    await close();
    const reached = await readIndexEntries(folder);
    await open();
    const Key = { pk: 'ORDER', sk: 'order_2' };
    await client.send(new DeleteCommand({ TableName, Key }));
    await close();
    await writeIndexEntries(folder, reached);
    await open();
    expect(await repair()).toBe(2);
    expect(await listed('gsi1', 'ORDER')).toEqual([]);
    expect((await client.send(new GetCommand({ TableName, Key }))).Item).toBeUndefined();
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createTable } from '#infra/local/aws/dynamodb.ts';
import { at, loadStores, type Stores } from '../../support/stores.ts';

/** The cost of the owner's first page of enquiries, as the embedded DynamoDB itself counts. */

const pattern = {
  id: '00000000-0000-4000-8000-000000000000',
  type: 'course' as const,
  title: 'PMP Certification Training',
  name: 'Asha Kulkarni',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  message: 'Is there a weekend batch?',
  clarified: false,
  createdAt: at(0),
  fingerprint: 'of the enquiry',
};

// In a process of its own: inside of Jest it takes twice as long to write them all.
const program = `
  import { startDynamodb } from './infra/local/aws/dynamodb.ts';
  process.stdout.write((await startDynamodb()).endpoint);
`;

let dynamodb: ChildProcess;
let endpoint: string;
let stores: Stores;

beforeAll(async () => {
  dynamodb = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dynamodb, 'exit').then(() => []);
  const [printed] = dynamodb.stdout ? await Promise.race([once(dynamodb.stdout, 'data'), ended]) : [];
  if (!printed) throw new Error('The embedded DynamoDB did not start.');
  endpoint = String(printed);
  stores = await loadStores(endpoint);
});

afterAll(() => dynamodb.kill());

it('reads a page of 100,000 enquiries for the units of a page of 100, in one Query', async () => {
  const few = await costOfFirstPage('few-enquiries', 100);
  const many = await costOfFirstPage('many-enquiries', 100_000);
  expect(many).toEqual(few);
  expect(few).toEqual([{ command: 'QueryCommand', units: expect.any(Number) }]);
  expect(few[0]?.units).toBeGreaterThan(0);
});

async function costOfFirstPage(
  table: string,
  enquiries: number,
): Promise<{ command: string; units: number }[]> {
  process.env.TABLE_NAME = table;
  await createTable(endpoint, table);
  await fill(table, enquiries);

  const calls: { command: string; units: number }[] = [];
  // Of the library as the stores have loaded it, which is another copy than this file's.
  const { prototype } = (await import('@aws-sdk/lib-dynamodb')).DynamoDBDocumentClient;
  const send = prototype.send as (command: unknown) => Promise<unknown>;
  const spy = jest.spyOn(prototype, 'send').mockImplementation(async function (this: unknown, command) {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    const answer = (await send.call(this, command)) as { ConsumedCapacity?: { CapacityUnits: number } };
    calls.push({ command: command.constructor.name, units: answer.ConsumedCapacity?.CapacityUnits ?? 0 });
    return answer;
  });
  const { items } = await stores.enquiries.list({ limit: 50, after: undefined });
  spy.mockRestore();
  expect(items).toHaveLength(50);
  return calls;
}

/** Copies one enquiry that the store has written: how it is kept is the store's to know. */
async function fill(table: string, enquiries: number): Promise<void> {
  await stores.enquiries.add(pattern);
  const { Items } = await request('Scan', { TableName: table });
  const stored = JSON.stringify(Items?.[0]);
  const copy = (number: number) =>
    JSON.parse(
      stored
        .replaceAll(pattern.id, pattern.id.slice(0, -6) + String(number).padStart(6, '0'))
        .replaceAll(pattern.createdAt, new Date(Date.parse(pattern.createdAt) + number).toISOString()),
    );
  let written = 0;
  const write = async () => {
    while (written < enquiries) {
      const first = written;
      written += 25;
      const batch = Array.from({ length: 25 }, (_, place) => ({ PutRequest: { Item: copy(first + place) } }));
      await request('BatchWriteItem', { RequestItems: { [table]: batch } });
    }
  };
  await Promise.all([write(), write()]);
}

/** Calls the database without the SDK, which would spend as long on signing as the database on writing. */
async function request(action: string, body: object): Promise<{ Items?: unknown[] }> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${action}`,
      'x-amz-date': '20261120T120000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=test/20261120/ap-south-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

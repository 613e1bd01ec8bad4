import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createTable } from '#infra/local/aws/dynamodb.ts';
import { loadStores, type Stores } from './stores.ts';

export interface Call {
  command: string;
  units: number;
}

// DynamoDB runs in a separate process, because its writes take twice as long inside Jest.
const program = `
  import { startDynamodb } from './infra/local/aws/dynamodb.ts';
  process.stdout.write((await startDynamodb()).endpoint);
`;

export function startFilledTables() {
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

  const newTable = async (name: string): Promise<Stores> => {
    process.env.TABLE_NAME = name;
    await createTable(endpoint, name);
    return stores;
  };

  const fill = async (
    count: number,
    vary: (stored: string, number: number) => string,
    partition = '',
  ): Promise<void> => {
    const table = process.env.TABLE_NAME ?? '';
    const { Items = [] } = await request(endpoint, 'Scan', { TableName: table });
    const stored = Items.map((item) => JSON.stringify(item)).filter((item) =>
      item.includes(`"pk":{"S":"${partition}`),
    );
    let written = 0;
    const write = async () => {
      while (written < count * stored.length) {
        const first = written;
        written += 25;
        const batch = Array.from({ length: Math.min(25, count * stored.length - first) }, (_, index) => {
          const number = first + index;
          const item = stored[number % stored.length] ?? '';
          return { PutRequest: { Item: JSON.parse(vary(item, Math.floor(number / stored.length))) } };
        });
        await request(endpoint, 'BatchWriteItem', { RequestItems: { [table]: batch } });
      }
    };
    await Promise.all([write(), write()]);
  };

  return { newTable, fill, costOf };
}

async function costOf(act: () => Promise<unknown>): Promise<Call[]> {
  const calls: Call[] = [];
  const { prototype } = (await import('@aws-sdk/lib-dynamodb')).DynamoDBDocumentClient;
  const send = prototype.send as (command: unknown) => Promise<unknown>;
  const spy = jest.spyOn(prototype, 'send').mockImplementation(async function (this: unknown, command) {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    const answer = (await send.call(this, command)) as { ConsumedCapacity?: { CapacityUnits: number } };
    calls.push({ command: command.constructor.name, units: answer.ConsumedCapacity?.CapacityUnits ?? 0 });
    return answer;
  });
  await act();
  spy.mockRestore();
  return calls;
}

async function request(endpoint: string, action: string, body: object): Promise<{ Items?: unknown[] }> {
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

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type LocalDynamodb, startDynamodb } from '#infra/local/aws/dynamodb.ts';

// Taken before any test mocks it.
const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<{ Items?: Item[] }>;

type Item = Record<string, unknown>;

/** A table that the tests send commands to and look into. */
export interface TestTable {
  send: (command: unknown) => Promise<object>;
  items: () => Promise<Item[]>;
  /** Begins again with an empty one. */
  clear: () => Promise<void>;
}

/** A DynamoDB for a test file, the embedded one unless said, with a new table for every test. */
export function startTable(start: () => Promise<LocalDynamodb> = startDynamodb): TestTable {
  let dynamodb: LocalDynamodb;
  let client: DynamoDBDocumentClient;
  let tables = 0;

  beforeAll(async () => {
    dynamodb = await start();
    const raw = new DynamoDBClient({
      endpoint: dynamodb.endpoint,
      region: 'ap-south-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    client = DynamoDBDocumentClient.from(raw, { marshallOptions: { removeUndefinedValues: true } });
  });

  const clear = async () => {
    process.env.TABLE_NAME = `table-${++tables}`;
    await dynamodb.createTable(process.env.TABLE_NAME);
  };
  beforeEach(clear);

  afterAll(() => dynamodb.stop());

  const sendToTable = (command: unknown) => send.call(client, command);

  return {
    send: sendToTable,
    clear,
    items: async () => {
      const { Items } = await sendToTable(new ScanCommand({ TableName: process.env.TABLE_NAME }));
      return Items ?? [];
    },
  };
}

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { startDynamodb } from '#infra/local/dynamodb.ts';

// Taken before any test mocks it.
const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<{ Items?: Item[] }>;

type Item = Record<string, unknown>;

/** An embedded DynamoDB for a test file, with a new table for every test. */
export function startTable() {
  let dynamodb: Awaited<ReturnType<typeof startDynamodb>>;
  let client: DynamoDBDocumentClient;
  let tables = 0;

  beforeAll(async () => {
    dynamodb = await startDynamodb();
    const raw = new DynamoDBClient({
      endpoint: dynamodb.endpoint,
      region: 'ap-south-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    client = DynamoDBDocumentClient.from(raw, { marshallOptions: { removeUndefinedValues: true } });
  });

  beforeEach(async () => {
    process.env.TABLE_NAME = `table-${++tables}`;
    await dynamodb.createTable(process.env.TABLE_NAME);
  });

  afterAll(() => dynamodb.stop());

  const sendToTable = (command: unknown) => send.call(client, command);

  return {
    send: sendToTable,
    items: async () => {
      const { Items } = await sendToTable(new ScanCommand({ TableName: process.env.TABLE_NAME }));
      return Items ?? [];
    },
  };
}

import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type LocalDynamodb, localClient } from '#infra/local/aws/dynamodb.ts';
import { embeddedDynamodb } from './embedded-dynamodb.ts';

const send = DynamoDBDocumentClient.prototype.send as (command: unknown) => Promise<{ Items?: Item[] }>;

type Item = Record<string, unknown>;

export interface TestTable {
  send: (command: unknown) => Promise<object>;
  items: () => Promise<Item[]>;
  clear: () => Promise<void>;
}

export function startTable(start?: () => Promise<LocalDynamodb>): TestTable {
  let dynamodb: { createTable: (name: string) => Promise<unknown>; stop?: () => Promise<void> };
  let ask: TestTable['send'];
  let tables = 0;

  beforeAll(async () => {
    if (start) {
      const started = await start();
      const client = DynamoDBDocumentClient.from(localClient(started.endpoint), {
        marshallOptions: { removeUndefinedValues: true },
      });
      ask = (command) => send.call(client, command);
      dynamodb = started;
    } else {
      const embedded = embeddedDynamodb();
      ask = embedded.send;
      dynamodb = embedded;
    }
  });

  const clear = async () => {
    process.env.TABLE_NAME = `table-${++tables}`;
    await dynamodb.createTable(process.env.TABLE_NAME);
  };
  beforeEach(clear);

  afterAll(() => dynamodb.stop?.());

  return {
    send: (command) => ask(command),
    clear,
    items: async () => {
      const { Items } = (await ask(new ScanCommand({ TableName: process.env.TABLE_NAME }))) as {
        Items?: Item[];
      };
      return Items ?? [];
    },
  };
}

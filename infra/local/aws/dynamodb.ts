import type { AddressInfo } from 'node:net';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type KeySchemaElement,
  ResourceInUseException,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { type IndexName, indexNames, keys, projected } from '#shared/table.ts';

export const localTable = 'coaching-local';

export interface LocalDynamodb {
  endpoint: string;
  createTable: (name: string) => Promise<boolean>;
  stop: () => Promise<void>;
}

export async function startDynamodb(folder?: string): Promise<LocalDynamodb> {
  const server = dynalite({ ...(folder && { path: folder }), createTableMs: 0, updateTableMs: 0 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    createTable: async (name) => {
      const isNew = await createTable(endpoint, name);
      if (!isNew) await finishCreation(endpoint, name);
      return isNew;
    },
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Returns false if the table already exists. */
export async function createTable(endpoint: string, name: string): Promise<boolean> {
  const client = localClient(endpoint);
  try {
    await client.send(new CreateTableCommand(definition(name)));
    while ((await statusOf(client, name)) !== 'ACTIVE')
      await new Promise((resolve) => setTimeout(resolve, 5));
    return true;
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  } finally {
    client.destroy();
  }
}

export const localClient = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });

/**
 * Repairs a table that was left in the CREATING state when the process was killed, because the embedded database can
 * neither fill nor delete it. Changing the throughput, which isn't enforced, gets the table out of that state.
 */
async function finishCreation(endpoint: string, name: string): Promise<void> {
  const client = localClient(endpoint);
  try {
    if ((await statusOf(client, name)) !== 'CREATING') return;
    const ProvisionedThroughput = { ReadCapacityUnits: 1, WriteCapacityUnits: 1 };
    await client.send(
      new UpdateTableCommand({
        TableName: name,
        BillingMode: 'PROVISIONED',
        ProvisionedThroughput,
        GlobalSecondaryIndexUpdates: indexNames.map((IndexName) => ({
          Update: { IndexName, ProvisionedThroughput },
        })),
      }),
    );
  } finally {
    client.destroy();
  }
}

export const definition = (name: string) => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST' as const,
  KeySchema: schemaOf(keys.table),
  AttributeDefinitions: [keys.table, ...indexNames.map((index) => keys[index])].flatMap(
    ({ partition, sort }) =>
      [partition, sort].map((attribute) => ({ AttributeName: attribute, AttributeType: 'S' as const })),
  ),
  GlobalSecondaryIndexes: indexNames.map((index) => ({
    IndexName: index,
    KeySchema: schemaOf(keys[index]),
    Projection: projectionOf(index),
  })),
});

const projectionOf = (index: IndexName) => {
  const attributes = projected[index];
  return attributes
    ? { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...attributes] }
    : { ProjectionType: 'ALL' as const };
};

const schemaOf = ({ partition, sort }: { partition: string; sort: string }): KeySchemaElement[] => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];

const statusOf = async (client: DynamoDBClient, name: string) =>
  (await client.send(new DescribeTableCommand({ TableName: name }))).Table?.TableStatus;

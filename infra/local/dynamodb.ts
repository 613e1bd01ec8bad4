import type { AddressInfo } from 'node:net';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type KeySchemaElement,
  ResourceInUseException,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { keys } from '#shared/table.ts';

/** A DynamoDB in this process. */
export interface LocalDynamodb {
  endpoint: string;
  /** Creates the product's table. False when there is one of that name already. */
  createTable: (name: string) => Promise<boolean>;
  /** Deletes a table, if there is one, with all that is in it. */
  deleteTable: (name: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts an embedded DynamoDB that keeps its data in `folder`, or in memory without one. */
export async function startDynamodb(folder?: string): Promise<LocalDynamodb> {
  const server = dynalite({ ...(folder && { path: folder }), createTableMs: 0, deleteTableMs: 0 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    createTable: (name) => createTable(endpoint, name),
    deleteTable: (name) => deleteTable(endpoint, name),
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Creates the product's table at any DynamoDB. False when there is one of that name already. */
export async function createTable(endpoint: string, name: string): Promise<boolean> {
  const client = connect(endpoint);
  try {
    await client.send(new CreateTableCommand(definition(name)));
    while ((await statusOf(client, name)) !== 'ACTIVE') await aMoment();
    return true;
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  } finally {
    client.destroy();
  }
}

/** Deletes a table of any DynamoDB, if there is one, with all that is in it. */
export async function deleteTable(endpoint: string, name: string): Promise<void> {
  const client = connect(endpoint);
  try {
    await client.send(new DeleteTableCommand({ TableName: name }));
    while (await statusOf(client, name)) await aMoment();
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  } finally {
    client.destroy();
  }
}

const connect = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });

const definition = (name: string) => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST' as const,
  KeySchema: schemaOf(keys.table),
  AttributeDefinitions: [keys.table, keys.gsi1, keys.gsi2].flatMap(({ partition, sort }) =>
    [partition, sort].map((attribute) => ({ AttributeName: attribute, AttributeType: 'S' as const })),
  ),
  GlobalSecondaryIndexes: (['gsi1', 'gsi2'] as const).map((index) => ({
    IndexName: index,
    KeySchema: schemaOf(keys[index]),
    Projection: { ProjectionType: 'ALL' as const },
  })),
});

const schemaOf = ({ partition, sort }: { partition: string; sort: string }): KeySchemaElement[] => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];

const statusOf = async (client: DynamoDBClient, name: string) =>
  (await client.send(new DescribeTableCommand({ TableName: name }))).Table?.TableStatus;

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

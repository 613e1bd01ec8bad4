import type { AddressInfo } from 'node:net';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type KeySchemaElement,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { indexNames, keys } from '#shared/table.ts';

/** A DynamoDB in this process. */
export interface LocalDynamodb {
  endpoint: string;
  /** Creates the product's table. False when there is one of that name already. */
  createTable: (name: string) => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Starts an embedded DynamoDB that keeps its data in `folder`, or in memory without one. */
export async function startDynamodb(folder?: string): Promise<LocalDynamodb> {
  const server = dynalite({ ...(folder && { path: folder }), createTableMs: 0 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    createTable: (name) => createTable(endpoint, name),
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Creates the product's table at any DynamoDB. False when there is one of that name already. */
export async function createTable(endpoint: string, name: string): Promise<boolean> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  try {
    await client.send(new CreateTableCommand(definition(name)));
    while (!(await isActive(client, name))) await new Promise((resolve) => setTimeout(resolve, 5));
    return true;
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  } finally {
    client.destroy();
  }
}

const definition = (name: string) => ({
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
    Projection: { ProjectionType: 'ALL' as const },
  })),
});

const schemaOf = ({ partition, sort }: { partition: string; sort: string }): KeySchemaElement[] => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];

const isActive = async (client: DynamoDBClient, name: string) =>
  (await client.send(new DescribeTableCommand({ TableName: name }))).Table?.TableStatus === 'ACTIVE';

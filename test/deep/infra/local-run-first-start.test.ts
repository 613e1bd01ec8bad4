import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocally } from '../../support/local-run.ts';

/** A first start that was cut short leaves a half-filled table, which the next start replaces. */

const data = mkdtempSync(join(tmpdir(), 'local-run-'));
const environment = { PORT: '0', DATA_DIR: data };
afterAll(() => rmSync(data, { recursive: true }));

/** Starts with the sample business, and ends the process for good so many milliseconds after something is there. */
async function cutShort(after: number, isThere = () => existsSync(join(data, 'dynamodb', 'CURRENT'))) {
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, after));
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The sample business has sent a mail: it is in the middle of being made. */
const hasMail = () => {
  const mails = join(data, 'mail');
  return existsSync(mails) && readdirSync(mails).some((name) => name.endsWith('.eml'));
};

describe('a first start that was cut short', () => {
  it('is begun again by the next, which then keeps what it has', async () => {
    // Filling takes the better part of a second: one of these is in the middle of it.
    for (const after of [200, 400, 600]) await cutShort(after);
    await cutShort(0, hasMail);
    const second = await startLocally(environment);
    expect(await (await fetch(`${second.site}/mail/messages`)).json()).toEqual([]);
    const courses = await (await fetch(`${second.site}/api/courses`)).json();
    expect(courses.length).toBeGreaterThanOrEqual(9);
    expect(await (await fetch(`${second.site}/api/reviews/public`)).json()).toHaveLength(6);
    await second.stop();

    const third = await startLocally(environment);
    expect(await (await fetch(`${third.site}/api/courses`)).json()).toEqual(courses);
    await third.stop();
  }, 120_000);
});

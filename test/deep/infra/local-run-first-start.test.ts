import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocally } from '../../support/local-run.ts';

const data = mkdtempSync(join(tmpdir(), 'local-run-'));
const environment = { PORT: '0', DATA_DIR: data };
afterAll(() => rmSync(data, { recursive: true }));

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

const hasMail = () => {
  const emails = join(data, 'mail');
  return existsSync(emails) && readdirSync(emails).some((name) => name.endsWith('.eml'));
};

describe('an interrupted first start', () => {
  it('is restarted by the next run, which then keeps its data', async () => {
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocally } from '../support/local-run.ts';

/** What a first start that was cut short leaves behind, and that the next one mends it. */

const data = mkdtempSync(join(tmpdir(), 'local-run-'));
const environment = { PORT: '0', DATA_DIR: data };
afterAll(() => rmSync(data, { recursive: true }));

/** Starts and ends the process for good as soon as the database has its folder, which is before it is filled. */
async function cutShort(): Promise<void> {
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  while (!existsSync(join(data, 'dynamodb', 'CURRENT')))
    await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('a first start that was cut short', () => {
  it('is begun again by the next, which then keeps what it has', async () => {
    await cutShort();
    const second = await startLocally(environment);
    const courses = await (await fetch(`${second.site}/api/courses`)).json();
    expect(courses.length).toBeGreaterThanOrEqual(9);
    expect(await (await fetch(`${second.site}/api/reviews/public`)).json()).toHaveLength(6);
    await second.stop();

    const third = await startLocally(environment);
    expect(await (await fetch(`${third.site}/api/courses`)).json()).toEqual(courses);
    await third.stop();
  });
});

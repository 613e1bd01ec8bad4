import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fetchWithCookies } from '#infra/local/fetch-with-cookies.ts';
import { createClient } from '#shared/api/client.ts';
import { type LocalRun, startLocally } from '../../support/local-run.ts';

/** The sample business of a first start, on a day that is not every day: what is in it, `test/infra/local-run-seed` tells. */

const password = 'the owner of samples';
const folder = mkdtempSync(join(tmpdir(), 'local-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const begin = () =>
  startLocally({
    PORT: '0',
    DATA_DIR: folder,
    ADMIN_PASSWORD: password,
    SEED: 'business',
    CALENDAR: '2027-03-31T23:50:00+05:30',
    NODE_OPTIONS: `--import=${resolve('test/support/moved-calendar.ts')}`,
  });

/** The links that a start prints once the business is there. */
async function linksOf({ output, exitCode }: LocalRun): Promise<string[]> {
  while (!output().stdout.includes('Mails sent')) {
    if (exitCode() !== null) throw new Error(output().stderr);
    await new Promise((wake) => setTimeout(wake, 50));
  }
  return (output().stdout.split('Six links')[1] ?? '').match(/http:\S+/g) ?? [];
}

async function ordersOf({ site }: LocalRun) {
  const owner = createClient(fetchWithCookies(fetch, site));
  await owner('POST /admin/session', { body: { password } });
  return (await owner('GET /admin/orders', {})).data.map(({ id, status, createdAt }) => ({
    ...{ id, status, createdAt },
  }));
}

describe('a first start', () => {
  it('answers while the sample business is made, prints six links to it, and a second start makes no other', async () => {
    const first = await begin();
    expect((await fetch(`${first.site}/api/courses`)).status).toBe(200);
    expect(first.output().stdout).not.toContain('Mails sent');
    const links = await linksOf(first);
    expect(links).toHaveLength(6);
    for (const link of links) expect((await fetch(link)).status).toBe(200);
    const orders = await ordersOf(first);
    expect(orders).toHaveLength(12);
    await first.stop();

    const second = await begin();
    const hashes = (all: string[]) => all.map((link) => new URL(link).hash);
    expect(hashes(await linksOf(second))).toEqual(hashes(links));
    expect(await ordersOf(second)).toEqual(orders);
    await second.stop();
  }, 120_000);

  it('leaves the business out with SEED=none', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    const run = await startLocally({ PORT: '0', DATA_DIR: empty, ADMIN_PASSWORD: password, SEED: 'none' });
    expect(await ordersOf(run)).toEqual([]);
    await run.stop();
    expect(run.output().stdout).not.toContain('Six links');
  });
});

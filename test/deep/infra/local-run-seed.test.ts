import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fetchWithCookies } from '#infra/local/fetch-with-cookies.ts';
import { createClient } from '#shared/api/client.ts';
import { type LocalRun, startLocally } from '../../support/local-run.ts';

const password = 'the owner of samples';
const folder = mkdtempSync(join(tmpdir(), 'local-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const port = 3971;

const begin = () =>
  startLocally({
    PORT: String(port),
    DATA_DIR: folder,
    ADMIN_PASSWORD: password,
    SEED: 'business',
    CALENDAR: '2027-03-31T23:50:00+05:30',
    NODE_OPTIONS: `--import=${resolve('test/support/moved-calendar.ts')}`,
  });

const linksOf = ({ output }: LocalRun): string[] =>
  (output().stdout.split('Six links')[1] ?? '').match(/http:\S+/g) ?? [];

async function ordersOf({ site }: LocalRun) {
  const owner = createClient(fetchWithCookies(fetch, site));
  await owner('POST /admin/session', { body: { password } });
  return (await owner('GET /admin/orders', {})).data.map(({ id, status, createdAt }) => ({
    ...{ id, status, createdAt },
  }));
}

async function firstOrder(run: Promise<LocalRun>): Promise<Response> {
  let hasGivenUp = false;
  run.then(({ site }) => {
    hasGivenUp = site === '';
  });
  while (!hasGivenUp) {
    try {
      return await fetch(`http://localhost:${port}/api/create-order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: `http://localhost:${port}` },
        body: JSON.stringify({ userId: 1, amount: 4499 }),
      });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error((await run).output().stderr);
}

describe('a first start', () => {
  it('answers its first request once the sample business is complete, and a second start doesn’t create another', async () => {
    const starting = begin();
    const order = await firstOrder(starting);
    expect(existsSync(join(folder, 'sample-links.json'))).toBe(true);
    expect(order.status).toBe(201);

    const first = await starting;
    const links = linksOf(first);
    expect(links).toHaveLength(6);
    for (const link of links) expect((await fetch(link)).status).toBe(200);
    const orders = await ordersOf(first);
    expect(orders).toHaveLength(21);
    expect(orders[0]?.createdAt).toMatch(/^2027-03-31T18:2/);
    await first.stop();

    const second = await begin();
    const hashes = (all: string[]) => all.map((link) => new URL(link).hash);
    expect(hashes(linksOf(second))).toEqual(hashes(links));
    expect(await ordersOf(second)).toEqual(orders);
    await second.stop();
  }, 240_000);

  it('creates no sample business with SEED=none', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    const run = await startLocally({ PORT: '0', DATA_DIR: empty, ADMIN_PASSWORD: password, SEED: 'none' });
    expect(await ordersOf(run)).toEqual([]);
    await run.stop();
    expect(run.output().stdout).not.toContain('Six links');
  });
});

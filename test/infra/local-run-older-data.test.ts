import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AttributeValue,
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { localTable } from '#infra/local/aws/older-tables.ts';
import { indexNames } from '#shared/table.ts';
import { startLocally } from '../support/local-run.ts';

/** A data folder of an older version, whose table has fewer indexes, is carried over. */

const scratch = mkdtempSync(join(tmpdir(), 'local-run-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const course = (number: number, title = `Course ${number}`) => {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString();
  const text = {
    title,
    description: 'Kept by an older version.',
    createdAt,
    fingerprint: 'of the course',
    id,
  };
  return {
    ...Object.fromEntries(Object.entries(text).map(([name, value]) => [name, { S: value }])),
    ...{ pk: { S: 'COURSE' }, sk: { S: id }, gsi1pk: { S: 'COURSE' }, gsi1sk: { S: `${createdAt}#${id}` } },
    ...{ price: { N: '100' } },
  };
};

const coursesTo = (count: number) => Array.from({ length: count }, (_, number) => course(number));

describe('the data of an older version', () => {
  it.each([2, 3])('of %d indexes is carried over, which one line says', async (indexes) => {
    const older = `coaching-local-${indexes}`;
    const data = await dataFolder(async (database) => database.fill(older, indexes, coursesTo(150)));
    const run = await startLocally({ PORT: '0', DATA_DIR: data });
    expect(run.output().stderr).toBe('');
    expect(run.output().stdout.split('\n')[0]).toBe(
      `Copied 150 items out of ${older}, the table of an older version, into ${localTable}.`,
    );
    expect(await titlesAt(run.site)).toEqual(titlesOf(coursesTo(150)));
    await run.stop();
  });

  it('comes once: a later start says nothing, and leaves deleted what was deleted', async () => {
    const data = await dataFolder(async (database) => database.fill('coaching-local-2', 2, coursesTo(3)));
    const environment = { PORT: '0', DATA_DIR: data, ADMIN_PASSWORD: 'a password of this test' };
    const first = await startLocally(environment);
    const session = await fetch(`${first.site}/api/admin/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: first.site },
      body: JSON.stringify({ password: environment.ADMIN_PASSWORD }),
    });
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const address = `${first.site}/api/courses/${course(1).sk.S}`;
    expect((await fetch(address, { method: 'DELETE', headers: { cookie, origin: first.site } })).status).toBe(
      204,
    );
    await first.stop();

    const second = await startLocally(environment);
    expect(second.output().stdout).not.toContain('older version');
    expect(await titlesAt(second.site)).toEqual(['Course 2', 'Course 0']);
    await second.stop();
  });

  it('is whole after a copy that was cut short, nothing lost and nothing doubled', async () => {
    const courses = coursesTo(1000);
    const data = await dataFolder(async (database) => database.fill('coaching-local-2', 2, courses));
    for (const bytes of [1, 100_000, 400_000]) await killWhenWritten(data, bytes);
    const half = await atDatabase(data, ({ count }) => count(localTable));
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1000);
    const run = await startLocally({ PORT: '0', DATA_DIR: data });
    expect(run.output().stdout).toContain('Copied 1000 items');
    expect(await titlesAt(run.site)).toEqual(titlesOf(courses));
    await run.stop();
  });

  it('is carried over into a table that was never finished', async () => {
    const data = await dataFolder(async (database) => database.fill('coaching-local-2', 2, coursesTo(3)));
    await atDatabase(data, ({ create }) => create(localTable, indexNames.length), 2000);
    const run = await startLocally({ PORT: '0', DATA_DIR: data });
    expect(await titlesAt(run.site)).toEqual(['Course 2', 'Course 1', 'Course 0']);
    await run.stop();
  });

  it('replaces nothing that this version has, and of two older ones the later counts', async () => {
    const data = await dataFolder(async (database) => {
      await database.fill('coaching-local', 1, [course(0, 'first'), course(1, 'first'), course(2, 'first')]);
      await database.fill('coaching-local-2', 2, [course(0, 'second'), course(1, 'second')]);
      await database.fill(localTable, indexNames.length, [course(0, 'third')]);
    });
    const run = await startLocally({ PORT: '0', DATA_DIR: data });
    expect(await titlesAt(run.site)).toEqual(['first', 'second', 'third']);
    expect(run.output().stdout.match(/^Copied .*$/gm)).toHaveLength(2);
    await run.stop();
  });
});

type Item = Record<string, AttributeValue>;
type Database = ReturnType<typeof databaseAt>;

/** A data folder with the tables that `fill` makes. */
async function dataFolder(fill: (database: Database) => Promise<void>): Promise<string> {
  const data = mkdtempSync(join(scratch, 'data-'));
  await atDatabase(data, fill);
  return data;
}

/** Opens the database of a data folder; a table that is made there is usable after `createTableMs`. */
async function atDatabase<T>(
  data: string,
  act: (database: Database) => Promise<T>,
  createTableMs = 0,
): Promise<T> {
  const server = dynalite({ path: join(data, 'dynamodb'), createTableMs });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  try {
    return await act(databaseAt(client));
  } finally {
    client.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

function databaseAt(client: DynamoDBClient) {
  const create = (name: string, indexes: number) => {
    const table = ['pk', 'sk'];
    const others = Array.from({ length: indexes }, (_, index) => [`gsi${index + 1}pk`, `gsi${index + 1}sk`]);
    const schema = ([partition, sort]: string[]) => [
      { AttributeName: partition, KeyType: 'HASH' as const },
      { AttributeName: sort, KeyType: 'RANGE' as const },
    ];
    return client.send(
      new CreateTableCommand({
        TableName: name,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: schema(table),
        AttributeDefinitions: [table, ...others]
          .flat()
          .map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        GlobalSecondaryIndexes: others.map((pair, index) => ({
          IndexName: `gsi${index + 1}`,
          KeySchema: schema(pair),
          Projection: { ProjectionType: 'ALL' },
        })),
      }),
    );
  };
  return {
    create,
    fill: async (name: string, indexes: number, items: readonly Item[]) => {
      await create(name, indexes);
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const Item of items) await client.send(new PutItemCommand({ TableName: name, Item }));
    },
    count: async (name: string) =>
      (await client.send(new ScanCommand({ TableName: name, Select: 'COUNT' }))).Count ?? 0,
  };
}

/** Starts, and ends the process for good when so much has been written to the database. */
async function killWhenWritten(data: string, bytes: number): Promise<void> {
  const logs = () => readdirSync(join(data, 'dynamodb')).filter((file) => file.endsWith('.log'));
  const before = new Set(logs());
  const isWritten = () =>
    logs().some(
      (log) =>
        !before.has(log) &&
        (statSync(join(data, 'dynamodb', log), { throwIfNoEntry: false })?.size ?? 0) >= bytes,
    );
  const child = spawn(process.execPath, ['infra/local/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: 'ignore',
  });
  while (!isWritten()) await new Promise((resolve) => setTimeout(resolve, 2));
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The titles of all courses, as the site lists them. */
async function titlesAt(site: string): Promise<string[]> {
  const titles: string[] = [];
  let path: string | undefined = '/api/courses';
  while (path) {
    const response: Response = await fetch(site + path);
    titles.push(...(await response.json()).map(({ title }: { title: string }) => title));
    path = response.headers.get('link')?.match(/<(.+)>/)?.[1];
  }
  return titles;
}

const titlesOf = (courses: readonly Item[]) => courses.map(({ title }) => title?.S).toReversed();

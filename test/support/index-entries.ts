import { Level } from 'level';

type IndexEntries = Map<string, unknown>;

export const readIndexEntries = (folder: string): Promise<IndexEntries> =>
  withDatabase(folder, async (database) => {
    const entries: IndexEntries = new Map();
    for await (const [key, item] of database.iterator()) if (isEntry(key)) entries.set(key, item);
    return entries;
  });

export const deleteIndexEntries = (folder: string): Promise<void> =>
  withDatabase(folder, async (database) => {
    for await (const key of database.keys()) if (isEntry(key)) await database.del(key);
  });

export const writeIndexEntries = (folder: string, entries: IndexEntries): Promise<void> =>
  withDatabase(folder, async (database) => {
    for (const [key, item] of entries) await database.put(key, item);
  });

const isEntry = (key: string) => key.startsWith('index-global~');

async function withDatabase<T>(
  folder: string,
  use: (database: Level<string, unknown>) => Promise<T>,
): Promise<T> {
  const database = new Level<string, unknown>(folder, { valueEncoding: 'json' });
  await database.open();
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

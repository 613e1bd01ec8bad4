import { Level } from 'level';

/** The index places of an embedded database that is not running: what stands in its indexes, by the keys of its files. */

export type Places = Map<string, unknown>;

export const readPlaces = (folder: string): Promise<Places> =>
  withDatabase(folder, async (database) => {
    const places: Places = new Map();
    for await (const [key, item] of database.iterator()) if (isPlace(key)) places.set(key, item);
    return places;
  });

/** Takes every place away, and leaves the items. */
export const takePlacesAway = (folder: string): Promise<void> =>
  withDatabase(folder, async (database) => {
    for await (const key of database.keys()) if (isPlace(key)) await database.del(key);
  });

/** Puts places there beside the others, or over them. */
export const leavePlaces = (folder: string, places: Places): Promise<void> =>
  withDatabase(folder, async (database) => {
    for (const [key, item] of places) await database.put(key, item);
  });

const isPlace = (key: string) => key.startsWith('index-global~');

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

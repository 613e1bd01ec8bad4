import type { NewEntry } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';

/**
 *   pk           sk
 *   OWNER_MAIL   day#<date>   outbox, emails; the digest for a day (`YYYY-MM-DD`, IST)
 */

export const addDay = (date: string, entry: NewEntry): Promise<boolean> =>
  outbox.insert({ pk: 'OWNER_MAIL', sk: `day#${date}` }, [entry]);

import type { NewEntry } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';

/**
 *   pk           sk            what
 *   OWNER_MAIL   day#<date>    outbox, mails: the digest of a day (`YYYY-MM-DD`, IST)
 */

/** Stores the digest of a day once. Returns false if it is already stored. */
export const addDay = (date: string, entry: NewEntry): Promise<boolean> =>
  outbox.insert({ pk: 'OWNER_MAIL', sk: `day#${date}` }, [entry]);

import type { NewEntry } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';

/**
 *   pk           sk            what
 *   OWNER_MAIL   day#<date>    outbox, mails: the digest of a day of India (`YYYY-MM-DD`)
 */

/** Stores the digest of a day with the entry that sends it, once. False when it is stored already. */
export const addDay = (date: string, entry: NewEntry): Promise<boolean> =>
  outbox.insert({ pk: 'OWNER_MAIL', sk: `day#${date}` }, [entry]);

import type { NewEntry } from '../platform/outbox/entries.ts';
import * as outbox from '../platform/outbox/write.ts';

/**
 *   pk           sk            what
 *   OWNER_MAIL   day#<date>    outbox, mails: the digest of a day of India (`YYYY-MM-DD`)
 */

/** Has the owner told of a day once. False when that is stored already. */
export const addDay = (date: string, entry: NewEntry): Promise<boolean> =>
  outbox.insert({ pk: 'OWNER_MAIL', sk: `day#${date}` }, [entry]);

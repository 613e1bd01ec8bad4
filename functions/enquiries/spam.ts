import { randomUUID } from 'node:crypto';
import type { SpamResult } from '#shared/domain/enquiries/enquiry.ts';
import { canBeBulkSpam, canBeSpam } from '#shared/domain/enquiries/spam.ts';
import * as figures from '../figures/store.ts';
import { hasPaid } from '../orders/paid-orders.ts';
import { conflict, isConflict } from '../platform/errors.ts';
import * as table from '../platform/table/table.ts';
import * as history from './history.ts';
import * as enquiries from './store.ts';

/** Throws what `history.add` throws, and `conflict` for a buyer's complaint. */
export async function mark(
  { id, createdAt }: Pick<enquiries.StoredEnquiry, 'id' | 'createdAt'>,
  entry: enquiries.StoredHistoryEntry,
  seen: number,
) {
  await figures.markDay(createdAt);
  return history.add(id, {
    entry,
    seen,
    follow: (stored) => {
      if (!canBeSpam(stored)) throw conflict('A buyer’s complaint can’t be marked as spam.');
      return { set: { gsi1pk: 'SUSPECTED_ENQUIRY' } };
    },
  });
}

export const spamEntry = (id: string, fingerprint = ''): enquiries.StoredHistoryEntry => ({
  ...{ id, fingerprint, kind: 'spam', at: new Date().toISOString() },
});

/** Refuses the move unless the enquiry has exactly `seen` history entries. */
export const move = ({ id, seen }: { id: string; seen: number }, isSpam: boolean): Promise<SpamResult> =>
  table.untilWritten(async () => {
    const known = await enquiries.find(id);
    if (!known) return { id, outcome: 'refused', why: 'unknown' };
    const historyCount = known.history?.length ?? 0;
    if (enquiries.isSuspected(known) === isSpam) return { id, outcome: 'unchanged', historyCount };
    const entry = spamEntry(randomUUID());
    const why = historyCount === seen ? isSpam && (await refusalOf(known, entry)) : 'changed';
    if (why) return { id, outcome: 'refused', why, historyCount };
    const moved = isSpam ? await unlessRefused(mark(known, entry, seen)) : await enquiries.restore(id, seen);
    return moved && { id, outcome: 'moved', historyCount: seen + 1 };
  });

async function refusalOf(enquiry: enquiries.StoredEnquiry, entry: enquiries.StoredHistoryEntry) {
  if (!canBeBulkSpam(enquiry)) return 'complaint';
  if (await hasPaid(enquiry)) return 'buyer';
  return history.hasRoom(enquiry, entry) ? undefined : 'full';
}

async function unlessRefused<T>(change: Promise<T>): Promise<T | undefined> {
  try {
    return await change;
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}

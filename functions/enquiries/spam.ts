import { randomUUID } from 'node:crypto';
import type { SpamMove } from '#shared/domain/enquiries/enquiry.ts';
import { canBeBulkSpam, canBeSpam } from '#shared/domain/enquiries/spam.ts';
import * as figures from '../figures/store.ts';
import { hasPaid } from '../orders/paid-orders.ts';
import { conflict, isConflict } from '../platform/errors.ts';
import * as table from '../platform/table/table.ts';
import * as history from './acts.ts';
import * as enquiries from './store.ts';

/**
 * Marks an enquiry as spam. Throws `notFound`, and `conflict` for a complaint about an order or if the enquiry changed after
 * the caller read it.
 */
export async function mark(
  { id, createdAt }: Pick<enquiries.StoredEnquiry, 'id' | 'createdAt'>,
  act: enquiries.StoredAct,
  seen: number,
) {
  await figures.markDay(createdAt);
  return history.add(id, {
    act,
    seen,
    follow: (stored) => {
      if (!canBeSpam(stored)) throw conflict('A buyer’s complaint can’t be marked as spam.');
      return { set: { gsi1pk: 'SUSPECTED_ENQUIRY' } };
    },
  });
}

/** The act by which an enquiry is marked as spam. */
export const spamAct = (id: string, fingerprint = ''): enquiries.StoredAct => ({
  ...{ id, fingerprint, kind: 'spam', at: new Date().toISOString() },
});

/** Moves an enquiry of a list to the spam, or back, unless it changed after the caller read it. */
export const move = ({ id, seen }: { id: string; seen: number }, isSpam: boolean): Promise<SpamMove> =>
  table.untilWritten(async () => {
    const known = await enquiries.find(id);
    if (!known) return { id, outcome: 'refused', why: 'unknown' };
    const acts = known.history?.length ?? 0;
    if (enquiries.isSuspected(known) === isSpam) return { id, outcome: 'unchanged', acts };
    const act = spamAct(randomUUID());
    const why = acts === seen ? isSpam && (await refusalOf(known, act)) : 'changed';
    if (why) return { id, outcome: 'refused', why, acts };
    const moved = isSpam ? await unlessRefused(mark(known, act, seen)) : await enquiries.restore(id, seen);
    return moved && { id, outcome: 'moved', acts: seen + 1 };
  });

async function refusalOf(enquiry: enquiries.StoredEnquiry, act: enquiries.StoredAct) {
  if (!canBeBulkSpam(enquiry)) return 'complaint';
  if (await hasPaid(enquiry)) return 'buyer';
  return history.hasRoom(enquiry, act) ? undefined : 'full';
}

async function unlessRefused<T>(change: Promise<T>): Promise<T | undefined> {
  try {
    return await change;
  } catch (error) {
    if (isConflict(error)) return undefined;
    throw error;
  }
}

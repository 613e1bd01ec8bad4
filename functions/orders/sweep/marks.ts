import * as table from '../../platform/table/table.ts';

/**
 *   pk      sk                              what
 *   SWEEP   PAYMENTS, REFUNDS or DISPUTES   sweptUntil   the beginning of the last whole reading of this list
 *   SWEEP   AWAITED                         after        sort key of the open order that was asked about last
 *   SWEEP   POSSIBLE                        after        likewise; empty at the start of a round
 */

/** A list at Razorpay. */
export type ListName = 'PAYMENTS' | 'REFUNDS' | 'DISPUTES';

/** Epoch seconds up to which a list was read whole; undefined before its first whole reading. */
export const findMark = async (name: ListName) =>
  (await table.find<{ sweptUntil: number }>(key(name)))?.sweptUntil;

/** Moves the mark of a list forward. Of runs at once, the one that began last counts. */
export const moveMark = (name: ListName, to: number) =>
  table.change(key(name), {
    set: { sweptUntil: to },
    condition: 'attribute_not_exists(#sweptUntil) OR #sweptUntil < :to',
    values: { to },
  });

/** A round over the open orders of an expectation. */
export type RoundName = 'AWAITED' | 'POSSIBLE';

/** The place where a round goes on; undefined begins a new one. */
export const findCursor = async (name: RoundName) =>
  (await table.find<{ after: string }>(key(name)))?.after || undefined;

/** Moves the cursor, unless another run has moved it from where this one began. */
export const moveCursor = (
  name: RoundName,
  { from = '', to = '' }: { from?: string | undefined; to?: string | undefined },
) =>
  table.change(key(name), {
    set: { after: to },
    condition: 'attribute_not_exists(#after) OR #after = :from',
    values: { from },
  });

const key = (sk: ListName | RoundName) => ({ pk: 'SWEEP', sk }) as const;

import * as table from '../../platform/table/table.ts';

/**
 *   pk      sk                              what
 *   SWEEP   PAYMENTS, REFUNDS or DISPUTES   sweptUntil   the beginning of the last complete reading of the list
 *   SWEEP   AWAITED or POSSIBLE             after        the sort key of the last order that was asked about; empty at the
 *                                                        start of a round
 */

/** A list at Razorpay. */
export type ListName = 'PAYMENTS' | 'REFUNDS' | 'DISPUTES';

/** The epoch seconds up to which a list was read completely; undefined before its first complete reading. */
export const findMark = async (name: ListName) =>
  (await table.find<{ sweptUntil: number }>(key(name)))?.sweptUntil;

/** Moves the mark of a list forward, never back where runs overlap. */
export const moveMark = (name: ListName, to: number) =>
  table.change(key(name), {
    set: { sweptUntil: to },
    condition: 'attribute_not_exists(#sweptUntil) OR #sweptUntil < :to',
    values: { to },
  });

/** A round over the open orders of an expectation. */
export type RoundName = 'AWAITED' | 'POSSIBLE';

/** The sort key after which a round goes on; undefined at the start of a round. */
export const findCursor = async (name: RoundName) =>
  (await table.find<{ after: string }>(key(name)))?.after || undefined;

/** Moves the cursor, unless another run has moved it since `from` was read. */
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

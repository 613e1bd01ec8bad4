import * as table from '../../platform/table/table.ts';

/**
 *   pk      sk                              what
 *   SWEEP   PAYMENTS, REFUNDS or DISPUTES   sweptUntil   start of the last complete run through the list
 *   SWEEP   AWAITED or POSSIBLE             after        sort key of the last order that was checked, empty at the start of a round
 */

export type ListName = 'PAYMENTS' | 'REFUNDS' | 'DISPUTES';

/** Returns epoch seconds, or undefined before the first complete run. */
export const findSweptUntil = async (name: ListName) =>
  (await table.find<{ sweptUntil: number }>(key(name)))?.sweptUntil;

/** Runs can overlap, so this only moves forward. */
export const moveSweptUntil = (name: ListName, to: number) =>
  table.change(key(name), {
    set: { sweptUntil: to },
    condition: 'attribute_not_exists(#sweptUntil) OR #sweptUntil < :to',
    values: { to },
  });

export type RoundName = 'AWAITED' | 'POSSIBLE';

export const findCursor = async (name: RoundName) =>
  (await table.find<{ after: string }>(key(name)))?.after || undefined;

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

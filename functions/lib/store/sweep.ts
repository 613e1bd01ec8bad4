import * as table from './table.ts';

/**
 *   pk      sk       after
 *   SWEEP   ORDERS   sort key of the order that the sweep checked last; empty at the start of a round
 */

const key = { pk: 'SWEEP', sk: 'ORDERS' } as const;

/** The place where the next run of the sweep goes on; undefined begins a new round. */
export const findCursor = async () => (await table.find<{ after: string }>(key))?.after || undefined;

/** Moves the cursor, unless another run has moved it from where this one began. */
export const moveCursor = ({ from = '', to = '' }: { from?: string | undefined; to?: string | undefined }) =>
  table.change(key, {
    set: { after: to },
    condition: 'attribute_not_exists(#after) OR #after = :from',
    values: { from },
  });

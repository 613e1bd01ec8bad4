import type { Day } from '#shared/domain/india-time.ts';
import { sumPaise } from '#shared/domain/money.ts';
import type { DayFigures } from '#shared/domain/overview.ts';
import { statusPartition } from '#shared/table.ts';
import * as table from './table.ts';

/**
 *   pk    sk       gsi1pk   gsi1sk
 *   DAY   <date>   DAY      <date>    the figures of a day of India that is over
 *
 * Figures are counted from the indexes of what they count, so that no other write has to know of them; a day
 * that is over is counted once.
 */

/** Figures that were kept, of the days from one date to another. */
export const listKept = (from: string, to: string) =>
  table.all<DayFigures>({ index: 'gsi1', partition: 'DAY', from, to });

/** Keeps a day's figures; those that another visit kept meanwhile are the same. */
export const keep = (figures: DayFigures) =>
  table.insert({ pk: 'DAY', sk: figures.date, gsi1pk: 'DAY', gsi1sk: figures.date, ...figures });

/** Counts the figures of a day. */
export async function countDay({ date, begins, ends }: Day): Promise<DayFigures> {
  const [pending, others, ...paid] = await Promise.all([
    table.count({ index: 'gsi1', partition: 'ENQUIRY', from: `1#${begins}`, to: `1#${ends}` }),
    table.count({ index: 'gsi1', partition: 'ENQUIRY', from: `0#${begins}`, to: `0#${ends}` }),
    ...paidPartitions.map((partition) =>
      table.all<{ paise: number }>({ index: 'gsi3', partition, from: begins, to: ends }),
    ),
  ]);
  const orders = paid.flat();
  return {
    date,
    enquiries: pending.count + others.count,
    orders: orders.length,
    paise: sumPaise(orders),
  };
}

/** Course enquiries that nobody has clarified, counted up to `most`. */
export const countOpenEnquiries = (most: number) =>
  table.count({ index: 'gsi1', partition: 'ENQUIRY', from: '1#', to: '1$' }, most);

/** Reviews that wait, counted up to `most`. */
export const countWaitingReviews = (most: number) =>
  table.count({ index: 'gsi1', partition: 'REVIEW', from: '1#', to: '1$' }, most);

/** The partitions that an order which was paid can be in now. */
const paidPartitions = (['paid', 'partially_refunded', 'refunded'] as const).map(statusPartition);

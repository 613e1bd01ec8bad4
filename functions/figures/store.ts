import { soldOf } from '#shared/domain/orders/ledger.ts';
import { paidStatuses } from '#shared/domain/orders/order-status.ts';
import type { Paid, Refunded } from '#shared/domain/orders/refunds.ts';
import type { DayFigures } from '#shared/domain/overview/overview.ts';
import { type Day, dayInIndia } from '#shared/domain/time/india-time.ts';
import { statusPartition } from '#shared/table.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk    sk       gsi1pk   gsi1sk   changedAt
 *   DAY   <date>   DAY      <date>   the last time that something of the day was changed after it was over
 *
 * The figures of a day of India that is over: counted once from the indexes of what they count, and again after a
 * change of an order that was paid on it, or of an enquiry of it that turned out to be no spam. A day that was changed
 * before it was ever counted is listed nowhere.
 */

/** The figures of a day as they were kept, if they were. */
export interface KeptDay extends DayFigures {
  changedAt?: string;
}

/** The kept figures of the days from one date to another: those with a change alone are not among them. */
export const listKept = (from: string, to: string) =>
  table.all<KeptDay>({ index: 'gsi1', partition: 'DAY', from, to });

/** Whether the figures of a day are kept and nothing has changed since. */
export const isCurrent = (kept: KeptDay | undefined): kept is KeptDay =>
  kept !== undefined && kept.changedAt === undefined;

/** Keeps a day's figures, unless something of it was changed since `known` was read, or a moment before. */
export async function keep(figures: DayFigures, known: KeptDay | undefined): Promise<void> {
  const { date } = figures;
  const set = { ...figures, gsi1pk: 'DAY', gsi1sk: date, changedAt: undefined };
  if (!known) {
    await table.change(key(date), {
      set,
      condition: 'attribute_not_exists(pk) OR (attribute_not_exists(#gsi1pk) AND #changedAt < :indexed)',
      values: { indexed: new Date(Date.now() - indexedMs).toISOString() },
    });
    return;
  }
  const { changedAt } = known;
  if (changedAt && Date.now() - Date.parse(changedAt) < indexedMs) return;
  await table.change(key(date), {
    set,
    condition: changedAt ? '#changedAt = :seen' : 'attribute_not_exists(#changedAt)',
    ...(changedAt && { values: { seen: changedAt } }),
  });
}

/** Has the days counted again, which are over, that a change of an order, not yet written, is about to change. */
export async function markChange(before: SoldOrder, after: SoldOrder): Promise<void> {
  const [was, is] = [saleOf(before), saleOf(after)];
  if (was?.date === is?.date && was?.paise === is?.paise && was?.netPaise === is?.netPaise) return;
  const today = dayInIndia(Date.now());
  const dates = new Set([was?.date, is?.date].filter((date) => date !== undefined && date !== today));
  await Promise.all([...dates].map((date) => markChanged(date as string)));
}

/** Has the day of a time (ISO 8601) counted again, where it is over: something of it is about to be counted anew. */
export async function markDay(time: string): Promise<void> {
  const date = dayInIndia(Date.parse(time));
  if (date !== dayInIndia(Date.now())) await markChanged(date);
}

const markChanged = (date: string) =>
  table.change(key(date), {
    set: { changedAt: new Date().toISOString() },
    condition: 'attribute_not_exists(#changedAt) OR #changedAt < :changedAt',
  });

// A Lambda has written its change and every index has it.
const indexedMs = 10 * 60_000;

const key = (date: string) => ({ pk: 'DAY', sk: date }) as const;

type SoldOrder = Paid & Refunded & { paise: number; paidAt?: string };

/** The share of an order in the figures of the day it was paid on. */
function saleOf(order: SoldOrder) {
  if (!order.paidAt) return undefined;
  const { received, kept } = soldOf(order);
  return { date: dayInIndia(Date.parse(order.paidAt)), paise: received, netPaise: kept };
}

/** Counts the figures of a day. */
export async function countDay({ date, begins, ends }: Day): Promise<DayFigures> {
  const [pending, others, ...paid] = await Promise.all([
    table.count({ index: 'gsi1', partition: 'ENQUIRY', from: `1#${begins}`, to: `1#${ends}` }),
    table.count({ index: 'gsi1', partition: 'ENQUIRY', from: `0#${begins}`, to: `0#${ends}` }),
    ...paidPartitions.map((partition) =>
      table.all<SoldOrder>({ index: 'gsi3', partition, from: begins, to: ends }),
    ),
  ]);
  const sales = paid.flat().map(soldOf);
  return {
    date,
    enquiries: pending.count + others.count,
    orders: sales.length,
    paise: sales.reduce((sum, { received }) => sum + received, 0),
    netPaise: sales.reduce((sum, { kept }) => sum + kept, 0),
  };
}

/** The partitions that an order which was paid can be in now. */
const paidPartitions = paidStatuses.map(statusPartition);

import { soldOf } from '#shared/domain/orders/ledger.ts';
import { paidStatuses } from '#shared/domain/orders/order-status.ts';
import type { Paid, Refunded } from '#shared/domain/orders/refunds.ts';
import type { DayFigures } from '#shared/domain/overview/overview.ts';
import { type Day, dayInIndia } from '#shared/domain/time/india-time.ts';
import { statusPartition } from '#shared/table.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk    sk       gsi1pk   gsi1sk   changedAt
 *   DAY   <date>   DAY      <date>   when an order or an enquiry of the day was changed after the day was over
 *
 * The figures of a day of India that is over. They are counted once, and again after the money of an order paid on the
 * day has changed, or an enquiry of the day moved into or out of the spam. A day that changed before it was ever counted
 * is in no index.
 */

/** The stored figures of a day. */
interface KeptDay extends DayFigures {
  changedAt?: string;
}

/** The stored figures of the days from one date to another. Days that were never counted are not among them. */
export const listKept = (from: string, to: string) =>
  queries.all<KeptDay>({ index: 'gsi1', partition: 'DAY', from, to });

/** Whether the figures of a day are stored and nothing has changed since. */
export const isCurrent = (kept: KeptDay | undefined): kept is KeptDay =>
  kept !== undefined && kept.changedAt === undefined;

/** Stores a day's figures, unless an order or an enquiry of the day changed since `known` was read, or a moment before. */
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

/** Marks the past days whose figures an order's change, which is about to be written, alters: they are counted again. */
export async function markChange(before: SoldOrder, after: SoldOrder): Promise<void> {
  const [was, is] = [saleOf(before), saleOf(after)];
  if (was?.date === is?.date && was?.paise === is?.paise && was?.netPaise === is?.netPaise) return;
  const today = dayInIndia(Date.now());
  const dates = new Set([was?.date, is?.date].filter((date) => date !== undefined && date !== today));
  await Promise.all([...dates].map((date) => markChanged(date as string)));
}

/** Marks the day of a time (ISO 8601), if it is over, ahead of a change that alters its figures: it is counted again. */
export async function markDay(time: string): Promise<void> {
  const date = dayInIndia(time);
  if (date !== dayInIndia(Date.now())) await markChanged(date);
}

const markChanged = (date: string) =>
  table.change(key(date), {
    set: { changedAt: new Date().toISOString() },
    condition: 'attribute_not_exists(#changedAt) OR #changedAt < :changedAt',
  });

// By then a Lambda has written its change, and every index has it.
const indexedMs = 10 * 60_000;

const key = (date: string) => ({ pk: 'DAY', sk: date }) as const;

type SoldOrder = Paid & Refunded & { paise: number; paidAt?: string };

/** Returns what an order adds to the figures of the day on which it was paid; undefined for an order that is not paid. */
function saleOf(order: SoldOrder) {
  if (!order.paidAt) return undefined;
  const { received, kept } = soldOf(order);
  return { date: dayInIndia(order.paidAt), paise: received, netPaise: kept };
}

/** Counts the figures of a day. */
export async function countDay({ date, begins, ends }: Day): Promise<DayFigures> {
  const [pending, others, ...paid] = await Promise.all([
    queries.count({ index: 'gsi1', partition: 'ENQUIRY', from: `1#${begins}`, to: `1#${ends}` }),
    queries.count({ index: 'gsi1', partition: 'ENQUIRY', from: `0#${begins}`, to: `0#${ends}` }),
    ...paidPartitions.map((partition) =>
      queries.all<SoldOrder>({ index: 'gsi3', partition, from: begins, to: ends }),
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

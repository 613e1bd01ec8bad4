import { saleLedgerOf } from '#shared/domain/orders/ledger.ts';
import { paidStatuses } from '#shared/domain/orders/order-status.ts';
import type { Paid, Refunded } from '#shared/domain/orders/refunds.ts';
import type { DayFigures } from '#shared/domain/overview/overview.ts';
import { type Day, dayInIndia } from '#shared/domain/time/india-time.ts';
import { statusPartition } from '#shared/table.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk    sk       gsi1pk   gsi1sk   changedAt
 *   DAY   <date>   DAY      <date>   set if an order or enquiry from that day changes after the day is over
 *
 * Figures for past days, in India's time zone. A day is counted once, and recounted if the amounts of an order paid
 * that day change or an enquiry from that day is moved into or out of spam. A day that hasn't been counted yet isn't in
 * the index.
 */

interface StoredDay extends DayFigures {
  changedAt?: string;
}

export const listStored = (from: string, to: string) =>
  queries.all<StoredDay>({ index: 'gsi1', partition: 'DAY', from, to });

export const isCurrent = (kept: StoredDay | undefined): kept is StoredDay =>
  kept !== undefined && kept.changedAt === undefined;

/** Does nothing if an order or enquiry from that day has changed since `known` was read or in the last ten minutes. */
export async function keep(figures: DayFigures, known: StoredDay | undefined): Promise<void> {
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

/** Call this before writing the change. Past days whose figures are affected will be recounted. */
export async function markChange(before: SoldOrder, after: SoldOrder): Promise<void> {
  const [was, is] = [saleOf(before), saleOf(after)];
  if (was?.date === is?.date && was?.paise === is?.paise && was?.netPaise === is?.netPaise) return;
  const today = dayInIndia(Date.now());
  const dates = new Set([was?.date, is?.date].filter((date) => date !== undefined && date !== today));
  await Promise.all([...dates].map((date) => markChanged(date as string)));
}

/** Call this before writing the change. `time` is ISO 8601. */
export async function markDay(time: string): Promise<void> {
  const date = dayInIndia(time);
  if (date !== dayInIndia(Date.now())) await markChanged(date);
}

const markChanged = (date: string) =>
  table.change(key(date), {
    set: { changedAt: new Date().toISOString() },
    condition: 'attribute_not_exists(#changedAt) OR #changedAt < :changedAt',
  });

// By the end of this period, the change has been written and the indexes have caught up.
const indexedMs = 10 * 60_000;

const key = (date: string) => ({ pk: 'DAY', sk: date }) as const;

type SoldOrder = Paid & Refunded & { paise: number; paidAt?: string };

function saleOf(order: SoldOrder) {
  if (!order.paidAt) return undefined;
  const { received, kept } = saleLedgerOf(order);
  return { date: dayInIndia(order.paidAt), paise: received, netPaise: kept };
}

export async function countDay({ date, begins, ends }: Day): Promise<DayFigures> {
  const [pending, others, ...paid] = await Promise.all([
    queries.count({ index: 'gsi1', partition: 'ENQUIRY', from: `1#${begins}`, to: `1#${ends}` }),
    queries.count({ index: 'gsi1', partition: 'ENQUIRY', from: `0#${begins}`, to: `0#${ends}` }),
    ...paidPartitions.map((partition) =>
      queries.all<SoldOrder>({ index: 'gsi3', partition, from: begins, to: ends }),
    ),
  ]);
  const sales = paid.flat().map(saleLedgerOf);
  return {
    date,
    enquiries: pending.count + others.count,
    orders: sales.length,
    paise: sales.reduce((sum, { received }) => sum + received, 0),
    netPaise: sales.reduce((sum, { kept }) => sum + kept, 0),
  };
}

/** An order that was paid that day may have been refunded since, which moves it to another partition. */
const paidPartitions = paidStatuses.map(statusPartition);

import { log } from '../log.ts';
import * as orders from '../store/orders.ts';
import { applyFact, duplicatesOf, type Fact } from './order-state.ts';

/** Applies a fact to an order and returns it, or undefined where we have no such order. */
export async function recordFact(id: string, fact: Fact): Promise<orders.StoredOrder | undefined> {
  const change = await orders.update(id, (order) => applyFact(order, fact));
  if (!change) return undefined;
  const { before, after } = change;
  // One write at a time takes an order over a line, so each of these is logged once.
  if (!before.paidBy && after.paidBy) log({ event: 'order paid', order: id });
  if (duplicatesOf(after).length > duplicatesOf(before).length) log({ event: 'order paid twice', order: id });
  return after;
}

import assert from 'node:assert/strict';
import type { StoredOrder } from '#functions/orders/store.ts';
import { attentionOf, isSecondPaid } from '#shared/domain/orders/attention.ts';
import { ledgerOf } from '#shared/domain/orders/ledger.ts';
import { orderDueKeys } from '#shared/domain/orders/order-due.ts';
import { isPaidOffline } from '#shared/domain/payment-links/offline-payment.ts';
import { accountOf, isOfKey } from './accounts.ts';
import { assertAppendedOnce } from './assert-followed.ts';
import { assertTold } from './assert-told.ts';
import { assertSeatForward } from './seats.ts';
import { disputesOf, paymentsOf, paysFor, refundsOf, type System } from './system.ts';

export type Orders = Map<string, StoredOrder>;

export async function ordersOf({ table }: System): Promise<Orders> {
  const rows = (await table.items()).filter(({ pk }) => pk === 'ORDER') as unknown as StoredOrder[];
  return new Map(rows.map((row) => [row.id, row]));
}

export function assertInvariants(system: System, before: Orders, after: Orders): void {
  for (const [id, was] of before) {
    const is = after.get(id);
    assert(is, `order ${id} disappeared`);
    assertForward(was, is);
  }
  assertNoLostUpdate(system.table.changes);
  for (const order of after.values()) {
    assertKnownToRazorpay(system, order);
    assertTold(system.table, order);
    assertAppendedOnce(system, order);
    assertDue(order);
  }
  for (const { answers } of system.requests.values())
    assert(answers.size <= 1, `one Idempotency-Key got ${[...answers].join(' and ')}`);
}

function assertDue(order: StoredOrder): void {
  const { gsi5pk, gsi5sk, dueThing } = order as StoredOrder & Partial<ReturnType<typeof orderDueKeys>>;
  assert.deepEqual({ gsi5pk, gsi5sk, dueThing }, orderDueKeys(order), `Today lists ${order.id} wrongly`);
}

function assertNoLostUpdate(changes: StoredOrder[]): void {
  const made = new Map(changes.map((change) => [`${change.id} ${change.version}`, change]));
  assert.equal(made.size, changes.length, 'two changes of one order have the same version');
  for (const change of changes) {
    const before = made.get(`${change.id} ${change.version - 1}`);
    if (before) assertForward(before, change);
  }
}

const statuses = ['created', 'attempted', 'paid', 'partially_refunded', 'refunded'];
const paymentStatuses = ['created', 'failed', 'authorized', 'captured', 'refunded'];
const refundStatuses = ['pending', 'failed', 'processed'];
const fixed = [
  'id',
  'receipt',
  'fingerprint',
  'userId',
  'paise',
  'currency',
  'plan',
  'product',
  'createdAt',
] as const;

function assertForward(was: StoredOrder, is: StoredOrder): void {
  for (const field of fixed) assert.deepEqual(is[field], was[field], `${field} of ${is.id} changed`);
  for (const field of ['name', 'mobile'] as const)
    assert.equal(is.buyer?.[field], was.buyer?.[field], `${field} of the buyer of ${is.id} changed`);
  assertRank(statuses, was.status, is.status, is.id);
  assertSeatForward(was, is);
  assert(is.version >= was.version, `the version of ${is.id} decreased`);
  if (was.paidBy) assert.equal(is.paidBy, was.paidBy, `paidBy of ${is.id} changed`);
  if (was.paidAt && !(was.paidAtEstimated && !is.paidAtEstimated))
    assert.deepEqual(
      [is.paidAt, is.paidAtEstimated],
      [was.paidAt, was.paidAtEstimated],
      `the payment time of ${is.id} changed`,
    );
  for (const dispute of was.disputes ?? [])
    assert(
      is.disputes?.some(({ id }) => id === dispute.id),
      `dispute ${dispute.id} disappeared`,
    );
  for (const payment of was.payments) {
    const now = is.payments.find(({ id }) => id === payment.id);
    assert(now, `payment ${payment.id} disappeared`);
    assertRank(paymentStatuses, payment.status, now.status, payment.id);
    assert(now.captured || !payment.captured, `payment ${payment.id} is no longer captured`);
  }
  for (const refund of was.refunds) {
    const now = is.refunds.find(({ id }) => id === refund.id);
    assert(now, `refund ${refund.id} disappeared`);
    assertRank(refundStatuses, refund.status, now.status, refund.id);
  }
}

const assertRank = (ranks: string[], was: string, is: string, what: string) =>
  assert(ranks.indexOf(is) >= ranks.indexOf(was), `${what} moved back from ${was} to ${is}`);

function assertPaidOtherwise({ paise, payments }: StoredOrder): void {
  const paid = payments.map((payment) => [payment.paise, payment.captured]);
  assert(payments.length <= 1, 'an offline order was paid twice');
  assert.deepEqual(paid, payments.length > 0 ? [[paise, true]] : []);
}

function assertKnownToRazorpay(system: System, order: StoredOrder): void {
  if (isPaidOffline(order)) {
    assertPaidOtherwise(order);
    return;
  }
  const { razorpay } = accountOf(system, order.id);
  const known = new Map(razorpay.paymentsOf(order.id).map((payment) => [payment.id, payment]));
  const isPaid = statuses.indexOf(order.status) >= statuses.indexOf('paid');
  assert.equal(order.paidBy !== undefined, isPaid, `${order.id} is ${order.status}, unlike its paidBy`);
  assert.equal(razorpay.order(order.id).amount, order.paise, `${order.id} has another amount at Razorpay`);
  if (order.paidBy) {
    const payment = known.get(order.paidBy);
    assert(payment && paysFor(system, payment), `${order.id} is paid without a payment that counts`);
  }
  for (const { id, captured, paise } of order.payments) {
    const payment = known.get(id);
    assert(payment, `payment ${id} doesn't belong to order ${order.id}`);
    assert.equal(paise, payment.amount, `payment ${id} has another amount at Razorpay`);
    assert(payment.captured || !captured, `payment ${id} was never captured`);
  }
  assert.equal(new Set(order.payments.map(({ id }) => id)).size, order.payments.length);
}

export function assertCaughtUp(system: System, orders: Orders): void {
  const payments = paymentsOf(system).filter((payment) => isOfKey(system, payment.order_id));
  for (const payment of payments) {
    const order = orders.get(payment.order_id);
    const known = order?.payments.find(({ id }) => id === payment.id);
    assert(known, `payment ${payment.id} isn't stored`);
    assert.equal(known.captured, payment.captured, `payment ${payment.id} is ${payment.status} at Razorpay`);
    assertRank(paymentStatuses, payment.status, known.status, payment.id);
    assert(!order?.refundAsked, `${payment.order_id} waits for a refund that was never made`);
    if (paysFor(system, payment))
      assert(order?.paidBy, `${payment.id} is captured, but its order isn't paid`);
  }
  for (const refund of payments.flatMap(({ id }) => system.razorpay.refundsOf(id))) {
    const owners = [...orders.values()].flatMap((order) =>
      order.refunds.filter(({ id }) => id === refund.id),
    );
    assert.equal(owners.length, 1, `refund ${refund.id} belongs to ${owners.length} orders`);
    assert.equal(owners[0]?.status, refund.status, `refund ${refund.id} is ${refund.status} at Razorpay`);
  }
  for (const dispute of disputesOf(system)) {
    const order = [...orders.values()].find(({ payments }) =>
      payments.some(({ id }) => id === dispute.payment_id),
    );
    const known = order?.disputes?.find(({ id }) => id === dispute.id);
    if (known && dispute.status === 'open') assert(!['won', 'lost', 'closed'].includes(known.status));
  }
  assertSums(orders);
  assertNothingTwice(system);
}

export async function assertUnmatchedShown({ table, accounts, razorpay }: System): Promise<void> {
  const earlier = accounts.slice(0, -1).flatMap((account) => account.outside);
  const shown = (await table.items()).filter(
    ({ pk, sk }) => pk === 'UNMATCHED_PAYMENT' && !earlier.includes(String(sk)),
  );
  const told = shown.map(({ sk, status }) => `${sk} ${status}`).toSorted();
  const outside = accounts.at(-1)?.outside ?? [];
  assert.deepEqual(told, outside.map((id) => `${id} ${razorpay.payment(id).status}`).toSorted());
}

function assertSums(orders: Orders): void {
  for (const order of orders.values()) {
    const { received, returned, deducted, owed, kept } = ledgerOf(order);
    assert.equal(received, returned + deducted + owed + kept, `the sums of ${order.id} don't add up`);
    const captured = order.payments.filter((payment) => payment.captured);
    assert.equal(
      received,
      captured.reduce((sum, { paise }) => sum + paise, 0),
    );
    const { paid_twice: twice, wrong_amount: wrong } = attentionOf(order);
    const isListed = (twice ?? wrong) !== undefined;
    assert.equal(
      owed > 0 || isSecondPaid(order),
      isListed,
      `${order.id} is wrongly listed or missing as a refund that is due`,
    );
  }
}

function assertNothingTwice(system: System): void {
  const receipts = refundsOf(system).flatMap(({ receipt }) => receipt ?? []);
  assert.equal(new Set(receipts).size, receipts.length, 'one request was refunded twice');
  for (const { id, amount, order_id } of paymentsOf(system)) {
    const given = accountOf(system, order_id)
      .razorpay.refundsOf(id)
      .filter(({ status }) => status !== 'failed');
    assert(given.reduce((sum, refund) => sum + refund.amount, 0) <= amount, `${id} was refunded twice`);
  }
  for (const { razorpay } of system.accounts) {
    const orders = razorpay.orders().flatMap(({ receipt }) => receipt ?? []);
    assert.equal(new Set(orders).size, orders.length, 'one request opened two orders at Razorpay');
  }
}

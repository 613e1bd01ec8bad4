import assert from 'node:assert/strict';
import { type Checkout, purchaseKeysOf } from '#functions/orders/checkout/related-orders.ts';
import type { StoredOrder } from '#functions/orders/store.ts';
import type { StoredLink } from '#functions/payment-links/store.ts';
import { attentionOf } from '#shared/domain/orders/attention.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { isPossiblyDouble, isRecentlyPaid } from '#shared/domain/orders/related-orders.ts';
import { isPaidOffline } from '#shared/domain/payment-links/offline-payment.ts';
import type { System } from './system.ts';

type Items = readonly Record<string, unknown>[];

export const linksOf = (items: Items) => ofPartition(items, 'PAYMENT_LINK') as unknown as StoredLink[];

export const ordersOfLink = (items: Items, id: string) =>
  (ofPartition(items, 'ORDER') as unknown as StoredOrder[]).filter(({ linkId }) => linkId === id);

const ofPartition = (items: Items, partition: string) => items.filter(({ pk }) => pk === partition);

export function assertLinks(items: Items, answered: ReadonlySet<string>): void {
  for (const link of linksOf(items)) {
    const orders = ordersOfLink(items, link.id);
    for (const { id, paise, paidBy } of orders) {
      assert.equal(paise, link.paise, `${id} has another amount than its link`);
      if (answered.has(id) || paidBy)
        assert(link.orderIds?.includes(id), `link ${link.id} doesn't list ${id}`);
    }
    assert(orders.filter(isPaidOffline).length <= 1, `link ${link.id} was paid twice outside Razorpay`);
  }
}

export function assertDoublePaymentsTold(items: Items): void {
  const paid = (ofPartition(items, 'ORDER') as unknown as StoredOrder[]).filter(({ paidBy }) => paidBy);
  for (const order of paid)
    for (const other of paid) {
      if (other.id === order.id || !isForSame(order, other) || !isPossiblyDouble(order, other)) continue;
      if ([order, other].some((one) => refundPhaseOf(one) !== 'kept')) continue;
      const told = order.alsoPaid?.find(({ id }) => id === other.id);
      assert(told, `${order.id} doesn't show that ${other.id} is paid too`);
      const isLater = other.alsoPaid?.find(({ id }) => id === order.id)?.isEarlier;
      assert(told.isEarlier !== isLater, `${order.id} and ${other.id} disagree on which was paid first`);
      if (told.keptAt) continue;
      const attended = [order, other].filter((one) => attentionOf(one).paid_twice !== undefined);
      assert(attended.length > 0, `Today shows neither ${order.id} nor ${other.id} as paid twice`);
    }
}

const isForSame = (one: StoredOrder, other: StoredOrder) => {
  const wanted = purchaseKeysOf(one).map(identityOf);
  return purchaseKeysOf(other).some((checkout) => wanted.includes(identityOf(checkout)));
};

const identityOf = (checkout: Checkout): string =>
  JSON.stringify(
    'linkId' in checkout
      ? checkout
      : { ...checkout, email: checkout.email.toLowerCase(), mobile: checkout.mobile.slice(-10) },
  );

export async function paidOfLate({ table, readdressed }: System, bought: object): Promise<string[]> {
  const asked = { linkId: undefined, buyer: bought, ...bought } as unknown as StoredOrder;
  const found = (ofPartition(await table.items(), 'ORDER') as unknown as StoredOrder[]).filter(
    (order) => !isPaidOffline(order) && isForSame({ ...order, linkId: undefined } as never, asked),
  );
  // Until a job has followed the payment, nothing connects the order with a corrected address.
  const isFollowed = ({ id, outbox = [] }: StoredOrder) =>
    !(readdressed.has(id) && outbox.some(({ kind }) => kind === 'ORDER'));
  return found
    .filter((order) => order.paidBy && isRecentlyPaid(order, Date.now()) && isFollowed(order))
    .map(({ id }) => id);
}

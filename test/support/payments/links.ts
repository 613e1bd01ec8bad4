import assert from 'node:assert/strict';
import type { StoredOrder } from '#functions/lib/store/orders.ts';
import type { StoredLink } from '#functions/lib/store/payment-links.ts';
import { isPaidOtherwise } from '#shared/domain/other-payment.ts';
import { paidTogether } from '#shared/domain/related-orders.ts';

/** Payment links and their orders as the table holds them. */

type Items = readonly Record<string, unknown>[];

export const linksOf = (items: Items) => ofPartition(items, 'PAYMENT_LINK') as unknown as StoredLink[];

export const ordersOfLink = (items: Items, id: string) =>
  (ofPartition(items, 'ORDER') as unknown as StoredOrder[]).filter(({ linkId }) => linkId === id);

const ofPartition = (items: Items, partition: string) => items.filter(({ pk }) => pk === partition);

/** Asserts what holds at any time: a link knows every order that a buyer was led to pay for it, and asks for their sum. */
export function assertLinks(items: Items, answered: ReadonlySet<string>): void {
  for (const link of linksOf(items)) {
    const orders = ordersOfLink(items, link.id);
    for (const { id, paise, paidBy } of orders) {
      assert.equal(paise, link.paise, `${id} is over another sum than its link`);
      if (answered.has(id) || paidBy)
        assert(link.orderIds?.includes(id), `link ${link.id} does not know ${id}`);
    }
    assert(orders.filter(isPaidOtherwise).length <= 1, `link ${link.id} was paid twice beside Razorpay`);
  }
}

/** Asserts what holds once every job is through: two orders that pay one link tell of each other. */
export function assertDoublePaymentsTold(items: Items): void {
  for (const { id } of linksOf(items)) {
    const paid = ordersOfLink(items, id).filter(({ paidBy }) => paidBy);
    for (const order of paid)
      for (const other of paid)
        if (other.id !== order.id && paidTogether(order, other))
          assert(
            order.alsoPaid?.some(({ id }) => id === other.id),
            `${order.id} does not tell that ${other.id} is paid, too`,
          );
  }
}

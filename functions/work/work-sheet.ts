import type { WorkSheet } from '#shared/domain/work/bought-work.ts';
import * as orders from '../orders/store.ts';
import { mailStatesOf } from '../platform/outbox/mail-states.ts';
import { workOf } from './follow-refund.ts';
import { complaintsOf, noOrder, withPlace } from './own-order.ts';
import * as works from './store.ts';

/**
 * An order as the owner opens it: all that its buyer sees, how to reach them, and the mails of both. Throws `notFound`
 * where there is no such order.
 */
export async function workSheetOf(orderId: string): Promise<WorkSheet> {
  const [order, work] = await Promise.all([orders.find(orderId), works.find(orderId)]);
  if (!order) throw noOrder();
  const mails = [...mailStatesOf(order), ...(work ? mailStatesOf(work) : [])];
  const [own, complaints] = await Promise.all([withPlace(order, work), complaintsOf(order)]);
  return {
    order: own,
    ...(order.buyer && { mobile: order.buyer.mobile }),
    ...(work && { work: workOf(order, work) }),
    mails: mails.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    complaints,
  };
}

import type { OpenedWork } from '#shared/domain/bought-work.ts';
import { mailStatesOf } from '../mail/states.ts';
import * as orders from '../store/orders.ts';
import * as works from '../store/works.ts';
import { workOf } from './follow-refund.ts';
import { noOrder, withPlace } from './own-order.ts';

/**
 * An order as the owner opens it: all that its buyer sees, how to reach them, and the mails of both. Throws `notFound`
 * where there is no such order.
 */
export async function openedWorkOf(orderId: string): Promise<OpenedWork> {
  const [order, work] = await Promise.all([orders.find(orderId), works.find(orderId)]);
  if (!order) throw noOrder();
  const mails = [...mailStatesOf(order), ...(work ? mailStatesOf(work) : [])];
  return {
    order: await withPlace(order, work),
    ...(order.buyer && { mobile: order.buyer.mobile }),
    ...(work && { work: workOf(order, work) }),
    mails: mails.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  };
}

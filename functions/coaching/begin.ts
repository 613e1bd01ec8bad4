import { wantedBooking } from '#shared/domain/coaching/booking-rules.ts';
import type { Product, WantedTime } from '#shared/domain/orders/payment.ts';
import { orderedWork } from '#shared/domain/work/ordered-work.ts';
import type { RetryLimits } from '../platform/table/table.ts';
import * as works from '../works/store.ts';
import * as bookings from './bookings.ts';

interface PaidOrder {
  id: string;
  buyer?: { name: string; mobile: string } | undefined;
  product?: Product | undefined;
  linkId?: string | undefined;
  wants?: WantedTime | undefined;
}

/**
 * Begins the work and books the time that the buyer picked, or that the owner agreed, before the payment. If the time is
 * taken, the buyer is emailed the next free ones. Safe to repeat.
 */
export async function beginCoaching(
  order: PaidOrder,
  startedAt: string,
  limits?: RetryLimits,
): Promise<void> {
  const { id, buyer, linkId, wants } = order;
  await works.insert({ id, startedAt, buyer, ...orderedWork(order) });
  if (!wants) return;
  const booking = wantedBooking(order);
  const by = linkId ? 'us' : 'buyer';
  await bookings.reserve(id, { id: booking, start: wants.start, by }, { isPicked: true, limits });
  await bookings.finish(id, booking, { limits });
}

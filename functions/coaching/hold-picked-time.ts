import { spanOf, wantedBooking } from '#shared/domain/coaching/booking-rules.ts';
import type { Product, WantedTime } from '#shared/domain/orders/payment.ts';
import * as availability from './availability.ts';
import * as days from './coach-days.ts';

interface PaidOrder {
  id: string;
  product?: Product | undefined;
  linkId?: string | undefined;
  wants?: WantedTime | undefined;
}

/**
 * Takes the time that the buyer picked before the payment, so that it can't go to someone else until the order's work
 * begins and books it. The time that was agreed for a payment link is taken already.
 */
export async function holdPickedTime(order: PaidOrder, mostMs: number): Promise<void> {
  const { id, product, linkId, wants } = order;
  if (product?.kind !== 'coaching' || !wants || linkId || Date.parse(wants.start) <= Date.now()) return;
  const { coachId, minutes } = product;
  const { bufferMinutes } = await availability.get(coachId);
  const lock = { coachId, booking: wantedBooking(order), of: id, ...spanOf(wants.start, minutes) };
  await days.take(lock, { bufferMinutes, mostMs });
}

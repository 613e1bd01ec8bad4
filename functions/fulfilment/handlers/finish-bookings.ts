import { agreedBooking, wantedBooking } from '#shared/domain/coaching/booking-rules.ts';
import { holdsTime } from '#shared/domain/coaching/bookings.ts';
import { endOfDay } from '#shared/domain/time/india-time.ts';
import { bookingIn, finish } from '../../coaching/bookings.ts';
import * as days from '../../coaching/coach-days.ts';
import * as orders from '../../orders/store.ts';
import { linkStateOf } from '../../payment-links/links.ts';
import * as links from '../../payment-links/store.ts';
import { job } from '../../platform/job.ts';
import type { Popped } from '../../platform/outbox/claim.ts';
import type { OutboxItem } from '../../platform/outbox/entries.ts';
import { runDue } from '../../platform/outbox/run-due.ts';
import * as works from '../../works/store.ts';

/**
 * Finishes the bookings that a request has left half done, and releases the locks that neither their work nor an open
 * payment link names.
 */
export const handler = job(() =>
  runDue<days.BookingFacts>('BOOKING', async ({ item, entry }) => {
    const { booking } = entry.facts;
    if (item.pk === 'COACH_DAY') return checkLock(item as OutboxItem & days.StoredDay, booking);
    if (item.pk === 'WORK') await finish(item.sk, booking);
    else await releaseAgreed(item.sk);
    return undefined;
  }),
);

async function checkLock(
  { coachId, sessions = {} }: days.StoredDay,
  booking: string,
): Promise<Popped<OutboxItem> | undefined> {
  const lock = sessions[booking];
  if (!lock) return undefined;
  if (booking === agreedBooking(lock.of)) {
    const again = await nextCheckOfLink(lock.of);
    if (again) return checkAgain(booking, again);
  } else {
    const work = await works.find(lock.of);
    const named = work && bookingIn(work, booking);
    if (named && holdsTime(named)) return undefined;
    if (!named && (await isPaidFor(lock.of, booking))) return checkAgain(booking, soon());
  }
  await days.release({ coachId, booking, of: lock.of, start: lock.start });
  return undefined;
}

const checkAgain = (booking: string, due: string): Popped<OutboxItem> => ({
  followUps: [{ kind: 'BOOKING', due, facts: { booking } }],
});

/** True until a job has begun the work of an order that was paid with this time picked. */
async function isPaidFor(orderId: string, booking: string): Promise<boolean> {
  const order = await orders.find(orderId);
  return (
    order?.wants !== undefined && wantedBooking(order) === booking && orders.paidEntryOf(order) !== undefined
  );
}

/** Returns when to look at an agreed time again, or undefined if the link doesn't hold it any more. */
async function nextCheckOfLink(id: string): Promise<string | undefined> {
  const link = await links.find(id);
  if (!link) return undefined;
  const { state, paidBy, isConfirming, isChecking } = await linkStateOf(link);
  if (state === 'open' || state === 'full') {
    const end = endOfDay(link.lastDay);
    return end > soon() ? end : soon();
  }
  if (!paidBy) return isConfirming || isChecking ? soon() : undefined;
  // The order takes the lock over once its work begins.
  const work = await works.find(paidBy.id);
  const agreed = work && bookingIn(work, agreedBooking(id));
  return agreed && agreed.state !== 'reserved' ? undefined : soon();
}

async function releaseAgreed(linkId: string): Promise<void> {
  const link = await links.find(linkId);
  if (link?.product?.kind !== 'coaching' || !link.wants || (await nextCheckOfLink(linkId))) return;
  const { coachId } = link.product;
  await days.release({ coachId, booking: agreedBooking(linkId), of: linkId, start: link.wants.start });
}

const soon = () => new Date(Date.now() + checkMs).toISOString();

const checkMs = 5 * 60_000;

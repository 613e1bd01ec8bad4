import { dueSessionOf, sessionName } from '#shared/domain/coaching/bookings-due.ts';
import { isWithinHours } from '#shared/domain/coaching/free-times.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import type { DueItem } from '#shared/domain/today/due.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { diariesOf } from '../coaching/diaries.ts';
import * as offers from '../coaching/offers.ts';
import type * as settings from '../settings/store.ts';
import * as works from '../works/store.ts';

/**
 * Lists the sessions to come that are outside their coach's hours, because the hours or holidays changed after the buyer
 * booked. Sessions that the owner booked are left out. `now` is in epoch milliseconds.
 */
export async function sessionsToMove(now: number, read: ReturnType<typeof settings.get>): Promise<DueItem[]> {
  const { items } = await offers.list({ limit: limits.coaching.offers, after: undefined });
  const coaches = [...new Set(items.map(({ coachId }) => coachId))];
  const diaries = await diariesOf(coaches, now, read);
  const outside = diaries
    .flatMap((diary) => diary.taken.filter((span) => !isWithinHours(span, diary)))
    .filter(({ start }) => Date.parse(start) > now)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const orders = [...new Set(outside.map(({ of }) => of))].slice(0, mostOrders);
  const found = await Promise.all(orders.map((id) => works.find(id)));
  const locked = new Set(outside.map(({ booking }) => booking));
  return found.flatMap((work) => (work ? movesOf(work, locked) : []));
}

function movesOf(work: works.StoredWork, locked: ReadonlySet<string>): DueItem[] {
  const { id, who, phone, sold, entries } = work;
  const { sessions } = workStateOf(work);
  if (!sessions) return [];
  const isByBuyer = (booking: string) =>
    entries.some((entry) => entry.booking?.id === booking && entry.by === 'buyer');
  const waits = sessions.bookings
    .filter((booking) => booking.state === 'booked' && locked.has(booking.id) && isByBuyer(booking.id))
    .map((booking) => ({
      ...{ reason: 'session_move' as const, since: booking.since, due: booking.start },
      session: dueSessionOf(sessions, booking, sold?.place),
    }));
  return [{ id, who, phone, what: sessionName(sessions), of: 'work', waits }];
}

const mostOrders = 20;

import type { Booking } from '#shared/domain/coaching/bookings.ts';
import { calendarSession } from '#shared/domain/coaching/calendar-session.ts';

const booking = (id: string, state: Booking['state'], replaces?: string): Booking => ({
  ...{ id, state, coachId: 'c1', since: '2026-11-23T06:30:00.000Z', ...(replaces && { replaces }) },
  ...{ start: '2026-12-03T13:30:00.000Z', end: '2026-12-03T14:30:00.000Z' },
});

const entryOf = (id: string, ...bookings: Booking[]) => {
  const found = bookings.find((each) => each.id === id);
  if (!found) throw new Error(`No booking ${id}`);
  return calendarSession({ bookings }, found);
};

describe('the calendar entry of a session', () => {
  it('begins with its first booking', () => {
    expect(entryOf('a', booking('a', 'booked'))).toEqual({
      ...{ id: 'a', sequence: 0, isCancelled: false },
      ...{ start: '2026-12-03T13:30:00.000Z', end: '2026-12-03T14:30:00.000Z' },
    });
  });

  it('keeps its id when the session moves, with a higher sequence each time', () => {
    const moves = [booking('a', 'moved'), booking('b', 'moved', 'a'), booking('c', 'booked', 'b')];
    expect(entryOf('b', ...moves.slice(0, 2).with(1, booking('b', 'booked', 'a')))).toMatchObject({
      sequence: 1,
    });
    expect(entryOf('c', ...moves)).toMatchObject({ id: 'a', sequence: 2, isCancelled: false });
  });

  it('doesn’t count a move that was refused', () => {
    const all = [booking('a', 'moved'), booking('b', 'refused', 'a'), booking('c', 'booked', 'a')];
    expect(entryOf('c', ...all)).toMatchObject({ id: 'a', sequence: 1 });
  });

  it.each(['cancelled', 'withdrawn', 'freed', 'refund_asked'] as const)(
    'is removed with a higher sequence if the session is %s',
    (state) => {
      const all = [booking('a', 'moved'), booking('b', state, 'a')];
      expect(entryOf('b', ...all)).toMatchObject({ id: 'a', sequence: 2, isCancelled: true });
    },
  );

  it('is a new one if the session is booked again after it was cancelled', () => {
    const all = [booking('a', 'cancelled'), booking('b', 'booked')];
    expect(entryOf('b', ...all)).toMatchObject({ id: 'b', sequence: 0 });
  });
});

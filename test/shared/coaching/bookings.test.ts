import { isMovable, isStarted } from '#shared/domain/coaching/bookings.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';

const start = '2026-12-01T13:30:00.000Z';
const end = '2026-12-01T14:30:00.000Z';
const beforeStart = (ms: number) => Date.parse(start) - ms;
const hour = 60 * 60_000;

let minute = 0;
beforeEach(() => {
  minute = 0;
});

type Event = NonNullable<WorkEntry['booking']>;

const event = (kind: Event['kind'], id = 'one', more: Partial<Event> = {}): WorkEntry => ({
  ...{ id: `${id}-${kind}-${minute}`, kind: 'booking', by: 'buyer' },
  at: new Date(Date.UTC(2026, 10, 20, 6, minute++)).toISOString(),
  booking: { id, kind, ...(kind === 'reserved' && { coachId: 'asha', start, end }), ...more },
});

function soldAfter(entries: WorkEntry[]) {
  const sold = { sessions: 2, minutes: 60, coachId: 'asha' };
  const order = { startedAt: '2026-11-20T05:00:00.000Z', documents: [], isUltimate: false };
  const { sessions: state } = workStateOf({ ...order, sold, entries });
  if (!state) throw new Error('The order has no sessions.');
  return state;
}
const states = (events: WorkEntry[]) => soldAfter(events).bookings.map(({ state }) => state);

describe('the sessions of an order', () => {
  it('are used up by a reservation, and by the session it becomes', () => {
    expect(soldAfter([]).left).toBe(2);
    expect(soldAfter([event('reserved')]).left).toBe(1);
    expect(soldAfter([event('reserved'), event('booked')]).left).toBe(1);
  });

  it.each(['refused', 'cancelled', 'withdrawn'] as const)('come back if one is %s', (kind) => {
    const first = kind === 'refused' ? [event('reserved')] : [event('reserved'), event('booked')];
    expect(soldAfter([...first, event(kind)])).toMatchObject({ left: 2, bookings: [{ state: kind }] });
  });

  it.each(['forfeited', 'missed'] as const)('don’t come back if one is %s, unless we withdraw it', (kind) => {
    const events = [event('reserved'), event('booked'), event(kind)];
    expect(soldAfter(events).left).toBe(1);
    expect(soldAfter([...events, event('withdrawn')]).left).toBe(2);
  });

  it('count once while one is moved, whether or not the new time is free', () => {
    const booked = [event('reserved'), event('booked')];
    const moving = [...booked, event('reserved', 'two', { replaces: 'one' })];
    expect(soldAfter(moving).left).toBe(1);
    expect(states([...moving, event('refused', 'two')])).toEqual(['booked', 'refused']);
    expect(soldAfter([...moving, event('refused', 'two')]).left).toBe(1);
    expect(states([...moving, event('booked', 'two')])).toEqual(['moved', 'booked']);
    expect(soldAfter([...moving, event('booked', 'two')]).left).toBe(1);
  });

  it('ignore events that are late, repeated or about another booking', () => {
    const events = [event('reserved'), event('booked'), event('cancelled')];
    expect(states([...events, event('booked'), event('forfeited'), event('refused', 'two')])).toEqual([
      'cancelled',
    ]);
    expect(states([event('reserved'), event('reserved'), event('booked'), event('refused')])).toEqual([
      'booked',
    ]);
  });

  it('can be booked again after a refund has freed one and the bank has returned it', () => {
    const events = [event('reserved'), event('booked'), event('freed')];
    expect(soldAfter(events)).toMatchObject({ left: 2, bookings: [{ state: 'freed' }] });
    expect(states([...events, event('booked')])).toEqual(['freed']);
  });
});

describe('the 48 hours', () => {
  const [booking] = soldAfter([event('reserved'), event('booked')]).bookings;

  it('include the last second', () => {
    expect(booking && isMovable(booking, beforeStart(48 * hour))).toBe(true);
    expect(booking && isMovable(booking, beforeStart(48 * hour) + 1)).toBe(false);
  });
});

describe('a package', () => {
  it('has started once a session was held or forfeited', () => {
    const booked = soldAfter([event('reserved'), event('booked')]);
    expect(isStarted(booked, Date.parse(start) - 1)).toBe(false);
    expect(isStarted(booked, Date.parse(start))).toBe(true);
    expect(isStarted(soldAfter([event('reserved'), event('booked'), event('forfeited')]), 0)).toBe(true);
    expect(
      isStarted(soldAfter([event('reserved'), event('booked'), event('withdrawn')]), Date.parse(end)),
    ).toBe(false);
  });
});

import { applyBooking, type BookingEventKind, type Bookings } from '#shared/domain/coaching/bookings.ts';
import { diagramOf, type Events, edgesOf } from '../../support/diagrams.ts';

const time = { coachId: 'asha', start: '2026-12-01T13:30:00.000Z', end: '2026-12-01T14:30:00.000Z' };
const at = '2026-11-20T06:30:00.000Z';

interface Event {
  id: string;
  kind: BookingEventKind;
  replaces?: string;
}

function stateOf(events: readonly Event[]): string {
  const bookings: Bookings = new Map();
  for (const event of events)
    applyBooking(bookings, { ...event, ...(event.kind === 'reserved' && time) }, at);
  return bookings.get('one')?.state ?? 'missing';
}

describe('the booking diagram in docs/states.md', () => {
  it('shows every change of a booking', async () => {
    const happen =
      (...added: Event[]) =>
      (events: readonly Event[]) => [...events, ...added];
    const events: Events<readonly Event[]> = {
      'time is free': happen({ id: 'one', kind: 'booked' }),
      'time is taken': happen({ id: 'one', kind: 'refused' }),
      'full refund started': happen({ id: 'one', kind: 'freed' }),
      'another time is free': happen(
        { id: 'two', kind: 'reserved', replaces: 'one' },
        { id: 'two', kind: 'booked' },
      ),
      'cancelled in time': happen({ id: 'one', kind: 'cancelled' }),
      'cancelled by us': happen({ id: 'one', kind: 'withdrawn' }),
      'cancelled too late': happen({ id: 'one', kind: 'forfeited' }),
      'buyer absent': happen({ id: 'one', kind: 'missed' }),
      'price asked for': happen({ id: 'one', kind: 'refund_asked' }),
      'price refunded': happen({ id: 'one', kind: 'refund_settled' }),
    };
    const start: readonly Event[] = [{ id: 'one', kind: 'reserved' }];
    expect(await edgesOf(start, stateOf, { events, depth: 6, signatureOf: stateOf })).toEqual(
      diagramOf('Booking'),
    );
  });
});

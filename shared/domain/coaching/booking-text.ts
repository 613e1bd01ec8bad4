import { formatAppointment } from '../time/format.ts';
import type { BookingEventKind } from './bookings.ts';

/** A line of the order's history. `who` begins the sentence: the buyer, or us. */
export function bookingText(
  {
    kind,
    start,
    replaces,
  }: { kind: BookingEventKind; start?: string | undefined; replaces?: string | undefined },
  who: string,
): string {
  switch (kind) {
    case 'reserved':
      return `${who} chose ${formatAppointment(start ?? '')} ${replaces ? 'as the new time of a session' : 'for a session'}`;
    case 'booked':
      return 'The session was booked';
    case 'refused':
      return 'That time was no longer free';
    case 'cancelled':
      return `${who} cancelled a session`;
    case 'withdrawn':
      return 'A session was cancelled by us and is back in the order';
    case 'forfeited':
      return 'A session was forfeited';
    case 'freed':
      return 'A session was freed by the refund';
    case 'missed':
      return 'A session was missed';
    case 'refund_asked':
      return `${who} asked for the price of a session`;
    case 'refund_settled':
      return 'The refund of a session was settled';
  }
}

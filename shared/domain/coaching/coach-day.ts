import { agreedBooking } from './booking-rules.ts';
import { isClear, type Span } from './free-times.ts';

/** A lock: it only says when the coach is taken, and never for whom. */
export interface CoachDay {
  /** By booking id. */
  sessions?: Readonly<Record<string, LockedSpan>> | undefined;
}

export interface LockedSpan extends Span {
  /** The id of the order, or of the payment link, that the booking belongs to. */
  of: string;
}

/** Returns undefined if the time isn't free. Safe to repeat with the same booking. */
export function withSession(
  day: CoachDay,
  booking: string,
  span: LockedSpan,
  bufferMinutes: number,
): CoachDay | undefined {
  const { [booking]: own, ...others } = day.sessions ?? {};
  const locked = { ...day, sessions: { ...others, [booking]: span } };
  if (own) {
    if (own.start !== span.start || own.end !== span.end) return undefined;
    if (own.of === span.of) return day;
    return booking === agreedBooking(own.of) ? locked : undefined;
  }
  const minutes = (Date.parse(span.end) - Date.parse(span.start)) / 60_000;
  return isClear(Date.parse(span.start), minutes, { bufferMinutes }, Object.values(others))
    ? locked
    : undefined;
}

/** Releases the lock only if it still belongs to `of`. */
export function withoutSession(day: CoachDay, booking: string, of: string): CoachDay {
  if (day.sessions?.[booking]?.of !== of) return day;
  const { [booking]: _, ...sessions } = day.sessions;
  return { ...day, sessions };
}

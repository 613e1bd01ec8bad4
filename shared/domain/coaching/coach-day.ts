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
  if (own) return own.start === span.start && own.end === span.end ? day : undefined;
  const minutes = (Date.parse(span.end) - Date.parse(span.start)) / 60_000;
  if (!isClear(Date.parse(span.start), minutes, { bufferMinutes }, Object.values(others))) return undefined;
  return { ...day, sessions: { ...others, [booking]: span } };
}

export function withoutSession(day: CoachDay, booking: string): CoachDay {
  if (!day.sessions?.[booking]) return day;
  const { [booking]: _, ...sessions } = day.sessions;
  return { ...day, sessions };
}

import { bookingOf } from '#shared/domain/coaching/booking-rules.ts';
import {
  type Booking,
  holdsTime,
  isMovable,
  isUnbooked,
  movableUntil,
  type SessionsState,
  sessionNumber,
  sessionsToCome,
} from '#shared/domain/coaching/bookings.ts';
import { calendarSession } from '#shared/domain/coaching/calendar-session.ts';
import { shownTimes } from '#shared/domain/coaching/free-times.ts';
import { sessionPrice } from '#shared/domain/coaching/session-price.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { bookSessions } from '#shared/emails/book-sessions.ts';
import type { CoachingFacts, SessionFacts } from '#shared/emails/session-blocks.ts';
import { type SessionCancelledFacts, sessionCancelled } from '#shared/emails/session-cancelled.ts';
import { sessionMoved } from '#shared/emails/session-moved.ts';
import { sessionSoon } from '#shared/emails/session-soon.ts';
import { sessionTaken } from '#shared/emails/session-taken.ts';
import { sessionTomorrow } from '#shared/emails/session-tomorrow.ts';
import { sessionsBooked } from '#shared/emails/sessions-booked.ts';
import type { EmailTemplate } from '#shared/emails/template.ts';
import { diaryOf, timesIn } from '../coaching/diaries.ts';
import { type SupersededEmail, superseded } from '../platform/outbox/email-entries.ts';
import type { Email } from './email.ts';
import { coachingProduct } from './order-emails.ts';
import { aboutWork, mobileOf, type WorkEmail, wasSentRecently } from './work-email.ts';

interface SessionEmail extends WorkEmail {
  sessions: SessionsState;
  sold: NonNullable<ReturnType<typeof coachingProduct>>;
  facts: CoachingFacts;
  /** Undefined if the email isn't about a booking. */
  booking: Booking | undefined;
}

export const sessionEmails = {
  'sessions-booked': aboutSessions(sessionsBooked, (mail) => {
    const toCome = sessionsToCome(mail.sessions, Date.now());
    return toCome.some((booking) => isOfSitting(mail, booking))
      ? {
          ...mail.facts,
          sessions: toCome.map((booking) => sessionFacts(mail, booking)),
          left: mail.sessions.left,
        }
      : superseded('changed');
  }),
  'session-moved': aboutSessions(sessionMoved, (mail) => {
    const { booking, sessions, facts } = mail;
    const former = booking?.replaces && bookingOf(sessions, booking.replaces);
    if (booking?.state !== 'booked' || !former) return superseded('changed');
    if (hasBegun(booking)) return superseded('day passed');
    return { ...facts, session: sessionFacts(mail, booking), former: former.start };
  }),
  'session-cancelled': aboutSessions(sessionCancelled, ({ booking, ...mail }) =>
    booking ? cancelledFacts(mail, booking) : superseded('changed'),
  ),
  'session-taken': aboutSessions(sessionTaken, async ({ booking, sessions, sold, facts }) => {
    if (booking?.state !== 'refused') return superseded('changed');
    const { start, replaces } = booking;
    const later = sessions.bookings.slice(sessions.bookings.indexOf(booking) + 1);
    const stays = replaces === undefined ? undefined : bookingOf(sessions, replaces);
    if (stays ? stays.state !== 'booked' : sessions.left === 0 || later.some(holdsTime))
      return superseded('changed');
    if (stays && hasBegun(stays)) return superseded('day passed');
    const now = Date.now();
    const { times, firstDay } = timesIn(await diaryOf(sold.coachId, now), sold.minutes, now);
    return {
      ...{ ...facts, start, times: times.slice(0, shownTimes) },
      ...(firstDay && { firstDay }),
      ...(stays && { stays: stays.start }),
    };
  }),
  'session-tomorrow': aboutSessions(sessionTomorrow, (mail) => {
    const { booking, facts } = mail;
    if (booking?.state !== 'booked') return superseded('changed');
    const isTomorrow = dayInIndia(booking.start) === daysLater(dayInIndia(Date.now()), 1);
    return isTomorrow ? { ...facts, session: sessionFacts(mail, booking) } : superseded('day passed');
  }),
  'book-sessions': aboutSessions(bookSessions, ({ order, work, sessions, facts, emailId }) => {
    if (!isUnbooked(sessions)) return superseded('done');
    if (wasSentRecently('book-sessions', work, emailId) || wasSentRecently('payment-received', order))
      return superseded('newer email');
    const { step = 1 } = work.reminders.findLast(({ template }) => template === 'book-sessions') ?? {};
    return { ...facts, left: sessions.left, step };
  }),
  'session-soon': aboutSessions(sessionSoon, (mail) => {
    const { booking, sessions, facts } = mail;
    if (booking?.state !== 'booked') return superseded('changed');
    if (hasBegun(booking)) return superseded('day passed');
    const { start, replaces } = booking;
    return {
      ...{ ...facts, ...mobileOf(mail), start },
      ...{ label: sessionLabel(sessions, booking), isMoved: replaces !== undefined },
    };
  }),
};

function aboutSessions<Facts>(
  template: EmailTemplate<Facts>,
  read: (mail: SessionEmail) => NoInfer<Facts> | SupersededEmail | Promise<NoInfer<Facts> | SupersededEmail>,
): Email<Facts> {
  return aboutWork(template, (mail) => {
    const sold = coachingProduct(mail.order);
    const { sessions } = mail.state;
    if (!sold || !sessions) return superseded('changed');
    const { title, coach, place } = sold;
    const booking = bookingOf(sessions, mail.about ?? '');
    return read({ ...mail, sessions, sold, booking, facts: { ...mail.basics, title, coach, place } });
  });
}

function cancelledFacts(
  { sessions, order, work, sold, facts }: Omit<SessionEmail, 'booking'>,
  booking: Booking,
): SessionCancelledFacts {
  const { id, start, state } = booking;
  const canBook = sessions.left > 0 && refundPhaseOf(order) === 'kept';
  const calendar = hasBegun(booking) ? undefined : calendarSession(sessions, booking);
  const cancelled = { ...facts, start, calendar };
  const ours = work.entries.find((entry) => entry.booking?.id === id && entry.booking.kind === 'withdrawn');
  if (!ours) return { ...cancelled, why: 'buyer', ...(canBook && { next: 'book' }) };
  const canChoose = canBook && state === 'withdrawn';
  const paise = sessionPrice({ sold: sold.sessions }, order.paise);
  return {
    ...{ ...cancelled, why: start <= ours.at ? 'coach away' : 'us' },
    ...(canChoose && { next: { paise } }),
  };
}

/** True unless the session was first booked before the booking that queued the email. */
function isOfSitting({ sessions, about }: SessionEmail, booking: Booking): boolean {
  const indexOf = (wanted: string | undefined) => sessions.bookings.findIndex(({ id }) => id === wanted);
  return indexOf(calendarSession(sessions, booking).id) >= indexOf(about);
}

const sessionFacts = ({ sessions }: SessionEmail, booking: Booking): SessionFacts => ({
  ...{ label: sessionLabel(sessions, booking), start: booking.start },
  ...(isMovable(booking, Date.now()) && { movableUntil: new Date(movableUntil(booking)).toISOString() }),
  calendar: calendarSession(sessions, booking),
});

const sessionLabel = (sessions: SessionsState, { id }: Booking) =>
  sessions.sold === 1 ? 'Session' : `Session ${sessionNumber(sessions, id)} of ${sessions.sold}`;

const hasBegun = ({ start }: Booking) => Date.parse(start) <= Date.now();

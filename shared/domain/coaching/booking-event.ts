import * as z from 'zod/mini';
import { givenTime, timestamp } from '../time/timestamp.ts';
import { bookingEvents } from './bookings.ts';

/** What happened to a booking. `coachId`, `start` and `end` are only set when it's reserved. */
export const BookingEvent = z.object({
  /** The booking's id. */
  id: z.string(),
  kind: z.enum(bookingEvents),
  coachId: z.optional(z.string()),
  start: z.optional(timestamp),
  end: z.optional(timestamp),
  /** The booking that this one replaces, if the session is moved. */
  replaces: z.optional(z.string()),
});
export type BookingEvent = z.output<typeof BookingEvent>;

/** The booking that this one replaces, if the session is moved. */
const replaces = z.optional(z.string('Replaces must be the id of a booking.').check(z.maxLength(100)));

export const BookingInput = z.object({ start: givenTime, replaces });
export type BookingInput = z.output<typeof BookingInput>;

/** A form posted without JavaScript has no key, so `attempt` tells apart two bookings of the same time. */
export const OwnBookingInput = z.object({
  start: givenTime,
  replaces,
  attempt: z.optional(z.string('Attempt must be text.').check(z.maxLength(10))),
});

/** Leaves out this booking, because it's about to be moved. */
const moving = z.optional(z.string().check(z.maxLength(100)));

export const FreeTimesQuery = z.object({ moving });

export const OwnSessionsQuery = z.object({
  moving,
  /** Set after a form that changed nothing. */
  refused: z.optional(z.literal('true')),
});

/** The starts of sessions that can be booked now, earliest first. */
export const FreeTimes = z.object({
  times: z.array(timestamp),
  /** Missing unless there's no free time: the first day (`YYYY-MM-DD`) after the booking window on which the coach works. */
  firstDay: z.optional(z.iso.date()),
});
export type FreeTimes = z.output<typeof FreeTimes>;

/** `refund_asked` is only possible after we cancelled. */
export const OwnBookingChange = z.object({
  kind: z.enum(['cancelled', 'refund_asked'], 'Say whether to cancel the session or to ask for a refund.'),
});

/** `withdrawn` means that we cancelled, or that the coach didn't come. */
export const AdminBookingChange = z.object({
  kind: z.enum(
    ['cancelled', 'withdrawn', 'forfeited', 'missed', 'refund_settled'],
    'Choose what happened to the session.',
  ),
});

import { brand } from '../brand.ts';
import type { CalendarSession } from '../domain/coaching/calendar-session.ts';
import { formatPaise } from '../domain/money/money.ts';
import { formatAppointment } from '../domain/time/format.ts';
import { contactParagraph, linkToOrder, orderButton } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { coachingSample, sessionSample } from './samples.ts';
import { type CoachingFacts, coachBlocks, removedFromCalendar, sessionEvents } from './session-blocks.ts';
import { emailTemplate, paragraph } from './template.ts';

export interface SessionCancelledFacts extends CoachingFacts {
  /** ISO 8601. */
  start: string;
  /** `coach away` means that the session was to have begun already. */
  why: 'buyer' | 'us' | 'coach away';
  /**
   * What the buyer can do: book the session again, or choose between another time and this price. Missing if nothing
   * is left to decide.
   */
  next?: 'book' | { paise: number } | undefined;
  /** Set if the session is still to come, so it has to leave the buyer's calendar. */
  calendar?: CalendarSession | undefined;
}

export const sessionCancelled = emailTemplate<SessionCancelledFacts>({
  name: 'session-cancelled',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, start, why, next, calendar, ...order }, context) => ({
    subject: `Session cancelled: ${formatAppointment(start)} · ${brand.name}`,
    preheader: next ? 'What you can do now' : `${order.what}: this session won’t take place`,
    blocks: [
      { kind: 'heading', text: headings[why] },
      paragraph(greeting(name)),
      paragraph(openings[why](formatAppointment(start))),
      next === 'book' &&
        paragraph(
          'We’ve kept the session for you. Choose another time on your order page whenever it suits you: it doesn’t expire.',
        ),
      typeof next === 'object' &&
        paragraph(
          `The session is back in your order. On your order page, choose another time or ask for this session’s full price, ${formatPaise(next.paise)}.`,
        ),
      ...coachBlocks(order),
      calendar && removedFromCalendar(1),
      orderButton(
        context,
        order.order,
        next === 'book' ? 'Choose a time' : next ? 'Choose what to do' : 'Open your order',
      ),
      contactParagraph,
    ],
    events: sessionEvents(order, calendar ? [calendar] : [], context),
  }),
  sample: {
    ...coachingSample,
    start: sessionSample.start,
    why: 'us',
    next: { paise: 125_000 },
    calendar: { ...sessionSample.calendar, sequence: 1, isCancelled: true },
  },
});

const headings = {
  buyer: 'Your session is cancelled',
  us: 'We’ve had to cancel your session',
  'coach away': 'Your session didn’t take place',
} as const;

const openings = {
  buyer: (start: string) => `As asked, your session on ${start} is cancelled.`,
  us: (start: string) => `We’re sorry that your coach can’t hold your session on ${start}.`,
  'coach away': (start: string) => `We’re sorry that your coach didn’t come to your session on ${start}.`,
};

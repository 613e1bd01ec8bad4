import { brand } from '../brand.ts';
import { formatAppointment } from '../domain/time/format.ts';
import { contactParagraph, linkToOrder, orderButton } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { coachingSample, sessionSample } from './samples.ts';
import {
  addedToCalendar,
  type CoachingFacts,
  coachingBlocks,
  countedSessions,
  type SessionFacts,
  sessionEvents,
  sessionFact,
} from './session-blocks.ts';
import { emailTemplate, paragraph } from './template.ts';

interface SessionsBookedFacts extends CoachingFacts {
  /** All that are booked and to come, earliest first. */
  sessions: readonly SessionFacts[];
  /** Sessions that can still be booked. */
  left: number;
}

export const sessionsBooked = emailTemplate<SessionsBookedFacts>({
  name: 'sessions-booked',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, sessions, left, ...order }, context) => {
    const [first] = sessions;
    const isOne = sessions.length === 1;
    return {
      subject: `${isOne && first ? `Session booked: ${formatAppointment(first.start)}` : `${sessions.length} sessions booked`} · ${brand.name}`,
      preheader: `${order.what}: when and where`,
      blocks: [
        {
          kind: 'heading',
          text: isOne ? 'Your session is booked' : `Your ${sessions.length} sessions are booked`,
        },
        paragraph(greeting(name)),
        ...sessions.map(sessionFact),
        sessions.some(({ movableUntil }) => movableUntil) &&
          paragraph('To move or cancel a session, open your order. We’ll remind you the day before.'),
        left > 0 &&
          paragraph(
            `You have ${countedSessions(left)} left to book. Choose ${left === 1 ? 'a time' : 'times'} on your order page whenever it suits you: ${left === 1 ? 'it doesn’t' : 'they don’t'} expire.`,
          ),
        ...coachingBlocks(order),
        addedToCalendar(sessions.length),
        orderButton(context, order.order),
        contactParagraph,
      ],
      events: sessionEvents(
        order,
        sessions.map(({ calendar }) => calendar),
        context,
      ),
    };
  },
  sample: { ...coachingSample, sessions: [sessionSample], left: 2 },
});

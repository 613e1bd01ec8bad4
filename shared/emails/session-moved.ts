import { brand } from '../brand.ts';
import { formatAppointment } from '../domain/time/format.ts';
import { contactParagraph, linkToOrder, orderButton } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { coachingSample, sessionSample } from './samples.ts';
import {
  type CoachingFacts,
  coachingBlocks,
  type SessionFacts,
  sessionEvents,
  sessionFact,
  updatedInCalendar,
} from './session-blocks.ts';
import { emailTemplate, paragraph } from './template.ts';

interface SessionMovedFacts extends CoachingFacts {
  session: SessionFacts;
  /** The former start (ISO 8601). */
  former: string;
}

export const sessionMoved = emailTemplate<SessionMovedFacts>({
  name: 'session-moved',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, session, former, ...order }, context) => ({
    subject: `Session moved to ${formatAppointment(session.start)} · ${brand.name}`,
    preheader: `${order.what}: the new time`,
    blocks: [
      { kind: 'heading', text: 'Your session has a new time' },
      paragraph(greeting(name)),
      sessionFact({ ...session, label: 'New time' }),
      { kind: 'fact', name: 'Old time', value: formatAppointment(former) },
      ...coachingBlocks(order),
      updatedInCalendar,
      orderButton(context, order.order),
      contactParagraph,
    ],
    events: sessionEvents(order, [session.calendar], context),
  }),
  sample: {
    ...coachingSample,
    session: { ...sessionSample, calendar: { ...sessionSample.calendar, sequence: 1 } },
    former: '2026-12-01T13:30:00.000Z',
  },
});

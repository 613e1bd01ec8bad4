import { brand } from '../brand.ts';
import { formatTime } from '../domain/time/format.ts';
import { contactParagraph, linkToOrder, orderButton } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { coachingSample, sessionSample } from './samples.ts';
import {
  addedToCalendar,
  type CoachingFacts,
  coachingBlocks,
  type SessionFacts,
  sessionEvents,
  sessionFact,
} from './session-blocks.ts';
import { emailTemplate, paragraph } from './template.ts';

interface SessionTomorrowFacts extends CoachingFacts {
  session: SessionFacts;
}

export const sessionTomorrow = emailTemplate<SessionTomorrowFacts>({
  name: 'session-tomorrow',
  maxAgeHours: 14,
  opens: linkToOrder,
  compose: ({ name, session, ...order }, context) => ({
    subject: `Your session is tomorrow, ${formatTime(session.start)} IST · ${brand.name}`,
    preheader: `${order.what}: when and where`,
    blocks: [
      { kind: 'heading', text: 'Your session is tomorrow' },
      paragraph(greeting(name)),
      sessionFact(session),
      ...coachingBlocks(order),
      addedToCalendar(1),
      orderButton(context, order.order),
      contactParagraph,
    ],
    events: sessionEvents(order, [session.calendar], context),
  }),
  sample: { ...coachingSample, session: { ...sessionSample, movableUntil: undefined } },
});

import { formatMoment } from '../domain/time/format.ts';
import { workAddress } from './links.ts';
import { buyerContact, buyerLine } from './order-blocks.ts';
import { coachingSample, sessionSample } from './samples.ts';
import { type CoachingFacts, coachBlocks } from './session-blocks.ts';
import { emailTemplate, type OptionalBlock } from './template.ts';

interface SessionSoonFacts extends CoachingFacts {
  label: string;
  /** ISO 8601. */
  start: string;
  isMoved: boolean;
}

export const sessionSoon = emailTemplate<SessionSoonFacts>({
  name: 'session-soon',
  maxAgeHours: 24,
  compose: ({ label, start, isMoved, place, ...order }, context) => {
    const blocks: OptionalBlock[] = [
      buyerContact(
        order,
        `${isMoved ? 'Moved a session to' : 'Booked a session for'} ${formatMoment(start)}`,
      ),
      { kind: 'fact', name: label, value: `${formatMoment(start)} IST` },
      place && { kind: 'message', text: place },
      ...coachBlocks(order),
      { kind: 'button', text: 'Open the work in the Admin Panel', href: workAddress(context, order.order) },
    ];
    return {
      subject: `Session soon · ${formatMoment(start)} · ${order.what}`,
      preheader: buyerLine(order),
      blocks,
    };
  },
  sample: {
    ...coachingSample,
    mobile: '+919822000002',
    label: sessionSample.label,
    start: sessionSample.start,
    isMoved: false,
  },
});

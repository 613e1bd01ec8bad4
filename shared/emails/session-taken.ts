import { brand } from '../brand.ts';
import { formatAppointment, formatDay } from '../domain/time/format.ts';
import { contactParagraph, linkToOrder, orderButton } from './order-blocks.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { coachingSample, sessionSample } from './samples.ts';
import { type CoachingFacts, coachBlocks } from './session-blocks.ts';
import { emailTemplate, type OptionalBlock, paragraph } from './template.ts';

interface SessionTakenFacts extends CoachingFacts {
  /** The start that wasn't free (ISO 8601). */
  start: string;
  /** If the session was to be moved: its time, which stays (ISO 8601). */
  stays?: string | undefined;
  /** The next free starts (ISO 8601). */
  times: readonly string[];
  /** If there are none: the first day (`YYYY-MM-DD`) that can be booked later. */
  firstDay?: string | undefined;
}

export const sessionTaken = emailTemplate<SessionTakenFacts>({
  name: 'session-taken',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, start, stays, times, firstDay, ...order }, context) => ({
    subject: `That time isn’t free any more: choose another · ${brand.name}`,
    preheader: stays ? 'Your session stays at its old time.' : 'Your order is safe. Choose another time.',
    blocks: [
      { kind: 'heading', text: 'That time isn’t free any more' },
      paragraph(greeting(name)),
      paragraph(
        `${formatAppointment(start)} was no longer free, so ${stays ? 'your session hasn’t moved' : 'it isn’t booked'}.`,
      ),
      stays && { kind: 'fact', name: 'Your session', value: formatAppointment(stays) },
      ...nextTimes(times, firstDay),
      orderButton(context, order.order, 'Choose a time'),
      ...coachBlocks(order),
      contactParagraph,
    ],
  }),
  sample: {
    ...coachingSample,
    start: sessionSample.start,
    times: ['2026-12-04T12:30:00.000Z', '2026-12-04T13:45:00.000Z', '2026-12-07T12:30:00.000Z'],
  },
});

function nextTimes(times: readonly string[], firstDay: string | undefined): OptionalBlock[] {
  const phone = withoutBreaks(brand.displayPhone);
  if (times.length > 0)
    return [
      paragraph('The next free times are below. Choose any free time on your order page.'),
      ...times.map((time, index) => ({
        kind: 'fact' as const,
        name: `Free time ${index + 1}`,
        value: formatAppointment(time),
      })),
    ];
  return [
    paragraph(
      firstDay
        ? `No time is free at the moment. The next day we know of is ${formatDay(firstDay)}, and it opens for booking later. You can also call ${phone}.`
        : `No time is free at the moment. Call ${phone} and we’ll find a time together.`,
    ),
  ];
}

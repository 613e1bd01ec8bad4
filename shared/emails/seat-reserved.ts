import { brand } from '../brand.ts';
import type { ShownClass } from '../domain/classes/calendar-class.ts';
import { formatStart, type StartOutlook } from '../domain/classes/class-start.ts';
import { type CalendarClass, classEvents, eventBlock } from './class-event.ts';
import { contactParagraph, linkToOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { seatSample } from './samples.ts';
import { emailTemplate, type OptionalBlock, paragraph } from './template.ts';

export interface SeatFacts extends WorkFacts {
  batch?: string | undefined;
  joining?: string | undefined;
  startDate?: string | undefined;
  timings?: string | undefined;
  outlook: StartOutlook;
  /** True if an earlier email said that no seats were left. */
  wasLost?: boolean | undefined;
  /** The first class for the buyer's calendar. Missing if its hours were never set. */
  event?: CalendarClass | undefined;
  shown?: ShownClass;
}

export const seatReserved = emailTemplate<SeatFacts>({
  name: 'seat-reserved',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, ...seat }, context) => ({
    subject: `Your seat is reserved: ${seat.what} · ${brand.name}`,
    preheader: `${seat.what}: how to join`,
    blocks: [
      { kind: 'heading', text: 'Your seat is reserved' },
      paragraph(greeting(name)),
      seat.wasLost &&
        paragraph(
          'A seat has become free, and it’s yours. If you’d rather have a refund, reply to this email before the class starts.',
        ),
      paragraph(`Your seat in ${seat.what} is paid for and confirmed. ${outlookWords[seat.outlook]}`),
      ...seatBlocks(seat),
      eventBlock(seat),
      orderButton(context, seat.order),
      contactParagraph,
    ],
    events: classEvents(seat, context),
  }),
  sample: seatSample,
});

const outlookWords: Record<StartOutlook, string> = {
  unsettled:
    'You don’t need to do anything: we’ll email you when the date is fixed, and remind you the day before.',
  later: 'You don’t need to do anything: we’ll remind you the day before it starts.',
  tomorrow: 'It starts tomorrow.',
  today: 'It starts today.',
  begun: 'The class has started. Call us and we’ll help you catch up.',
};

export const seatBlocks = ({
  number,
  what,
  batch,
  joining,
  startDate,
  timings,
}: Omit<SeatFacts, 'outlook' | 'event' | 'wasLost'>): OptionalBlock[] => [
  joining
    ? { kind: 'message', text: joining }
    : paragraph('We’ll add the joining details to your order page as soon as they’re ready.'),
  batch && { kind: 'fact', name: 'Batch', value: batch },
  startDate && { kind: 'fact', name: 'Starts', value: formatStart(startDate) },
  timings && { kind: 'fact', name: 'Timings', value: timings },
  ...workBlocks({ number, what }),
];

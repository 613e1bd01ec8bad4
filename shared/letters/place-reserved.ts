import { brand } from '../brand.ts';
import { type StartOutlook, startInWords } from '../domain/classes/class-start.ts';
import type { ShownClass } from '../domain/classes/shown-class.ts';
import { classEvent, eventBlock, type ToldClass } from './class-event.ts';
import { letterKind, type OptionalBlock, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** A paid seat in a class. A field is missing until the owner has settled it. */
export interface PlaceFacts extends WorkFacts {
  batch?: string | undefined;
  /** The way to join; it may have several lines. */
  joining?: string | undefined;
  /** The start of the class, as the course has it. */
  startDate?: string | undefined;
  timings?: string | undefined;
  outlook: StartOutlook;
  /** An earlier email said that no seat was left. */
  wasLost?: boolean | undefined;
  /** The first class for the buyer's calendar; missing if its hours were never set. */
  event?: ToldClass | undefined;
  /** The class as the buyer knows it from this email. */
  shown?: ShownClass;
}

/** Confirms a seat in a class and explains how to join. */
export const placeReserved = letterKind<PlaceFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, ...place }, context) => ({
    subject: `You have a seat: ${place.what} · ${brand.name}`,
    preheader: `${place.what}. How to join stands inside.`,
    blocks: [
      { kind: 'heading', text: 'You have a seat' },
      paragraph(greeting(name)),
      place.wasLost &&
        paragraph(
          'A seat has become free, and it’s yours. If you’d rather have your money back, answer this email before the class starts.',
        ),
      paragraph(`Your seat in ${place.what} is paid and yours. ${outlookWords[place.outlook]}`),
      ...placeBlocks(place),
      eventBlock(place),
      orderButton(context, place.order),
      askAboutOrder,
    ],
    event: classEvent(place, context),
  }),
});

const outlookWords: Record<StartOutlook, string> = {
  unsettled:
    'There is nothing left for you to do; we write to you when its day is settled, and remind you the day before it starts.',
  later: 'There is nothing left for you to do; we remind you the day before it starts.',
  tomorrow: 'It starts tomorrow.',
  today: 'It starts today.',
  begun: 'It has begun already: call us where you would like to know how you catch up.',
};

/** The time of a class, the way to join it, and the order. */
export const placeBlocks = ({
  number,
  what,
  batch,
  joining,
  startDate,
  timings,
}: Omit<PlaceFacts, 'outlook' | 'event' | 'wasLost'>): OptionalBlock[] => [
  joining
    ? { kind: 'message', text: joining }
    : paragraph('How to join stands on the page of your order as soon as it is settled.'),
  batch && { kind: 'fact', name: 'Batch', value: batch },
  startDate && { kind: 'fact', name: 'Starts', value: startInWords(startDate) },
  timings && { kind: 'fact', name: 'Timings', value: timings },
  ...workBlocks({ number, what }),
];

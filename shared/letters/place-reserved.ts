import { brand } from '../brand.ts';
import { type StartOutlook, startInWords } from '../domain/classes/class-start.ts';
import { classEvent, eventBlocks, type ToldClass } from './class-event.ts';
import { type Block, letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** A paid place in a class. What is not settled yet is missing. */
export interface PlaceFacts extends WorkFacts {
  batch?: string | undefined;
  /** The way to join, over as many lines as it has. */
  joining?: string | undefined;
  /** The start of its course, as the course has it. */
  startDate?: string | undefined;
  timings?: string | undefined;
  outlook: StartOutlook;
  /** The first class for the buyer's calendar; missing where its hours are not settled and never were. */
  event?: ToldClass | undefined;
}

/** To a buyer: they have a place in a class, and how they join it. */
export const placeReserved = letterKind<PlaceFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, ...place }, context) => ({
    subject: `You have a place: ${place.batch || place.what} · ${brand.name}`,
    preheader: `${place.what}. How to join stands inside.`,
    blocks: [
      { kind: 'heading', text: 'You have a place' },
      paragraph(greeting(name)),
      paragraph(`Your place in ${place.what} is paid and yours. ${outlookWords[place.outlook]}`),
      ...placeBlocks(place),
      ...eventBlocks(place),
      orderButton(context, place.order),
      askAboutOrder,
    ],
    ...classEvent(place, context),
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

/** The time of a class, and the way to join it. */
export const placeBlocks = ({
  number,
  what,
  batch,
  joining,
  startDate,
  timings,
}: Omit<PlaceFacts, 'outlook' | 'event'>): Block[] => [
  ...(joining
    ? [{ kind: 'message', text: joining } as const]
    : [paragraph('How to join stands on the page of your order as soon as it is settled.')]),
  ...(batch ? [{ kind: 'fact', name: 'Batch', value: batch } as const] : []),
  ...(startDate ? [{ kind: 'fact', name: 'Starts', value: startInWords(startDate) } as const] : []),
  ...(timings ? [{ kind: 'fact', name: 'Timings', value: timings } as const] : []),
  ...workBlocks({ number, what }),
];

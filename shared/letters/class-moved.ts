import { brand } from '../brand.ts';
import { startInWords } from '../domain/classes/class-start.ts';
import { classEvent, eventBlock } from './class-event.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton } from './order-blocks.ts';
import { type PlaceFacts, placeBlocks } from './place-reserved.ts';
import { greeting } from './words.ts';

interface ChangedFacts extends PlaceFacts {
  /** Only the end or the joining details have changed. */
  isStartKept?: boolean;
}

/** Sent if a class gets a new start, no longer has a date, or its other details change. */
export const classMoved = letterKind<ChangedFacts>({
  to: 'buyer',
  usefulHours: 336,
  opens: opensOrder,
  compose: ({ name, isStartKept, ...place }, context) => {
    const start = place.startDate && startInWords(place.startDate);
    return {
      // A batch is often named after its first start.
      subject: `${isStartKept ? 'Changed details' : start ? `New start: ${start}` : 'The start is open again'} · ${place.what} · ${brand.name}`,
      preheader: `${place.what}. Your place is kept.`,
      blocks: [
        {
          kind: 'heading',
          text: isStartKept
            ? 'The details of your class have changed'
            : start
              ? 'Your class has a new start'
              : 'The start of your class is open again',
        },
        paragraph(greeting(name)),
        {
          kind: 'paragraph',
          text: isStartKept
            ? `The end or the joining details of ${place.what} have changed. These hold now, and you keep your place.`
            : start
              ? `${place.what} starts on ${start}. If we told you another day before, this one holds now. Your place is kept.${place.outlook === 'later' ? ' We remind you the day before.' : ''}`
              : `The start of ${place.what} is not settled any more. Your place is kept, and we write to you when there is a new day.`,
        },
        ...placeBlocks(place),
        eventBlock(place),
        paragraph('Can you not come then? Tell us soon, and we look for another way together.'),
        orderButton(context, place.order),
        askAboutOrder,
      ],
      event: classEvent(place, context),
    };
  },
});

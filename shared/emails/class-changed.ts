import { brand } from '../brand.ts';
import { formatStart } from '../domain/classes/class-start.ts';
import { classEvents, eventBlock } from './class-event.ts';
import { contactParagraph, linkToOrder, orderButton } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { seatSample } from './samples.ts';
import { type SeatFacts, seatBlocks } from './seat-reserved.ts';
import { emailTemplate, paragraph } from './template.ts';

interface ClassChangedFacts extends SeatFacts {
  /** True if only the end time or the joining details have changed. */
  hasSameStart?: boolean;
}

export const classChanged = emailTemplate<ClassChangedFacts>({
  name: 'class-changed',
  maxAgeHours: 336,
  opens: linkToOrder,
  compose: ({ name, hasSameStart, ...seat }, context) => {
    const start = seat.startDate && formatStart(seat.startDate);
    return {
      // Names the course instead of the batch, because a batch is often named after its original start date.
      subject: `${hasSameStart ? 'Updated class details' : start ? `New start: ${start}` : 'New date to follow'} · ${seat.what} · ${brand.name}`,
      preheader: `${seat.what}. Your seat is safe.`,
      blocks: [
        {
          kind: 'heading',
          text: hasSameStart
            ? 'Your class details have changed'
            : start
              ? 'Your class has a new start date'
              : 'Your class is being rescheduled',
        },
        paragraph(greeting(name)),
        {
          kind: 'paragraph',
          text: hasSameStart
            ? `The end time or joining details of ${seat.what} have changed. Please use the details below. Your seat is safe.`
            : start
              ? `${seat.what} now starts on ${start}. This replaces any earlier date. Your seat is safe.${seat.outlook === 'later' ? ' We’ll remind you the day before.' : ''}`
              : `${seat.what} is being rescheduled. Your seat is safe, and we’ll email you the new date.`,
        },
        ...seatBlocks(seat),
        eventBlock(seat),
        paragraph('Can’t make it? Tell us soon and we’ll look for another option.'),
        orderButton(context, seat.order),
        contactParagraph,
      ],
      events: classEvents(seat, context),
    };
  },
  sample: seatSample,
});

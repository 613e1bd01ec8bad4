import { brand } from '../brand.ts';
import { contactParagraph, linkToOrder, orderButton } from './order-blocks.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { coachingSample } from './samples.ts';
import { type CoachingFacts, coachBlocks, countedSessions } from './session-blocks.ts';
import { emailTemplate, paragraph } from './template.ts';

interface BookSessionsFacts extends CoachingFacts {
  left: number;
  step: number;
}

export const bookSessions = emailTemplate<BookSessionsFacts>({
  name: 'book-sessions',
  maxAgeHours: 48,
  opens: linkToOrder,
  compose: ({ name, left, step, ...order }, context) => ({
    subject: `Choose a time for your coaching · ${brand.name}`,
    preheader: 'It’s paid for, and nothing is booked yet.',
    blocks: [
      { kind: 'heading', text: 'Choose a time for your coaching' },
      paragraph(greeting(name)),
      paragraph(
        `You’ve paid for ${countedSessions(left)}, and nothing is booked yet. Choose a time on your order page. ${left === 1 ? 'Your session doesn’t' : 'Your sessions don’t'} expire.`,
      ),
      step > 1 &&
        paragraph(
          `No time suits you? Call ${withoutBreaks(brand.displayPhone)} and we’ll find a time together.`,
        ),
      orderButton(context, order.order, 'Choose a time'),
      ...coachBlocks(order),
      contactParagraph,
    ],
  }),
  sample: { ...coachingSample, left: 4, step: 2 },
});

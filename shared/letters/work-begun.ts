import { brand } from '../brand.ts';
import { dateInWords } from '../domain/time/india-words.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** Work that has begun. */
interface WorkBegunFacts extends WorkFacts {
  /** The day (`YYYY-MM-DD`) by which the first draft comes; missing where no day is promised. */
  date?: string | undefined;
}

/** Tells a buyer that the details are complete, and that it is our turn. */
export const workBegun = letterKind<WorkBegunFacts>({
  to: 'buyer',
  usefulHours: 72,
  opens: opensOrder,
  compose: ({ name, order, number, what, date }, context) => ({
    subject: date
      ? `We have what we need: first draft by ${dateInWords(date)} · ${brand.name}`
      : `We have what we need · ${brand.name}`,
    preheader: 'It is our turn now. There is nothing left for you to do.',
    blocks: [
      { kind: 'heading', text: 'We have what we need' },
      paragraph(greeting(name)),
      paragraph(
        `Your details are here, and it is our turn now.${date ? ` Your first draft comes by ${dateInWords(date)}, by midnight in India.` : ''} If we need to ask you something before, we write to you; the days stand still until you answer.`,
      ),
      date && { kind: 'fact', name: 'First draft', value: `By ${dateInWords(date)}` },
      ...workBlocks({ number, what }),
      orderButton(context, order),
      askAboutOrder,
    ],
  }),
});

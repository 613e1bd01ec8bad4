import { brand } from '../brand.ts';
import { formatDay } from '../domain/time/format.ts';
import { contactParagraph, linkToOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface WorkBegunFacts extends WorkFacts {
  /** The day the first draft is due. Missing if we haven't promised one. */
  date?: string | undefined;
}

export const workBegun = emailTemplate<WorkBegunFacts>({
  name: 'work-begun',
  maxAgeHours: 72,
  opens: linkToOrder,
  compose: ({ name, order, number, what, date }, context) => ({
    subject: date
      ? `We have what we need: first draft by ${formatDay(date)} · ${brand.name}`
      : `We have what we need · ${brand.name}`,
    preheader: 'It’s our turn now. You don’t need to do anything.',
    blocks: [
      { kind: 'heading', text: 'We have what we need' },
      paragraph(greeting(name)),
      paragraph(
        `Thank you, we have everything. It’s our turn now.${date ? ` You’ll get your first draft by ${formatDay(date)}, midnight IST.` : ''} If we have a question, we’ll email you, and the clock will stop until you answer.`,
      ),
      date && { kind: 'fact', name: 'First draft', value: `By ${formatDay(date)}` },
      ...workBlocks({ number, what }),
      orderButton(context, order),
      contactParagraph,
    ],
  }),
  sample: { ...orderSample, date: '2026-11-26' },
});

import { brand } from '../brand.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** A question of the owner's about an order. */
interface QuestionAskedFacts extends WorkFacts {
  /** The owner's own words; they may have several lines. */
  text?: string | undefined;
}

/** Asks a buyer a question. The days until the draft stand still until the answer. */
export const questionAsked = letterKind<QuestionAskedFacts>({
  to: 'buyer',
  usefulHours: 168,
  opens: opensOrder,
  compose: ({ name, order, number, what, text }, context) => ({
    subject: `A question before we go on · ${brand.name}`,
    preheader: 'It is your turn: the days stand still until you answer.',
    blocks: [
      { kind: 'heading', text: 'A question before we go on' },
      paragraph(greeting(name)),
      paragraph(
        'To go on with your order we have to know one thing from you. The days until your draft stand still until then.',
      ),
      text && { kind: 'message', text },
      orderButton(context, order, 'Answer the question'),
      ...workBlocks({ number, what }),
      askAboutOrder,
    ],
  }),
});

import { brand } from '../brand.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** An order of which we have to know more. */
export interface QuestionAskedFacts extends WorkFacts {
  /** The owner's own words, over as many lines as they have. */
  text?: string | undefined;
}

/** To a buyer: we have a question, and the days stand still until they answer. */
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
      ...(text ? [{ kind: 'message', text } as const] : []),
      orderButton(context, order, 'Answer the question'),
      ...workBlocks({ number, what }),
      askAboutOrder,
    ],
  }),
});

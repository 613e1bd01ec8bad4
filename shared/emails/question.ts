import { brand } from '../brand.ts';
import { contactParagraph, linkToOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface QuestionFacts extends WorkFacts {
  text?: string | undefined;
}

export const question = emailTemplate<QuestionFacts>({
  name: 'question',
  maxAgeHours: 168,
  opens: linkToOrder,
  compose: ({ name, order, number, what, text }, context) => ({
    subject: `A question before we carry on · ${brand.name}`,
    preheader: 'It’s your turn: the clock is paused until you answer.',
    blocks: [
      { kind: 'heading', text: 'A question before we carry on' },
      paragraph(greeting(name)),
      paragraph(
        'We need to know one thing before we carry on with your order. We’ve paused the clock until you answer.',
      ),
      text && { kind: 'message', text },
      orderButton(context, order, 'Answer the question'),
      ...workBlocks({ number, what }),
      contactParagraph,
    ],
  }),
  sample: {
    ...orderSample,
    text: 'Your CV names two roles at the bank from 2021 on. Which should come first: the delivery of the core system, or the team of six?',
  },
});

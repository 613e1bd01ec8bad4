import { brand } from '../brand.ts';
import { contactParagraph, linkToOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface DetailsMissingFacts extends WorkFacts {
  step: number;
}

export const detailsMissing = emailTemplate<DetailsMissingFacts>({
  name: 'details-missing',
  maxAgeHours: 48,
  opens: linkToOrder,
  compose: ({ name, order, number, what, step }, context) => ({
    subject: `We still need your details · ${brand.name}`,
    preheader: 'All we need is the role you want and your current CV.',
    blocks: [
      { kind: 'heading', text: 'We’re waiting for your details' },
      paragraph(greeting(name)),
      paragraph(
        'We’re ready to start. We just need the role you want and your current CV (PDF, Word or pasted text). It takes about ten minutes, and your answers are saved as you type.',
      ),
      paragraph(
        'You’ll get your first draft within five days. The five days start once we have your details.',
      ),
      step > 1 &&
        paragraph(
          `Prefer to talk? Call ${withoutBreaks(brand.displayPhone)} and we’ll take your details over the phone.`,
        ),
      orderButton(context, order, 'Send your details'),
      ...workBlocks({ number, what }),
      contactParagraph,
    ],
  }),
  sample: { ...orderSample, step: 2 },
});

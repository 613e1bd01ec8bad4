import { brand } from '../brand.ts';
import { documentLabel } from '../domain/work/work.ts';
import type { DraftFacts } from './draft-ready.ts';
import { contactParagraph, linkToOrder, orderButton, workBlocks } from './order-blocks.ts';
import { greeting } from './plain-text.ts';
import { orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

export const draftWaiting = emailTemplate<Omit<DraftFacts, 'text'>>({
  name: 'draft-waiting',
  maxAgeHours: 48,
  opens: linkToOrder,
  compose: ({ name, order, number, what, document, version }, context) => ({
    subject: `Draft ${version} of your ${documentLabel(document)} is waiting for you · ${brand.name}`,
    preheader: 'Approve it, or tell us what to change.',
    blocks: [
      { kind: 'heading', text: `Draft ${version} is waiting for your feedback` },
      paragraph(greeting(name)),
      paragraph(
        `We’ve sent you draft ${version} of your ${documentLabel(document)}. Approve it, or tell us what to change, and we’ll carry on. A few words are enough.`,
      ),
      orderButton(context, order, 'Read the draft'),
      ...workBlocks({ number, what }),
      contactParagraph,
    ],
  }),
  sample: { ...orderSample, document: 'Cover Letter', version: 1 },
});

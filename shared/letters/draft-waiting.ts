import { brand } from '../brand.ts';
import { documentInWords } from '../domain/work/work.ts';
import type { DraftFacts } from './draft-ready.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, workBlocks } from './order-blocks.ts';
import { greeting } from './words.ts';

/** Reminds a buyer that a draft waits for an answer. */
export const draftWaiting = letterKind<Omit<DraftFacts, 'text'>>({
  to: 'buyer',
  usefulHours: 48,
  opens: opensOrder,
  compose: ({ name, order, number, what, document, version }, context) => ({
    subject: `Your ${documentInWords(document)}, draft ${version}, is waiting for you · ${brand.name}`,
    preheader: 'Approve it, or say what to change.',
    blocks: [
      { kind: 'heading', text: `Draft ${version} is waiting for your word` },
      paragraph(greeting(name)),
      paragraph(
        `Draft ${version} of your ${documentInWords(document)} is with you, and we go on when you have said what you think: approve it, or say what to change. A few words are enough.`,
      ),
      orderButton(context, order, 'Read the draft'),
      ...workBlocks({ number, what }),
      askAboutOrder,
    ],
  }),
});

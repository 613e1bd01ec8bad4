import { brand } from '../brand.ts';
import { letterKind, paragraph } from './letter.ts';
import { askAboutOrder, opensOrder, orderButton, type WorkFacts, workBlocks } from './order-blocks.ts';
import { greeting, unbroken } from './words.ts';

/** Work that waits for the buyer's details. */
interface DetailsMissingFacts extends WorkFacts {
  /** The number of this reminder, from 1 on. */
  step: number;
}

/** Reminds a buyer that the work waits for the details. */
export const detailsMissing = letterKind<DetailsMissingFacts>({
  to: 'buyer',
  usefulHours: 48,
  opens: opensOrder,
  compose: ({ name, order, number, what, step }, context) => ({
    subject: `Your details are still missing · ${brand.name}`,
    preheader: 'Your role and your present CV are enough to begin.',
    blocks: [
      { kind: 'heading', text: 'We are waiting for your details' },
      paragraph(greeting(name)),
      paragraph(
        'You have paid, and we have not begun: it is your turn. Tell us the role you aim at and send us your present CV, as PDF, Word file or pasted text. It takes about ten minutes, and what you type is kept as you go.',
      ),
      paragraph(
        'Your first draft comes within five days of that. The days begin when your details are here.',
      ),
      step > 1 &&
        paragraph(
          `Would you rather tell us? Call ${unbroken(brand.phoneShown)} and we write them down for you.`,
        ),
      orderButton(context, order, 'Send your details'),
      ...workBlocks({ number, what }),
      askAboutOrder,
    ],
  }),
});

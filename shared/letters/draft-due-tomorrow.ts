import { dateInWords } from '../domain/time/india-words.ts';
import { letterKind, paragraph } from './letter.ts';
import { workAddress } from './links.ts';
import { buyerContact, buyerName, type WorkFacts, workBlocks } from './order-blocks.ts';

/** Work that is due tomorrow. */
interface DraftDueTomorrowFacts extends WorkFacts {
  /** The day (`YYYY-MM-DD`) on which the draft is due. */
  date: string;
}

/** Tells the owner that a draft is due tomorrow. */
export const draftDueTomorrow = letterKind<DraftDueTomorrowFacts>({
  to: 'owner',
  usefulHours: 24,
  compose: ({ date, ...order }, context) => ({
    subject: `Late after ${dateInWords(date)} · ${order.what}`,
    preheader: `${buyerName(order)} waits for a draft.`,
    blocks: [
      buyerContact(order, `Draft due by the end of ${dateInWords(date)}`),
      paragraph(
        'After that day the page of the order tells the buyer that we are late, and offers the money back.',
      ),
      ...workBlocks(order),
      { kind: 'button', text: 'Open the work in the desk', href: workAddress(context, order.order) },
    ],
  }),
});

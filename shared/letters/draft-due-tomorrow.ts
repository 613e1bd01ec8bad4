import { dateInWords } from '../domain/time/india-words.ts';
import { letterKind, paragraph } from './letter.ts';
import { phoneLinks, workAddress } from './links.ts';
import { buyerName, type WorkFacts, workBlocks } from './order-blocks.ts';

/** Work of ours that is late when another day has passed. */
export interface DraftDueTomorrowFacts extends WorkFacts {
  mobile?: string | undefined;
  /** The day (`YYYY-MM-DD`) that it is due. */
  date: string;
}

/** To the owner: a draft is due tomorrow. */
export const draftDueTomorrow = letterKind<DraftDueTomorrowFacts>({
  to: 'owner',
  usefulHours: 24,
  compose: ({ date, mobile = '', ...order }, context) => ({
    subject: `Late after ${dateInWords(date)} · ${order.what}`,
    preheader: `${buyerName(order)} waits for a draft.`,
    blocks: [
      {
        kind: 'contact',
        name: buyerName(order),
        about: `Draft due by the end of ${dateInWords(date)}`,
        links: phoneLinks(mobile),
      },
      paragraph(
        'After that day the page of the order tells the buyer that we are late, and offers the money back.',
      ),
      ...workBlocks(order),
      { kind: 'button', text: 'Open the work in the desk', href: workAddress(context, order.order) },
    ],
  }),
});

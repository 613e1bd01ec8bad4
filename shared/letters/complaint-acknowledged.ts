import { brand } from '../brand.ts';
import { dateInWords } from '../domain/time/india-words.ts';
import { letterKind, paragraph } from './letter.ts';
import { opensOrder, orderButton } from './order-blocks.ts';
import { greeting, unbroken } from './words.ts';

/** A complaint that arrived, for the mail to the person who made it. */
interface ComplaintAcknowledgedFacts {
  ticket: string;
  /** The buyer, the order and what was bought, where the complaint came from the page of an order. */
  name?: string | undefined;
  order?: string | undefined;
  what?: string | undefined;
  /** The day (`YYYY-MM-DD`) by which we settle the complaint. */
  settleBy: string;
}

/**
 * Tells a visitor at once that the complaint arrived, and by when we settle it. It repeats no word of the complaint, as
 * somebody else may have typed the address.
 */
export const complaintAcknowledged = letterKind<ComplaintAcknowledgedFacts>({
  to: 'visitor',
  usefulHours: 48,
  opens: ({ order }) => (order ? opensOrder({ order }) : []),
  compose: ({ ticket, name, order, what, settleBy }, context) => ({
    subject: `We have your complaint ${ticket} · ${brand.name}`,
    preheader: `We settle this by ${dateInWords(settleBy)}. Your number: ${ticket}.`,
    blocks: [
      { kind: 'heading', text: 'We have your complaint' },
      paragraph(greeting(name)),
      paragraph(
        `You have told us that something is wrong, and a person looks into it. We write or call as soon as we know more. We settle this by ${dateInWords(settleBy)}.`,
      ),
      { kind: 'fact', name: 'Your number', value: ticket },
      what && { kind: 'fact', name: 'For', value: what },
      order && { kind: 'fact', name: 'Order', value: order },
      order && orderButton(context, order),
      paragraph(
        `If you want to add something, answer this mail. If you would rather talk, call ${unbroken(brand.phoneShown)} and name the ticket.`,
      ),
    ],
    why: 'You get this mail because a complaint was made to us with this address. If it was not you, an answer to this mail tells us so.',
  }),
});

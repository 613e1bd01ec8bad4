import { brand } from '../brand.ts';
import { dateInWords } from '../domain/time/india-words.ts';
import { type Block, letterKind, paragraph } from './letter.ts';
import { linkAddress } from './links.ts';
import { greeting, unbroken } from './words.ts';

/** A complaint that arrived, as whoever made it is told of it. */
export interface ComplaintAcknowledgedFacts {
  ticket: string;
  /** The buyer, the order and what was bought, where it came from the page of their order. */
  name?: string | undefined;
  order?: string | undefined;
  what?: string | undefined;
  /** The day (`YYYY-MM-DD`) by which it is settled. */
  settleBy: string;
}

/** To whoever complained, at once: it arrived, and by when it is settled. None of their own words, for whoever typed the address may not be who reads it; a buyer is greeted. */
export const complaintAcknowledged = letterKind<ComplaintAcknowledgedFacts>({
  to: 'visitor',
  usefulHours: 48,
  opens: ({ order }) => (order ? [{ page: 'order', id: order }] : []),
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
      ...(what ? [{ kind: 'fact', name: 'For', value: what } as const] : []),
      ...(order
        ? [
            { kind: 'fact', name: 'Order', value: order } as const,
            {
              kind: 'button',
              text: 'Open your order',
              href: linkAddress(context, { page: 'order', id: order }),
            } as Block,
          ]
        : []),
      paragraph(
        `If you want to add something, answer this mail. If you would rather talk, call ${unbroken(brand.phoneShown)} and name the ticket.`,
      ),
    ],
    why: 'You get this mail because a complaint was made to us with this address. If it was not you, an answer to this mail tells us so.',
  }),
});

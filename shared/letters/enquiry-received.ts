import { brand } from '../brand.ts';
import type { Enquiry } from '../domain/enquiries/enquiry.ts';
import { dayInIndia } from '../domain/time/india-time.ts';
import { dateInWords, longDate, momentInWords } from '../domain/time/india-words.ts';
import { letterKind, paragraph } from './letter.ts';
import { greeting, unbroken } from './words.ts';

/** An enquiry that arrived, for the mail to its sender. */
interface EnquiryReceivedFacts extends Pick<Enquiry, 'wants' | 'batchStart'> {
  ticket: string;
  /** The sender may have typed this title, so the letter does not show it. */
  title: string;
  /** The course or certification as our catalogue names it; missing where the catalogue has neither. */
  catalogue?: string | undefined;
  /** The latest time of a reply, ISO 8601. */
  dueBy: string;
}

/**
 * Tells a visitor at once that the enquiry arrived, and by when we reply. It repeats no word of the enquiry, as somebody
 * else may have typed the address.
 */
export const enquiryReceived = letterKind<EnquiryReceivedFacts>({
  to: 'visitor',
  usefulHours: 72,
  compose: ({ ticket, catalogue, wants, batchStart, dueBy }) => {
    const noun = wants ? 'reservation request' : 'enquiry';
    const about = catalogue ? `${wants ? ' in' : ' about'} ${catalogue}` : '';
    const batch = batchStart ? `, in the batch that starts on ${longDate(batchStart)}` : '';
    const thanks = wants
      ? `Thank you for asking for a place${about}${batch}`
      : `Thank you for writing to us${about}`;
    return {
      subject: `We have your ${noun} ${ticket} · ${brand.name}`,
      preheader: `We reply by ${dateInWords(dayInIndia(dueBy))}.`,
      blocks: [
        { kind: 'heading', text: `We have your ${noun}` },
        paragraph(greeting()),
        paragraph(`${thanks}. We reply by ${dateInWords(dayInIndia(dueBy))}, by mail or telephone.`),
        wants && paragraph('The place is yours when we confirm it. Until then there is nothing to pay.'),
        { kind: 'fact', name: 'Your ticket', value: ticket },
        { kind: 'fact', name: 'Reply by', value: `${momentInWords(dueBy)} IST` },
        paragraph(
          `If you want to add something, answer this mail. If you would rather talk, call ${unbroken(brand.phoneShown)} and name the ticket.`,
        ),
      ],
      why: 'You get this mail because somebody typed this address into a form on our site. If it was not you, you need do nothing; an answer to this mail tells us so.',
    };
  },
});

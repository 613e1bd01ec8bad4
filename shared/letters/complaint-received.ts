import { dateInWords } from '../domain/time/india-words.ts';
import { contactInBrief, type EnquiryFacts } from './enquiry-blocks.ts';
import { letterKind, paragraph } from './letter.ts';
import { emailFact, enquiryAddress, phoneLinks, workAddress } from './links.ts';

/** A complaint, for the mail to the owner. */
interface ComplaintReceivedFacts
  extends Pick<EnquiryFacts, 'id' | 'ticket' | 'name' | 'email' | 'phone' | 'message'> {
  order?: string | undefined;
  /** What was bought, in the catalogue's words. */
  what?: string | undefined;
  /** The subject of a complaint without an order: a stranger's words. */
  title?: string | undefined;
  /** The person asks for the money back. */
  wantsRefund?: boolean | undefined;
  /** The day (`YYYY-MM-DD`) by which we settle the complaint. */
  settleBy: string;
}

/** Tells the owner at once that somebody complains. */
export const complaintReceived = letterKind<ComplaintReceivedFacts>({
  to: 'owner',
  usefulHours: 336,
  compose: ({ id, ticket, order, what, title, wantsRefund, settleBy, ...complaint }, context) => {
    const { name, email, phone, message } = complaint;
    const about = [wantsRefund ? 'Complaint, money back' : 'Complaint', what].filter(Boolean).join(' · ');
    return {
      subject: `${about} · settle it by ${dateInWords(settleBy)}`,
      preheader: contactInBrief(complaint),
      blocks: [
        { kind: 'contact', name, about, links: phoneLinks(phone) },
        message && { kind: 'quote', text: message },
        wantsRefund && paragraph('They ask for the money back.'),
        emailFact(email),
        title && { kind: 'fact', name: 'About', value: title },
        { kind: 'fact', name: 'Ticket', value: ticket },
        order && { kind: 'fact', name: 'Order', value: order, href: workAddress(context, order) },
        { kind: 'button', text: 'Open it in the desk', href: enquiryAddress(context, id) },
      ],
    };
  },
});

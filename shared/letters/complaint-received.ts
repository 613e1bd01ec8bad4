import { dateInWords } from '../domain/time/india-words.ts';
import { contactInBrief, type EnquiryFacts } from './enquiry-blocks.ts';
import { letterKind, paragraph } from './letter.ts';
import { emailFact, enquiryAddress, phoneLinks, workAddress } from './links.ts';

/** A complaint as the owner is told of it. */
export interface ComplaintReceivedFacts
  extends Pick<EnquiryFacts, 'id' | 'ticket' | 'name' | 'email' | 'phone' | 'message'> {
  order?: string | undefined;
  /** The thing that the order is for, in the catalogue's words. */
  what?: string | undefined;
  /** The subject of one that names no order: words of a stranger. */
  title?: string | undefined;
  /** They ask for the money back. */
  wantsRefund?: boolean | undefined;
  /** The day (`YYYY-MM-DD`) by which it is settled. */
  settleBy: string;
}

/** To the owner, at once: somebody says that something is wrong. */
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
        ...(message ? [{ kind: 'quote', text: message } as const] : []),
        ...(wantsRefund ? [paragraph('They ask for the money back.')] : []),
        emailFact(email),
        ...(title ? [{ kind: 'fact', name: 'About', value: title } as const] : []),
        { kind: 'fact', name: 'Ticket', value: ticket },
        ...(order
          ? [{ kind: 'fact', name: 'Order', value: order, href: workAddress(context, order) } as const]
          : []),
        { kind: 'button', text: 'Open it in the desk', href: enquiryAddress(context, id) },
      ],
    };
  },
});

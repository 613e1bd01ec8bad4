import type { Enquiry, EnquiryType } from '../domain/enquiries/enquiry.ts';
import { readablePhone } from '../domain/text/phone.ts';
import { shortened } from '../domain/text/text.ts';
import { momentInBrief, momentInWords } from '../domain/time/india-words.ts';
import type { Block, Context } from './letter.ts';
import { emailFact, enquiryAddress, phoneLinks } from './links.ts';

/** An enquiry as the owner's letters tell of it. Times are ISO 8601. */
export interface EnquiryFacts extends Pick<Enquiry, 'wants' | 'batchStart'> {
  id: string;
  ticket: string;
  type: EnquiryType;
  /** What its sender's browser called the course or certification: words of a stranger. */
  title: string;
  /** What our catalogue calls it, such as `PMP`; missing where the catalogue has no such thing. */
  catalogue?: string | undefined;
  name: string;
  email: string;
  /** As it is kept, or empty. */
  phone: string;
  message: string;
  /** The latest time of a reply. */
  dueBy: string;
  createdAt: string;
  /** The time at which the owner is told. */
  toldAt: string;
}

/** An enquiry's subject in words of the catalogue, cut for a lock screen. */
export const catalogueWords = ({ catalogue, type }: Pick<EnquiryFacts, 'catalogue' | 'type'>): string =>
  catalogue ? shortened(catalogue, 40) : typeNames[type];

/** The latest time of a reply as a subject tells it: it may be over. */
export const dueInBrief = ({ dueBy, toldAt }: Pick<EnquiryFacts, 'dueBy' | 'toldAt'>): string =>
  dueBy < toldAt
    ? `reply was due ${momentInBrief(dueBy, toldAt)}`
    : `reply by ${momentInBrief(dueBy, toldAt)}`;

/** Who to call, for the line that a list of mails shows. */
export const contactInBrief = ({ name, phone }: Pick<EnquiryFacts, 'name' | 'phone'>): string =>
  [name, readablePhone(phone)].filter(Boolean).join(' · ');

/** The whole of an enquiry: who to call, what they want, and the way to it in the desk. */
export function enquiryBlocks(enquiry: EnquiryFacts, about: string, context: Context): Block[] {
  const { id, ticket, title, catalogue, name, email, phone, message, dueBy, createdAt } = enquiry;
  return [
    { kind: 'contact', name, about, links: phoneLinks(phone) },
    ...(message ? [{ kind: 'quote', text: message } as const] : []),
    ...(phoneLinks(phone).length === 0
      ? [{ kind: 'fact', name: 'Phone', value: phone || 'Not given' } as const]
      : []),
    ...(email ? [emailFact(email)] : []),
    { kind: 'fact', name: 'About', value: catalogue ?? title },
    { kind: 'fact', name: 'Reply by', value: momentInWords(dueBy) },
    { kind: 'fact', name: 'Received', value: momentInWords(createdAt) },
    { kind: 'fact', name: 'Ticket', value: ticket },
    { kind: 'button', text: 'Open it in the desk', href: enquiryAddress(context, id) },
  ];
}

const typeNames: Record<EnquiryType, string> = {
  course: 'Course',
  certification: 'Certification',
  general: 'General',
  callback: 'Visitor',
  complaint: 'Complaint',
};

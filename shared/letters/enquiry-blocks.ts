import type { Enquiry, EnquiryType } from '../domain/enquiries/enquiry.ts';
import { readablePhone } from '../domain/text/phone.ts';
import { shortened } from '../domain/text/text.ts';
import { momentInBrief, momentInWords } from '../domain/time/india-words.ts';
import type { Context, OptionalBlock } from './letter.ts';
import { emailFact, enquiryAddress, phoneLinks } from './links.ts';

/** An enquiry, for mails to the owner. Times are ISO 8601. */
export interface EnquiryFacts extends Pick<Enquiry, 'wants' | 'batchStart'> {
  id: string;
  ticket: string;
  type: EnquiryType;
  /** The course or certification as the sender's browser named it: a stranger's words. */
  title: string;
  /** The course or certification as our catalogue names it, such as `PMP`; missing where the catalogue has neither. */
  catalogue?: string | undefined;
  name: string;
  email: string;
  /** The telephone number as it is stored, or empty. */
  phone: string;
  message: string;
  /** The latest time of a reply. */
  dueBy: string;
  createdAt: string;
  /** The time at which the mail leaves. */
  toldAt: string;
}

/** An enquiry's subject in words of the catalogue, cut for a lock screen. */
export const catalogueWords = ({ catalogue, type }: Pick<EnquiryFacts, 'catalogue' | 'type'>): string =>
  catalogue ? shortened(catalogue, 40) : typeNames[type];

/** The latest time of a reply, for a subject: the time may be over. */
export const dueInBrief = ({ dueBy, toldAt }: Pick<EnquiryFacts, 'dueBy' | 'toldAt'>): string =>
  dueBy < toldAt
    ? `reply was due ${momentInBrief(dueBy, toldAt)}`
    : `reply by ${momentInBrief(dueBy, toldAt)}`;

/** The name and telephone number to call, for a preheader. */
export const contactInBrief = ({ name, phone }: Pick<EnquiryFacts, 'name' | 'phone'>): string =>
  [name, readablePhone(phone)].filter(Boolean).join(' · ');

/** An enquiry as a whole: who to call, what they want, and the link into the desk. */
export function enquiryBlocks(enquiry: EnquiryFacts, about: string, context: Context): OptionalBlock[] {
  const { id, ticket, title, catalogue, name, email, phone, message, dueBy, createdAt } = enquiry;
  return [
    { kind: 'contact', name, about, links: phoneLinks(phone) },
    message && { kind: 'quote', text: message },
    phoneLinks(phone).length === 0 && { kind: 'fact', name: 'Phone', value: phone || 'Not given' },
    email && emailFact(email),
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

import type { Enquiry, EnquiryType } from '../domain/enquiries/enquiry.ts';
import { readablePhone } from '../domain/text/phone.ts';
import { shortened } from '../domain/text/text.ts';
import { formatMoment, formatShortMoment } from '../domain/time/format.ts';
import { emailFact, enquiryAddress, phoneLinks } from './links.ts';
import type { Context, OptionalBlock } from './template.ts';

export interface EnquiryFacts extends Pick<Enquiry, 'wants' | 'batchStart'> {
  id: string;
  ticket: string;
  type: EnquiryType;
  /** The course or certification that the visitor's browser sent. Don't trust it. */
  title: string;
  /** The name in our catalogue, such as `PMP`. Missing if it isn't in the catalogue. */
  catalogue?: string | undefined;
  name: string;
  email: string;
  phone: string;
  message: string;
  dueBy: string;
  createdAt: string;
  notifiedAt: string;
}

/** What the enquiry is about, in our own words and short enough for a lock screen. */
export const subjectLabel = ({ catalogue, type }: Pick<EnquiryFacts, 'catalogue' | 'type'>): string =>
  catalogue ? shortened(catalogue, 40) : typeNames[type];

export const replyDueLabel = ({ dueBy, notifiedAt }: Pick<EnquiryFacts, 'dueBy' | 'notifiedAt'>): string =>
  dueBy < notifiedAt
    ? `reply was due ${formatShortMoment(dueBy, notifiedAt)}`
    : `reply by ${formatShortMoment(dueBy, notifiedAt)}`;

export const contactLine = ({ name, phone }: Pick<EnquiryFacts, 'name' | 'phone'>): string =>
  [name, readablePhone(phone)].filter(Boolean).join(' · ');

export function enquiryBlocks(enquiry: EnquiryFacts, about: string, context: Context): OptionalBlock[] {
  const { id, ticket, title, catalogue, name, email, phone, message, dueBy, createdAt } = enquiry;
  return [
    { kind: 'contact', name, about, links: phoneLinks(phone) },
    message && { kind: 'quote', text: message },
    phoneLinks(phone).length === 0 && { kind: 'fact', name: 'Phone', value: phone || 'Not given' },
    email && emailFact(email),
    { kind: 'fact', name: 'About', value: catalogue ?? title },
    { kind: 'fact', name: 'Reply by', value: formatMoment(dueBy) },
    { kind: 'fact', name: 'Received', value: formatMoment(createdAt) },
    { kind: 'fact', name: 'Ticket number', value: ticket },
    { kind: 'button', text: 'Open the enquiry in the Admin Panel', href: enquiryAddress(context, id) },
  ];
}

const typeNames: Record<EnquiryType, string> = {
  course: 'Course',
  certification: 'Certification',
  general: 'General',
  callback: 'Visitor',
  complaint: 'Complaint',
};

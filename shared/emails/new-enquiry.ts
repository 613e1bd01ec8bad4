import type { Enquiry, EnquiryType } from '../domain/enquiries/enquiry.ts';
import { requestText } from '../domain/enquiries/enquiry-names.ts';
import { shortened } from '../domain/text/text.ts';
import { formatMoment, formatShortMoment } from '../domain/time/format.ts';
import { contactLine, emailFact, enquiryAddress, phoneLinks } from './links.ts';
import { enquirySample } from './samples.ts';
import { type Context, emailTemplate, type OptionalBlock } from './template.ts';

interface NewEnquiryFacts extends Pick<Enquiry, 'wants' | 'batchStart'> {
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

export const newEnquiry = emailTemplate<NewEnquiryFacts>({
  name: 'new-enquiry',
  maxAgeHours: 168,
  compose: (enquiry, context) => {
    const wish = requestText(enquiry);
    const about = subjectLabel(enquiry);
    const due = replyDueLabel(enquiry);
    return {
      subject: [about, wish ?? 'new enquiry', due].filter(Boolean).join(' · '),
      preheader: contactLine(enquiry),
      blocks: enquiryBlocks(enquiry, [about, wish, due].filter(Boolean).join(' · '), context),
    };
  },
  sample: enquirySample,
});

/** What the enquiry is about, in our own words and short enough for a lock screen. */
const subjectLabel = ({ catalogue, type }: Pick<NewEnquiryFacts, 'catalogue' | 'type'>): string =>
  catalogue ? shortened(catalogue, 40) : typeNames[type];

function replyDueLabel({
  wants,
  dueBy,
  notifiedAt,
}: Pick<NewEnquiryFacts, 'wants' | 'dueBy' | 'notifiedAt'>): string | undefined {
  if (wants === 'waitlist') return undefined;
  return `reply ${dueBy < notifiedAt ? 'was due' : 'by'} ${formatShortMoment(dueBy, notifiedAt)}`;
}

function enquiryBlocks(enquiry: NewEnquiryFacts, about: string, context: Context): OptionalBlock[] {
  const { id, ticket, title, catalogue, wants, name, email, phone, message, dueBy, createdAt } = enquiry;
  return [
    { kind: 'contact', name, about, links: phoneLinks(phone) },
    message && { kind: 'quote', text: message },
    phoneLinks(phone).length === 0 && { kind: 'fact', name: 'Phone', value: phone || 'Not given' },
    email && emailFact(email),
    { kind: 'fact', name: 'About', value: catalogue ?? title },
    wants !== 'waitlist' && { kind: 'fact', name: 'Reply by', value: formatMoment(dueBy) },
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

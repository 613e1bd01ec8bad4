import { brand } from '../brand.ts';
import type { Enquiry } from '../domain/enquiries/enquiry.ts';
import { formatDay, longDate } from '../domain/time/format.ts';
import { dayInIndia } from '../domain/time/india-time.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { enquirySample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface EnquiryReceivedFacts extends Pick<Enquiry, 'wants' | 'batchStart'> {
  ticket: string;
  /** The sender may have typed this, so the email doesn't show it. */
  title: string;
  catalogue?: string | undefined;
  dueBy: string;
}

/** Doesn't repeat any of the enquiry, because someone else may have entered this email address. */
export const enquiryReceived = emailTemplate<EnquiryReceivedFacts>({
  name: 'enquiry-received',
  maxAgeHours: 72,
  compose: ({ ticket, catalogue, wants, batchStart, dueBy }) => {
    const replyDay = formatDay(dayInIndia(dueBy));
    const noun = wants ? 'seat request' : 'enquiry';
    const about = catalogue ? `${wants ? ' in' : ' about'} ${catalogue}` : '';
    const batch = batchStart ? `, in the batch that starts on ${longDate(batchStart)}` : '';
    const thanks = wants
      ? `Thank you for requesting a seat${about}${batch}`
      : `Thank you for writing to us${about}`;
    return {
      subject: `We’ve received your ${noun} ${ticket} · ${brand.name}`,
      preheader: `We’ll reply by ${replyDay}.`,
      blocks: [
        { kind: 'heading', text: `We’ve received your ${noun}` },
        paragraph(greeting()),
        paragraph(`${thanks}. We’ll reply by ${replyDay}, by email or phone.`),
        wants && paragraph('The seat is yours once we confirm it. There’s nothing to pay until then.'),
        { kind: 'fact', name: 'Ticket number', value: ticket },
        { kind: 'fact', name: 'We’ll reply by', value: replyDay },
        paragraph(
          `Want to add something? Reply to this email. Prefer to talk? Call ${withoutBreaks(brand.displayPhone)} with your ticket number.`,
        ),
      ],
      why: 'You’re getting this email because someone entered this address in a form on our site. If it wasn’t you, ignore this email, or reply to let us know.',
    };
  },
  sample: enquirySample,
});

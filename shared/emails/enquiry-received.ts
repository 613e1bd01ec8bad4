import { brand } from '../brand.ts';
import type { Enquiry } from '../domain/enquiries/enquiry.ts';
import { firstToPay } from '../domain/enquiries/enquiry-names.ts';
import { formatDay, longDate } from '../domain/time/format.ts';
import { dayInIndia } from '../domain/time/india-time.ts';
import { greeting, withoutBreaks } from './plain-text.ts';
import { enquirySample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface EnquiryReceivedFacts extends Pick<Enquiry, 'type' | 'wants' | 'batchStart'> {
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
  compose: ({ ticket, type, catalogue, wants, batchStart, dueBy }) => {
    const replyDay = formatDay(dayInIndia(dueBy));
    const isWaiting = wants === 'waitlist';
    const heading = isWaiting
      ? 'We’ll tell you when a seat is free'
      : `We’ve received your ${wants ? 'seat request' : type === 'course' ? 'question' : 'enquiry'}`;
    const about = catalogue ? `${wants ? ' in' : ' about'} ${catalogue}` : '';
    const batch = batchStart ? `, in the batch that starts on ${longDate(batchStart)}` : '';
    return {
      subject: `${heading}${isWaiting ? ' ·' : ''} ${ticket} · ${brand.name}`,
      preheader: isWaiting ? 'There’s nothing you need to do.' : `We’ll reply by ${replyDay}.`,
      blocks: [
        { kind: 'heading', text: heading },
        paragraph(greeting()),
        paragraph(
          isWaiting
            ? `You’ve asked us to tell you when a seat is free${about}${batch}. We’ll email you as soon as there is one.`
            : `${wants ? `Thank you for requesting a seat${about}${batch}` : `Thank you for writing to us${about}`}. We’ll reply by ${replyDay}, by email or phone.`,
        ),
        wants && paragraph(`Pay nothing now. ${firstToPay}`),
        { kind: 'fact', name: 'Ticket number', value: ticket },
        !isWaiting && { kind: 'fact', name: 'We’ll reply by', value: replyDay },
        paragraph(
          `Want to add something? Reply to this email. Prefer to talk? Call ${withoutBreaks(brand.displayPhone)} with your ticket number.`,
        ),
      ],
      why: 'You’re getting this email because someone entered this address in a form on our site. If it wasn’t you, ignore this email, or reply to let us know.',
    };
  },
  sample: enquirySample,
});

import type { Enquiry } from '../domain/enquiries/enquiry.ts';
import { formatDay } from '../domain/time/format.ts';
import { contactLine, emailFact, enquiryAddress, phoneLinks, workAddress } from './links.ts';
import { enquirySample, orderSample } from './samples.ts';
import { emailTemplate, paragraph } from './template.ts';

interface ComplaintReceivedFacts
  extends Pick<Enquiry, 'id' | 'ticket' | 'name' | 'email' | 'phone' | 'message'> {
  order?: string | undefined;
  number?: string | undefined;
  what?: string | undefined;
  title?: string | undefined;
  wantsRefund?: boolean | undefined;
  settleBy: string;
}

export const complaintReceived = emailTemplate<ComplaintReceivedFacts>({
  name: 'complaint-received',
  maxAgeHours: 336,
  compose: ({ id, ticket, order, number, what, title, wantsRefund, settleBy, ...complaint }, context) => {
    const { name, email, phone, message } = complaint;
    const about = [wantsRefund ? 'Complaint, refund requested' : 'Complaint', what]
      .filter(Boolean)
      .join(' · ');
    return {
      subject: `${about} · settle by ${formatDay(settleBy)}`,
      preheader: contactLine(complaint),
      blocks: [
        { kind: 'contact', name, about, links: phoneLinks(phone) },
        message && { kind: 'quote', text: message },
        wantsRefund && paragraph('They’ve asked for a refund.'),
        emailFact(email),
        title && { kind: 'fact', name: 'About', value: title },
        { kind: 'fact', name: 'Ticket number', value: ticket },
        order &&
          number && { kind: 'fact', name: 'Order number', value: number, href: workAddress(context, order) },
        { kind: 'button', text: 'Open the complaint in the Admin Panel', href: enquiryAddress(context, id) },
      ],
    };
  },
  sample: {
    ...enquirySample,
    ticket: 'G-2026-71830462',
    message: 'The second draft has the wrong company name.',
    order: orderSample.order,
    number: orderSample.number,
    what: orderSample.what,
    wantsRefund: true,
    settleBy: '2026-12-23',
  },
});

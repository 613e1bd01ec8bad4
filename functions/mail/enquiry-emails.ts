import { certificationShortName } from '#shared/domain/courses/certifications.ts';
import { isAnswered, replyDeadline } from '#shared/domain/enquiries/reply-deadline.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { complaintAcknowledged } from '#shared/emails/complaint-acknowledged.ts';
import { complaintReceived } from '#shared/emails/complaint-received.ts';
import { enquiryReceived } from '#shared/emails/enquiry-received.ts';
import { newEnquiry } from '#shared/emails/new-enquiry.ts';
import { reply } from '#shared/emails/reply.ts';
import type { EmailTemplate } from '#shared/emails/template.ts';
import * as courses from '../courses/store.ts';
import { isSuspected, type StoredEnquiry } from '../enquiries/store.ts';
import { emailHash } from '../orders/buyers.ts';
import * as orders from '../orders/store.ts';
import { type SupersededEmail, superseded } from '../platform/outbox/email-entries.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import type { Email } from './email.ts';

interface EnquiryEmail {
  enquiry: StoredEnquiry;
  dueBy: string;
  /** For a reply, this is also the ID of its entry in the enquiry's history. */
  emailId: string;
}

export const enquiryEmails = {
  'enquiry-received': aboutEnquiry(enquiryReceived, async ({ enquiry, dueBy }) => {
    if (dueBy < new Date().toISOString()) return superseded('day passed');
    const { ticket, title, wants, batchStart } = enquiry;
    return { ticket, title, catalogue: await catalogueName(enquiry), wants, batchStart, dueBy };
  }),
  'complaint-acknowledged': aboutEnquiry(complaintAcknowledged, async ({ enquiry, dueBy }) => {
    const { ticket, name, title, orderId, email } = enquiry;
    const order = orderId ? await orders.find(orderId) : undefined;
    // Anyone can send a complaint giving someone else's address, so the email includes the name and the order only if
    // it goes to the order's buyer.
    const isOwn = order?.buyer !== undefined && emailHash(order.buyer.email) === emailHash(email);
    return { ticket, settleBy: dayInIndia(dueBy), ...(isOwn && { name, what: title, order: orderId }) };
  }),
  'new-enquiry': aboutEnquiry(newEnquiry, async ({ enquiry, dueBy }) => {
    const { id, ticket, type, title, wants, batchStart, name, email, phone, message, createdAt } = enquiry;
    const catalogue = await catalogueName(enquiry);
    const notifiedAt = new Date().toISOString();
    return {
      ...{ id, ticket, type, title, catalogue, wants, batchStart },
      ...{ name, email, phone, message, dueBy, createdAt, notifiedAt },
    };
  }),
  'complaint-received': aboutEnquiry(complaintReceived, async ({ enquiry, dueBy }) => {
    const { id, ticket, name, email, phone, message, title, orderId, wantsRefund } = enquiry;
    const subject = orderId ? { order: orderId, what: title } : { title };
    return { id, ticket, name, email, phone, message, ...subject, wantsRefund, settleBy: dayInIndia(dueBy) };
  }),
  reply: aboutEnquiry(reply, async ({ enquiry, emailId }) => {
    const { ticket, name, history = [] } = enquiry;
    const { text = '' } = history.find(({ id }) => id === emailId) ?? {};
    return { ticket, name, text };
  }),
};

/** Once an enquiry has been answered or marked as spam, replies are the only emails still sent. */
function aboutEnquiry<Facts>(
  template: EmailTemplate<Facts>,
  read: (mail: EnquiryEmail) => Promise<NoInfer<Facts> | SupersededEmail>,
): Email<Facts> {
  return {
    template,
    read: async ({ item, entry }, { holidays }) => {
      const enquiry = item as OutboxItem & StoredEnquiry;
      if (template.name !== 'reply' && isSuspected(enquiry)) return superseded('spam');
      if (template.name !== 'reply' && isAnswered(enquiry)) return superseded('answered');
      const dueBy = replyDeadline(enquiry, await holidays());
      return read({ enquiry, dueBy, emailId: entry.id });
    },
  };
}

/** The title comes from the visitor's browser and could say anything, so emails use the name in our catalogue. */
async function catalogueName({ type, title, courseId }: StoredEnquiry): Promise<string | undefined> {
  if (type === 'certification' || type === 'callback') return certificationShortName(title);
  return courseId ? (await courses.find(courseId))?.title : undefined;
}

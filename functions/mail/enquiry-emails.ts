import { certificationShortName } from '#shared/domain/courses/certifications.ts';
import { isAnswered, replyDeadline } from '#shared/domain/enquiries/reply-deadline.ts';
import { mailboxOf, mailLimits } from '#shared/domain/mail/mail-limits.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { complaintAcknowledged } from '#shared/emails/complaint-acknowledged.ts';
import { complaintReceived } from '#shared/emails/complaint-received.ts';
import { enquiryReceived } from '#shared/emails/enquiry-received.ts';
import { newEnquiry } from '#shared/emails/new-enquiry.ts';
import { reply } from '#shared/emails/reply.ts';
import { seatFree } from '#shared/emails/seat-free.ts';
import type { EmailTemplate } from '#shared/emails/template.ts';
import * as courses from '../courses/store.ts';
import { isSuspected, type StoredEnquiry } from '../enquiries/store.ts';
import { emailHash } from '../orders/buyers.ts';
import * as orders from '../orders/store.ts';
import * as throttle from '../platform/limits/throttle.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import { type EmailFacts, type SupersededEmail, superseded } from '../platform/outbox/email-entries.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import { type Email, type EmailLimit, tooMany } from './email.ts';

interface EnquiryEmail {
  enquiry: StoredEnquiry;
  dueBy: string;
  /** For a reply, this is also the ID of its entry in the enquiry's history. */
  emailId: string;
}

const { toMailboxPerDay, perHour, perTenMinutes } = mailLimits.acknowledgements;
const hourly = { action: 'mail', seconds: 60 * 60 };
const tenMinutes = { action: 'mail', address: 'acknowledgements#10', seconds: 10 * 60, most: perTenMinutes };
const eachHour = { ...hourly, address: 'acknowledgements', most: perHour - 6 * perTenMinutes };

const acknowledgements: EmailLimit = {
  count: async ({ entry }, to) => {
    if (entry.kind !== 'ACKNOWLEDGEMENT') return undefined;
    const mailbox = { action: 'mail#to', who: mailboxOf(to), most: toMailboxPerDay };
    if (!(await throttle.admit(mailbox, entry.id))) return tooMany;
    if ((await throttle.attempt(eachHour)) === undefined) return undefined;
    const wait = await throttle.attempt(tenMinutes);
    return wait === undefined ? undefined : { notBefore: new Date(Date.now() + wait * 1000).toISOString() };
  },
  forgive: async ({ entry }) => {
    if (entry.kind === 'ACKNOWLEDGEMENT') await throttle.forgive(eachHour);
  },
};

/** Above the hourly limit, the owner sees new enquiries only in the digest. */
const notices: EmailLimit = {
  count: async (claim) => {
    const limit = noticesOf(claim);
    return limit && (await throttle.attempt(limit)) ? inDigest : undefined;
  },
  forgive: async (claim) => {
    const limit = noticesOf(claim);
    if (limit) await throttle.forgive(limit);
  },
};

const inDigest = { outcome: 'superseded', reason: 'in the digest' } as const;

/** Complaints about an order aren't counted here, because they're already limited when they're made. */
function noticesOf({ item, entry }: Claim<EmailFacts>) {
  const { template } = entry.facts;
  const isOfOrder = template === 'complaint-received' && (item as { orderId?: string }).orderId;
  return isOfOrder ? undefined : { ...hourly, address: template, most: mailLimits.notices.perHour };
}

export const enquiryEmails = {
  'enquiry-received': aboutEnquiry(enquiryReceived, acknowledgements, async ({ enquiry, dueBy }) => {
    if (dueBy < new Date().toISOString()) return superseded('day passed');
    const { ticket, type, title, wants, batchStart } = enquiry;
    return { ticket, type, title, catalogue: await catalogueName(enquiry), wants, batchStart, dueBy };
  }),
  'complaint-acknowledged': aboutEnquiry(
    complaintAcknowledged,
    acknowledgements,
    async ({ enquiry, dueBy }) => {
      const { ticket, name, title, orderId, email } = enquiry;
      const order = orderId ? await orders.find(orderId) : undefined;
      // Anyone can send a complaint giving someone else's address, so the email includes the name and the order only if
      // it goes to the order's buyer.
      const isOwn = order?.buyer !== undefined && emailHash(order.buyer.email) === emailHash(email);
      return {
        ticket,
        settleBy: dayInIndia(dueBy),
        ...(isOwn && { name, what: title, order: orderId, number: orderNumber(order) }),
      };
    },
  ),
  'new-enquiry': aboutEnquiry(newEnquiry, notices, async ({ enquiry, dueBy }) => {
    const { id, ticket, type, title, wants, batchStart, name, email, phone, message, createdAt } = enquiry;
    const catalogue = await catalogueName(enquiry);
    const notifiedAt = new Date().toISOString();
    return {
      ...{ id, ticket, type, title, catalogue, wants, batchStart },
      ...{ name, email, phone, message, dueBy, createdAt, notifiedAt },
    };
  }),
  'complaint-received': aboutEnquiry(complaintReceived, notices, async ({ enquiry, dueBy }) => {
    const { id, ticket, name, email, phone, message, title, orderId, wantsRefund } = enquiry;
    const order = orderId ? await orders.find(orderId) : undefined;
    const subject = order ? { order: order.id, number: orderNumber(order), what: title } : { title };
    return { id, ticket, name, email, phone, message, ...subject, wantsRefund, settleBy: dayInIndia(dueBy) };
  }),
  'seat-free': aboutEnquiry(seatFree, acknowledgements, async ({ enquiry: { ticket, courseId } }) => {
    const course = courseId ? await courses.find(courseId) : undefined;
    if (!course || course.isHidden) return superseded('over');
    const { id, title, startDate, timings, price } = course;
    return { ticket, courseId: id, title, startDate, timings, price };
  }),
  reply: aboutEnquiry(reply, undefined, async ({ enquiry, emailId }) => {
    const { ticket, name, history = [] } = enquiry;
    const { text = '' } = history.find(({ id }) => id === emailId) ?? {};
    return { ticket, name, text };
  }),
};

/** Once an enquiry has been answered or marked as spam, replies are the only emails still sent. */
function aboutEnquiry<Facts>(
  template: EmailTemplate<Facts>,
  limit: EmailLimit | undefined,
  read: (mail: EnquiryEmail) => Promise<NoInfer<Facts> | SupersededEmail>,
): Email<Facts> {
  return {
    template,
    limit,
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

import { certificationShortName } from '#shared/domain/courses/certifications.ts';
import { isAnswered, replyDeadline } from '#shared/domain/enquiries/reply-deadline.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { EnquiryFacts } from '#shared/emails/enquiry-blocks.ts';
import type { FactsOf } from '#shared/emails/templates.ts';
import * as courses from '../courses/store.ts';
import { isSuspected, type StoredEnquiry } from '../enquiries/store.ts';
import { emailHash } from '../orders/buyers.ts';
import * as orders from '../orders/store.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import { type EmailFacts, type SupersededEmail, superseded } from '../platform/outbox/email-entries.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import type { EmailRun } from './settings.ts';

interface EnquiryEmail {
  enquiry: StoredEnquiry;
  dueBy: string;
  /** For a reply, this is also the ID of its entry in the enquiry's history. */
  emailId: string;
}

type EnquiryTemplate = keyof typeof enquiryEmails;

const enquiryEmails = {
  'enquiry-received': async ({
    enquiry,
    dueBy,
  }: EnquiryEmail): Promise<FactsOf<'enquiry-received'> | SupersededEmail> => {
    if (dueBy < new Date().toISOString()) return superseded('day passed');
    const { ticket, title, wants, batchStart } = enquiry;
    return { ticket, title, catalogue: await catalogueName(enquiry), wants, batchStart, dueBy };
  },
  'complaint-acknowledged': async ({
    enquiry,
    dueBy,
  }: EnquiryEmail): Promise<FactsOf<'complaint-acknowledged'> | SupersededEmail> => {
    const { ticket, name, title, orderId, email } = enquiry;
    const order = orderId ? await orders.find(orderId) : undefined;
    // Anyone can send a complaint giving someone else's address, so the email includes the name and the order only if
    // it goes to the order's buyer.
    const isOwn = order?.buyer !== undefined && emailHash(order.buyer.email) === emailHash(email);
    return { ticket, settleBy: dayInIndia(dueBy), ...(isOwn && { name, what: title, order: orderId }) };
  },
  'new-enquiry': async ({ enquiry, dueBy }: EnquiryEmail): Promise<EnquiryFacts> => {
    const { id, ticket, type, title, wants, batchStart, name, email, phone, message, createdAt } = enquiry;
    const catalogue = await catalogueName(enquiry);
    const notifiedAt = new Date().toISOString();
    return {
      ...{ id, ticket, type, title, catalogue, wants, batchStart },
      ...{ name, email, phone, message, dueBy, createdAt, notifiedAt },
    };
  },
  'complaint-received': async ({ enquiry, dueBy }: EnquiryEmail): Promise<FactsOf<'complaint-received'>> => {
    const { id, ticket, name, email, phone, message, title, orderId, wantsRefund } = enquiry;
    const subject = orderId ? { order: orderId, what: title } : { title };
    return { id, ticket, name, email, phone, message, ...subject, wantsRefund, settleBy: dayInIndia(dueBy) };
  },
  reply: async ({ enquiry, emailId }: EnquiryEmail): Promise<FactsOf<'reply'>> => {
    const { ticket, name, history = [] } = enquiry;
    const { text = '' } = history.find(({ id }) => id === emailId) ?? {};
    return { ticket, name, text };
  },
};

/** Once an enquiry has been answered or marked as spam, replies are the only emails still sent. */
export const enquiryFacts =
  <Name extends EnquiryTemplate>(template: Name) =>
  async (
    { item, entry }: Claim<EmailFacts>,
    { holidays }: EmailRun,
  ): Promise<FactsOf<Name> | SupersededEmail> => {
    const enquiry = item as OutboxItem & StoredEnquiry;
    if (template !== 'reply' && isSuspected(enquiry)) return superseded('spam');
    if (template !== 'reply' && isAnswered(enquiry)) return superseded('answered');
    const mail: EnquiryEmail = {
      enquiry,
      dueBy: replyDeadline(enquiry, await holidays()),
      emailId: entry.id,
    };
    const source = enquiryEmails[template] as (
      mail: EnquiryEmail,
    ) => Promise<FactsOf<Name> | SupersededEmail>;
    return source(mail);
  };

/** The title comes from the visitor's browser and could say anything, so emails use the name in our catalogue. */
async function catalogueName({ type, title, courseId }: StoredEnquiry): Promise<string | undefined> {
  if (type === 'certification' || type === 'callback') return certificationShortName(title);
  return courseId ? (await courses.find(courseId))?.title : undefined;
}

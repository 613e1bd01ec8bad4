import { certificationShortName } from '#shared/domain/courses/certifications.ts';
import { answerDue, isAnswered } from '#shared/domain/enquiries/answer-time.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { EnquiryFacts } from '#shared/letters/enquiry-blocks.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import * as courses from '../courses/store.ts';
import { isSuspected, type StoredEnquiry } from '../enquiries/store.ts';
import { emailHash } from '../orders/buyers.ts';
import * as orders from '../orders/store.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import { type MailFacts, type OvertakenMail, overtaken } from '../platform/outbox/mails.ts';
import type { MailRun } from './settings.ts';

/** An enquiry, its deadline and the mail’s id, from which the letters about it take their facts. */
interface EnquiryMail {
  enquiry: StoredEnquiry;
  /** The latest time of an answer. */
  dueBy: string;
  /** The id of the mail; a reply in the enquiry's history has the same id. */
  mailId: string;
}

type EnquiryLetter = keyof typeof enquiryLetters;

const enquiryLetters = {
  'enquiry-received': async ({
    enquiry,
    dueBy,
  }: EnquiryMail): Promise<FactsOf<'enquiry-received'> | OvertakenMail> => {
    if (dueBy < new Date().toISOString()) return overtaken('day passed');
    const { ticket, title, wants, batchStart } = enquiry;
    return { ticket, title, catalogue: await catalogueName(enquiry), wants, batchStart, dueBy };
  },
  'complaint-acknowledged': async ({
    enquiry,
    dueBy,
  }: EnquiryMail): Promise<FactsOf<'complaint-acknowledged'> | OvertakenMail> => {
    const { ticket, name, title, orderId, email } = enquiry;
    const order = orderId ? await orders.find(orderId) : undefined;
    // A name and an order are told to the order's buyer alone: anybody else may have typed them.
    const isOwn = order?.buyer !== undefined && emailHash(order.buyer.email) === emailHash(email);
    return { ticket, settleBy: dayInIndia(dueBy), ...(isOwn && { name, what: title, order: orderId }) };
  },
  'new-enquiry': async ({ enquiry, dueBy }: EnquiryMail): Promise<EnquiryFacts> => {
    const { id, ticket, type, title, wants, batchStart, name, email, phone, message, createdAt } = enquiry;
    const catalogue = await catalogueName(enquiry);
    const toldAt = new Date().toISOString();
    return {
      ...{ id, ticket, type, title, catalogue, wants, batchStart },
      ...{ name, email, phone, message, dueBy, createdAt, toldAt },
    };
  },
  'complaint-received': async ({ enquiry, dueBy }: EnquiryMail): Promise<FactsOf<'complaint-received'>> => {
    const { id, ticket, name, email, phone, message, title, orderId, wantsRefund } = enquiry;
    const subject = orderId ? { order: orderId, what: title } : { title };
    return { id, ticket, name, email, phone, message, ...subject, wantsRefund, settleBy: dayInIndia(dueBy) };
  },
  reply: async ({ enquiry, mailId }: EnquiryMail): Promise<FactsOf<'reply'>> => {
    const { ticket, name, history = [] } = enquiry;
    const { text = '' } = history.find(({ id }) => id === mailId) ?? {};
    return { ticket, name, text };
  },
};

/** Reads the facts of a letter about an enquiry. Every letter but a reply is needless once it is answered or marked as spam. */
export const enquiryFacts =
  <Name extends EnquiryLetter>(letter: Name) =>
  async (
    { item, entry }: Claim<MailFacts>,
    { holidays }: MailRun,
  ): Promise<FactsOf<Name> | OvertakenMail> => {
    const enquiry = item as OutboxItem & StoredEnquiry;
    if (letter !== 'reply' && isSuspected(enquiry)) return overtaken('spam');
    if (letter !== 'reply' && isAnswered(enquiry)) return overtaken('answered');
    const mail: EnquiryMail = { enquiry, dueBy: answerDue(enquiry, await holidays()), mailId: entry.id };
    const source = enquiryLetters[letter] as (mail: EnquiryMail) => Promise<FactsOf<Name> | OvertakenMail>;
    return source(mail);
  };

/** Finds the catalogue's name for an enquiry's subject, because the title came from a stranger's browser. */
async function catalogueName({ type, title, courseId }: StoredEnquiry): Promise<string | undefined> {
  if (type === 'certification' || type === 'callback') return certificationShortName(title);
  return courseId ? (await courses.find(courseId))?.title : undefined;
}

import { certificationShortName } from '#shared/domain/courses/certifications.ts';
import { answerDue, answerDueSoon, isClockRunning } from '#shared/domain/enquiries/answer-time.ts';
import type { EnquiryFacts } from '#shared/letters/enquiry-facts.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import * as courses from '../courses/store.ts';
import type { StoredEnquiry } from '../enquiries/store.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import type { Claim } from '../platform/outbox/take.ts';
import type { NotNow } from './not-now.ts';
import type { Stage } from './stage.ts';

/** The facts of an enquiry's letters to the owner. */
export const enquiryFacts = (claim: Claim<MailFacts>, stage: Stage): Promise<EnquiryFacts> =>
  factsOfEnquiry(enquiryOf(claim), stage);

const enquiryOf = ({ item }: Claim<MailFacts>) => item as OutboxItem & StoredEnquiry;

/** The same of an enquiry that is found by other means. */
export async function factsOfEnquiry(enquiry: StoredEnquiry, { holidays }: Stage): Promise<EnquiryFacts> {
  const { id, ticket, type, title, name, email, phone, message, createdAt } = enquiry;
  const catalogue = await catalogueName(enquiry);
  const dueBy = answerDue(enquiry, await holidays());
  return { id, ticket, type, title, catalogue, name, email, phone, message, dueBy, createdAt };
}

/** Finds the catalogue's name for the subject of an enquiry; its title came from a stranger's browser. */
async function catalogueName({ type, title, courseId }: StoredEnquiry): Promise<string | undefined> {
  if (type === 'certification') return certificationShortName(title);
  return courseId ? (await courses.find(courseId))?.title : undefined;
}

/** The facts of the letters that remind of an answer, at their time by the holidays as they are known now. */
export const stillOpen =
  (time: 'soon' | 'over') =>
  async (claim: Claim<MailFacts>, stage: Stage): Promise<EnquiryFacts | NotNow> => {
    const enquiry = enquiryOf(claim);
    if (!isClockRunning(enquiry)) return 'no longer needed';
    const notBefore = (time === 'soon' ? answerDueSoon : answerDue)(enquiry, await stage.holidays());
    return notBefore > new Date().toISOString() ? { notBefore } : factsOfEnquiry(enquiry, stage);
  };

/** The facts of the mail that tells a visitor that their enquiry came. */
export async function receivedFacts(
  claim: Claim<MailFacts>,
  stage: Stage,
): Promise<FactsOf<'enquiry-received'>> {
  const { ticket, title, catalogue, dueBy } = await factsOfEnquiry(enquiryOf(claim), stage);
  return { ticket, title, catalogue, dueBy };
}

/** The facts of the owner's reply: its words are frozen in the entry. */
export async function replyFacts(claim: Claim<MailFacts>): Promise<FactsOf<'reply'>> {
  const { ticket, name } = enquiryOf(claim);
  const { text } = claim.entry.facts.facts as { text: string };
  return { ticket, name, text };
}

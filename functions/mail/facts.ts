import type { LetterName } from '#shared/domain/mail/mail.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import { placeOf } from '../classes/place-of.ts';
import type { StoredOrder } from '../orders/store.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import type { Claim } from '../platform/outbox/take.ts';
import { askedFacts } from './asked-facts.ts';
import { acknowledgedFacts, complaintFacts } from './complaint-facts.ts';
import { enquiryFacts, receivedFacts, replyFacts, stillOpen } from './enquiry-facts.ts';
import type { NotNow } from './not-now.ts';
import { orderLinkFacts } from './order-link-facts.ts';
import type { Stage } from './stage.ts';
import { summaryFacts } from './summary-facts.ts';
import { workFacts } from './work-facts.ts';

/** The facts of the letter that an entry names: those that were frozen with it, and those of its item as it is now. */
export const factsOf = (claim: Claim<MailFacts>, stage: Stage): Promise<unknown> =>
  sources[claim.entry.facts.letter](claim, stage);

type Source<Name extends LetterName> = (
  claim: Claim<MailFacts>,
  stage: Stage,
) => Promise<FactsOf<Name> | NotNow>;

const frozen = async <Name extends LetterName>({ entry }: Claim<MailFacts>) =>
  entry.facts.facts as FactsOf<Name>;

/** The facts of a payment, with whether the course is still there whose place it paid. */
const paidFacts: Source<'payment-received'> = async (claim) => {
  const facts = await frozen<'payment-received'>(claim);
  const { sold } = claim.item as typeof claim.item & StoredOrder;
  const isGone = sold?.kind === 'course' && (await placeOf(sold)).isGone;
  return isGone ? { ...facts, isGone } : facts;
};

const sources: { [Name in LetterName]: Source<Name> } = {
  'enquiry-received': receivedFacts,
  reply: replyFacts,
  'new-enquiry': enquiryFacts,
  'enquiry-due-soon': stillOpen('soon'),
  'enquiry-overdue': stillOpen('over'),
  'enquiries-summary': summaryFacts,
  'daily-digest': frozen<'daily-digest'>,
  'payment-received': paidFacts,
  'refund-on-its-way': frozen<'refund-on-its-way'>,
  'refund-arrived': frozen<'refund-arrived'>,
  'refund-delayed': frozen<'refund-delayed'>,
  'new-order': frozen<'new-order'>,
  'paid-twice': frozen<'paid-twice'>,
  'refund-failed': frozen<'refund-failed'>,
  'payment-disputed': frozen<'payment-disputed'>,
  'details-missing': workFacts('details-missing'),
  'work-begun': workFacts('work-begun'),
  'question-asked': workFacts('question-asked'),
  'draft-ready': workFacts('draft-ready'),
  'draft-waiting': workFacts('draft-waiting'),
  'documents-final': workFacts('documents-final'),
  'message-to-buyer': workFacts('message-to-buyer'),
  'place-reserved': workFacts('place-reserved'),
  'class-tomorrow': workFacts('class-tomorrow'),
  'class-moved': workFacts('class-moved'),
  'order-link': orderLinkFacts,
  'payment-asked': askedFacts,
  'buyer-turn-ended': workFacts('buyer-turn-ended'),
  'draft-due-tomorrow': workFacts('draft-due-tomorrow'),
  'complaint-acknowledged': acknowledgedFacts,
  'complaint-received': complaintFacts,
};

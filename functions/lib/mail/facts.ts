import type { LetterName } from '#shared/domain/mail.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import type { Claim } from '../outbox/take.ts';
import { enquiryFacts, receivedFacts, replyFacts, stillOpen } from './enquiry-facts.ts';
import type { MailFacts } from './entries.ts';
import type { NotNow } from './not-now.ts';
import type { Stage } from './stage.ts';
import { summaryFacts } from './summary-facts.ts';

/** The facts of the letter that an entry names: those that were frozen with it, and those of its item as it is now. */
export const factsOf = (claim: Claim<MailFacts>, stage: Stage): Promise<unknown> =>
  sources[claim.entry.facts.letter](claim, stage);

type Source<Name extends LetterName> = (
  claim: Claim<MailFacts>,
  stage: Stage,
) => Promise<FactsOf<Name> | NotNow>;

const frozen = async <Name extends LetterName>({ entry }: Claim<MailFacts>) =>
  entry.facts.facts as FactsOf<Name>;

const sources: { [Name in LetterName]: Source<Name> } = {
  'enquiry-received': receivedFacts,
  reply: replyFacts,
  'new-enquiry': enquiryFacts,
  'enquiry-due-soon': stillOpen('soon'),
  'enquiry-overdue': stillOpen('over'),
  'enquiries-summary': summaryFacts,
  'daily-digest': frozen<'daily-digest'>,
  'payment-received': frozen<'payment-received'>,
  'refund-on-its-way': frozen<'refund-on-its-way'>,
  'refund-arrived': frozen<'refund-arrived'>,
  'new-order': frozen<'new-order'>,
  'paid-twice': frozen<'paid-twice'>,
  'payment-disputed': frozen<'payment-disputed'>,
  'details-missing': frozen<'details-missing'>,
  'work-begun': frozen<'work-begun'>,
  'question-asked': frozen<'question-asked'>,
  'draft-ready': frozen<'draft-ready'>,
  'draft-waiting': frozen<'draft-waiting'>,
  'documents-final': frozen<'documents-final'>,
  'message-to-buyer': frozen<'message-to-buyer'>,
  'place-reserved': frozen<'place-reserved'>,
  'class-tomorrow': frozen<'class-tomorrow'>,
  'order-link': frozen<'order-link'>,
  'payment-asked': frozen<'payment-asked'>,
  'buyer-turn-ended': frozen<'buyer-turn-ended'>,
  'draft-due-tomorrow': frozen<'draft-due-tomorrow'>,
  'complaint-acknowledged': frozen<'complaint-acknowledged'>,
  'complaint-received': frozen<'complaint-received'>,
};

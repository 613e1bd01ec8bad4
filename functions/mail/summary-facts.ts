import { isClockRunning } from '#shared/domain/enquiries/answer-time.ts';
import type { LetterName } from '#shared/domain/mail/mail.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import * as enquiries from '../enquiries/store.ts';
import { inBatches } from '../platform/in-batches.ts';
import type { MailFacts } from '../platform/outbox/mails.ts';
import type { Claim } from '../platform/outbox/take.ts';
import { factsOfEnquiry } from './enquiry-facts.ts';
import { hourMs } from './hours.ts';
import type { NotNow } from './not-now.ts';
import type { Stage } from './stage.ts';
import { type OwnerHour, summedBy } from './store.ts';

/** The facts of the summary of an hour, from the enquiries as they are now. */
export async function summaryFacts(
  { item, entry }: Claim<MailFacts>,
  stage: Stage,
): Promise<FactsOf<'enquiries-summary'> | NotNow> {
  const hour = item.sk.replace('hour#', '');
  const found: { letter: LetterName; enquiry: enquiries.StoredEnquiry }[] = [];
  await inBatches(
    summedBy(item as OwnerHour, entry.id),
    async (about) => {
      const [letter, id = ''] = about.split('#') as [LetterName, string?];
      const enquiry = await enquiries.find(id);
      if (enquiry && (letter === 'new-enquiry' || isClockRunning(enquiry))) found.push({ letter, enquiry });
    },
    { onFailure: rethrow },
  );
  if (found.length === 0) return 'no longer needed';
  const shown = found
    .toSorted((a, b) => (a.enquiry.createdAt < b.enquiry.createdAt ? -1 : 1))
    .slice(0, mostShown);
  return {
    from: hour,
    to: new Date(Date.parse(hour) + hourMs).toISOString(),
    enquiries: await Promise.all(
      shown.map(async ({ letter, enquiry }) => ({ ...(await factsOfEnquiry(enquiry, stage)), letter })),
    ),
    count: found.length,
  };
}

const mostShown = 20;

const rethrow = (error: unknown) => {
  throw error;
};

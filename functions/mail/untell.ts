import type { LetterName, MailReason, MailRecord } from '#shared/domain/mail/mail.ts';
import * as enquiries from '../enquiries/store.ts';
import { inBatches } from '../platform/in-batches.ts';
import type { Claim } from '../platform/outbox/take.ts';
import { type OwnerHour, summedBy } from './store.ts';

/** Says of the enquiries of a summary that is not sent, of each on its own, that the owner was not told. */
export async function untell({ item, entry }: Claim<unknown>, reason: MailReason): Promise<void> {
  const untellOne = (about: string) => {
    const [letter, id = ''] = about.split('#') as [LetterName, string?];
    const isMeant = (record: MailRecord) => record.letter === letter && record.reason === 'in a summary';
    return enquiries.change(id, ({ mails = [] }) =>
      mails.some(isMeant)
        ? {
            set: { mails: mails.map((each) => (isMeant(each) ? asNotSent(each, reason) : each)) },
            entries: [],
          }
        : undefined,
    );
  };
  await inBatches(summedBy(item as OwnerHour, entry.id), untellOne, { onFailure: rethrow });
}

const asNotSent = (record: MailRecord, reason: MailReason): MailRecord => ({
  ...record,
  outcome: 'not sent',
  reason,
});

const rethrow = (error: unknown) => {
  throw error;
};

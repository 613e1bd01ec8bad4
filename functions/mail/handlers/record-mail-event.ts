import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { job } from '../../platform/job.ts';
import { popEntry } from '../../platform/outbox/claim.ts';
import type { Entry } from '../../platform/outbox/entries.ts';
import * as outbox from '../../platform/outbox/write.ts';
import { dueKeysOf, type MailEnd, type MailedItem, recordOf, withRecord } from '../mail-record.ts';
import { readTags } from '../tags.ts';

/** Writes down what Amazon SES tells of a mail: that it was sent, or came back. */
export const handler = job<Record<string, number>, SesEvent>(async (event) => ({
  [await recordEvent(event)]: 1,
}));

/** An event of Amazon SES on EventBridge, as far as it is read here. */
interface SesEvent {
  detail?: {
    eventType?: string;
    bounce?: { bounceType?: string; bounceSubType?: string };
    mail?: { tags?: Record<string, unknown> };
  };
}

/** The outcome of an event: `known` told nothing new, `unknown` was about no mail of ours. */
type Recorded = 'sent' | 'returned' | 'known' | 'unknown';

/** Records an event. Events come late, twice, or in another order; that a mail was sent also follows from its return. */
async function recordEvent({ detail = {} }: SesEvent): Promise<Recorded> {
  const end = endBy(detail);
  const tags = readTags(detail.mail?.tags ?? {});
  if (!end || !tags) return 'unknown';
  const mail = { id: tags.entryId, letter: tags.letter };
  const isIt = ({ id }: Entry | MailRecord) => id === mail.id;
  const { returned } = end;
  if (await popEntry<MailedItem>(tags.key, isIt, withRecord(end))) return returned ? 'returned' : 'sent';
  const changed = await outbox.change<MailedItem>(tags.key, (item) => {
    const mails = item.mails;
    const known = mails?.find(isIt);
    // A mail whose sending nobody knew of, until it was overtaken, went out after all.
    const wasSent = known?.outcome === 'overtaken';
    if (!mails || !known || !(wasSent || (returned && !known.returned))) return undefined;
    const next = wasSent ? recordOf(end, mail) : returned ? asReturned(known, returned) : known;
    const set = { mails: mails.map((each) => (isIt(each) ? next : each)) };
    return { set: { ...set, ...dueKeysOf({ ...item, ...set }) }, entries: [] };
  });
  if (!changed) return 'known';
  return returned ? 'returned' : 'sent';
}

const asReturned = (record: MailRecord, returned: MailRecord['returned']): MailRecord => ({
  ...record,
  returned,
  returnedAt: new Date().toISOString(),
});

function endBy({ eventType, bounce }: NonNullable<SesEvent['detail']>): MailEnd | undefined {
  const sent = { outcome: 'sent' } as const;
  switch (eventType) {
    case 'Send':
      return sent;
    case 'Bounce':
      return hasReturned(bounce) ? { ...sent, returned: 'bounced' } : sent;
    case 'Complaint':
      return { ...sent, returned: 'complained' };
    case 'Reject':
      return { ...sent, returned: 'rejected' };
    default:
      return undefined;
  }
}

/** Whether a mail has not arrived for sure: a bounce of a general kind is also what an absent reader's program answers. */
const hasReturned = ({ bounceType, bounceSubType = '' }: NonNullable<SesEvent['detail']>['bounce'] = {}) =>
  bounceType === 'Permanent' || notTaken.has(bounceSubType);

// SES tells of these when it tries no more.
const notTaken = new Set(['MailboxFull', 'MessageTooLarge', 'ContentRejected', 'AttachmentRejected']);

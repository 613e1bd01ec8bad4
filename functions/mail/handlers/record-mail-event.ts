import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { job } from '../../platform/job.ts';
import { popEntry } from '../../platform/outbox/claim.ts';
import type { Entry } from '../../platform/outbox/entries.ts';
import * as outbox from '../../platform/outbox/write.ts';
import { dueKeysOf, type MailedItem, type MailResult, recordOf, withRecord } from '../mail-record.ts';
import { readTags } from '../tags.ts';

/** Records an event of Amazon SES about a mail: it was sent, or it came back. */
export const handler = job<Record<string, number>, SesEvent>(async (event) => ({
  [await recordEvent(event)]: 1,
}));

/** The fields of an Amazon SES event on EventBridge that are read here. */
interface SesEvent {
  detail?: {
    eventType?: string;
    bounce?: { bounceType?: string; bounceSubType?: string };
    mail?: { tags?: Record<string, unknown> };
  };
}

/** The outcome of an event: a `known` event tells nothing new, an `unknown` event is about no mail of ours. */
type Recorded = 'sent' | 'returned' | 'known' | 'unknown';

/** Events come late, twice, or in another order; a mail that comes back was sent. */
async function recordEvent({ detail = {} }: SesEvent): Promise<Recorded> {
  const result = resultOf(detail);
  const tags = readTags(detail.mail?.tags ?? {});
  if (!result || !tags) return 'unknown';
  const mail = { id: tags.entryId, letter: tags.letter };
  const isIt = ({ id }: Entry | MailRecord) => id === mail.id;
  const { returned } = result;
  if (await popEntry<MailedItem>(tags.key, isIt, withRecord(result))) return returned ? 'returned' : 'sent';
  const changed = await outbox.change<MailedItem>(tags.key, (item) => {
    const mails = item.mails;
    const known = mails?.find(isIt);
    // SES can tell late that a mail was sent, when its entry was popped as overtaken.
    const wasSent = known?.outcome === 'overtaken';
    if (!mails || !known || !(wasSent || (returned && !known.returned))) return undefined;
    const next = wasSent ? recordOf(result, mail) : returned ? asReturned(known, returned) : known;
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

function resultOf({ eventType, bounce }: NonNullable<SesEvent['detail']>): MailResult | undefined {
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

/** Whether a bounce means that the mail did not arrive: a mail program that answers for an absent reader sends one too. */
const hasReturned = ({ bounceType, bounceSubType = '' }: NonNullable<SesEvent['detail']>['bounce'] = {}) =>
  bounceType === 'Permanent' || notTaken.has(bounceSubType);

// SES reports these kinds of bounces when it has given up.
const notTaken = new Set(['MailboxFull', 'MessageTooLarge', 'ContentRejected', 'AttachmentRejected']);

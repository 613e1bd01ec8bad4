import type { MailRecord } from '#shared/domain/mail/mail.ts';
import { job } from '../../platform/job.ts';
import { popEntry } from '../../platform/outbox/claim.ts';
import type { Entry } from '../../platform/outbox/entries.ts';
import * as outbox from '../../platform/outbox/write.ts';
import { readerOf } from '../../platform/unknown-values.ts';
import { dueKeysOf, type MailedItem, type MailResult, recordOf, withRecord } from '../mail-record.ts';
import { readTags } from '../tags.ts';
import { noteUndeliveredLinks } from '../undelivered-links.ts';

/** Records an event of Amazon SES about a mail: it was sent, or it came back. */
export const handler = job<Record<string, number>, SesEvent>(async (event) => ({
  [await recordEvent(event)]: 1,
}));

/** The fields of an Amazon SES event on EventBridge that are read here, each of which may be missing or of another type. */
interface SesEvent {
  detail?: {
    eventType?: unknown;
    bounce?: { bounceType?: unknown; bounceSubType?: unknown } | null;
    mail?: { tags?: Record<string, unknown> | null } | null;
  } | null;
}

/** The outcome of an event: a `known` event tells nothing new, an `unknown` event is about no mail of ours. */
type Recorded = 'sent' | 'returned' | 'known' | 'unknown';

/** Events come late, twice, or in another order; a mail that comes back was sent. */
async function recordEvent(event: SesEvent): Promise<Recorded> {
  const detail = event.detail ?? {};
  const result = resultOf(detail);
  const tags = readTags(detail.mail?.tags ?? {});
  if (!result || !tags) return 'unknown';
  const mail = { id: tags.entryId, letter: tags.letter };
  const isIt = ({ id }: Entry | MailRecord) => id === mail.id;
  const { returned } = result;
  await noteUndeliveredLinks(tags.key, recordOf(result, mail));
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
      logUnknown('eventType', eventType);
      return undefined;
  }
}

const { logUnknown } = readerOf('Amazon SES');

/** Whether a bounce means that the mail did not arrive: a mail program that answers for an absent reader sends one too. */
function hasReturned(bounce: NonNullable<SesEvent['detail']>['bounce']): boolean {
  const { bounceType, bounceSubType } = bounce ?? {};
  if (!bounceTypes.includes(bounceType)) logUnknown('bounce.bounceType', bounceType);
  return bounceType === 'Permanent' || notTaken.has(bounceSubType);
}

const bounceTypes: unknown[] = ['Permanent', 'Transient', 'Undetermined'];

// SES reports these kinds of bounces when it has given up.
const notTaken: ReadonlySet<unknown> = new Set([
  'MailboxFull',
  'MessageTooLarge',
  'ContentRejected',
  'AttachmentRejected',
]);

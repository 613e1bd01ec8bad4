import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { job } from '../../platform/job.ts';
import { popEntry } from '../../platform/outbox/claim.ts';
import type { Entry } from '../../platform/outbox/entries.ts';
import * as outbox from '../../platform/outbox/write.ts';
import { readerOf } from '../../platform/unknown-values.ts';
import { dueKeysOf, type EmailedItem, type EmailResult, recordOf, withRecord } from '../mail-record.ts';
import { readTags } from '../tags.ts';
import { recordUndeliveredLinks } from '../undelivered-links.ts';

export const handler = job<Record<string, number>, SesEvent>(async (event) => ({
  [await recordEvent(event)]: 1,
}));

/** The fields we read from an SES event on EventBridge. Any of them may be missing or have a different type. */
interface SesEvent {
  detail?: {
    eventType?: unknown;
    bounce?: { bounceType?: unknown; bounceSubType?: unknown } | null;
    mail?: { tags?: Record<string, unknown> | null } | null;
  } | null;
}

/** `known` means that the event reported nothing new, and `unknown` that we didn't send the email. */
type Recorded = 'sent' | 'returned' | 'known' | 'unknown';

/** Events can arrive late, more than once or out of order, so an event about a returned email also marks it as sent. */
async function recordEvent(event: SesEvent): Promise<Recorded> {
  const detail = event.detail ?? {};
  const result = resultOf(detail);
  const tags = readTags(detail.mail?.tags ?? {});
  if (!result || !tags) return 'unknown';
  const mail = { id: tags.entryId, template: tags.template };
  const isIt = ({ id }: Entry | EmailRecord) => id === mail.id;
  const { returned } = result;
  await recordUndeliveredLinks(tags.key, recordOf(result, mail));
  if (await popEntry<EmailedItem>(tags.key, isIt, withRecord(result))) return returned ? 'returned' : 'sent';
  const changed = await outbox.change<EmailedItem>(tags.key, (item) => {
    const emails = item.emails;
    const known = emails?.find(isIt);
    // SES can report an email as sent after its entry has been popped as superseded.
    const wasSent = known?.outcome === 'superseded';
    if (!emails || !known || !(wasSent || (returned && !known.returned))) return undefined;
    const next = wasSent ? recordOf(result, mail) : returned ? withReturn(known, returned) : known;
    const set = { emails: emails.map((each) => (isIt(each) ? next : each)) };
    return { set: { ...set, ...dueKeysOf({ ...item, ...set }) }, entries: [] };
  });
  if (!changed) return 'known';
  return returned ? 'returned' : 'sent';
}

const withReturn = (record: EmailRecord, returned: EmailRecord['returned']): EmailRecord => ({
  ...record,
  returned,
  returnedAt: new Date().toISOString(),
});

function resultOf({ eventType, bounce }: NonNullable<SesEvent['detail']>): EmailResult | undefined {
  const sent = { outcome: 'sent' } as const;
  switch (eventType) {
    case 'Send':
      return sent;
    case 'Bounce':
      return isUndelivered(bounce) ? { ...sent, returned: 'bounced' } : sent;
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

/** SES also reports out-of-office replies as bounces, although the email was delivered. */
function isUndelivered(bounce: NonNullable<SesEvent['detail']>['bounce']): boolean {
  const { bounceType, bounceSubType } = bounce ?? {};
  if (!bounceTypes.includes(bounceType)) logUnknown('bounce.bounceType', bounceType);
  return bounceType === 'Permanent' || undeliveredBounces.has(bounceSubType);
}

const bounceTypes: unknown[] = ['Permanent', 'Transient', 'Undetermined'];

// SES reports these bounces only once it has stopped retrying, so the email won't be delivered later.
const undeliveredBounces: ReadonlySet<unknown> = new Set([
  'MailboxFull',
  'MessageTooLarge',
  'ContentRejected',
  'AttachmentRejected',
]);

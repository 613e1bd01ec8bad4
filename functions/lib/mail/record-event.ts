import type { MailRecord } from '#shared/domain/mail.ts';
import { popById } from '../outbox/take.ts';
import * as outbox from '../outbox/write.ts';
import { type End, type MailedItem, written } from './end.ts';
import { readTags } from './tags.ts';

/** An event of Amazon SES on EventBridge, as far as it is read here. */
export interface SesEvent {
  detail?: {
    eventType?: string;
    bounce?: { bounceType?: string };
    mail?: { tags?: Record<string, unknown> };
  };
}

/** What came of an event: it said what was known, or was about no mail of ours. */
export type Recorded = 'sent' | 'returned' | 'known' | 'unknown';

/** Records an event. Events come late, twice, or in another order; that a mail was sent also follows from its return. */
export async function recordEvent({ detail = {} }: SesEvent): Promise<Recorded> {
  const end = endBy(detail);
  const tags = readTags(detail.mail?.tags ?? {});
  if (!end || !tags) return 'unknown';
  if (await popById<MailedItem>(tags.key, tags.entryId, written(end)))
    return end.returned ? 'returned' : 'sent';
  if (!end.returned) return 'known';
  const { returned } = end;
  const changed = await outbox.change<MailedItem>(tags.key, ({ mails = [] }) => {
    const isNews = (record: MailRecord) => record.id === tags.entryId && !record.returned;
    return mails.some(isNews)
      ? {
          set: { mails: mails.map((each) => (isNews(each) ? asReturned(each, returned) : each)) },
          entries: [],
        }
      : undefined;
  });
  return changed ? 'returned' : 'known';
}

const asReturned = (record: MailRecord, returned: MailRecord['returned']): MailRecord => ({
  ...record,
  returned,
  returnedAt: new Date().toISOString(),
});

function endBy({ eventType, bounce }: NonNullable<SesEvent['detail']>): End | undefined {
  const sent = { outcome: 'sent' } as const;
  switch (eventType) {
    case 'Send':
      return sent;
    case 'Bounce':
      // The others may arrive yet: a mailbox was full, or a server away.
      return bounce?.bounceType === 'Permanent' ? { ...sent, returned: 'bounced' } : sent;
    case 'Complaint':
      return { ...sent, returned: 'complained' };
    case 'Reject':
      return { ...sent, returned: 'rejected' };
    default:
      return undefined;
  }
}

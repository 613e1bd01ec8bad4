import assert from 'node:assert/strict';
import type { StoredEnquiry } from '#functions/enquiries/store.ts';
import { enquiryDueKeys } from '#shared/domain/enquiries/enquiry-due.ts';
import type { TemplateName } from '#shared/domain/mail/emails.ts';
import type { EmailRecord } from '#shared/domain/mail/mail.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { minute } from '../clock.ts';
import { assertSearchIndex } from '../search-index.ts';
import type { MailItem, Taking, World } from './world.ts';

const leaseMs = 15 * minute;

export async function assertEnd(world: World): Promise<void> {
  const items = await world.items();
  assertSearchIndex(items as unknown as Record<string, unknown>[]);
  const enquiries = items.filter(({ pk }) => pk === 'ENQUIRY');
  for (const enquiry of enquiries) assertEnquiry(enquiry);
  for (const item of items)
    for (const record of item.emails ?? []) assertRecord(record, takingsOf(world.takings, record.id));
  const known = new Set(items.flatMap(({ emails = [] }) => emails.map(({ id }) => id)));
  for (const { mail } of world.takings)
    assert(known.has(mail.tags.mail ?? ''), 'an email was sent without a record');
  assertCaps(world.takings, enquiries);
}

const takingsOf = (takings: Taking[], id: string) => takings.filter(({ mail }) => mail.tags.mail === id);

const recordsOf = ({ emails = [] }: MailItem, template: TemplateName) =>
  emails.filter((each) => each.template === template);

function assertEnquiry(enquiry: MailItem): void {
  const { outbox, history = [], emails = [] } = enquiry;
  assert.equal(outbox, undefined, 'the outbox is not empty');
  assert.equal(recordsOf(enquiry, 'enquiry-received').length, 1, 'not exactly one acknowledgement');
  const isSuspected = enquiry.gsi1pk === 'SUSPECTED_ENQUIRY';
  assert.equal(
    recordsOf(enquiry, 'new-enquiry').length,
    isSuspected ? 0 : 1,
    'the wrong number of notices to the owner',
  );
  const { gsi5pk, gsi5sk, dueThing } = enquiry as MailItem & Partial<ReturnType<typeof enquiryDueKeys>>;
  const place = enquiryDueKeys(enquiry as unknown as StoredEnquiry, isSuspected);
  assert.deepEqual({ gsi5pk, gsi5sk, dueThing }, place, 'Today lists the enquiry wrongly');
  const replies = history.filter(({ kind }) => kind === 'reply').map(({ id }) => id);
  assert.deepEqual(
    recordsOf(enquiry, 'reply').map(({ id }) => id),
    replies,
    'replies are lost, duplicated or out of order',
  );
  const isSent = emails.some(({ template, outcome }) => template === 'reply' && outcome === 'sent');
  if (isSent) assert(enquiry.answeredAt, 'a reply was sent, but the enquiry is not answered');
  if (enquiry.answeredAt && !enquiry.orderId)
    assert.equal(enquiry.gsi2pk, undefined, 'an answered enquiry is still waiting');
}

function assertRecord({ outcome, template }: EmailRecord, taken: Taking[]): void {
  if (outcome === 'sent') assert(taken.length > 0, `${template} is recorded as sent, but SES never got it`);
  for (const [i, { settledAt, mail }] of taken.entries()) {
    const again = taken[i + 1];
    const isSettled = settledAt !== undefined && settledAt < mail.at + leaseMs;
    if (again) {
      assert(!isSettled, `${template} was sent twice, though its event arrived in time`);
      assert(again.mail.at >= mail.at + leaseMs, `${template} was sent by two runs`);
    }
    if (outcome !== 'sent') assert(!isSettled, `${template} was sent, but its record says it wasn't`);
  }
}

function assertCaps(takings: Taking[], enquiries: MailItem[]): void {
  const acknowledged = new Set(
    enquiries.flatMap((each) => recordsOf(each, 'enquiry-received').map(({ id }) => id)),
  );
  const days = new Map<string, Set<string>>();
  for (const { mail } of takings.filter(({ mail }) => acknowledged.has(mail.tags.mail ?? ''))) {
    const day = `${mail.to} ${dayInIndia(mail.at)}`;
    days.set(day, (days.get(day) ?? new Set()).add(mail.tags.mail ?? ''));
  }
  for (const [day, ids] of days) assert(ids.size <= 3, `${ids.size} acknowledgements to ${day}`);
}

import { brand } from '#shared/brand.ts';
import type { ShownClass } from '#shared/domain/classes/calendar-class.ts';
import type { NotSentReason } from '#shared/domain/mail/mail.ts';
import { renderHtml, renderText } from '#shared/emails/render.ts';
import type { Context } from '#shared/emails/template.ts';
import * as orders from '../orders/store.ts';
import { type Claim, delay, pop } from '../platform/outbox/claim.ts';
import type { EmailFacts, SupersededEmail } from '../platform/outbox/email-entries.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import { calendarFile } from './calendar-file.ts';
import type { Email } from './email.ts';
import { emails } from './emails.ts';
import { type EmailedItem, type EmailResult, recordOf, withRecord } from './mail-record.ts';
import { type Message, sendMail } from './ses.ts';
import type { EmailRun, MailSettings } from './settings.ts';
import { signLinks } from './sign-links.ts';
import { recordUndeliveredLinks } from './undelivered-links.ts';

/**
 * `superseded` emails are no longer needed, and `waiting` ones have been delayed. `notTaken` means that SES didn't
 * accept the email this time, and `failed` means that it isn't yet known whether SES sent it.
 */
export type Sent = 'sent' | 'notSent' | 'superseded' | 'waiting' | 'notTaken' | 'failed';

export async function sendEntry(claim: Claim<EmailFacts>, run: EmailRun): Promise<Sent> {
  const next = await prepare(claim, run).catch(async (error) => {
    await leave(claim);
    throw error;
  });
  if (claim.entry.facts.failures) await forgetFailures(claim);
  if ('notBefore' in next) {
    await postpone(claim, next);
    return 'waiting';
  }
  if (!('message' in next)) {
    await finish(claim, next);
    return next.outcome === 'superseded' ? 'superseded' : 'notSent';
  }
  const outcome = await sendMail(next.message, next.settings);
  if (outcome === 'sent') await finish(claim, { outcome }, next.shown);
  if (outcome === 'refused') await finish(claim, notSent('refused'));
  if (outcome === 'not sent') {
    await emailOf(claim).limit?.forgive?.(claim);
    await tryLater(claim);
  }
  // If the outcome is `unknown`, the entry stays claimed until an SES event pops it. If no event arrives, the email is
  // sent again.
  return ({ sent: 'sent', refused: 'notSent', 'not sent': 'notTaken', unknown: 'failed' } as const)[outcome];
}

interface Postponed {
  notBefore: string;
  since: string;
}

type Prepared = Postponed | EmailResult | { message: Message; settings: MailSettings; shown?: ShownClass };

async function prepare(claim: Claim<EmailFacts>, run: EmailRun): Promise<Prepared> {
  const { item, entry } = claim;
  const { template, read, limit } = emailOf(claim);
  const facts = await read(claim, run);
  if (isSuperseded(facts)) return { outcome: 'superseded', reason: facts.superseded };

  const { settings, owner } = run;
  if (!settings) return notSent('no email domain');
  if (template.to === 'owner' && !owner) return notSent('no owner address');
  // The address is read at the last moment, because a buyer's address may have been corrected.
  const person = await addressOf(item);
  const to = template.to === 'owner' ? owner : person;
  if (!to) return notSent('no address');
  if (isTooLate(claim)) return notSent('too late');

  const refused = await limit?.count(claim, to);
  if (refused) return 'notBefore' in refused ? { ...refused, since: timeOf(claim) } : refused;
  const links = await signLinks(template.opens(facts), to);
  const context: Context = { site: settings.site, links };
  const composed = template.compose(facts, context);
  const [text, html] = [renderText(composed), renderHtml(composed)];
  const tags = { key: { pk: item.pk, sk: item.sk }, entryId: entry.id, template: template.name };
  const calendar = composed.events.length > 0 ? calendarFile(composed.events, settings.from) : undefined;
  const replyTo = (template.to === 'owner' && person) || brand.email;
  const message = { to, replyTo, subject: composed.subject, text, html, calendar, tags };
  const { shown } = facts as { shown?: ShownClass };
  return { message, settings, ...(shown && { shown }) };
}

const emailOf = ({ entry }: Claim<EmailFacts>): Email<unknown> =>
  emails[entry.facts.template] as Email<unknown>;

const isSuperseded = (facts: unknown): facts is SupersededEmail =>
  typeof facts === 'object' && facts !== null && 'superseded' in facts;

const notSent = (reason: NotSentReason): EmailResult => ({ outcome: 'not sent', reason });

async function finish(claim: Claim<EmailFacts>, result: EmailResult, shown?: ShownClass): Promise<void> {
  const { id, facts } = claim.entry;
  await recordUndeliveredLinks(claim.item, recordOf(result, { id, template: facts.template }));
  await pop<EmailedItem>(claim, {
    set: (item, entry) => ({ ...withRecord(result)(item, entry), ...(shown && { shown }) }),
  });
}

const timeOf = ({ entry: { due, originalDue = due, facts } }: Claim<EmailFacts>) =>
  facts.since ?? originalDue;

/** Appends the entry again with a later time, so that it doesn't block the entries after it. */
const postpone = (claim: Claim<EmailFacts>, { notBefore, since }: Postponed) => {
  const { id, kind, facts } = claim.entry;
  return pop(claim, { followUps: [{ id, kind, due: notBefore, facts: { ...facts, since } }] });
};

const isTooLate = (claim: Claim<EmailFacts>) => ageOf(claim) > emailOf(claim).template.maxAgeHours * hourMs;

const ageOf = (claim: Claim<EmailFacts>) => Date.now() - Date.parse(timeOf(claim));

/**
 * Handles an email that can't be composed, for example because its item is invalid. After an hour of failed attempts
 * it's appended again, so that it doesn't block the emails behind it, and once it's too old it's recorded as not sent.
 * Attempts are counted because elapsed time doesn't prove that any were made.
 */
async function leave(claim: Claim<EmailFacts>): Promise<void> {
  const failures = (claim.entry.facts.failures ?? 0) + 1;
  if (isTooLate(claim)) await finish(claim, notSent('too late'));
  else if (failures > attemptsAnHour)
    await postpone(claim, { notBefore: inMinutes(mostMinutes), since: timeOf(claim) });
  else await tryLater(claim, { ...claim.entry.facts, failures });
}

const forgetFailures = (claim: Claim<EmailFacts>) => {
  const { failures, ...facts } = claim.entry.facts;
  return delay(claim, claim.entry.due, facts);
};

const tryLater = (claim: Claim<EmailFacts>, facts?: EmailFacts) => {
  const { due, originalDue = due } = claim.entry;
  const minutes = (Date.now() - Date.parse(originalDue)) / minuteMs;
  return delay(claim, inMinutes(minutes < 1 ? 1 : minutes < 4 ? 2 : mostMinutes), facts);
};

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();

const mostMinutes = 5;
const attemptsAnHour = 60 / mostMinutes;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

async function addressOf(item: OutboxItem): Promise<string | undefined> {
  const { email, buyer } = (item.pk === 'WORK' ? ((await orders.find(item.sk)) ?? {}) : item) as {
    email?: string;
    buyer?: { email: string };
  };
  const isOfOrder = item.pk === 'ORDER' || item.pk === 'WORK';
  const address = isOfOrder ? buyer?.email : email;
  return address && isOneAddress.test(address) ? address : undefined;
}

// Excludes characters that separate addresses or have a special meaning in a header.
const isOneAddress = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u;

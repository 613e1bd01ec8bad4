import { brand } from '#shared/brand.ts';
import type { ShownClass } from '#shared/domain/classes/shown-class.ts';
import type { LetterName, MailReason } from '#shared/domain/mail/mail.ts';
import { mailboxOf, mailLimits } from '#shared/domain/mail/mail-limits.ts';
import type { Context, LetterKind } from '#shared/letters/letter.ts';
import { letters } from '#shared/letters/letters.ts';
import { renderHtml, renderText } from '#shared/letters/render.ts';
import * as orders from '../orders/store.ts';
import * as throttle from '../platform/limits/throttle.ts';
import { type Claim, delay, pop } from '../platform/outbox/claim.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import type { MailFacts, OvertakenMail } from '../platform/outbox/mails.ts';
import { calendarFile } from './calendar-file.ts';
import { factsOf } from './facts.ts';
import { type MailedItem, type MailResult, recordOf, withRecord } from './mail-record.ts';
import { type Message, sendMail } from './ses.ts';
import type { MailRun, MailSettings } from './settings.ts';
import { signLinks } from './sign-links.ts';
import { noteUndeliveredLinks } from './undelivered-links.ts';

/**
 * The outcome of a mail in a run: `overtaken` mails are needless by now, `waiting` mails are due later, `notTaken` mails were
 * not accepted by Amazon SES this time, and SES has yet to tell whether `failed` mails were sent.
 */
export type Sent = 'sent' | 'notSent' | 'overtaken' | 'waiting' | 'notTaken' | 'failed';

/** Sends the mail of a claimed entry, or finds why not, and pops the entry. */
export async function sendEntry(claim: Claim<MailFacts>, run: MailRun): Promise<Sent> {
  const next = await prepare(claim, run).catch(async (error) => {
    await leave(claim);
    throw error;
  });
  if (claim.entry.facts.failures) await forgetFailures(claim);
  if ('notBefore' in next) {
    await putOff(claim, next);
    return 'waiting';
  }
  if (!('message' in next)) {
    await finish(claim, next);
    return next.outcome === 'overtaken' ? 'overtaken' : 'notSent';
  }
  const outcome = await sendMail(next.message, next.settings);
  if (outcome === 'sent') await finish(claim, { outcome }, next.shown);
  if (outcome === 'refused') await finish(claim, notSent('refused'));
  if (outcome === 'not sent') {
    await forgive(claim);
    await tryLater(claim);
  }
  // An `unknown` mail stays claimed: an event of Amazon SES pops it, or else it is sent again.
  return ({ sent: 'sent', refused: 'notSent', 'not sent': 'notTaken', unknown: 'failed' } as const)[outcome];
}

/** A mail that is delayed. Times are ISO 8601. */
interface PutOff {
  notBefore: string;
  /** The time from which the mail's age is counted. */
  since: string;
}

type Prepared = PutOff | MailResult | { message: Message; settings: MailSettings; shown?: ShownClass };

async function prepare(claim: Claim<MailFacts>, run: MailRun): Promise<Prepared> {
  const { item, entry } = claim;
  const { letter } = entry.facts;
  const kind = letters[letter] as LetterKind<unknown>;
  const facts = await factsOf(claim, run);
  if (isOvertaken(facts)) return { outcome: 'overtaken', reason: facts.overtaken };

  const { settings, owner } = run;
  if (!settings) return notSent('no mail domain');
  if (kind.to === 'owner' && !owner) return notSent('no owner address');
  // Read when the mail is sent, because a buyer's address may have been corrected.
  const person = await addressOf(item);
  const to = kind.to === 'owner' ? owner : person;
  if (!to) return notSent('no address');
  if (isTooLate(claim)) return notSent('too late');

  const refused = await refuse(claim, to);
  if (refused) return 'notBefore' in refused ? { ...refused, since: timeOf(claim) } : refused;
  const links = await signLinks(kind.opens?.(facts) ?? [], to);
  const context: Context = { site: settings.site, links };
  const composed = kind.compose(facts, context);
  const [text, html] = [renderText(composed), renderHtml(composed)];
  const tags = { key: { pk: item.pk, sk: item.sk }, entryId: entry.id, letter };
  const calendar = composed.event && calendarFile(composed.event, settings.from);
  const replyTo = (kind.to === 'owner' && person) || brand.email;
  const message = { to, replyTo, subject: composed.subject, text, html, calendar, tags };
  const { shown } = facts as { shown?: ShownClass };
  return { message, settings, ...(shown && { shown }) };
}

const isOvertaken = (facts: unknown): facts is OvertakenMail =>
  typeof facts === 'object' && facts !== null && 'overtaken' in facts;

const notSent = (reason: MailReason): MailResult => ({ outcome: 'not sent', reason });

/** Pops the entry of a mail that has ended, and notes what its buyer was shown of a class. */
async function finish(claim: Claim<MailFacts>, result: MailResult, shown?: ShownClass): Promise<void> {
  const { id, facts } = claim.entry;
  await noteUndeliveredLinks(claim.item, recordOf(result, { id, letter: facts.letter }));
  await pop<MailedItem>(claim, {
    set: (item, entry) => ({ ...withRecord(result)(item, entry), ...(shown && { shown }) }),
  });
}

/** When a mail was due at first. */
const timeOf = ({ entry: { due, originalDue = due, facts } }: Claim<MailFacts>) => facts.since ?? originalDue;

/** Appends an entry anew with a later time, so that it does not hold up the entries after it. */
const putOff = (claim: Claim<MailFacts>, { notBefore, since }: PutOff) => {
  const { id, kind, facts } = claim.entry;
  return pop(claim, { followUps: [{ id, kind, due: notBefore, facts: { ...facts, since } }] });
};

const isTooLate = (claim: Claim<MailFacts>) =>
  ageOf(claim) > letters[claim.entry.facts.letter].usefulHours * hourMs;

/** Milliseconds since a mail was due at first. */
const ageOf = (claim: Claim<MailFacts>) => Date.now() - Date.parse(timeOf(claim));

/**
 * Handles a mail that could not be composed, as a faulty row's mail never can. Once it is too late it ends as not sent; after
 * an hour of failed attempts it is appended anew, so that it does not hold up the mails after it. The attempts are counted,
 * because time alone does not tell that any was made.
 */
async function leave(claim: Claim<MailFacts>): Promise<void> {
  const failures = (claim.entry.facts.failures ?? 0) + 1;
  if (isTooLate(claim)) await finish(claim, notSent('too late'));
  else if (failures > attemptsAnHour)
    await putOff(claim, { notBefore: inMinutes(mostMinutes), since: timeOf(claim) });
  else await tryLater(claim, { ...claim.entry.facts, failures });
}

/** Resets the count of failures, because the mail could be composed now. */
const forgetFailures = (claim: Claim<MailFacts>) => {
  const { failures, ...facts } = claim.entry.facts;
  return delay(claim, claim.entry.due, facts);
};

/** Delays a failed entry, for longer the longer it has failed. */
const tryLater = (claim: Claim<MailFacts>, facts?: MailFacts) => {
  const { due, originalDue = due } = claim.entry;
  const minutes = (Date.now() - Date.parse(originalDue)) / minuteMs;
  return delay(claim, inMinutes(minutes < 1 ? 1 : minutes < 4 ? 2 : mostMinutes), facts);
};

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();

const mostMinutes = 5;
const attemptsAnHour = 60 / mostMinutes;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The address of the visitor or buyer whom an item is about, if there is one. */
async function addressOf(item: OutboxItem): Promise<string | undefined> {
  const { email, buyer } = (item.pk === 'WORK' ? ((await orders.find(item.sk)) ?? {}) : item) as {
    email?: string;
    buyer?: { email: string };
  };
  const isOfOrder = item.pk === 'ORDER' || item.pk === 'WORK';
  const address = isOfOrder ? buyer?.email : email;
  return address && isOneAddress.test(address) ? address : undefined;
}

// An address must not have characters that separate addresses or have a meaning in a header.
const isOneAddress = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u;

/** A mail that its limit refuses: it ends, or waits for another hour (ISO 8601). */
type Refused = MailResult | { notBefore: string };

const { toMailboxADay, anHour, inTenMinutes } = mailLimits.acknowledgements;
const { aDay, minutesApart } = mailLimits.orderLinks;
const hourly = { action: 'mail', seconds: 60 * 60 };
const tenMinutes = { action: 'mail', address: 'acknowledgements#10', seconds: 10 * 60, most: inTenMinutes };
const acknowledgements = { ...hourly, address: 'acknowledgements', most: anHour - 6 * inTenMinutes };

/**
 * Counts a mail that strangers can cause. Undefined where it may be sent. Beyond a few enquiries an hour, the owner is told of
 * the others by the digest alone.
 */
async function refuse({ item, entry }: Claim<MailFacts>, to: string): Promise<Refused | undefined> {
  if (item.pk === 'LINK_REQUEST') {
    // Counted by the address, and only where it has orders: only a mail that is sent uses up the day's number.
    const own = { action: 'mail#links', who: to.toLowerCase(), most: aDay, minutesApart };
    return (await throttle.admit(own, entry.id)) ? undefined : tooMany;
  }
  const notices = noticesOf(item, entry.facts.letter);
  if (notices) return (await throttle.attempt(notices)) ? inDigest : undefined;
  if (entry.kind !== 'ACKNOWLEDGEMENT') return undefined;
  const mailbox = { action: 'mail#to', who: mailboxOf(to), most: toMailboxADay };
  if (!(await throttle.admit(mailbox, entry.id))) return tooMany;
  if ((await throttle.attempt(acknowledgements)) === undefined) return undefined;
  const wait = await throttle.attempt(tenMinutes);
  return wait === undefined ? undefined : { notBefore: new Date(Date.now() + wait * 1000).toISOString() };
}

/** Takes a mail back from the count of its hour, because it was not sent. */
async function forgive({ item, entry }: Claim<MailFacts>): Promise<void> {
  const notices = noticesOf(item, entry.facts.letter);
  if (notices) await throttle.forgive(notices);
  if (entry.kind === 'ACKNOWLEDGEMENT') await throttle.forgive(acknowledgements);
}

/** The limit of the owner's notices of a kind. A complaint about an order is limited when it is made. */
const noticesOf = (item: OutboxItem, letter: LetterName) =>
  letter === 'new-enquiry' || (letter === 'complaint-received' && !(item as { orderId?: string }).orderId)
    ? { ...hourly, address: letter, most: mailLimits.notices.anHour }
    : undefined;

const inDigest = { outcome: 'overtaken', reason: 'in the digest' } as const;
const tooMany = { outcome: 'not sent', reason: 'too many' } as const;

import type { MailReason } from '#shared/domain/mail/mail.ts';
import type { Context, LetterKind } from '#shared/letters/letter.ts';
import { letters } from '#shared/letters/letters.ts';
import { renderHtml, renderText } from '#shared/letters/render.ts';
import { type MailFacts, mail } from '../platform/outbox/mails.ts';
import { type Claim, delay, note, pop } from '../platform/outbox/take.ts';
import { addressOf } from './address.ts';
import { forgive, refuse } from './admit.ts';
import { dropped, type End, type MailedItem, written } from './end.ts';
import { factsOf } from './facts.ts';
import { hourMs } from './hours.ts';
import type { NotNow, PutOff } from './not-now.ts';
import { isAboutEnquiry, placeAtOwner } from './owner-place.ts';
import { type Message, sendMail } from './ses.ts';
import type { MailSettings } from './settings.ts';
import { signLinks } from './sign-links.ts';
import type { Stage } from './stage.ts';
import { untell } from './untell.ts';

/**
 * A mail as a run leaves it: `waiting` for a time to come, `notTaken` by Amazon SES this time, `failed` where nobody
 * knows yet; `dropped` needs no mail of its own.
 */
export type Sent = 'sent' | 'notSent' | 'waiting' | 'notTaken' | 'failed' | 'dropped';

/** Sends the mail of an entry that is claimed, or finds out why not, and pops it. */
export async function sendEntry(claim: Claim<MailFacts>, stage: Stage): Promise<Sent> {
  const next = await prepare(claim, stage).catch(async (error) => {
    await leave(claim);
    throw error;
  });
  if (next === 'no longer needed') {
    await pop<MailedItem>(claim, { set: dropped });
    return 'dropped';
  }
  if ('notBefore' in next) {
    await putOff(claim, next);
    return 'waiting';
  }
  if (!('message' in next)) {
    await end(claim, next);
    return next.outcome === 'sent' ? 'dropped' : 'notSent';
  }
  const outcome = await sendMail(next.message, next.settings);
  if (outcome === 'sent') await end(claim, { outcome });
  if (outcome === 'refused') await end(claim, notSent('refused'));
  if (outcome === 'not sent') {
    await forgive(claim);
    await tryLater(claim);
  }
  // One of which nobody knows stays claimed: an event of Amazon SES pops it, or else it is sent again.
  return ({ sent: 'sent', refused: 'notSent', 'not sent': 'notTaken', unknown: 'failed' } as const)[outcome];
}

type Prepared = NotNow | End | { message: Message; settings: MailSettings };

async function prepare(claim: Claim<MailFacts>, stage: Stage): Promise<Prepared> {
  const { item, entry } = claim;
  const { letter, unsent } = entry.facts;
  if (unsent) return notSent(unsent);
  const kind = letters[letter] as LetterKind<unknown>;
  const facts = await factsOf(claim, stage);
  if (isNotNow(facts)) return facts;

  const { settings, owner } = stage;
  if (!settings) return notSent('no mail domain');
  if (kind.to === 'owner' && !owner) return notSent('no owner address');
  const to = await addressOf(letter, item, stage);
  if (!to) return notSent('no address');
  if (isTooLate(claim)) return notSent('too late');

  const refused = await refuse(claim, to);
  if (refused) return 'reason' in refused ? notSent(refused.reason) : { ...refused, since: timeOf(claim) };
  if (isAboutEnquiry(letter)) {
    const place = await placeAtOwner(letter, item.sk, timeOf(claim));
    if (place === 'summed') return { outcome: 'sent', reason: 'in a summary' };
    if (place !== 'single') return notSent(place.unsent);
  }
  const links = await signLinks(kind.opens?.(facts) ?? [], to);
  const context: Context = { site: settings.site, links };
  const composed = kind.write(facts, context);
  const [text, html] = [renderText(composed), renderHtml(composed)];
  const tags = { key: { pk: item.pk, sk: item.sk }, entryId: entry.id, letter };
  return { message: { to, subject: composed.subject, text, html, tags }, settings };
}

const isNotNow = (facts: unknown): facts is NotNow =>
  facts === 'no longer needed' || (typeof facts === 'object' && facts !== null && 'notBefore' in facts);

const notSent = (reason: MailReason): End => ({ outcome: 'not sent', reason });

async function end(claim: Claim<MailFacts>, ending: End): Promise<void> {
  const { facts } = claim.entry;
  if (facts.letter === 'enquiries-summary' && ending.reason) {
    // From here on no event says that it was sent after all, while its enquiries are told that it was not.
    if (!(await note(claim, { ...facts, unsent: ending.reason } satisfies MailFacts))) return;
    await untell(claim, ending.reason);
  }
  await pop<MailedItem>(claim, { set: written(ending) });
}

/** When a mail was due at first. */
const timeOf = ({ entry: { due, firstDue = due, facts } }: Claim<MailFacts>) => facts.since ?? firstDue;

/** Gives an entry another place among those of its item, so that it holds up none that comes after it. */
const putOff = (claim: Claim<MailFacts>, { notBefore, since }: PutOff) => {
  const { letter, facts } = claim.entry.facts;
  const again = mail(letter, facts, { id: claim.entry.id, due: notBefore });
  return pop(claim, { followUps: [{ ...again, facts: { letter, facts, ...(since && { since }) } }] });
};

const isTooLate = (claim: Claim<MailFacts>) =>
  ageOf(claim) > letters[claim.entry.facts.letter].usefulHours * hourMs;

/** Milliseconds since a mail was due at first. */
const ageOf = (claim: Claim<MailFacts>) => Date.now() - Date.parse(timeOf(claim));

/**
 * Leaves a mail that could not be written, as one of an odd row never can: it ends with its time, and after an hour it
 * holds up none that comes after it.
 */
async function leave(claim: Claim<MailFacts>): Promise<void> {
  if (isTooLate(claim)) await end(claim, notSent('too late'));
  else if (ageOf(claim) > hourMs)
    await putOff(claim, { notBefore: inMinutes(mostMinutes), since: timeOf(claim) });
  else await tryLater(claim);
}

/** Puts an entry off that has failed, by more the longer it does. */
const tryLater = (claim: Claim<MailFacts>) => {
  const { due, firstDue = due } = claim.entry;
  const minutes = (Date.now() - Date.parse(firstDue)) / minuteMs;
  return delay(claim, inMinutes(minutes < 1 ? 1 : minutes < 4 ? 2 : mostMinutes));
};

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString();

const mostMinutes = 5;
const minuteMs = 60_000;

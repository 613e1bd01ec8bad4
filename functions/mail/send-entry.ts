import type { MailReason } from '#shared/domain/mail/mail.ts';
import type { Context, LetterKind } from '#shared/letters/letter.ts';
import { letters } from '#shared/letters/letters.ts';
import { renderHtml, renderText } from '#shared/letters/render.ts';
import { type Claim, delay, pop } from '../platform/outbox/claim.ts';
import type { MailFacts, NotNow } from '../platform/outbox/mails.ts';
import { addressOf } from './address.ts';
import { forgive, refuse } from './admit.ts';
import { type End, type MailedItem, written } from './end.ts';
import { factsOf } from './facts.ts';
import { type Message, sendMail } from './ses.ts';
import type { MailSettings } from './settings.ts';
import { signLinks } from './sign-links.ts';
import type { Stage } from './stage.ts';

/**
 * A mail as a run leaves it: `overtaken` by something that has made it needless, `waiting` for a time to come, `notTaken` by
 * Amazon SES this time, `failed` where nobody knows yet.
 */
export type Sent = 'sent' | 'notSent' | 'overtaken' | 'waiting' | 'notTaken' | 'failed';

/** Sends the mail of an entry that is claimed, or finds out why not, and pops it. */
export async function sendEntry(claim: Claim<MailFacts>, stage: Stage): Promise<Sent> {
  const next = await prepare(claim, stage).catch(async (error) => {
    await leave(claim);
    throw error;
  });
  if ('notBefore' in next) {
    await putOff(claim, next);
    return 'waiting';
  }
  if (!('message' in next)) {
    await end(claim, next);
    return next.outcome === 'overtaken' ? 'overtaken' : 'notSent';
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

/** A mail whose time is another by now. Times are ISO 8601. */
interface PutOff {
  notBefore: string;
  /** The time by which it is judged whether it is too late. */
  since: string;
}

type Prepared = PutOff | End | { message: Message; settings: MailSettings };

async function prepare(claim: Claim<MailFacts>, stage: Stage): Promise<Prepared> {
  const { item, entry } = claim;
  const { letter } = entry.facts;
  const kind = letters[letter] as LetterKind<unknown>;
  const facts = await factsOf(claim, stage);
  if (isOvertaken(facts)) return { outcome: 'overtaken', reason: facts.overtaken };

  const { settings, owner } = stage;
  if (!settings) return notSent('no mail domain');
  if (kind.to === 'owner' && !owner) return notSent('no owner address');
  const to = await addressOf(letter, item, stage);
  if (!to) return notSent('no address');
  if (isTooLate(claim)) return notSent('too late');

  const refused = await refuse(claim, to);
  if (refused) return 'notBefore' in refused ? { ...refused, since: timeOf(claim) } : refused;
  const links = await signLinks(kind.opens?.(facts) ?? [], to);
  const context: Context = { site: settings.site, links };
  const composed = kind.write(facts, context);
  const [text, html] = [renderText(composed), renderHtml(composed)];
  const tags = { key: { pk: item.pk, sk: item.sk }, entryId: entry.id, letter };
  return { message: { to, subject: composed.subject, text, html, tags }, settings };
}

const isOvertaken = (facts: unknown): facts is NotNow =>
  typeof facts === 'object' && facts !== null && 'overtaken' in facts;

const notSent = (reason: MailReason): End => ({ outcome: 'not sent', reason });

const end = (claim: Claim<MailFacts>, ending: End) => pop<MailedItem>(claim, { set: written(ending) });

/** When a mail was due at first. */
const timeOf = ({ entry: { due, firstDue = due, facts } }: Claim<MailFacts>) => facts.since ?? firstDue;

/** Gives an entry another place among those of its item, so that it holds up none that comes after it. */
const putOff = (claim: Claim<MailFacts>, { notBefore, since }: PutOff) => {
  const { id, kind, facts } = claim.entry;
  return pop(claim, { followUps: [{ id, kind, due: notBefore, facts: { ...facts, since } }] });
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
const hourMs = 60 * minuteMs;

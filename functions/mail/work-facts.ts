import { startDay, startOutlookOf } from '#shared/domain/classes/class-start.ts';
import { shownClass } from '#shared/domain/classes/shown-class.ts';
import { isErased } from '#shared/domain/limits/retention.ts';
import type { LetterName } from '#shared/domain/mail/mail.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { buyerNews } from '#shared/domain/work/buyer-news.ts';
import {
  finalDraft,
  isSupported,
  latestDraft,
  type WorkState,
  workStateOf,
} from '#shared/domain/work/work.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import type { PlaceFacts } from '#shared/letters/place-reserved.ts';
import { placeOf } from '../classes/place-of.ts';
import * as orders from '../orders/store.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import type { Mailed } from '../platform/outbox/mail-states.ts';
import { type MailFacts, mailsOf, type OvertakenMail, overtaken } from '../platform/outbox/mails.ts';
import { type StoredWork, workOf } from '../work/store.ts';
import { basicsOf, cancelledClass } from './order-facts.ts';

/**
 * The facts of the letters about bought work. The file is long because all of them ask the same work, and what several of them
 * ask stands once.
 */

/** Bought work and its order as they are now. */
interface WorkMail {
  order: orders.StoredOrder;
  work: StoredWork;
  state: WorkState;
  basics: ReturnType<typeof basicsOf>;
  /** The id of the work's entry that the mail is about. */
  about: string | undefined;
  /** The mail's own id. */
  mailId: string;
}

type WorkLetter = keyof typeof workLetters;

/** The facts of each letter about work, from the work as it is when the letter leaves. */
const workLetters = {
  'details-missing': ({
    basics,
    order,
    work,
    state,
    mailId,
  }: WorkMail): FactsOf<'details-missing'> | OvertakenMail => {
    if (state.waiting !== 'details') return overtaken('done');
    if (isJustTold('details-missing', work, mailId) || isJustTold('payment-received', order))
      return overtaken('newer mail');
    const { step = 1 } = work.reminders.findLast(({ letter }) => letter === 'details-missing') ?? {};
    return { ...basics, step };
  },
  'work-begun': ({
    basics,
    state: { turn, due, documents },
  }: WorkMail): FactsOf<'work-begun'> | OvertakenMail => {
    if (turn !== 'us' || documents.some((document) => latestDraft(document))) return overtaken('changed');
    if (due && due < now()) return overtaken('day passed');
    return { ...basics, ...(due && { date: dayInIndia(due) }) };
  },
  'question-asked': (mail: WorkMail): FactsOf<'question-asked'> | OvertakenMail => {
    const isAnswered = !mail.state.isQuestionOpen || laterThan(mail, 'answer');
    return isAnswered ? overtaken('answered') : { ...mail.basics, ...wordsOf(mail) };
  },
  'draft-ready': (mail: WorkMail): FactsOf<'draft-ready'> | OvertakenMail => {
    const draft = waitingDraft(mail);
    return draft ? { ...mail.basics, ...draft, ...wordsOf(mail) } : overtaken('changed');
  },
  'draft-waiting': (mail: WorkMail): FactsOf<'draft-waiting'> | OvertakenMail => {
    const draft = mail.state.waiting === 'review' && waitingDraft(mail);
    if (!draft) return overtaken('changed');
    if (isJustTold('draft-waiting', mail.work, mail.mailId) || isJustTold('draft-ready', mail.work))
      return overtaken('newer mail');
    return { ...mail.basics, ...draft };
  },
  'documents-final': ({ basics, state }: WorkMail): FactsOf<'documents-final'> | OvertakenMail => {
    const { waiting, supportUntil, documents } = state;
    if (waiting !== 'approved') return overtaken('changed');
    return {
      ...basics,
      files: keptFiles(documents),
      ...(isSupported(state, Date.now()) && { supportUntil }),
    };
  },
  'message-to-buyer': (mail: WorkMail): FactsOf<'message-to-buyer'> | OvertakenMail => {
    // The reason of a pause is no longer true once the work goes on.
    const isPause = entryOf(mail)?.kind === 'hold';
    return isPause && laterThan(mail, 'resumed')
      ? overtaken('changed')
      : { ...mail.basics, ...wordsOf(mail), ...goneClass(mail) };
  },
  'place-reserved': async (mail: WorkMail): Promise<PlaceFacts | OvertakenMail> => {
    const facts = await placeFacts(mail);
    return facts ? { ...facts, ...(mail.order.seat?.lostAt && { wasLost: true }) } : overtaken('changed');
  },
  'class-tomorrow': async (mail: WorkMail): Promise<PlaceFacts | OvertakenMail> => {
    const facts = await placeFacts(mail);
    const isTomorrow = startDay(facts?.startDate) === daysLater(dayInIndia(Date.now()), 1);
    return facts && isTomorrow ? facts : overtaken('changed');
  },
  'class-moved': async (mail: WorkMail): Promise<FactsOf<'class-moved'> | OvertakenMail> => {
    const facts = await placeFacts(mail);
    if (!facts || facts.outlook === 'begun') return overtaken('changed');
    if (!isLast('class-moved', mail.work, mail.mailId)) return overtaken('newer mail');
    const { changed } = mail.work.reminders.findLast(({ letter }) => letter === 'class-moved') ?? {};
    return { ...facts, isStartKept: changed === 'details' };
  },
  'buyer-turn-ended': (mail: WorkMail): FactsOf<'buyer-turn-ended'> | OvertakenMail => {
    const news = newsOf(mail);
    if (news.length === 0) return overtaken('changed');
    const { turn, due } = mail.state;
    return {
      ...mail.basics,
      news: counted(news),
      ...mobileOf(mail),
      ...(turn === 'us' && due && { due: dayInIndia(due), isLate: due < now() }),
    };
  },
  'draft-due-tomorrow': (mail: WorkMail): FactsOf<'draft-due-tomorrow'> | OvertakenMail => {
    const { turn, due } = mail.state;
    if (turn !== 'us' || !due) return overtaken('done');
    if (due < now()) return overtaken('day passed');
    const date = dayInIndia(due);
    if (date > daysLater(dayInIndia(Date.now()), 1)) return overtaken('changed');
    return { ...mail.basics, date, ...mobileOf(mail) };
  },
} satisfies Partial<Record<LetterName, (mail: WorkMail) => unknown>>;

/** Reads the facts of a letter about bought work. */
export const workFacts =
  <Name extends WorkLetter>(letter: Name) =>
  async ({ item, entry }: Claim<MailFacts>): Promise<FactsOf<Name> | OvertakenMail> => {
    const order = await orders.find(item.sk);
    if (!order) return overtaken('changed');
    if (isOverWithMoney(letter) && refundPhaseOf(order) !== 'kept') return overtaken('money back');
    if (isAboutSeat(letter) && seatStateOf(order) !== 'held') return overtaken('changed');
    const work = workOf(order, item as OutboxItem & StoredWork);
    const source = workLetters[letter] as unknown as (
      mail: WorkMail,
    ) => FactsOf<Name> | OvertakenMail | Promise<FactsOf<Name> | OvertakenMail>;
    return source({
      ...{ order, work, state: workStateOf(work), about: entry.facts.about, mailId: entry.id },
      basics: basicsOf(order),
    });
  };

/** Whether a full refund makes a letter needless. Letters with words that somebody wrote are sent all the same. */
const isOverWithMoney = (letter: WorkLetter) =>
  letter !== 'message-to-buyer' && letter !== 'buyer-turn-ended';

const isAboutSeat = (letter: WorkLetter) =>
  letter === 'place-reserved' || letter === 'class-tomorrow' || letter === 'class-moved';

const now = () => new Date().toISOString();

const mobileOf = ({ order: { buyer } }: WorkMail) => buyer && { mobile: buyer.mobile };

const entryOf = ({ work, about }: WorkMail) => work.entries.find(({ id }) => id === about);

/** The words of the entry that a mail is about. */
function wordsOf(mail: WorkMail) {
  const { text } = entryOf(mail) ?? {};
  return { ...(text && { text }) };
}

/** Whether an entry of a kind came after the entry that a mail is about. */
const laterThan = ({ work: { entries }, about }: WorkMail, kind: StoredWork['entries'][number]['kind']) =>
  entries.findLastIndex((each) => each.kind === kind) > entries.findIndex(({ id }) => id === about);

/** The draft that a mail is about, while it is the latest of its document and waits for the buyer's approval. */
function waitingDraft({ state: { documents }, about }: WorkMail) {
  const document = documents.find(({ drafts }) => drafts.some(({ id }) => id === about));
  const latest = document && latestDraft(document);
  return document?.phase === 'sent' && latest && latest.id === about
    ? { document: document.name, version: latest.version }
    : undefined;
}

/** Whether a mail is the last that waits with its letter; without an id, whether no mail waits with this letter. */
const isLast = (letter: LetterName, { outbox }: Pick<Mailed, 'outbox'>, mailId?: string) =>
  mailsOf(outbox, letter).at(-1)?.id === mailId;

/** Whether another mail with a letter waits on an item, or was sent within hours: a reminder right after it is needless. */
const isJustTold = (letter: LetterName, { outbox, mails = [] }: Mailed, mailId?: string) => {
  const lately = new Date(Date.now() - lateMs).toISOString();
  const hasLeft = mails.some((each) => each.letter === letter && each.outcome === 'sent' && each.at > lately);
  return hasLeft || !isLast(letter, { outbox }, mailId);
};

const lateMs = 6 * 60 * 60_000;

/** How many files of the final documents can still be downloaded. */
function keptFiles(documents: WorkState['documents']): FactsOf<'documents-final'>['files'] {
  const finals = documents.flatMap((document) => finalDraft(document) ?? []);
  const kept = finals.filter(({ at }) => !isErased(at, Date.now())).length;
  return kept === 0 ? 'erased' : kept < finals.length ? 'some' : 'all';
}

/** The buyer's entries that a mail is about: those from its own entry on, up to the entry of the next mail. */
function newsOf({ work, about }: WorkMail) {
  const news = buyerNews(work);
  const first = news.findIndex(({ id }) => id === about);
  const later = first < 0 ? [] : news.slice(first + 1);
  const others = mailsOf(work.outbox, 'buyer-turn-ended').map(({ facts }) => facts.about);
  const next = later.findIndex(({ id }) => others.includes(id));
  return [...news.slice(first, first + 1), ...(next < 0 ? later : later.slice(0, next))];
}

/** The buyer's entries as a mail lists them: those of one kind and document are counted together. */
function counted(news: ReturnType<typeof newsOf>): FactsOf<'buyer-turn-ended'>['news'] {
  const groups = new Map<string, FactsOf<'buyer-turn-ended'>['news'][number]>();
  for (const { kind, document } of news) {
    const key = `${kind} ${document ?? ''}`;
    const count = (groups.get(key)?.count ?? 0) + 1;
    groups.set(key, { kind, count, ...(document && { document }) });
  }
  return [...groups.values()];
}

/** The facts of a place; undefined where its course is deleted. */
async function placeFacts({ order, work, basics }: WorkMail): Promise<PlaceFacts | undefined> {
  if (order.product?.kind !== 'course') return undefined;
  const { title, isGone, firstClass, ...place } = await placeOf(order.product);
  if (isGone) return undefined;
  const shown = shownClass(work.shown, { title, firstClass, ...place });
  const { hours, sequence } = shown;
  const isToCome = hours !== undefined && hours.end > now();
  return {
    ...{ ...basics, what: title, ...place, outlook: startOutlookOf(place.startDate, Date.now()) },
    shown,
    ...(isToCome && { event: { ...hours, sequence, isCancelled: !firstClass } }),
  };
}

/** The event that cancels the class in the buyer's calendar, after the course was deleted. */
const goneClass = ({ order: { courseGone }, work: { shown } }: WorkMail) =>
  courseGone && cancelledClass(shown);

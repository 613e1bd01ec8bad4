import { shownClass } from '#shared/domain/classes/calendar-class.ts';
import { startDay, startOutlookOf } from '#shared/domain/classes/class-start.ts';
import { isFileExpired } from '#shared/domain/limits/retention.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { buyerUpdates } from '#shared/domain/work/buyer-updates.ts';
import { finalDraft, isSupported, latestDraft, type WorkState } from '#shared/domain/work/work.ts';
import { type BuyerRepliedFacts, buyerReplied } from '#shared/emails/buyer-replied.ts';
import { classChanged } from '#shared/emails/class-changed.ts';
import { classTomorrow } from '#shared/emails/class-tomorrow.ts';
import { detailsMissing } from '#shared/emails/details-missing.ts';
import { type DocumentsFinalFacts, documentsFinal } from '#shared/emails/documents-final.ts';
import { draftDueTomorrow } from '#shared/emails/draft-due-tomorrow.ts';
import { draftReady } from '#shared/emails/draft-ready.ts';
import { draftWaiting } from '#shared/emails/draft-waiting.ts';
import { messageToBuyer } from '#shared/emails/message-to-buyer.ts';
import { question } from '#shared/emails/question.ts';
import { type SeatFacts, seatReserved } from '#shared/emails/seat-reserved.ts';
import { workBegun } from '#shared/emails/work-begun.ts';
import { courseSeatOf } from '../classes/course-seat.ts';
import { emailEntriesOf, superseded } from '../platform/outbox/email-entries.ts';
import type { StoredWork } from '../works/store.ts';
import { cancelledClass } from './order-emails.ts';
import { aboutWork, isLast, mobileOf, now, type WorkEmail, wasSentRecently } from './work-email.ts';

export const workEmails = {
  'details-missing': aboutWork(detailsMissing, ({ basics, order, work, state, emailId }) => {
    if (state.waiting !== 'details') return superseded('done');
    if (wasSentRecently('details-missing', work, emailId) || wasSentRecently('payment-received', order))
      return superseded('newer email');
    const { step = 1 } = work.reminders.findLast(({ template }) => template === 'details-missing') ?? {};
    return { ...basics, step };
  }),
  'work-begun': aboutWork(workBegun, ({ basics, state: { turn, due, documents } }) => {
    if (turn !== 'us' || documents.some((document) => latestDraft(document))) return superseded('changed');
    if (due && due < now()) return superseded('day passed');
    return { ...basics, ...(due && { date: dayInIndia(due) }) };
  }),
  question: aboutWork(question, (mail) => {
    const isAnswered = !mail.state.isQuestionOpen || hasLaterEntry(mail, 'answer');
    return isAnswered ? superseded('answered') : { ...mail.basics, ...wordsOf(mail) };
  }),
  'draft-ready': aboutWork(draftReady, (mail) => {
    const draft = waitingDraft(mail);
    return draft ? { ...mail.basics, ...draft, ...wordsOf(mail) } : superseded('changed');
  }),
  'draft-waiting': aboutWork(draftWaiting, (mail) => {
    const draft = mail.state.waiting === 'review' && waitingDraft(mail);
    if (!draft) return superseded('changed');
    if (
      wasSentRecently('draft-waiting', mail.work, mail.emailId) ||
      wasSentRecently('draft-ready', mail.work)
    )
      return superseded('newer email');
    return { ...mail.basics, ...draft };
  }),
  'documents-final': aboutWork(documentsFinal, ({ basics, state }) => {
    const { waiting, supportUntil, documents } = state;
    if (waiting !== 'approved') return superseded('changed');
    return {
      ...basics,
      files: availableFiles(documents),
      ...(isSupported(state, Date.now()) && { supportUntil }),
    };
  }),
  'message-to-buyer': aboutWork(messageToBuyer, (mail) => {
    // Once the work has resumed, the reason for the hold no longer matters.
    const isPause = entryOf(mail)?.kind === 'hold';
    return isPause && hasLaterEntry(mail, 'resumed')
      ? superseded('changed')
      : { ...mail.basics, ...wordsOf(mail), ...cancelledWithCourse(mail) };
  }),
  'seat-reserved': aboutWork(seatReserved, async (mail) => {
    const facts = await placeFacts(mail);
    return facts ? { ...facts, ...(mail.order.seat?.lostAt && { wasLost: true }) } : superseded('changed');
  }),
  'class-tomorrow': aboutWork(classTomorrow, async (mail) => {
    const facts = await placeFacts(mail);
    const isTomorrow = startDay(facts?.startDate) === daysLater(dayInIndia(Date.now()), 1);
    return facts && isTomorrow ? facts : superseded('changed');
  }),
  'class-changed': aboutWork(classChanged, async (mail) => {
    const facts = await placeFacts(mail);
    if (!facts || facts.outlook === 'begun') return superseded('changed');
    if (!isLast('class-changed', mail.work, mail.emailId)) return superseded('newer email');
    const { changed } = mail.work.reminders.findLast(({ template }) => template === 'class-changed') ?? {};
    return { ...facts, hasSameStart: changed === 'details' };
  }),
  'buyer-replied': aboutWork(buyerReplied, (mail) => {
    const news = newsOf(mail);
    if (news.length === 0) return superseded('changed');
    const { turn, due } = mail.state;
    return {
      ...mail.basics,
      news: counted(news),
      ...mobileOf(mail),
      ...(turn === 'us' && due && { due: dayInIndia(due), isLate: due < now() }),
    };
  }),
  'draft-due-tomorrow': aboutWork(draftDueTomorrow, (mail) => {
    const { turn, due } = mail.state;
    if (turn !== 'us' || !due) return superseded('done');
    if (due < now()) return superseded('day passed');
    const date = dayInIndia(due);
    if (date > daysLater(dayInIndia(Date.now()), 1)) return superseded('changed');
    return { ...mail.basics, date, ...mobileOf(mail) };
  }),
};

const entryOf = ({ work, about }: WorkEmail) => work.entries.find(({ id }) => id === about);

function wordsOf(mail: WorkEmail) {
  const { text } = entryOf(mail) ?? {};
  return { ...(text && { text }) };
}

const hasLaterEntry = (
  { work: { entries }, about }: WorkEmail,
  kind: StoredWork['entries'][number]['kind'],
) => entries.findLastIndex((each) => each.kind === kind) > entries.findIndex(({ id }) => id === about);

function waitingDraft({ state: { documents }, about }: WorkEmail) {
  const document = documents.find(({ drafts }) => drafts.some(({ id }) => id === about));
  const latest = document && latestDraft(document);
  return document?.phase === 'sent' && latest && latest.id === about
    ? { document: document.name, version: latest.version }
    : undefined;
}

function availableFiles(documents: WorkState['documents']): DocumentsFinalFacts['files'] {
  const finals = documents.flatMap((document) => finalDraft(document) ?? []);
  const kept = finals.filter(({ at }) => !isFileExpired(at, Date.now())).length;
  return kept === 0 ? 'erased' : kept < finals.length ? 'some' : 'all';
}

function newsOf({ work, about }: WorkEmail) {
  const news = buyerUpdates(work);
  const first = news.findIndex(({ id }) => id === about);
  const later = first < 0 ? [] : news.slice(first + 1);
  const others = emailEntriesOf(work.outbox, 'buyer-replied').map(({ facts }) => facts.about);
  const next = later.findIndex(({ id }) => others.includes(id));
  return [...news.slice(first, first + 1), ...(next < 0 ? later : later.slice(0, next))];
}

function counted(news: ReturnType<typeof newsOf>): BuyerRepliedFacts['news'] {
  const groups = new Map<string, BuyerRepliedFacts['news'][number]>();
  for (const { kind, document } of news) {
    const key = `${kind} ${document ?? ''}`;
    const count = (groups.get(key)?.count ?? 0) + 1;
    groups.set(key, { kind, count, ...(document && { document }) });
  }
  return [...groups.values()];
}

async function placeFacts({ order, work, basics }: WorkEmail): Promise<SeatFacts | undefined> {
  if (order.product?.kind !== 'course') return undefined;
  const { title, isGone, firstClass, ...seat } = await courseSeatOf(order.product);
  if (isGone) return undefined;
  const shown = shownClass(work.shown, { title, firstClass, ...seat });
  const { hours, sequence } = shown;
  const isToCome = hours !== undefined && hours.end > now();
  return {
    ...{ ...basics, what: title, ...seat, outlook: startOutlookOf(seat.startDate, Date.now()) },
    shown,
    ...(isToCome && { event: { ...hours, sequence, isCancelled: !firstClass } }),
  };
}

const cancelledWithCourse = ({ order: { courseDeletion }, work: { shown } }: WorkEmail) =>
  courseDeletion && cancelledClass(shown);

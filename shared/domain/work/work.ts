import { supportMonths } from '../../policies.ts';
import {
  applyBooking,
  type Bookings,
  type SessionsState,
  type SoldSessions,
  sessionsOf,
} from '../coaching/bookings.ts';
import type { RefundPhase } from '../orders/refunds.ts';
import { replyDue } from '../time/business-hours.ts';
import { dayInIndia, daysBetween, daysLater, endOfDay, monthsLater } from '../time/india-time.ts';
import { changesDays, firstDraftDays } from './draft-dates.ts';
import type { DocumentName, WorkEntry } from './work-entry.ts';

/**
 * The state of the work follows from its entries. Days are calendar days in India. The clock runs only while it's our
 * turn: each midnight that passes during a pause extends the deadline by a day.
 */

export interface Work {
  startedAt: string;
  /** Empty for a seat in a class and for coaching. */
  documents: readonly DocumentName[];
  /** True for the Ultimate Career Kit, whose changes are due sooner. */
  isUltimate: boolean;
  /** Oldest first. */
  entries: readonly WorkEntry[];
  refundSteps?: readonly RefundStep[] | undefined;
  /** Set for an order of coaching sessions. */
  sold?: SoldSessions | undefined;
}

export interface RefundStep {
  phase: RefundPhase;
  /** When the refund was made, or when we learned of a change to it. */
  at: string;
}

export function withRefundPhase<W extends Pick<Work, 'refundSteps'>>(
  work: W,
  phase: RefundPhase,
  at: string,
): W {
  const { refundSteps = [] } = work;
  const known = refundSteps.at(-1)?.phase ?? 'kept';
  return known === phase ? work : { ...work, refundSteps: [...refundSteps, { phase, at }] };
}

/**
 * `booking` means that sessions are left to book, and `sessions` that all of them are booked or used up. `call` means
 * that we owe the buyer a call to agree what to do, and `agreed` that we've made it. `ended` means that
 * all documents have been cancelled. A pending full refund pauses the work (`refunding`), and a completed one ends it
 * (`refunded`).
 */
export type Waiting =
  | 'details'
  | 'answer'
  | 'review'
  | 'drafts'
  | 'changes'
  | 'call'
  | 'agreed'
  | 'hold'
  | 'seat'
  | 'booking'
  | 'sessions'
  | 'approved'
  | 'ended'
  | Exclude<RefundPhase, 'kept'>;

export interface WorkState {
  turn: 'buyer' | 'us' | 'nobody';
  waiting: Waiting;
  /** When `turn` or `waiting` last changed. */
  since: string;
  /** If it's the buyer's turn, the time of their last entry or of our last draft or question. */
  silentSince?: string;
  /** The earliest deadline (ISO 8601). For a call, holidays aren't taken into account. */
  due?: string;
  /** True if we owe something but it isn't our turn, so the deadline is paused. */
  isPaused: boolean;
  /** Set while the deadline is paused: the days left until `due` once it's our turn again. */
  daysLeft?: number;
  hasBrief: boolean;
  isQuestionOpen: boolean;
  documents: DocumentState[];
  sessions?: SessionsState;
  /** `YYYY-MM-DD`. Missing until every document has had its first draft. */
  supportUntil?: string;
}

export interface DocumentState {
  name: DocumentName;
  /**
   * `coming` has no draft yet, `sent` is with the buyer, `changing` is back with us, and `ended` is cancelled or
   * refunded.
   */
  phase: 'coming' | 'sent' | 'changing' | 'approved' | 'ended';
  /** Oldest first, including withdrawn drafts. */
  drafts: Draft[];
  /** The deadline (`YYYY-MM-DD`) of the next draft, if we owe one. */
  due?: string;
}

export interface Draft {
  id: string;
  version: number;
  at: string;
  note?: string;
  isWithdrawn: boolean;
  isApproved: boolean;
}

export function workStateOf(work: Work): WorkState {
  const known = begin(work);
  let before = turnOf(known);
  let since = work.startedAt;
  let lastHeardAt = work.startedAt;
  let last = work.startedAt;
  for (const event of inOrderOfTime(work)) {
    if (before.turn !== 'us') pauseDeadlines(known, midnightsBetween(last, event.at));
    if ('phase' in event) known.refund = event.phase;
    else {
      apply(known, event, work);
      if (event.by === 'buyer' || event.kind === 'draft' || event.kind === 'question') lastHeardAt = event.at;
    }
    last = event.at;
    const after = turnOf(known);
    if (after.turn !== before.turn || after.waiting !== before.waiting) since = event.at;
    before = after;
  }
  const silentSince = lastHeardAt > since ? lastHeardAt : since;
  return {
    ...summaryOf(known, before, since, last),
    ...(before.turn === 'buyer' && { silentSince }),
    documents: [...known.documents.values()].map((document) => documentStateOf(document, known)),
    ...(known.sold && { sessions: sessionsOf(known.sold.sessions, known.bookings) }),
  };
}

const inOrderOfTime = ({ entries, refundSteps = [] }: Work): readonly (WorkEntry | RefundStep)[] =>
  refundSteps.length === 0
    ? entries
    : [...entries, ...refundSteps].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));

export const isOver = ({ waiting }: Pick<WorkState, 'waiting'>): boolean =>
  waiting === 'ended' || waiting === 'refunding' || waiting === 'refunded';

export const isLate = ({ turn, due }: Pick<WorkState, 'turn' | 'due'>, now: number): boolean =>
  turn === 'us' && due !== undefined && Date.parse(due) < now;

export const latestDraft = ({ drafts }: Pick<DocumentState, 'drafts'>): Draft | undefined =>
  drafts.findLast(({ isWithdrawn }) => !isWithdrawn);

export const documentLabel = (document: DocumentName): string =>
  document === 'Document' ? 'document' : document;

export function finalDraft({ phase, drafts }: Pick<DocumentState, 'phase' | 'drafts'>): Draft | undefined {
  const latest = latestDraft({ drafts });
  return phase === 'approved' && latest?.isApproved ? latest : undefined;
}

interface Progress {
  hasBrief: boolean;
  isQuestionOpen: boolean;
  isOnHold: boolean;
  isCalled: boolean;
  refund: RefundPhase;
  documents: Map<DocumentName, DocumentProgress>;
  sold: SoldSessions | undefined;
  bookings: Bookings;
}

interface DocumentProgress extends DocumentState {
  /** How many drafts there were when the buyer last asked for changes, or 0. */
  draftsAtRequest: number;
}

export const needsBrief = ({ documents }: Pick<Work, 'documents'>): boolean =>
  documents.some((name) => name !== 'Document');

function begin({ documents, sold }: Work): Progress {
  const known = documents.map((name): [DocumentName, DocumentProgress] => [
    name,
    { name, phase: 'coming', drafts: [], draftsAtRequest: 0 },
  ]);
  const documentProgress = new Map(known);
  const hasBrief = !needsBrief({ documents });
  return {
    ...{ hasBrief, isQuestionOpen: false, isOnHold: false, isCalled: false },
    ...{ refund: 'kept', documents: documentProgress, sold, bookings: new Map() },
  };
}

function apply(known: Progress, entry: WorkEntry, work: Work): void {
  const document = entry.document && known.documents.get(entry.document);
  switch (entry.kind) {
    case 'brief':
      if (!known.hasBrief) for (const each of known.documents.values()) owe(each, entry.at, work);
      known.hasBrief = true;
      if (entry.by === 'us') known.isCalled = true;
      return;
    case 'call':
      known.isCalled = true;
      return;
    case 'question':
      known.isQuestionOpen = true;
      return;
    case 'answer':
      known.isQuestionOpen = false;
      return;
    case 'hold':
      known.isOnHold = true;
      return;
    case 'resumed':
      known.isOnHold = false;
      return;
    case 'draft':
      if (document) addDraft(document, entry);
      known.isCalled = true;
      return;
    case 'booking':
      if (entry.booking) applyBooking(known.bookings, entry.booking, entry.at);
      return;
    case 'withdrawn':
      for (const each of known.documents.values()) withdraw(each, entry, work);
      return;
    case 'changes':
      if (document && document.drafts.length > 0 && document.phase !== 'changing') {
        document.phase = 'changing';
        document.draftsAtRequest = document.drafts.length;
        owe(document, entry.at, work);
      }
      return;
    case 'approval':
      approve(document, entry.version);
      return;
    case 'ended':
      if (document) document.phase = 'ended';
      return;
    default:
      return;
  }
}

function addDraft(document: DocumentProgress, { id, at, text, version = 1 }: WorkEntry): void {
  document.drafts.push({
    id,
    at,
    version,
    ...(text && { note: text }),
    isWithdrawn: false,
    isApproved: false,
  });
  document.phase = 'sent';
}

/** If withdrawing a draft means that we owe another one, the new deadline is counted from the withdrawal. */
function withdraw(document: DocumentProgress, { draft: id, at }: WorkEntry, work: Work): void {
  const draft = document.drafts.find((each) => each.id === id);
  if (!draft) return;
  draft.isWithdrawn = true;
  draft.isApproved = false;
  if (document.phase !== 'sent' && document.phase !== 'approved') return;
  document.phase = phaseByDrafts(document);
  if (isOwed(document)) owe(document, at, work);
}

/** If the latest draft is withdrawn, we again owe the changes that the buyer asked for in an earlier draft. */
function phaseByDrafts(document: DocumentProgress): DocumentState['phase'] {
  const { drafts, draftsAtRequest } = document;
  const latest = latestDraft(document);
  if (draftsAtRequest > 0 && (!latest || drafts.indexOf(latest) < draftsAtRequest)) return 'changing';
  if (!latest) return 'coming';
  return latest.isApproved ? 'approved' : 'sent';
}

function approve(document: DocumentProgress | undefined, version: number | undefined): void {
  const draft = document?.drafts.find((each) => each.version === version);
  if (!document || !draft || draft.isWithdrawn) return;
  draft.isApproved = true;
  document.phase = 'approved';
}

function owe(document: DocumentProgress, from: string, { isUltimate }: Work): void {
  const changes = isUltimate ? changesDays.ultimate : changesDays.usual;
  const days = document.phase === 'changing' ? changes : firstDraftDays;
  document.due = daysLater(dayInIndia(from), days);
}

const isToBeAgreed = ({ name, phase }: DocumentState) => name === 'Document' && phase === 'coming';

const isOwed = (document: DocumentState) =>
  document.phase === 'changing' || (document.phase === 'coming' && !isToBeAgreed(document));

function pauseDeadlines({ documents }: Progress, days: number): void {
  for (const document of documents.values())
    if (document.due && isOwed(document)) document.due = daysLater(document.due, days);
}

type Turn = Pick<WorkState, 'turn' | 'waiting'>;

function turnOf(known: Progress): Turn {
  const { hasBrief, isQuestionOpen, isOnHold, isCalled, refund, documents, sold, bookings } = known;
  if (refund !== 'kept') return { turn: 'nobody', waiting: refund };
  if (sold)
    return sessionsOf(sold.sessions, bookings).left > 0
      ? { turn: 'buyer', waiting: 'booking' }
      : { turn: 'nobody', waiting: 'sessions' };
  const phases = [...documents.values()].map(({ phase }) => phase);
  const isAgreeing = [...documents.values()].some(isToBeAgreed);
  if (phases.length === 0) return { turn: 'nobody', waiting: 'seat' };
  if (phases.every((phase) => phase === 'ended')) return { turn: 'nobody', waiting: 'ended' };
  if (isOnHold) return { turn: 'nobody', waiting: 'hold' };
  if (!hasBrief) return { turn: 'buyer', waiting: 'details' };
  if (isQuestionOpen) return { turn: 'buyer', waiting: 'answer' };
  if (phases.includes('changing')) return { turn: 'us', waiting: 'changes' };
  if (isAgreeing) return isCalled ? { turn: 'nobody', waiting: 'agreed' } : { turn: 'us', waiting: 'call' };
  if (phases.includes('coming')) return { turn: 'us', waiting: 'drafts' };
  if (phases.includes('sent')) return { turn: 'buyer', waiting: 'review' };
  return { turn: 'nobody', waiting: 'approved' };
}

function summaryOf(known: Progress, turn: Turn, since: string, last: string): Omit<WorkState, 'documents'> {
  const documents = [...known.documents.values()];
  const [due] = documents.flatMap((each) => dueOf(each, known) ?? []).sort();
  const isPaused = turn.turn !== 'us' && due !== undefined;
  const supportUntil = supportOf(documents);
  return {
    ...turn,
    since,
    ...(due && { due: endOfDay(due) }),
    ...(turn.waiting === 'call' && { due: replyDue(since) }),
    isPaused,
    ...(isPaused && { daysLeft: Math.max(0, daysBetween(dayInIndia(last), due)) }),
    hasBrief: known.hasBrief,
    isQuestionOpen: known.isQuestionOpen,
    ...(supportUntil && { supportUntil }),
  };
}

function supportOf(documents: DocumentProgress[]): string | undefined {
  const made = documents.filter(({ phase }) => phase !== 'ended');
  const times = made.flatMap(({ drafts }) => drafts.find(({ isWithdrawn }) => !isWithdrawn)?.at ?? []).sort();
  const last = times.at(-1);
  if (!last || times.length < made.length) return undefined;
  return monthsLater(dayInIndia(last), supportMonths);
}

export const isSupported = ({ supportUntil }: Pick<WorkState, 'supportUntil'>, now: number): boolean =>
  supportUntil === undefined || dayInIndia(now) <= supportUntil;

function documentStateOf(document: DocumentProgress, known: Progress): DocumentState {
  const { name, phase, drafts } = document;
  const due = dueOf(document, known);
  const isEnded = known.refund === 'refunded' && phase !== 'approved';
  return { name, phase: isEnded ? 'ended' : phase, drafts, ...(due && { due }) };
}

const dueOf = (document: DocumentProgress, { refund }: Progress) =>
  isOwed(document) && refund === 'kept' ? document.due : undefined;

const midnightsBetween = (from: string, to: string) => daysBetween(dayInIndia(from), dayInIndia(to));

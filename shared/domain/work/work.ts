import { supportMonths } from '../../policies.ts';
import type { RefundPhase } from '../orders/refunds.ts';
import { dayInIndia, daysBetween, daysLater, endOfDay, monthsLater } from '../time/india-time.ts';
import { changesDays, firstDraftDays } from './draft-dates.ts';
import type { DocumentName, WorkEntry } from './work-entry.ts';

/**
 * Bought work is a list of entries, and everything else follows from them: whose turn it is, when something is due, and
 * until when changes may be asked for. Days are days of India, and they stand still while it is not our turn: each
 * midnight that passes meanwhile makes one more. All of it stands here together: no step of the replay means anything
 * without the others.
 */

/** Bought work, as far as its state follows from it. */
export interface Work {
  /** The time at which it was begun: by the payment, or by the owner. */
  startedAt: string;
  /** The documents that are delivered; none for a place in a class. */
  documents: readonly DocumentName[];
  /** Changes come sooner. */
  isUltimate: boolean;
  /** In the order of time. */
  entries: readonly WorkEntry[];
  /** What became of the order's money, in the order of time; missing as long as nobody has asked for all of it back. */
  refundSteps?: readonly RefundStep[] | undefined;
}

/** Money of an order that comes into another phase. */
export interface RefundStep {
  phase: RefundPhase;
  /** The time at which that became known, ISO 8601. */
  at: string;
}

/** Work that follows the phase which its order's money is in from a time on; the same work where it does already. */
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
 * The thing that is waited for; `place` is a place in a class, `ended` work that is over. Work rests while all the money
 * is on its way back (`refunding`), and has ended once the money has arrived (`refunded`).
 */
export type Waiting =
  | 'details'
  | 'answer'
  | 'review'
  | 'drafts'
  | 'changes'
  | 'hold'
  | 'place'
  | 'approved'
  | 'ended'
  | Exclude<RefundPhase, 'kept'>;

export interface WorkState {
  turn: 'buyer' | 'us' | 'nobody';
  waiting: Waiting;
  /** Since when it is this turn, ISO 8601. */
  since: string;
  /** Since when the buyer, whose turn it is, has neither done anything nor been sent a draft or a question. */
  silentSince?: string;
  /** The last moment of the day of what is due first, ISO 8601; none where nothing has a day. It stands while `isStopped`. */
  due?: string;
  /** The days stand still, as it is not our turn and something is owed. */
  isStopped: boolean;
  /** Days that are left of them, as they stand still. */
  daysLeft?: number;
  hasBrief: boolean;
  isQuestionOpen: boolean;
  documents: DocumentState[];
  /** The last day (`YYYY-MM-DD`) on which changes may be asked for, once every document has its first draft. */
  supportUntil?: string;
}

export interface DocumentState {
  name: DocumentName;
  /** `coming` has no draft; `sent` is with the buyer; `changing` is with us again. */
  phase: 'coming' | 'sent' | 'changing' | 'approved' | 'ended';
  /** Its drafts, the withdrawn ones too, the first one first. */
  drafts: Draft[];
  /** The day of the next draft (`YYYY-MM-DD`), where we owe one. */
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

/** The state of work after all of its entries, and all that became of its money. */
export function workStateOf(work: Work): WorkState {
  const known = begin(work);
  let before = turnOf(known);
  let since = work.startedAt;
  let heard = work.startedAt;
  let last = work.startedAt;
  for (const event of inOrderOfTime(work)) {
    if (before.turn !== 'us') stopClocks(known, midnightsBetween(last, event.at));
    if ('phase' in event) known.refund = event.phase;
    else {
      apply(known, event, work);
      if (event.by === 'buyer' || event.kind === 'draft' || event.kind === 'question') heard = event.at;
    }
    last = event.at;
    const after = turnOf(known);
    if (after.turn !== before.turn || after.waiting !== before.waiting) since = event.at;
    before = after;
  }
  const silentSince = heard > since ? heard : since;
  return {
    ...summaryOf(known, before, since, last),
    ...(before.turn === 'buyer' && { silentSince }),
    documents: [...known.documents.values()].map((document) => shownOf(document, known)),
  };
}

const inOrderOfTime = ({ entries, refundSteps = [] }: Work): readonly (WorkEntry | RefundStep)[] =>
  refundSteps.length === 0
    ? entries
    : [...entries, ...refundSteps].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** Whether nothing is done on work any more, or for as long as its money is on its way back. */
export const isOver = ({ waiting }: Pick<WorkState, 'waiting'>): boolean =>
  waiting === 'ended' || waiting === 'refunding' || waiting === 'refunded';

/** Whether work that we owe was due before a time (epoch milliseconds). */
export const isLate = ({ turn, due }: Pick<WorkState, 'turn' | 'due'>, now: number): boolean =>
  turn === 'us' && due !== undefined && Date.parse(due) < now;

/** The latest version of a document that is not withdrawn. */
export const latestDraft = ({ drafts }: Pick<DocumentState, 'drafts'>): Draft | undefined =>
  drafts.findLast(({ isWithdrawn }) => !isWithdrawn);

/** A document as a sentence names it. */
export const documentInWords = (document: DocumentName): string =>
  document === 'To be agreed' ? 'document' : document;

/** The draft of a document that its buyer has approved, and that nothing has overtaken since. */
export function finalDraft({ phase, drafts }: Pick<DocumentState, 'phase' | 'drafts'>): Draft | undefined {
  const latest = latestDraft({ drafts });
  return phase === 'approved' && latest?.isApproved ? latest : undefined;
}

interface Known {
  hasBrief: boolean;
  isQuestionOpen: boolean;
  isOnHold: boolean;
  refund: RefundPhase;
  documents: Map<DocumentName, KnownDocument>;
}

interface KnownDocument extends DocumentState {
  /** Drafts that there were when changes were asked for the last time; 0 where nobody has asked for any. */
  draftsAsked: number;
}

/** Whether work begins with the buyer's details: what is agreed by telephone has to be written down by nobody first. */
export const needsBrief = ({ documents }: Pick<Work, 'documents'>): boolean =>
  documents.some((name) => name !== 'To be agreed');

function begin({ documents }: Work): Known {
  const known = documents.map((name): [DocumentName, KnownDocument] => [
    name,
    { name, phase: 'coming', drafts: [], draftsAsked: 0 },
  ]);
  const documentsKnown = new Map(known);
  const hasBrief = !needsBrief({ documents });
  return { hasBrief, isQuestionOpen: false, isOnHold: false, refund: 'kept', documents: documentsKnown };
}

function apply(known: Known, entry: WorkEntry, work: Work): void {
  const document = entry.document && known.documents.get(entry.document);
  switch (entry.kind) {
    case 'brief':
      if (!known.hasBrief) for (const each of known.documents.values()) owe(each, entry.at, work);
      known.hasBrief = true;
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
      return;
    case 'withdrawn':
      for (const each of known.documents.values()) withdraw(each, entry, work);
      return;
    case 'changes':
      if (document && document.drafts.length > 0 && document.phase !== 'changing') {
        document.phase = 'changing';
        document.draftsAsked = document.drafts.length;
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

function addDraft(document: KnownDocument, { id, at, text, version = 1 }: WorkEntry): void {
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

/** Takes a draft back. Where another one is owed for that, its days begin anew. */
function withdraw(document: KnownDocument, { draft: id, at }: WorkEntry, work: Work): void {
  const draft = document.drafts.find((each) => each.id === id);
  if (!draft) return;
  draft.isWithdrawn = true;
  draft.isApproved = false;
  if (document.phase !== 'sent' && document.phase !== 'approved') return;
  document.phase = phaseByDrafts(document);
  if (isOwed(document)) owe(document, at, work);
}

/** The phase of a document by its drafts alone: what was asked for of one that is withdrawn since holds. */
function phaseByDrafts(document: KnownDocument): DocumentState['phase'] {
  const { drafts, draftsAsked } = document;
  const latest = latestDraft(document);
  if (draftsAsked > 0 && (!latest || drafts.indexOf(latest) < draftsAsked)) return 'changing';
  if (!latest) return 'coming';
  return latest.isApproved ? 'approved' : 'sent';
}

function approve(document: KnownDocument | undefined, version: number | undefined): void {
  const draft = document?.drafts.find((each) => each.version === version);
  if (!document || !draft || draft.isWithdrawn) return;
  draft.isApproved = true;
  document.phase = 'approved';
}

function owe(document: KnownDocument, from: string, { isUltimate }: Work): void {
  const changes = isUltimate ? changesDays.ultimate : changesDays.usual;
  const days = document.phase === 'changing' ? changes : firstDraftDays;
  document.due = daysLater(dayInIndia(Date.parse(from)), days);
}

const isOwed = ({ phase }: DocumentState) => phase === 'coming' || phase === 'changing';

function stopClocks({ documents }: Known, days: number): void {
  for (const document of documents.values())
    if (document.due && isOwed(document)) document.due = daysLater(document.due, days);
}

type Turn = Pick<WorkState, 'turn' | 'waiting'>;

function turnOf({ hasBrief, isQuestionOpen, isOnHold, refund, documents }: Known): Turn {
  if (refund !== 'kept') return { turn: 'nobody', waiting: refund };
  const phases = [...documents.values()].map(({ phase }) => phase);
  if (phases.length === 0) return { turn: 'nobody', waiting: 'place' };
  if (phases.every((phase) => phase === 'ended')) return { turn: 'nobody', waiting: 'ended' };
  if (isOnHold) return { turn: 'nobody', waiting: 'hold' };
  if (!hasBrief) return { turn: 'buyer', waiting: 'details' };
  if (isQuestionOpen) return { turn: 'buyer', waiting: 'answer' };
  if (phases.includes('changing')) return { turn: 'us', waiting: 'changes' };
  if (phases.includes('coming')) return { turn: 'us', waiting: 'drafts' };
  if (phases.includes('sent')) return { turn: 'buyer', waiting: 'review' };
  return { turn: 'nobody', waiting: 'approved' };
}

function summaryOf(known: Known, turn: Turn, since: string, last: string): Omit<WorkState, 'documents'> {
  const documents = [...known.documents.values()];
  const [due] = documents.flatMap((each) => dueOf(each, known) ?? []).toSorted();
  const isStopped = turn.turn !== 'us' && due !== undefined;
  const supportUntil = supportOf(documents);
  return {
    ...turn,
    since,
    ...(due && { due: endOfDay(due) }),
    isStopped,
    ...(isStopped && { daysLeft: Math.max(0, daysBetween(dayInIndia(Date.parse(last)), due)) }),
    hasBrief: known.hasBrief,
    isQuestionOpen: known.isQuestionOpen,
    ...(supportUntil && { supportUntil }),
  };
}

/** The last day of the support: some calendar months from the last of the first drafts. */
function supportOf(documents: KnownDocument[]): string | undefined {
  const made = documents.filter(({ phase }) => phase !== 'ended');
  const times = made
    .flatMap(({ drafts }) => drafts.find(({ isWithdrawn }) => !isWithdrawn)?.at ?? [])
    .toSorted();
  const last = times.at(-1);
  if (!last || times.length < made.length) return undefined;
  return monthsLater(dayInIndia(Date.parse(last)), supportMonths);
}

/** Whether changes can be asked for at a time (epoch milliseconds): from the first drafts on, for the months of the support. */
export const isSupported = ({ supportUntil }: Pick<WorkState, 'supportUntil'>, now: number): boolean =>
  supportUntil === undefined || dayInIndia(now) <= supportUntil;

function shownOf(document: KnownDocument, known: Known): DocumentState {
  const { draftsAsked: _, due: __, ...shown } = document;
  const due = dueOf(document, known);
  return { ...shown, ...(due && { due }) };
}

/** The day of what is owed of a document; none while its money is on its way back, or after that. */
const dueOf = (document: KnownDocument, { refund }: Known) =>
  isOwed(document) && refund === 'kept' ? document.due : undefined;

const midnightsBetween = (from: string, to: string) =>
  daysBetween(dayInIndia(Date.parse(from)), dayInIndia(Date.parse(to)));

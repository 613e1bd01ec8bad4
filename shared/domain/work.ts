import { changesDays, firstDraftDays } from './draft-dates.ts';
import { dayInIndia, daysBetween, daysLater, endOfDay, monthsLater } from './india-time.ts';
import { supportMonths } from './policies.ts';
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
  /** All the money has gone back, which ends the work. */
  isRefunded?: boolean | undefined;
  /** The time at which that became known. */
  refundedAt?: string | undefined;
}

/** The thing that is waited for; `place` is a place in a class, `ended` work that is over. */
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
  | 'refunded';

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

/** The state of work after all of its entries. */
export function workStateOf(work: Work): WorkState {
  const draftsGone = new Set(work.entries.flatMap(({ draft }) => draft ?? []));
  const known = begin(work);
  let before = turnOf(known);
  let since = work.startedAt;
  let heard = work.startedAt;
  let last = work.startedAt;
  for (const entry of work.entries) {
    if (before.turn !== 'us') stopClocks(known, midnightsBetween(last, entry.at));
    apply(known, entry, work, draftsGone);
    last = entry.at;
    const after = turnOf(known);
    if (after.turn !== before.turn || after.waiting !== before.waiting) since = entry.at;
    before = after;
    if (entry.by === 'buyer' || entry.kind === 'draft' || entry.kind === 'question') heard = entry.at;
  }
  if (work.isRefunded) {
    for (const document of known.documents.values()) delete document.due;
    before = { turn: 'nobody', waiting: 'refunded' };
    since = work.refundedAt ?? last;
  }
  const silentSince = heard > since ? heard : since;
  return {
    ...summaryOf(known, before, since, last),
    ...(before.turn === 'buyer' && { silentSince }),
    documents: [...known.documents.values()].map(shownOf),
  };
}

/** Whether work that we owe was due before a time (epoch milliseconds). */
export const isLate = ({ turn, due }: Pick<WorkState, 'turn' | 'due'>, now: number): boolean =>
  turn === 'us' && due !== undefined && Date.parse(due) < now;

/** The latest version of a document that is not withdrawn. */
export const latestDraft = ({ drafts }: Pick<DocumentState, 'drafts'>): Draft | undefined =>
  drafts.findLast(({ isWithdrawn }) => !isWithdrawn);

interface Known {
  hasBrief: boolean;
  isQuestionOpen: boolean;
  isOnHold: boolean;
  documents: Map<DocumentName, KnownDocument>;
}

interface KnownDocument extends DocumentState {
  firstDraftAt?: string;
}

function begin({ documents }: Work): Known {
  const known = documents.map((name): [DocumentName, KnownDocument] => [
    name,
    { name, phase: 'coming', drafts: [] },
  ]);
  // Of what is agreed by telephone nothing has to be written down first.
  const hasBrief = documents.every((name) => name === 'To be agreed');
  return { hasBrief, isQuestionOpen: false, isOnHold: false, documents: new Map(known) };
}

function apply(known: Known, entry: WorkEntry, { isUltimate }: Work, draftsGone: ReadonlySet<string>): void {
  const document = entry.document && known.documents.get(entry.document);
  switch (entry.kind) {
    case 'brief':
      if (!known.hasBrief) for (const each of known.documents.values()) owe(each, entry.at, firstDraftDays);
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
      if (document) addDraft(document, entry, draftsGone.has(entry.id));
      return;
    case 'changes':
      // A draft that was withdrawn since has been seen, and what was asked for then holds.
      if (document && document.drafts.length > 0 && document.phase !== 'changing') {
        document.phase = 'changing';
        owe(document, entry.at, isUltimate ? changesDays.ultimate : changesDays.usual);
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

function addDraft(
  document: KnownDocument,
  { id, at, text, version = 1 }: WorkEntry,
  isWithdrawn: boolean,
): void {
  document.drafts.push({ id, at, version, ...(text && { note: text }), isWithdrawn, isApproved: false });
  if (isWithdrawn) return;
  document.phase = 'sent';
  document.firstDraftAt ??= at;
}

function approve(document: KnownDocument | undefined, version: number | undefined): void {
  const draft = document?.drafts.find((each) => each.version === version);
  if (!document || !draft || draft.isWithdrawn) return;
  draft.isApproved = true;
  document.phase = 'approved';
}

const owe = (document: KnownDocument, from: string, days: number) => {
  document.due = daysLater(dayInIndia(Date.parse(from)), days);
};

const isOwed = ({ phase }: DocumentState) => phase === 'coming' || phase === 'changing';

function stopClocks({ documents }: Known, days: number): void {
  for (const document of documents.values())
    if (document.due && isOwed(document)) document.due = daysLater(document.due, days);
}

type Turn = Pick<WorkState, 'turn' | 'waiting'>;

function turnOf({ hasBrief, isQuestionOpen, isOnHold, documents }: Known): Turn {
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
  const [due] = documents.flatMap((each) => (isOwed(each) && each.due) || []).toSorted();
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
  const times = made.flatMap(({ firstDraftAt }) => firstDraftAt ?? []).toSorted();
  const last = times.at(-1);
  if (!last || times.length < made.length) return undefined;
  return monthsLater(dayInIndia(Date.parse(last)), supportMonths);
}

const shownOf = ({ firstDraftAt: _, due, ...document }: KnownDocument): DocumentState => ({
  ...document,
  ...(due && isOwed(document) && { due }),
});

const midnightsBetween = (from: string, to: string) =>
  daysBetween(dayInIndia(Date.parse(from)), dayInIndia(Date.parse(to)));

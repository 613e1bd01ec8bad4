import { limits } from '../limits/limits.ts';
import { longDate } from '../time/format.ts';
import {
  type DocumentState,
  isSupported,
  latestDraft,
  type Work,
  type WorkState,
  workStateOf,
} from './work.ts';
import type { Brief, WorkEntry } from './work-entry.ts';

export type NewEntry = Pick<WorkEntry, 'kind' | 'by' | 'document' | 'version' | 'draft'>;

/** Returns why the entry isn't allowed, or undefined if it is. `now` is in epoch milliseconds. */
export function refusalOf(work: Work, move: NewEntry, now: number): string | undefined {
  const state = workStateOf(work);
  const document = state.documents.find(({ name }) => name === move.document);
  if (isOfDocument.has(move.kind) && !document) return 'This order doesn’t include that document.';
  return rules[move.kind]({ work, move, state, now, document: document as DocumentState });
}

export function isRepeatedEntry(work: Work, move: NewEntry): boolean {
  const drafts = workStateOf(work).documents.flatMap(({ name, drafts: all }) =>
    all.map((draft) => ({ name, ...draft })),
  );
  if (move.kind === 'approval')
    return drafts.some(
      (draft) => draft.name === move.document && draft.version === move.version && draft.isApproved,
    );
  if (move.kind === 'withdrawn')
    return drafts.some(({ id, isWithdrawn }) => id === move.draft && isWithdrawn);
  return move.kind === 'deleted' && liveFiles(work.entries).length === 0;
}

/** Includes pasted text, which is stored as a file. */
export const liveFiles = <Entry extends Pick<WorkEntry, 'kind' | 'file'>>(
  entries: readonly Entry[],
): Entry[] => entries.filter(({ kind, file }) => kind !== 'draft' && file && !file.isGone);

export function missingOf(brief: Brief, hasFile: boolean): ('targetRole' | 'cv')[] {
  return [
    ...(brief.targetRole ? [] : ['targetRole' as const]),
    ...(brief.cv || hasFile ? [] : ['cv' as const]),
  ];
}

interface RuleInput {
  work: Work;
  move: NewEntry;
  state: WorkState;
  /** Set only for the kinds in `isOfDocument`. */
  document: DocumentState;
  now: number;
}

type Rule = (input: RuleInput) => string | undefined;

const isOfDocument: ReadonlySet<WorkEntry['kind']> = new Set(['draft', 'changes', 'approval', 'ended']);

const always: Rule = () => undefined;

const refuseOver = ({ state: { waiting } }: RuleInput): string | undefined => {
  if (waiting === 'refunding') return 'A refund has been started for this order, so the work is on hold.';
  if (waiting === 'refunded') return 'This order has been refunded, so the work has ended.';
  if (waiting === 'ended') return 'The work on this order has ended.';
  if (waiting === 'booking' || waiting === 'sessions')
    return 'This order is for coaching sessions. Write a message instead.';
  return waiting === 'seat' ? 'This order is for a seat in a class. Write a message instead.' : undefined;
};

const rules: Record<WorkEntry['kind'], Rule> = {
  message: always,
  booking: always,
  call: always,
  deleted: always,
  brief: (input) =>
    refuseOver(input) ??
    (input.state.waiting === 'approved'
      ? 'All documents are approved. Ask for changes if you need any.'
      : undefined),
  file: (input) =>
    refuseOver(input) ??
    (liveFiles(input.work.entries.filter(({ kind }) => kind === 'file')).length >= limits.work.files
      ? `An order can have up to ${limits.work.files} files. Delete your files, or email us the rest.`
      : undefined),
  question: (input) =>
    refuseOver(input) ??
    (input.state.waiting === 'approved'
      ? 'All documents are approved, so no answer is needed. Write a message instead.'
      : undefined),
  answer: (input) =>
    refuseOver(input) ??
    (input.state.isQuestionOpen ? undefined : 'There’s no open question. Write a message instead.'),
  draft: (input) => refuseOver(input) ?? refuseDraft(input),
  changes: (input) => refuseOver(input) ?? refuseChanges(input),
  approval: (input) => refuseOver(input) ?? refuseApproval(input),
  withdrawn: ({ state, move }) =>
    state.documents.some(({ drafts }) => drafts.some(({ id }) => id === move.draft))
      ? undefined
      : 'That draft doesn’t belong to this order.',
  hold: (input) => {
    const { waiting } = input.state;
    if (waiting === 'hold') return 'The work is already on hold.';
    return (
      refuseOver(input) ??
      (waiting === 'approved' ? 'All documents are approved, so there’s nothing to put on hold.' : undefined)
    );
  },
  resumed: (input) =>
    refuseOver(input) ?? (input.state.waiting === 'hold' ? undefined : 'The work isn’t on hold.'),
  ended: ({ state, document }) => {
    if (state.waiting === 'refunding' || state.waiting === 'refunded')
      return refuseOver({ state } as RuleInput);
    return document.phase === 'ended' ? `The ${document.name} has already been cancelled.` : undefined;
  },
};

/** Counts withdrawn drafts too, so that no version number is used twice. */
export const nextVersion = ({ drafts }: Pick<DocumentState, 'drafts'>): number => drafts.length + 1;

function refuseDraft({ state, document, move: { version } }: RuleInput): string | undefined {
  if (document.phase === 'ended') return `The ${document.name} has been cancelled, so no draft is needed.`;
  if (state.waiting === 'hold') return 'The work is on hold. Resume it before you send a draft.';
  if (!state.hasBrief) return 'The details are missing. Enter them before you send a draft.';
  return version === undefined || version === nextVersion(document)
    ? undefined
    : `Someone has just sent draft ${document.drafts.length} of the ${document.name}. Read it before you send another.`;
}

function refuseChanges({ state, document, now }: RuleInput): string | undefined {
  const { name, phase } = document;
  if (phase === 'ended') return `The ${name} has been cancelled.`;
  if (phase === 'changing')
    return `We’re already making changes to the ${name}. Send us a message to add something.`;
  if (!latestDraft(document)) return `There’s no draft of the ${name} yet.`;
  const { supportUntil } = state;
  if (!supportUntil || isSupported(state, now)) return undefined;
  return `The last day to ask for changes was ${longDate(supportUntil)}. Send us a message and we’ll see what we can do.`;
}

function refuseApproval({ document, move: { version } }: RuleInput): string | undefined {
  const { name, phase, drafts } = document;
  if (phase === 'ended') return `The ${name} has been cancelled.`;
  const draft = drafts.find((each) => each.version === version);
  if (!draft) return `There’s no draft ${version} of the ${name}.`;
  if (draft.isWithdrawn) return `Draft ${version} of the ${name} was withdrawn.`;
  const latest = latestDraft(document);
  return latest && latest.version !== version
    ? `There’s a newer draft of the ${name}: draft ${latest.version}. Please read that one.`
    : undefined;
}

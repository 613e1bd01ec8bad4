import { limits } from '../limits/limits.ts';
import {
  type DocumentState,
  isSupported,
  latestDraft,
  type Work,
  type WorkState,
  workStateOf,
} from './work.ts';
import type { Brief, WorkEntry } from './work-entry.ts';

/** The part of an entry that decides whether it makes sense. */
export type Move = Pick<WorkEntry, 'kind' | 'by' | 'document' | 'version' | 'draft'>;

/** The sentence that refuses an entry at a time (epoch milliseconds); undefined where the entry makes sense. */
export function refusalOf(work: Work, move: Move, now: number): string | undefined {
  const state = workStateOf(work);
  const document = state.documents.find(({ name }) => name === move.document);
  if (isOfDocument.has(move.kind) && !document) return 'This order has no such document.';
  return rules[move.kind]({ work, move, state, now, document: document as DocumentState });
}

/** Whether an entry would only repeat what is said already, as after a second press or on a second device. */
export function isSaid(work: Work, move: Move): boolean {
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

/** The entries whose files the buyer has handed in and not deleted, pasted texts included. */
export const liveFiles = <Entry extends Pick<WorkEntry, 'kind' | 'file'>>(
  entries: readonly Entry[],
): Entry[] => entries.filter(({ kind, file }) => kind !== 'draft' && file && !file.isGone);

/** The required fields that the details lack; a file replaces the CV. */
export function missingOf(brief: Brief, hasFile: boolean): ('targetRole' | 'cv')[] {
  return [
    ...(brief.targetRole ? [] : ['targetRole' as const]),
    ...(brief.cv || hasFile ? [] : ['cv' as const]),
  ];
}

interface Judged {
  work: Work;
  move: Move;
  state: WorkState;
  /** Set for the kinds of `isOfDocument` alone. */
  document: DocumentState;
  now: number;
}

type Rule = (judged: Judged) => string | undefined;

const isOfDocument: ReadonlySet<WorkEntry['kind']> = new Set(['draft', 'changes', 'approval', 'ended']);

const always: Rule = () => undefined;

const refuseOver = ({ state: { waiting } }: Judged): string | undefined => {
  if (waiting === 'refunding') return 'A full refund of this order has been started, so the work is on hold.';
  if (waiting === 'refunded') return 'This order has been refunded, so the work has ended.';
  if (waiting === 'ended') return 'The work on this order has ended.';
  return waiting === 'place' ? 'This order is for a place in a class. Write a message instead.' : undefined;
};

const rules: Record<WorkEntry['kind'], Rule> = {
  message: always,
  call: always,
  deleted: always,
  brief: (judged) =>
    refuseOver(judged) ??
    (judged.state.waiting === 'approved'
      ? 'Every document is approved. Ask for changes where something has to be different.'
      : undefined),
  file: (judged) =>
    refuseOver(judged) ??
    (liveFiles(judged.work.entries.filter(({ kind }) => kind === 'file')).length >= limits.work.files
      ? `An order can have ${limits.work.files} files at most. Delete yours, or send the rest by mail.`
      : undefined),
  question: (judged) =>
    refuseOver(judged) ??
    (judged.state.waiting === 'approved'
      ? 'Every document is approved, so nothing waits for an answer. Write a message instead.'
      : undefined),
  answer: (judged) =>
    refuseOver(judged) ??
    (judged.state.isQuestionOpen ? undefined : 'No question is open. Write a message instead.'),
  draft: (judged) => refuseOver(judged) ?? refuseDraft(judged),
  changes: (judged) => refuseOver(judged) ?? refuseChanges(judged),
  approval: (judged) => refuseOver(judged) ?? refuseApproval(judged),
  withdrawn: ({ state, move }) =>
    state.documents.some(({ drafts }) => drafts.some(({ id }) => id === move.draft))
      ? undefined
      : 'This order has no such draft.',
  hold: (judged) => {
    const { waiting } = judged.state;
    if (waiting === 'hold') return 'The work is on hold already.';
    return (
      refuseOver(judged) ??
      (waiting === 'approved' ? 'Every document is approved: nothing is held.' : undefined)
    );
  },
  resumed: (judged) =>
    refuseOver(judged) ?? (judged.state.waiting === 'hold' ? undefined : 'The work is not on hold.'),
  ended: ({ state, document }) => {
    if (state.waiting === 'refunding' || state.waiting === 'refunded') return refuseOver({ state } as Judged);
    return document.phase === 'ended' ? `The ${document.name} has ended already.` : undefined;
  },
};

/** The number of a document's next draft; withdrawn drafts count. */
export const nextVersion = ({ drafts }: Pick<DocumentState, 'drafts'>): number => drafts.length + 1;

function refuseDraft({ state, document, move: { version } }: Judged): string | undefined {
  if (document.phase === 'ended') return `The ${document.name} has ended: no draft of it is due.`;
  if (state.waiting === 'hold') return 'The work is on hold. Go on with it before you send a draft.';
  if (!state.hasBrief) return 'The details are missing. Enter them before you send a draft.';
  return version === undefined || version === nextVersion(document)
    ? undefined
    : `Somebody has sent draft ${document.drafts.length} of the ${document.name} meanwhile. Look at it before you send another.`;
}

function refuseChanges({ state, document, now }: Judged): string | undefined {
  const { name, phase } = document;
  if (phase === 'ended') return `The ${name} has ended.`;
  if (phase === 'changing') return `We are changing the ${name} already. Write a message to add something.`;
  if (!latestDraft(document)) return `There is no draft of the ${name} yet.`;
  return isSupported(state, now)
    ? undefined
    : `Changes could be asked for until ${state.supportUntil}. Write a message, and we tell you what is possible.`;
}

function refuseApproval({ document, move: { version } }: Judged): string | undefined {
  const { name, phase, drafts } = document;
  if (phase === 'ended') return `The ${name} has ended.`;
  const draft = drafts.find((each) => each.version === version);
  if (!draft) return `There is no draft ${version} of the ${name}.`;
  if (draft.isWithdrawn) return `Draft ${version} of the ${name} was withdrawn.`;
  const latest = latestDraft(document);
  return latest && latest.version !== version
    ? `There is a newer draft of the ${name}: draft ${latest.version}. Look at that one.`
    : undefined;
}

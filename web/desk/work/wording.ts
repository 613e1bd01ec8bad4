import { dayMs } from '#shared/domain/time/india-time.ts';
import type { WorkRow } from '#shared/domain/work/bought-work.ts';
import type { DocumentState, Waiting } from '#shared/domain/work/work.ts';
import type { WorkEntry, WorkFile } from '#shared/domain/work/work-entry.ts';
import { sizeInWords } from '../../content/file-size.ts';

/** The lists of bought work by their ids in the address, in their order. */
export const lists = [
  { id: 'ours', name: 'To do' },
  { id: 'theirs', name: 'Waiting for buyer' },
  { id: 'finished', name: 'Finished' },
  { id: 'tried', name: 'Tried to pay' },
] as const;

export type ListId = (typeof lists)[number]['id'];

/** What the work waits for, as the owner reads it. */
export const waitingTexts: Record<Waiting, string> = {
  details: 'The buyer’s details are missing',
  answer: 'A question waits for the buyer’s answer',
  review: 'The buyer looks at the drafts',
  drafts: 'First drafts to write',
  changes: 'Changes to make',
  call: 'Call the buyer to agree what comes next',
  agreed: 'Agreed by phone',
  hold: 'On hold',
  place: 'A place in a class',
  approved: 'Every document is approved',
  ended: 'Ended',
  refunding: 'A full refund has been started. Nothing to do now',
  refunded: 'Refunded in full',
};

/** Whole days that have passed since a time (ISO 8601). */
export const daysSince = (iso: string, now: number): number => Math.floor((now - Date.parse(iso)) / dayMs);

/** A number of days in words. */
export const daysText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

const phaseTexts: Record<DocumentState['phase'], string> = {
  coming: 'No draft yet',
  sent: 'With the buyer',
  changing: 'Changes asked for',
  approved: 'Approved',
  ended: 'Ended',
};

/** The progress of a document as it stands: while all the money is on its way back, its next step is nobody's. */
export const phaseText = (phase: DocumentState['phase'], waiting: Waiting): string =>
  waiting === 'refunding' && phase !== 'approved' && phase !== 'ended'
    ? `${phaseTexts[phase]} · refund on its way`
    : phaseTexts[phase];

/** The documents of a row in a sentence each: `Resume: draft 2, with the buyer`. */
export const documentTexts = ({ documents, waiting }: Pick<WorkRow, 'documents' | 'waiting'>): string[] =>
  documents.flatMap(({ name, phase, drafts }) => {
    if (waiting === 'call' || waiting === 'agreed') return [];
    const state = phaseText(phase, waiting).toLowerCase();
    return `${name}: ${drafts > 0 ? `draft ${drafts}, ${state}` : state}`;
  });

/** The name of an entry, in a few words. */
export function entryTitle({ kind, by, document, version, text }: WorkEntry): string {
  const who = by === 'buyer' ? 'Buyer' : 'We';
  const named = document ?? 'document';
  switch (kind) {
    case 'brief':
      return by === 'buyer' ? 'Buyer handed in the details' : 'Details taken by telephone';
    case 'file':
      return `${who} handed in a file`;
    case 'question':
      return 'We asked';
    case 'answer':
      return by === 'buyer' ? 'Buyer answered' : 'Answer taken by telephone';
    case 'draft':
      return `${named}, draft ${version ?? 1} sent`;
    case 'changes':
      return `Buyer asked for changes of the ${named}`;
    case 'approval':
      return `Buyer approved ${named}, draft ${version ?? 1}`;
    case 'message':
      return `${who} wrote`;
    case 'call':
      return text ? 'Called' : 'Called, without a note';
    case 'withdrawn':
      return 'A draft was withdrawn';
    case 'hold':
      return 'Put on hold';
    case 'resumed':
      return 'Resumed';
    case 'ended':
      return `${named} ended`;
    case 'deleted':
      return `${who} deleted the files`;
  }
}

/** A file's kind and size: `PDF, 312 KB`. */
export const fileText = ({ type, bytes }: Pick<WorkFile, 'type' | 'bytes'>): string =>
  `${type.toUpperCase()}, ${sizeInWords(bytes)}`;

import { bookingText } from '#shared/domain/coaching/booking-text.ts';
import { formatRowMoment } from '#shared/domain/time/format.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import type { DocumentState, Waiting } from '#shared/domain/work/work.ts';
import type { WorkRow } from '#shared/domain/work/work-detail.ts';
import type { WorkEntry, WorkFile } from '#shared/domain/work/work-entry.ts';
import { formatSize } from '../../../content/file-size.ts';

/** The ids appear in the page's address. */
export const lists = [
  { id: 'ours', name: 'To do' },
  { id: 'theirs', name: 'Waiting for buyer' },
  { id: 'finished', name: 'Finished' },
  { id: 'tried', name: 'Tried to pay' },
] as const;

export type ListId = (typeof lists)[number]['id'];

export const waitingTexts: Record<Waiting, string> = {
  details: 'Waiting for the buyer’s details',
  answer: 'Waiting for the buyer’s answer',
  review: 'The buyer is reviewing the drafts',
  drafts: 'First drafts to write',
  changes: 'Changes to make',
  call: 'Call the buyer to agree the next step',
  agreed: 'Agreed by phone',
  hold: 'On hold',
  seat: 'A seat in a class',
  booking: 'Sessions left to book',
  sessions: 'All sessions booked or held',
  approved: 'All documents approved',
  ended: 'Cancelled',
  refunding: 'A full refund has been started. Nothing to do now',
  refunded: 'Refunded in full',
};

export const daysSince = (iso: string, now: number): number => Math.floor((now - Date.parse(iso)) / dayMs);

export const daysText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

const phaseTexts: Record<DocumentState['phase'], string> = {
  coming: 'No draft yet',
  sent: 'With the buyer',
  changing: 'Changes requested',
  approved: 'Approved',
  ended: 'Cancelled',
};

/** While a full refund is pending, nothing more is due, so this says that the refund has started. */
export const phaseText = (phase: DocumentState['phase'], waiting: Waiting): string =>
  waiting === 'refunding' && phase !== 'approved' && phase !== 'ended'
    ? `${phaseTexts[phase]} · refund started`
    : phaseTexts[phase];

/** For example `Resume: draft 2, with the buyer`. */
export const documentTexts = ({ documents, waiting }: Pick<WorkRow, 'documents' | 'waiting'>): string[] =>
  documents.flatMap(({ name, phase, drafts }) => {
    if (waiting === 'call' || waiting === 'agreed') return [];
    const state = phaseText(phase, waiting).toLowerCase();
    return `${name}: ${drafts > 0 ? `draft ${drafts}, ${state}` : state}`;
  });

/** For example `1 of 4 booked, next Tue 1 Dec, 7:00 pm`. */
export const sessionsText = ({ sold, left, next }: NonNullable<WorkRow['sessions']>): string =>
  `${sold - left} of ${sold} booked${next ? `, next ${formatRowMoment(next)}` : ''}`;

export function entryTitle({ kind, by, document, version, text, booking }: WorkEntry): string {
  const who = by === 'buyer' ? 'Buyer' : 'We';
  const named = document ?? 'document';
  switch (kind) {
    case 'booking':
      return booking ? bookingText(booking, who) : 'Session';
    case 'brief':
      return by === 'buyer' ? 'Buyer sent details' : 'Details taken by phone';
    case 'file':
      return `${who} uploaded a file`;
    case 'question':
      return 'We asked';
    case 'answer':
      return by === 'buyer' ? 'Buyer answered' : 'Answer taken by phone';
    case 'draft':
      return `${named}, draft ${version ?? 1} sent`;
    case 'changes':
      return `Buyer asked for changes to the ${named}`;
    case 'approval':
      return `Buyer approved ${named}, draft ${version ?? 1}`;
    case 'message':
      return `${who} wrote`;
    case 'call':
      return text ? 'Called' : 'Called (no note)';
    case 'withdrawn':
      return 'Draft withdrawn';
    case 'hold':
      return 'Put on hold';
    case 'resumed':
      return 'Resumed';
    case 'ended':
      return `${named} cancelled`;
    case 'deleted':
      return `${who} deleted the files`;
  }
}

export const fileText = ({ type, bytes }: Pick<WorkFile, 'type' | 'bytes'>): string =>
  `${type.toUpperCase()}, ${formatSize(bytes)}`;

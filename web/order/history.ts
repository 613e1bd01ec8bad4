import { bookingText } from '#shared/domain/coaching/booking-text.ts';
import { documentLabel } from '#shared/domain/work/work.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';

/** Undefined if the buyer doesn't see the entry. */
export function historyText({ kind, by, document, version, booking }: WorkEntry): string | undefined {
  const you = by === 'buyer';
  switch (kind) {
    case 'brief':
      return you ? 'You sent your details' : 'We noted your details';
    case 'file':
      return you ? 'You uploaded a file' : 'We added a file';
    case 'question':
      return 'We asked';
    case 'answer':
      return you ? 'You answered' : 'You answered by phone';
    case 'draft':
      return `We sent your ${document}, draft ${version}`;
    case 'changes':
      return `You asked for changes to your ${document}`;
    case 'approval':
      return `You approved your ${document}, draft ${version}`;
    case 'message':
      return you ? 'You wrote' : 'We wrote';
    case 'withdrawn':
      return 'We withdrew a draft';
    case 'hold':
      return 'Work put on hold';
    case 'resumed':
      return 'Work resumed';
    case 'ended':
      return `Your ${documentLabel(document ?? 'Document')} was cancelled`;
    case 'booking':
      return booking && bookingText(booking, you ? 'You' : 'We');
    case 'deleted':
      return you ? 'You deleted your files' : 'Your files were deleted';
    default:
      return undefined;
  }
}

export const updatesSince = (entries: readonly WorkEntry[], known: readonly WorkEntry[]): WorkEntry[] => {
  const ids = new Set(known.map(({ id }) => id));
  return entries.filter((entry) => !ids.has(entry.id) && historyText(entry) !== undefined);
};

/** The latest question, even if it has been answered: check that the work's `waiting` is `answer`. */
export const openQuestion = (entries: readonly WorkEntry[]): WorkEntry | undefined =>
  entries.findLast(({ kind }) => kind === 'question');

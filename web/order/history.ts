import type { WorkEntry } from '#shared/domain/work/work-entry.ts';

/** The line that an entry tells its buyer; undefined for what is no news to a buyer. */
export function wordsOf({ kind, by, document, version }: WorkEntry): string | undefined {
  const you = by === 'buyer';
  switch (kind) {
    case 'brief':
      return you ? 'You handed your details in' : 'We wrote your details down';
    case 'file':
      return you ? 'You handed a file in' : 'We added a file';
    case 'question':
      return 'We asked';
    case 'answer':
      return you ? 'You answered' : 'You answered by telephone';
    case 'draft':
      return `We sent your ${document}, draft ${version}`;
    case 'changes':
      return `You asked for changes of your ${document}`;
    case 'approval':
      return `You approved your ${document}, draft ${version}`;
    case 'message':
      return you ? 'You wrote' : 'We wrote';
    case 'withdrawn':
      return 'We took a draft back';
    case 'hold':
      return 'The work rests';
    case 'resumed':
      return 'The work goes on';
    case 'ended':
      return `We make no ${document}`;
    case 'deleted':
      return you ? 'You deleted your files' : 'Your files were deleted';
    default:
      return undefined;
  }
}

/** Entries that came since the known ones, and that somebody else made. */
export const newsOf = (entries: readonly WorkEntry[], known: readonly WorkEntry[]): WorkEntry[] => {
  const ids = new Set(known.map(({ id }) => id));
  return entries.filter((entry) => !ids.has(entry.id) && wordsOf(entry) !== undefined);
};

/** The question that waits for an answer: the last one. */
export const openQuestion = (entries: readonly WorkEntry[]): WorkEntry | undefined =>
  entries.findLast(({ kind }) => kind === 'question');

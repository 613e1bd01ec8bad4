import { mailLimits } from '../mail/mail-limits.ts';
import { needsBrief, type Work } from './work.ts';
import type { WorkEntry } from './work-entry.ts';

/** The kinds of a buyer's entries of which a mail tells the owner. */
export type BuyerNews = Extract<
  WorkEntry['kind'],
  'brief' | 'answer' | 'changes' | 'approval' | 'message' | 'file'
>;

/** The buyer's entries of which a mail tells the owner. Files that come before the details count as part of the details. */
export function buyerNews<Entry extends WorkEntry>({
  documents,
  entries,
}: Pick<Work, 'documents'> & { entries: readonly Entry[] }): (Entry & { kind: BuyerNews })[] {
  const begun = needsBrief({ documents }) ? entries.findIndex(({ kind }) => kind === 'brief') : 0;
  const isTold = ({ by, kind }: Entry, index: number) =>
    by === 'buyer' && toldKinds.has(kind) && (kind !== 'file' || (begun >= 0 && begun <= index));
  return entries.filter(isTold) as (Entry & { kind: BuyerNews })[];
}

const toldKinds: ReadonlySet<WorkEntry['kind']> = new Set<BuyerNews>([
  ...(['brief', 'answer', 'changes', 'approval', 'message', 'file'] as const),
]);

/**
 * The time of the mail about the last of a buyer's entries: the time of the entry, or a quarter of an hour after the last
 * mail, which told of all entries until then. All times are epoch milliseconds.
 */
export function toldAt(times: readonly number[]): number {
  let mailedAt = Number.NEGATIVE_INFINITY;
  for (const time of times) if (time > mailedAt) mailedAt = Math.max(time, mailedAt + apartMs);
  return mailedAt;
}

const apartMs = mailLimits.buyerTurns.minutesApart * 60_000;

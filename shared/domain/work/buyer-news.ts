import { mailLimits } from '../mail/mail-limits.ts';
import { needsBrief, type Work } from './work.ts';
import type { WorkEntry } from './work-entry.ts';

/** A kind of entry by which a buyer does something that the owner is told of. */
export type BuyerNews = Extract<
  WorkEntry['kind'],
  'brief' | 'answer' | 'changes' | 'approval' | 'message' | 'file'
>;

/** The entries of a buyer that the owner is told of. Files that come ahead of the details are part of them. */
export function buyerNews<Entry extends WorkEntry>({
  documents,
  entries,
}: Pick<Work, 'documents'> & { entries: readonly Entry[] }): (Entry & { kind: BuyerNews })[] {
  const begun = needsBrief({ documents }) ? entries.findIndex(({ kind }) => kind === 'brief') : 0;
  const isTold = ({ by, kind }: Entry, place: number) =>
    by === 'buyer' && told.has(kind) && (kind !== 'file' || (begun >= 0 && begun <= place));
  return entries.filter(isTold) as (Entry & { kind: BuyerNews })[];
}

const told: ReadonlySet<WorkEntry['kind']> = new Set<BuyerNews>([
  ...(['brief', 'answer', 'changes', 'approval', 'message', 'file'] as const),
]);

/**
 * The time of the mail that tells of the last of a buyer's entries, all of them in epoch milliseconds: that of the entry, or
 * a quarter of an hour after the mail before, which told of those up to then.
 */
export function toldAt(times: readonly number[]): number {
  let told = Number.NEGATIVE_INFINITY;
  for (const time of times) if (time > told) told = Math.max(time, told + apartMs);
  return told;
}

const apartMs = mailLimits.buyerTurns.minutesApart * 60_000;

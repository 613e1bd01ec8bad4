import { mailLimits } from '../mail/mail-limits.ts';
import { needsBrief, type Work } from './work.ts';
import type { WorkEntry } from './work-entry.ts';

export type BuyerUpdate = Extract<
  WorkEntry['kind'],
  'brief' | 'answer' | 'changes' | 'approval' | 'message' | 'file'
>;

/** Files sent before the details are part of them, so they aren't updates. */
export function buyerUpdates<Entry extends WorkEntry>({
  documents,
  entries,
}: Pick<Work, 'documents'> & { entries: readonly Entry[] }): (Entry & { kind: BuyerUpdate })[] {
  const briefIndex = needsBrief({ documents }) ? entries.findIndex(({ kind }) => kind === 'brief') : 0;
  const isUpdate = ({ by, kind }: Entry, index: number) =>
    by === 'buyer' && updateKinds.has(kind) && (kind !== 'file' || (briefIndex >= 0 && briefIndex <= index));
  return entries.filter(isUpdate) as (Entry & { kind: BuyerUpdate })[];
}

const updateKinds: ReadonlySet<WorkEntry['kind']> = new Set<BuyerUpdate>([
  ...(['brief', 'answer', 'changes', 'approval', 'message', 'file'] as const),
]);

/**
 * Returns the time at which to email the owner about the last of these entries, in epoch milliseconds: at once, or 15
 * minutes after the previous email. Each email covers everything that has happened by then.
 */
export function notifiedAt(times: readonly number[]): number {
  let mailedAt = Number.NEGATIVE_INFINITY;
  for (const time of times) if (time > mailedAt) mailedAt = Math.max(time, mailedAt + apartMs);
  return mailedAt;
}

const apartMs = mailLimits.buyerTurns.minutesApart * 60_000;

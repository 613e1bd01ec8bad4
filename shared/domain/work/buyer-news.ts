import { mailLimits } from '../mail/mail-limits.ts';
import type { WorkEntry } from './work-entry.ts';

/** Whether two entries are told of by one mail to the owner, where the second comes soon after the first. */
export const isToldWith = (one: Told, other: Told): boolean =>
  one.by === other.by && one.kind === other.kind && one.document === other.document;

type Told = Pick<WorkEntry, 'by' | 'kind' | 'document'>;

/**
 * The time of the mail that tells of the last of a buyer's entries of a kind, all of them in epoch milliseconds: that of the
 * entry, or a quarter of an hour after the mail before, which told of those up to then.
 */
export function toldAt(times: readonly number[]): number {
  let told = Number.NEGATIVE_INFINITY;
  for (const time of times) if (time > told) told = Math.max(time, told + apartMs);
  return told;
}

const apartMs = mailLimits.buyerTurns.minutesApart * 60_000;

import * as table from './table.ts';

/**
 *   pk      sk           what
 *   SWEEP   PAYMENTS     upTo, walkedAt, windows, version   how far Razorpay's list of payments was read
 *   SWEEP   REFUNDS      upTo, walkedAt, windows, version   its list of refunds likewise
 *   SWEEP   AWAITED      after                              sort key of the open order that was asked about last
 *   SWEEP   POSSIBLE     after                              likewise; empty at the start of a round
 *   SWEEP   DISPUTES     readAt, skip, failedAt             the day's reading of its list of disputes
 */

/** A list at Razorpay, which tells what was created between two times. */
export type ListName = 'PAYMENTS' | 'REFUNDS';

/** A stretch of a list that is not read whole yet. Times are epoch seconds, both within it. */
export interface Window {
  from: number;
  to: number;
  /** Entries that are read, from the newest. */
  skip: number;
  /** The first page that could not be read since the window was begun: it is read again from there. */
  gapAt?: number | undefined;
  /** Epoch seconds at which a page of it could not be read first. */
  failedAt?: number | undefined;
  /** It is the day's walk over what was read before. */
  isWalk?: boolean | undefined;
}

/** How far a list was read. Everything up to `upTo` was read, or is in one of the windows. */
export interface Progress {
  upTo?: number;
  /** Epoch seconds of the last time that older entries were walked again. */
  walkedAt?: number;
  windows: Window[];
}

/** Changes the progress of a list by `next`, a function without effects, on top of what other runs have changed. */
export async function updateProgress(
  name: ListName,
  next: (progress: Progress) => Progress,
): Promise<Progress> {
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await table.find<Progress & { version: number }>(key(name));
    const { upTo, walkedAt, windows } = next(before ?? { windows: [] });
    const seen = before?.version ?? 0;
    const after = await table.change<Progress>(key(name), {
      set: { upTo, walkedAt, windows, version: seen + 1 },
      condition: before ? '#version = :seen' : 'attribute_not_exists(#version)',
      ...(before && { values: { seen } }),
    });
    if (after) return after;
  }
  throw new Error('The progress of the sweep was changed by others, again and again.');
}

/** A round over the open orders of an expectation. */
export type RoundName = 'AWAITED' | 'POSSIBLE';

/** The place where a round goes on; undefined begins a new one. */
export const findCursor = async (name: RoundName) =>
  (await table.find<{ after: string }>(key(name)))?.after || undefined;

/** Moves the cursor, unless another run has moved it from where this one began. */
export const moveCursor = (
  name: RoundName,
  { from = '', to = '' }: { from?: string | undefined; to?: string | undefined },
) =>
  table.change(key(name), {
    set: { after: to },
    condition: 'attribute_not_exists(#after) OR #after = :from',
    values: { from },
  });

/** The reading of the list of disputes. Times are epoch seconds. */
export interface DisputesRead {
  /** The last time that it was read whole. */
  readAt?: number | undefined;
  /** Entries that the reading under way has behind it, from the newest. */
  skip?: number | undefined;
  /** The first time since then that it could not be read. */
  failedAt?: number | undefined;
}

export const findDisputesRead = async (): Promise<DisputesRead> =>
  (await table.find<DisputesRead>(key('DISPUTES'))) ?? {};

/** Of runs at once the last one counts: each has read what it notes. */
export const noteDisputesRead = ({ readAt, skip, failedAt }: DisputesRead) =>
  table.change(key('DISPUTES'), {
    set: { readAt, skip, failedAt },
    condition: 'attribute_exists(pk) OR attribute_not_exists(pk)',
  });

// Of 25 runs at once, the last is through after 25 rounds.
const mostTries = 25;

const key = (sk: ListName | RoundName | 'DISPUTES') => ({ pk: 'SWEEP', sk }) as const;

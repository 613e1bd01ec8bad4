import type { Progress, Window } from '../store/sweep.ts';

/**
 * The stretches in which Razorpay's lists are read. A list shows what was created between two times, the newest first,
 * and may lag by minutes: each window overlaps the one before, and once a day older entries are walked again, since
 * what happens to a payment later does not show in a newer window. Times are epoch seconds.
 */

/** The progress at the start of a run: with a window up to now, and the day's walk where it is due. */
export function planRun({ upTo, walkedAt, windows }: Progress, now: number, walkSeconds: number): Progress {
  const oldest = now - walkSeconds;
  const fresh: Window = { from: upTo === undefined ? oldest : upTo - overlap, to: now, skip: 0 };
  // The first run reads as far back as a walk does.
  const isWalkDue = walkedAt !== undefined && now - walkedAt >= day;
  const walk: Window = { from: oldest, to: now, skip: 0, isWalk: true };
  const before = windows.find(({ isWalk }) => isWalk);
  const others = isWalkDue ? windows.filter((window) => window !== before) : windows;
  return {
    upTo: Math.max(upTo ?? 0, now),
    walkedAt: walkedAt === undefined || isWalkDue ? now : walkedAt,
    // The walk of the day before, should it be open still, is part of this one, and so is its failure.
    windows: [fresh, ...bounded(others), ...(isWalkDue ? [{ ...walk, failedAt: before?.failedAt }] : [])],
  };
}

/** The progress after a run that read `before` as far as `after`, or whole where that is undefined. */
export const withRead = (progress: Progress, before: Window, after: Window | undefined): Progress => ({
  ...progress,
  windows: progress.windows.flatMap((window) => (isSameStretch(window, before) ? (after ?? []) : window)),
});

/** The progress after a run in which not one page of the list could be read: its windows are one from now on. */
export function withoutAnswer(progress: Progress): Progress {
  const untouched = progress.windows.filter(({ isWalk, skip, gapAt }) => !isWalk && !skip && !gapAt);
  if (untouched.length < 2) return progress;
  const others = progress.windows.filter((window) => !untouched.includes(window));
  return { ...progress, windows: [merged(untouched), ...others] };
}

const overlap = 30 * 60;
const day = 24 * 60 * 60;
const mostWindows = 40;

/** An item of the table has 400 KB: of very many gaps, the oldest are read as one. */
const bounded = (windows: Window[]) =>
  windows.length < mostWindows
    ? windows
    : [...windows.slice(0, mostWindows / 2), merged(windows.slice(mostWindows / 2))];

function merged(windows: Window[]): Window {
  const failures = windows.flatMap(({ failedAt }) => failedAt ?? []);
  return {
    from: Math.min(...windows.map(({ from }) => from)),
    to: Math.max(...windows.map(({ to }) => to)),
    skip: 0,
    ...(failures.length > 0 && { failedAt: Math.min(...failures) }),
  };
}

const isSameStretch = (one: Window, other: Window) =>
  one.from === other.from && one.to === other.to && one.isWalk === other.isWalk;

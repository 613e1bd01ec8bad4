import type { Done } from '../in-batches.ts';
import type { RazorpayKeys } from '../secrets.ts';
import * as progress from '../store/sweep.ts';
import type { ListPage, ListQuery } from './entities.ts';
import { planRun, withoutAnswer, withRead } from './list-windows.ts';
import { RazorpayError } from './razorpay-client.ts';

/** A list at Razorpay, and what is done with each of its entries. */
export interface List<Entry> {
  name: progress.ListName;
  /** How far back the day's walk goes. */
  walkDays: number;
  fetch: (keys: RazorpayKeys, query: ListQuery) => Promise<ListPage<Entry>>;
  /** Records entries from the first on until `deadline` (ms), and some in any case. */
  record: (entries: Entry[], deadline: number) => Promise<Done>;
}

/** Entries that a run has read of a list, and the stretches that it could not read. */
export interface ListResult {
  listed: number;
  /** Entries that could not be recorded: their pages are read again. */
  failed: number;
  gaps: number;
  /** Gaps that are there for more than an hour. */
  oldGaps: number;
}

/**
 * Reads what a list has to tell since the last run, and what earlier runs could not read. It begins no page after
 * `deadline` (ms), and records no further entry of one after `recordUntil`.
 */
export async function readList<Entry>(
  keys: RazorpayKeys,
  list: List<Entry>,
  deadline: number,
  recordUntil = deadline,
): Promise<ListResult> {
  const now = seconds();
  let left = await progress.updateProgress(list.name, (before) =>
    planRun(before, now, list.walkDays * 24 * 60 * 60),
  );
  const run = { keys, list, deadline, recordUntil, pages: mostPages, listed: 0, failed: 0, answered: 0 };
  for (const window of left.windows) {
    if (isOver(run)) break;
    const after = await readWindow(run, window);
    left = await progress.updateProgress(list.name, (current) => withRead(current, window, after));
  }
  if (run.answered === 0) left = await progress.updateProgress(list.name, withoutAnswer);
  const failures = left.windows.flatMap(({ failedAt }) => failedAt ?? []);
  const oldGaps = failures.filter((failedAt) => now - failedAt > 60 * 60).length;
  return { listed: run.listed, failed: run.failed, gaps: failures.length, oldGaps };
}

interface Run<Entry> {
  keys: RazorpayKeys;
  list: List<Entry>;
  deadline: number;
  recordUntil: number;
  /** Pages that may be read still. */
  pages: number;
  listed: number;
  failed: number;
  /** Pages that were read. */
  answered: number;
}

// 5,000 entries: more than a day brings. What is left waits for the next run.
const mostPages = 50;
const pageSize = 100;

/** Reads a window on; what is left of it, or undefined when it was read whole. */
async function readWindow<Entry>(
  run: Run<Entry>,
  window: progress.Window,
): Promise<progress.Window | undefined> {
  let { skip, gapAt, failedAt } = window;
  let failures = 0;
  while (!isOver(run)) {
    run.pages -= 1;
    const page = await readPage(run, { from: window.from, to: window.to, count: pageSize, skip });
    if (!page?.isWhole) {
      gapAt ??= skip;
      failedAt ??= seconds();
    }
    failures = page ? 0 : failures + 1;
    // Behind one page that cannot be read, others can; behind two, Razorpay does not answer.
    if (failures > 1) return { ...window, skip: gapAt ?? skip, gapAt: undefined, failedAt };
    // The time is over amid a page: the next run goes on behind what is recorded.
    if (page?.stoppedAfter !== undefined)
      return { ...window, skip: skip + page.stoppedAfter, gapAt, failedAt };
    skip += pageSize;
    if (page?.isLast)
      return gapAt === undefined ? undefined : { ...window, skip: gapAt, gapAt: undefined, failedAt };
  }
  return { ...window, skip, gapAt, failedAt };
}

/** Reads a page and records its entries; undefined when it could not be read. */
async function readPage<Entry>(run: Run<Entry>, query: ListQuery) {
  try {
    const { entries, unreadable, isLast } = await run.list.fetch(run.keys, query);
    const { done, failed } = await run.list.record(entries, run.recordUntil);
    run.listed += done;
    run.failed += failed;
    run.answered += 1;
    return {
      isLast,
      isWhole: unreadable + failed === 0,
      stoppedAfter: done < entries.length ? done : undefined,
    };
  } catch (error) {
    if (error instanceof RazorpayError) return undefined;
    throw error;
  }
}

const isOver = ({ pages, deadline }: Pick<Run<unknown>, 'pages' | 'deadline'>) =>
  pages <= 0 || Date.now() >= deadline;

const seconds = () => Math.floor(Date.now() / 1000);

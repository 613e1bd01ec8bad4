import { limits } from '#shared/domain/limits/limits.ts';
import { formatTime } from '#shared/domain/time/format.ts';
import { buyerUpdates, notifiedAt } from '#shared/domain/work/buyer-updates.ts';
import { isRepeatedEntry, liveFiles, missingOf, refusalOf } from '#shared/domain/work/entry-rules.ts';
import { type WorkState, workStateOf } from '#shared/domain/work/work.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { conflict, invalid, keyReused, stale, tooOften } from '../platform/errors.ts';
import { emailEntriesOf, mail } from '../platform/outbox/email-entries.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import * as works from '../works/store.ts';
import { workNotFound } from './read-order.ts';

export type NewWorkEntry = Omit<works.StoredEntry, 'at' | 'by'>;

/** `expected` is the version of the work that the author saw. Uploads of files and drafts don't send one. */
export interface Added {
  by: WorkEntry['by'];
  expected?: number | undefined;
}

/**
 * Adds an entry and its emails once, and returns the work. Throws `notFound`, `stale` if the version isn't `expected`,
 * `conflict` if the state of the work doesn't allow the entry or the work is full, `tooOften`, or `invalid` if details
 * are missing.
 */
export async function addEntry(
  orderId: string,
  entry: NewWorkEntry,
  { by, expected }: Added,
): Promise<works.StoredWork> {
  let unchanged: works.StoredWork | undefined;
  const changed = await works.change(orderId, (work) => {
    unchanged = undefined;
    const earlier = work.entries.find(({ id }) => id === entry.id);
    if (earlier && earlier.fingerprint !== entry.fingerprint) throw keyReused();
    const move = { ...entry, by };
    if (earlier || isRepeatedEntry(work, move)) {
      unchanged = work;
      return undefined;
    }
    if (expected !== undefined && expected !== work.version) throw changedSince();
    const refusal = refusalOf(work, move, Date.now());
    if (refusal) throw conflict(refusal);
    if (entry.kind === 'brief') requireComplete(work, entry);
    requireRateLimit(work, move);
    const added: works.StoredEntry = { ...move, ...versionOf(work, entry), at: works.timeAfter(work) };
    const entries = [...withoutFiles(work, entry), added];
    requireSpace(entries, entry);
    const set = {
      entries,
      version: work.version + 1,
      ...(entry.kind === 'brief' && { brief: undefined }),
    };
    return { set, entries: entryEmails(added, [work, { ...work, entries }]) };
  });
  // The work isn't read again, because work that has begun in the meantime wouldn't include the entry.
  const work = changed ?? unchanged;
  if (!work) throw workNotFound();
  return work;
}

function requireComplete({ entries }: works.StoredWork, { brief = {}, file }: NewWorkEntry): void {
  const missing = missingOf(brief, file !== undefined || liveFiles(entries).length > 0);
  if (missing.length === 0) return;
  const errors = missing.map((field) => ({ field: `brief.${field}`, message: missingSentences[field] }));
  throw invalid(errors.map(({ message }) => message).join(' '), errors);
}

const missingSentences = {
  targetRole: 'Target role is required.',
  cv: 'We need your current CV: upload a file or paste the text.',
};

const versionOf = ({ entries }: works.StoredWork, { kind, document }: NewWorkEntry) =>
  kind === 'draft' && {
    version: entries.filter((each) => each.kind === 'draft' && each.document === document).length + 1,
  };

/** When a buyer deletes their files, the entries stay but the files are marked as gone. */
const withoutFiles = ({ entries }: works.StoredWork, { kind }: NewWorkEntry): works.StoredEntry[] => {
  if (kind !== 'deleted') return entries;
  const gone = new Set(liveFiles(entries));
  return entries.map((each) =>
    each.file && gone.has(each) ? { ...each, file: { ...each.file, name: undefined, isGone: true } } : each,
  );
};

/**
 * Throws `conflict` if the work is full. Some space is reserved for drafts, and entries in `closing` are always
 * accepted.
 */
function requireSpace(entries: works.StoredEntry[], { kind }: NewWorkEntry): void {
  if (closing.has(kind)) return;
  const most = limits.work.bytes - (kind === 'draft' ? draftBytes / 3 : draftBytes);
  if (Buffer.byteLength(JSON.stringify(entries)) > most)
    throw conflict('You can’t add more to this order. Please email or call instead.');
}

const closing: ReadonlySet<WorkEntry['kind']> = new Set([
  'approval',
  'withdrawn',
  'resumed',
  'ended',
  'deleted',
]);

const draftBytes = 30_000;

function requireRateLimit({ entries }: works.StoredWork, { kind, by }: Pick<WorkEntry, 'kind' | 'by'>): void {
  if (by !== 'buyer' || closing.has(kind)) return;
  const own = entries.filter((each) => each.by === 'buyer');
  const hourAgo = new Date(Date.now() - hourMs).toISOString();
  const first = own.at(-limits.work.entriesPerHour)?.at ?? '';
  if (first <= hourAgo) return;
  const again = Date.parse(first) + hourMs;
  throw tooOften(
    `You’ve sent ${limits.work.entriesPerHour} messages in an hour, and we have them all. Please continue after ${formatTime(new Date(again).toISOString())} IST, or call us.`,
    Math.ceil((again - Date.now()) / 1000),
  );
}

const hourMs = 60 * 60_000;

const changedSince = () =>
  stale('This order has changed since you opened it. Reload it before you continue.');

function entryEmails(
  entry: works.StoredEntry,
  [before, after]: readonly [works.StoredWork, works.StoredWork],
): NewEntry[] {
  const states = [workStateOf(before), workStateOf(after)] as const;
  const own = entry.by === 'us' ? emailsToBuyer(entry) : emailsToAdmin(entry, after);
  return [...own, ...stateEmails(states)];
}

function emailsToBuyer({ id, kind }: works.StoredEntry): NewEntry[] {
  if (kind === 'question') return [mail('question', { about: id })];
  if (kind === 'draft') return [mail('draft-ready', { about: id })];
  return kind === 'message' || kind === 'hold' ? [mail('message-to-buyer', { about: id })] : [];
}

function emailsToAdmin({ id }: works.StoredEntry, work: works.StoredWork): NewEntry[] {
  const news = buyerUpdates(work);
  // A waiting email that hasn't been claimed yet will also mention this entry.
  const waiting = emailEntriesOf(work.outbox, 'buyer-replied')
    .filter(({ originalDue }) => !originalDue)
    .map(({ facts }) => facts.about);
  if (!news.some((each) => each.id === id) || news.some((each) => waiting.includes(each.id))) return [];
  const due = new Date(notifiedAt(news.map(({ at }) => Date.parse(at)))).toISOString();
  return [mail('buyer-replied', { about: id, due })];
}

function stateEmails([before, after]: readonly [before: WorkState, after: WorkState]): NewEntry[] {
  if (after.waiting === 'approved' && before.waiting !== 'approved') return [mail('documents-final')];
  const isBegun = after.hasBrief && !before.hasBrief && after.turn === 'us' && after.due;
  return isBegun ? [mail('work-begun')] : [];
}

import { limits } from '#shared/domain/limits/limits.ts';
import { timeInWords } from '#shared/domain/time/india-words.ts';
import { buyerNews, toldAt } from '#shared/domain/work/buyer-news.ts';
import { type WorkState, workStateOf } from '#shared/domain/work/work.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { isSaid, liveFiles, missingOf, refusalOf } from '#shared/domain/work/work-moves.ts';
import { conflict, invalid, keyReused, stale, tooOften } from '../platform/errors.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { mail, mailsOf } from '../platform/outbox/mails.ts';
import { noWork } from './read-order.ts';
import * as works from './store.ts';

/** An entry as a handler adds it. A draft gets its version when it is stored. */
export type NewWorkEntry = Omit<works.StoredEntry, 'at' | 'by'>;

/** The author of an entry, and the version of the work that they saw; files and drafts come without a version. */
export interface Added {
  by: WorkEntry['by'];
  expected?: number | undefined;
}

/**
 * Adds an entry to bought work, once, with its mails, and returns the work after that. A repeat changes nothing. Throws
 * `notFound`; `stale` where the work is in another version than `expected`; `conflict` where the state of the work does not
 * allow the entry, or the work is full; `tooOften`; and `invalid` where the details are not complete.
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
    if (earlier || isSaid(work, move)) {
      unchanged = work;
      return undefined;
    }
    if (expected !== undefined && expected !== work.version) throw changedMeanwhile();
    const refusal = refusalOf(work, move, Date.now());
    if (refusal) throw conflict(refusal);
    if (entry.kind === 'brief') requireComplete(work, entry);
    requireCalm(work, move);
    const added: works.StoredEntry = { ...move, ...versionOf(work, entry), at: timeAfter(work) };
    const entries = [...withoutFiles(work, entry), added];
    requireRoom(entries, entry);
    const set = {
      entries,
      version: work.version + 1,
      ...(entry.kind === 'brief' && { brief: undefined }),
    };
    return { set, entries: entryMails(added, [work, { ...work, entries }]) };
  });
  // The work is not read again: if it has begun meanwhile, it does not have the entry.
  const work = changed ?? unchanged;
  if (!work) throw noWork();
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
  cv: 'Your present CV is required: hand in a file, or paste its text.',
};

const versionOf = ({ entries }: works.StoredWork, { kind, document }: NewWorkEntry) =>
  kind === 'draft' && {
    version: entries.filter((each) => each.kind === 'draft' && each.document === document).length + 1,
  };

/** The time of a new entry: entries are in the order of time, also where one Lambda's clock is behind another's. */
function timeAfter({ entries, startedAt }: works.StoredWork): string {
  const now = new Date().toISOString();
  const last = entries.at(-1)?.at ?? startedAt;
  return last > now ? last : now;
}

/** The entries. A buyer's deletion marks their files as gone. */
const withoutFiles = ({ entries }: works.StoredWork, { kind }: NewWorkEntry): works.StoredEntry[] => {
  if (kind !== 'deleted') return entries;
  const gone = new Set(liveFiles(entries));
  return entries.map((each) =>
    each.file && gone.has(each) ? { ...each, file: { ...each.file, name: undefined, isGone: true } } : each,
  );
};

/**
 * Throws `conflict` where the work is full. Some room is reserved for drafts. Entries that close something always fit, because
 * there are no more of them than of what they close.
 */
function requireRoom(entries: works.StoredEntry[], { kind }: NewWorkEntry): void {
  if (closing.has(kind)) return;
  const most = limits.work.bytes - (kind === 'draft' ? draftBytes / 3 : draftBytes);
  if (Buffer.byteLength(JSON.stringify(entries)) > most)
    throw conflict('This order has no room for more. Go on by mail, or by telephone.');
}

const closing: ReadonlySet<WorkEntry['kind']> = new Set([
  'approval',
  'withdrawn',
  'resumed',
  'ended',
  'deleted',
]);

const draftBytes = 30_000;

/** Throws `tooOften` where a buyer sends entries far faster than anybody reads them. */
function requireCalm({ entries }: works.StoredWork, { kind, by }: Pick<WorkEntry, 'kind' | 'by'>): void {
  if (by !== 'buyer' || closing.has(kind)) return;
  const own = entries.filter((each) => each.by === 'buyer');
  const hourAgo = new Date(Date.now() - hourMs).toISOString();
  const first = own.at(-limits.work.entriesAnHour)?.at ?? '';
  if (first <= hourAgo) return;
  const again = Date.parse(first) + hourMs;
  throw tooOften(
    `You have written ${limits.work.entriesAnHour} times within an hour, and we have all of it. Go on after ${timeInWords(new Date(again).toISOString())} IST, or call us.`,
    Math.ceil((again - Date.now()) / 1000),
  );
}

const hourMs = 60 * 60_000;

const changedMeanwhile = () =>
  stale('Something has happened on this order since you opened it. Read it again before you go on.');

/**
 * The mails that follow from an entry: to the buyer about the owner's entries, and to the owner about the buyer's. What they
 * say is read when they leave (`mail/work-facts.ts`).
 */
function entryMails(
  entry: works.StoredEntry,
  [before, after]: readonly [works.StoredWork, works.StoredWork],
): NewEntry[] {
  const states = [workStateOf(before), workStateOf(after)] as const;
  const own = entry.by === 'us' ? mailsToBuyer(entry) : mailsToOwner(entry, after);
  return [...own, ...turnMails(states)];
}

function mailsToBuyer({ id, kind }: works.StoredEntry): NewEntry[] {
  if (kind === 'question') return [mail('question-asked', { about: id })];
  if (kind === 'draft') return [mail('draft-ready', { about: id })];
  // The buyer, who waits, is told the reason of a hold.
  return kind === 'message' || kind === 'hold' ? [mail('message-to-buyer', { about: id })] : [];
}

function mailsToOwner({ id }: works.StoredEntry, work: works.StoredWork): NewEntry[] {
  const news = buyerNews(work);
  // A mail that waits, and is not claimed yet, tells of this entry too.
  const waiting = mailsOf(work.outbox, 'buyer-turn-ended')
    .filter(({ originalDue }) => !originalDue)
    .map(({ facts }) => facts.about);
  if (!news.some((each) => each.id === id) || news.some((each) => waiting.includes(each.id))) return [];
  const due = new Date(toldAt(news.map(({ at }) => Date.parse(at)))).toISOString();
  return [mail('buyer-turn-ended', { about: id, due })];
}

/** The mails about the new state of the work. */
function turnMails([before, after]: readonly [before: WorkState, after: WorkState]): NewEntry[] {
  if (after.waiting === 'approved' && before.waiting !== 'approved') return [mail('documents-final')];
  const isBegun = after.hasBrief && !before.hasBrief && after.turn === 'us' && after.due;
  return isBegun ? [mail('work-begun')] : [];
}

import { buyerNews, toldAt } from '#shared/domain/work/buyer-news.ts';
import { type WorkState, workStateOf } from '#shared/domain/work/work.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { mail } from '../platform/outbox/mails.ts';
import type { StoredEntry, StoredWork } from './store.ts';
import { turnsTold } from './turns-told.ts';

/**
 * The mails that follow at once from an entry: to the buyer of what we did, and to the owner of what the buyer did. What
 * they tell beyond this is read when they are sent (`mail/work-facts.ts`).
 */
export function entryMails(
  entry: StoredEntry,
  [before, after]: readonly [StoredWork, StoredWork],
): NewEntry[] {
  const states = [workStateOf(before), workStateOf(after)] as const;
  const own = entry.by === 'us' ? mailsToBuyer(entry) : mailsToOwner(entry, after);
  return [...own, ...turnMails(states)];
}

function mailsToBuyer({ id, kind }: StoredEntry): NewEntry[] {
  if (kind === 'question') return [mail('question-asked', { about: id })];
  if (kind === 'draft') return [mail('draft-ready', { about: id })];
  // A hold says why, to whoever waits.
  return kind === 'message' || kind === 'hold' ? [mail('message-to-buyer', { about: id })] : [];
}

function mailsToOwner({ id }: StoredEntry, work: StoredWork): NewEntry[] {
  const news = buyerNews(work);
  // What waits to be told, and is not about to leave, tells of this one too.
  const waiting = turnsTold(work.outbox, { unclaimed: true });
  if (!news.some((each) => each.id === id) || news.some((each) => waiting.includes(each.id))) return [];
  const due = new Date(toldAt(news.map(({ at }) => Date.parse(at)))).toISOString();
  return [mail('buyer-turn-ended', { about: id, due })];
}

/** The mails about where the work stands now, whoever has brought it there. */
function turnMails([before, after]: readonly [before: WorkState, after: WorkState]): NewEntry[] {
  if (after.waiting === 'approved' && before.waiting !== 'approved') return [mail('documents-final')];
  const isBegun = after.hasBrief && !before.hasBrief && after.turn === 'us' && after.due;
  return isBegun ? [mail('work-begun')] : [];
}

import { dayInIndia } from '#shared/domain/india-time.ts';
import { type WorkState, workStateOf } from '#shared/domain/work.ts';
import type { WorkEntry } from '#shared/domain/work-entry.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import { mail } from '../mail/entries.ts';
import type { NewEntry } from '../outbox/entries.ts';
import type { StoredOrder } from '../store/orders.ts';
import type { StoredWork } from '../store/works.ts';
import { orderFacts, ownerFacts } from './letter-facts.ts';

/** The mails that follow at once from an entry: to the buyer of what we did, and to the owner of what the buyer did. */
export function entryMails(
  order: StoredOrder,
  entry: Omit<WorkEntry, 'file'>,
  [before, after]: readonly [StoredWork, StoredWork],
): NewEntry[] {
  const states = [workStateOf(before), workStateOf(after)] as const;
  return [
    ...(entry.by === 'us' ? mailsOfOurs(order, entry) : mailsOfBuyers(order, entry, states)),
    ...turnMails(order, states),
  ];
}

type States = readonly [before: WorkState, after: WorkState];

function mailsOfOurs(order: StoredOrder, entry: Omit<WorkEntry, 'file'>): NewEntry[] {
  const { kind, document, version, text } = entry;
  const said = { ...orderFacts(order), ...(text && { text }) };
  if (kind === 'question') return [mail('question-asked', said)];
  // A hold says why, to whoever waits.
  if (kind === 'message' || kind === 'hold') return [mail('message-to-buyer', said)];
  return kind === 'draft' ? [mail('draft-ready', { ...said, document, version })] : [];
}

function mailsOfBuyers(order: StoredOrder, entry: Omit<WorkEntry, 'file'>, [, after]: States): NewEntry[] {
  const { kind: ended, document } = entry;
  if (ended === 'file' && !after.hasBrief) return [];
  if (!isTold(ended)) return [];
  const due = after.turn === 'us' && after.due && dayInIndia(Date.parse(after.due));
  const facts: FactsOf<'buyer-turn-ended'> = {
    ...ownerFacts(order),
    ended,
    ...(document && { document }),
    ...(due && { due }),
  };
  return [mail('buyer-turn-ended', facts)];
}

/** The mails about where the work stands now, whoever has brought it there. */
function turnMails(order: StoredOrder, [before, after]: States): NewEntry[] {
  const facts = orderFacts(order);
  const { supportUntil, due } = after;
  if (after.waiting === 'approved' && before.waiting !== 'approved')
    return [mail('documents-final', { ...facts, ...(supportUntil && { supportUntil }) })];
  const isBegun = after.hasBrief && !before.hasBrief && after.turn === 'us';
  return isBegun ? [mail('work-begun', { ...facts, ...(due && { date: dayInIndia(Date.parse(due)) }) })] : [];
}

const isTold = (kind: WorkEntry['kind']): kind is FactsOf<'buyer-turn-ended'>['ended'] => told.has(kind);

const told: ReadonlySet<WorkEntry['kind']> = new Set([
  'brief',
  'answer',
  'changes',
  'approval',
  'message',
  'file',
]);

import { bookingsDue, sessionName } from '../coaching/bookings-due.ts';
import type { EmailRecord } from '../mail/mail.ts';
import { undeliveredSince } from '../mail/undelivered.ts';
import { dayMs } from '../time/india-time.ts';
import { type DueReasonTimes, dueKeysOf } from '../today/due.ts';
import { isOver, type Work, type WorkState, workStateOf } from './work.ts';

export const silentDays = 30;

interface DueWork extends Work {
  id: string;
  who?: string | undefined;
  phone?: string | undefined;
  emails: readonly EmailRecord[];
}

/** `now` is in epoch milliseconds. */
export function workDueKeys(work: DueWork, now: number) {
  const { id, who, phone } = work;
  const state = workStateOf(work);
  return dueKeysOf({
    of: 'work',
    id,
    what: whatOf(work, state),
    who,
    phone,
    waits: waitsOf(work, state, now),
  });
}

function waitsOf(
  { startedAt, emails, entries, sold }: DueWork,
  state: WorkState,
  now: number,
): DueReasonTimes[] {
  const { turn, waiting, since, silentSince = since, due } = state;
  const undelivered = undeliveredSince(emails);
  // A later entry either came from the buyer or was emailed to them, so the undelivered email no longer matters.
  const hasLaterEntry = entries.some(({ at }) => at > (undelivered ?? ''));
  const silent = new Date(Date.parse(silentSince) + silentDays * dayMs).toISOString();
  return [
    ...(turn === 'us'
      ? [{ reason: waiting === 'call' ? ('buyer_call' as const) : ('work' as const), since, due }]
      : []),
    ...(turn === 'buyer' && waiting !== 'booking'
      ? [{ reason: 'silent_buyer' as const, since: silent }]
      : []),
    ...(state.sessions && !isOver(state)
      ? bookingsDue(state.sessions, { startedAt, place: sold?.place, now })
      : []),
    ...(undelivered && !hasLaterEntry && !isOver(state)
      ? [{ reason: 'mail' as const, since: undelivered }]
      : []),
  ];
}

function whatOf({ documents: bought }: DueWork, { waiting, documents, sessions }: WorkState): string {
  const names = (phase: 'coming' | 'changing') =>
    documents.flatMap(({ name, phase: its }) => (its === phase ? name : [])).join(', ');
  if (waiting === 'call') return 'Call the buyer';
  if (waiting === 'drafts') return `First draft: ${names('coming')}`;
  if (waiting === 'changes') return `Changes: ${names('changing')}`;
  if (sessions) return sessionName(sessions);
  return bought.length > 0 ? bought.join(', ') : 'Seat in a class';
}

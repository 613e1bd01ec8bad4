import type { MailRecord } from '../mail/mail.ts';
import { undeliveredSince } from '../mail/undelivered.ts';
import { dayMs } from '../time/india-time.ts';
import { dueKeysOf, type Waits } from '../today/due.ts';
import { isOver, type Work, type WorkState, workStateOf } from './work.ts';

/** Days of a buyer's silence after which the owner is told of it. */
export const silentDays = 30;

/** The part of bought work that decides its place among what is due. */
interface DueWork extends Work {
  id: string;
  who?: string | undefined;
  phone?: string | undefined;
  mails: readonly MailRecord[];
}

/** The keys of bought work among what is due: it is our turn, the buyer is silent, or a mail has not arrived. */
export function workDueKeys(work: DueWork) {
  const { id, who, phone } = work;
  const state = workStateOf(work);
  return dueKeysOf({ of: 'work', id, what: whatOf(work, state), who, phone, waits: waitsOf(work, state) });
}

function waitsOf({ mails, entries }: DueWork, state: WorkState): Waits[] {
  const { turn, waiting, since, silentSince = since, due } = state;
  const undelivered = undeliveredSince(mails);
  // Any later entry has either told the buyer or come from the buyer.
  const isHeard = entries.some(({ at }) => at > (undelivered ?? ''));
  const silent = new Date(Date.parse(silentSince) + silentDays * dayMs).toISOString();
  return [
    ...(turn === 'us'
      ? [{ reason: waiting === 'call' ? ('buyer_call' as const) : ('work' as const), since, due }]
      : []),
    ...(turn === 'buyer' ? [{ reason: 'silent_buyer' as const, since: silent }] : []),
    ...(undelivered && !isHeard && !isOver(state) ? [{ reason: 'mail' as const, since: undelivered }] : []),
  ];
}

/** What is owed, in words: `First draft: Resume`. */
function whatOf({ documents: bought }: DueWork, { waiting, documents }: WorkState): string {
  const names = (phase: 'coming' | 'changing') =>
    documents.flatMap(({ name, phase: its }) => (its === phase ? name : [])).join(', ');
  if (waiting === 'call') return 'Call the buyer';
  if (waiting === 'drafts') return `First draft: ${names('coming')}`;
  if (waiting === 'changes') return `Changes: ${names('changing')}`;
  return bought.length > 0 ? bought.join(', ') : 'Place in a class';
}

import { classReminderOf, startDay, tenOn } from '../classes/class-start.ts';
import { isUnbooked, type SessionsState, sessionsToCome } from '../coaching/bookings.ts';
import { bookDays, listedUntil } from '../coaching/bookings-due.ts';
import { dayInIndia, daysLater } from '../time/india-time.ts';
import { latestDraft, type Work, type WorkState, workStateOf } from './work.ts';

export interface SentReminder {
  template:
    | 'details-missing'
    | 'draft-waiting'
    | 'draft-due-tomorrow'
    | 'class-tomorrow'
    | 'class-changed'
    | 'session-tomorrow'
    | 'book-sessions';
  /** When the buyer went quiet, the deadline, the id of the booking, or the day of the class (empty if it isn't fixed). */
  since: string;
  at: string;
  /** Counted from 1 in each period of silence. */
  step?: number;
  changed?: 'start' | 'details';
}

/** If there's no template, the job only checks the class again. */
export type Reminder = { at: string; since: string } & (
  | { template: 'details-missing'; step: number }
  | { template: 'draft-waiting'; step: number; draft: string }
  | { template: 'draft-due-tomorrow' }
  | { template: 'session-tomorrow'; booking: string }
  | { template: 'book-sessions'; step: number }
  | { template?: undefined }
);

interface RemindedWork extends Work {
  reminders: readonly SentReminder[];
  courseId?: string;
}

/** Days of silence before a buyer is reminded about missing details or a draft. */
const detailsDays = [1, 3, 7, 21];
const draftDays = [3, 7, 14];
// Per order, for both kinds together.
const maxEmailsToBuyer = 8;

/** Returns undefined if no reminder is left. Its time can be in the past. */
export function nextReminder(work: RemindedWork, now: number): Reminder | undefined {
  const state = workStateOf(work);
  switch (state.waiting) {
    case 'details':
      return nextToBuyer(work, state, now, ['details-missing', detailsDays]);
    case 'review':
      return nextToBuyer(work, state, now, ['draft-waiting', draftDays]);
    case 'drafts':
    case 'changes':
      return dueTomorrow(work, state);
    case 'booking':
    case 'sessions':
      return nextOfSessions(work, state.sessions, now);
    case 'seat':
      // The class is checked whenever the work is written, so when a class changes, we only have to write the work
      // again.
      return { at: new Date(now).toISOString(), since: work.startedAt };
    default:
      return undefined;
  }
}

/** If no job has run for a while and several reminders are due, only the last one is sent. */
function nextToBuyer(
  { reminders }: RemindedWork,
  state: WorkState,
  now: number,
  [template, days]: ['details-missing' | 'draft-waiting', readonly number[]],
): Reminder | undefined {
  const since = state.silentSince ?? state.since;
  const silentDay = dayInIndia(since);
  const timeOf = (step: number) => tenOn(daysLater(silentDay, days[step - 1] ?? 0));
  const toBuyer = reminders.filter(
    (each) => each.template === 'details-missing' || each.template === 'draft-waiting',
  );
  if (toBuyer.length >= maxEmailsToBuyer) return undefined;
  const sent = toBuyer.filter((each) => each.template === template && each.since === since);
  let step = Math.max(0, ...sent.map((each) => each.step ?? 0)) + 1;
  while (step < days.length && Date.parse(timeOf(step + 1)) <= now) step += 1;
  if (step > days.length) return undefined;
  const reminder = { at: timeOf(step), since, step };
  if (template === 'details-missing') return { ...reminder, template };
  const waiting = state.documents.find(({ phase }) => phase === 'sent');
  const draft = waiting && latestDraft(waiting);
  return draft && { ...reminder, template, draft: draft.id };
}

/** Returns undefined if our turn began after the reminder would have been sent. */
function dueTomorrow({ reminders }: RemindedWork, { due, since }: WorkState): Reminder | undefined {
  if (!due) return undefined;
  const date = dayInIndia(due);
  const at = tenOn(daysLater(date, -1));
  const template = 'draft-due-tomorrow';
  const isSent = reminders.some((each) => each.template === template && each.since === due);
  return isSent || at <= since ? undefined : { at, since: due, template };
}

/** When a session is over, and when Today no longer lists it, the work is only written again. */
function nextOfSessions(
  { startedAt, reminders }: RemindedWork,
  sessions: SessionsState | undefined,
  now: number,
): Reminder | undefined {
  if (!sessions) return undefined;
  const toCome = sessionsToCome(sessions, now);
  const reminded = toCome.flatMap((booking): Reminder[] => {
    const at = reminderOf(booking.start);
    const isSent = reminders.some(
      ({ template, since }) => template === 'session-tomorrow' && since === booking.id,
    );
    // A session that was booked after the reminder would have been sent doesn't need it.
    return isSent || booking.since >= at
      ? []
      : [{ at, since: booking.id, template: 'session-tomorrow', booking: booking.id }];
  });
  const writes = sessions.bookings
    .filter(({ state }) => state === 'booked')
    .flatMap((booking) => [booking.end, listedUntil(booking)])
    .filter((at) => Date.parse(at) > now)
    .map((at): Reminder => ({ at, since: startedAt }));
  const toBook = toCome.length === 0 ? nextToBook({ startedAt, reminders }, sessions, now) : undefined;
  const [next] = [...reminded, ...writes, ...(toBook ? [toBook] : [])].sort((a, b) => (a.at < b.at ? -1 : 1));
  return next;
}

/** Returns 10:00 IST on the day before. */
const reminderOf = (start: string) => tenOn(daysLater(dayInIndia(start), -1));

function nextToBook(
  { startedAt, reminders }: Pick<RemindedWork, 'startedAt' | 'reminders'>,
  sessions: SessionsState,
  now: number,
): Reminder | undefined {
  if (!isUnbooked(sessions)) return undefined;
  const timeOf = (step: number) => tenOn(daysLater(dayInIndia(startedAt), bookDays[step - 1] ?? 0));
  const sent = reminders.filter(({ template }) => template === 'book-sessions');
  let step = Math.max(0, ...sent.map((each) => each.step ?? 0)) + 1;
  while (step < bookDays.length && Date.parse(timeOf(step + 1)) <= now) step += 1;
  if (step > bookDays.length) return undefined;
  return { at: timeOf(step), since: startedAt, template: 'book-sessions', step };
}

export function nextCheck(
  { startedAt }: RemindedWork,
  start: string | undefined,
  now: number,
): Reminder | undefined {
  const day = startDay(start);
  const at = day && classReminderOf(day);
  return at && Date.parse(at) > now ? { at, since: startedAt } : undefined;
}

export function isTomorrow(
  { startedAt, reminders }: RemindedWork,
  start: string | undefined,
  now: number,
): boolean {
  const day = startDay(start);
  if (day === undefined || day !== daysLater(dayInIndia(now), 1)) return false;
  const at = classReminderOf(day);
  const notifiedAt = reminders.findLast(({ template }) => template === 'class-changed')?.at ?? startedAt;
  const isSent = reminders.some(({ template, since }) => template === 'class-tomorrow' && since === day);
  // A buyer who learned the start date after the reminder would have been sent doesn't need it.
  return Date.parse(at) <= now && notifiedAt < at && !isSent;
}

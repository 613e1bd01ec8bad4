import { classReminderOf, startDay, tenOn } from '../classes/class-start.ts';
import { dayInIndia, daysLater } from '../time/india-time.ts';
import { latestDraft, type Work, type WorkState, workStateOf } from './work.ts';

/** A reminder that was sent. */
export interface SentReminder {
  letter: 'details-missing' | 'draft-waiting' | 'draft-due-tomorrow' | 'class-tomorrow' | 'class-moved';
  /** The beginning of the silence, the time by which work was due, or the day of the class, which may be empty. */
  since: string;
  /** ISO 8601. */
  at: string;
  /** The number of the reminder within one silence, from 1 on. */
  step?: number;
  /** What a changed class has new: its start, or only other details. */
  changed?: 'start' | 'details';
}

/** A reminder to come. Without a letter, it is a look at the class of a place. Times are ISO 8601. */
export type Reminder = { at: string; since: string } & (
  | { letter: 'details-missing'; step: number }
  | { letter: 'draft-waiting'; step: number; draft: string }
  | { letter: 'draft-due-tomorrow' }
  | { letter?: undefined }
);

/** The part of bought work that decides its reminders. */
interface RemindedWork extends Work {
  reminders: readonly SentReminder[];
  /** The course, where the work is a place in a class. */
  courseId?: string;
}

/** Days of silence after which a buyer is reminded of missing details, and of a draft. */
const detailsDays = [1, 3, 7, 21];
const draftDays = [3, 7, 14];
/** The most reminders of an order to its buyer. Mails about what somebody did do not count. */
const mostToBuyer = 8;

/** The next reminder of work, which may be due already; undefined where no reminder is to come. */
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
    case 'place':
      // The class is looked at after every write, so a change of the class only has to write the work.
      return { at: new Date(now).toISOString(), since: work.startedAt };
    default:
      return undefined;
  }
}

/** The reminder after the last sent one; where several are due at once, because no job ran, the last of them. */
function nextToBuyer(
  { reminders }: RemindedWork,
  state: WorkState,
  now: number,
  [letter, days]: ['details-missing' | 'draft-waiting', readonly number[]],
): Reminder | undefined {
  const since = state.silentSince ?? state.since;
  const silentDay = dayInIndia(since);
  const timeOf = (step: number) => tenOn(daysLater(silentDay, days[step - 1] ?? 0));
  const toBuyer = reminders.filter(
    (each) => each.letter === 'details-missing' || each.letter === 'draft-waiting',
  );
  if (toBuyer.length >= mostToBuyer) return undefined;
  const sent = toBuyer.filter((each) => each.letter === letter && each.since === since);
  let step = Math.max(0, ...sent.map((each) => each.step ?? 0)) + 1;
  while (step < days.length && Date.parse(timeOf(step + 1)) <= now) step += 1;
  if (step > days.length) return undefined;
  const reminder = { at: timeOf(step), since, step };
  if (letter === 'details-missing') return { ...reminder, letter };
  const waiting = state.documents.find(({ phase }) => phase === 'sent');
  const draft = waiting && latestDraft(waiting);
  return draft && { ...reminder, letter, draft: draft.id };
}

/** The reminder on the day before something is due, unless the work began after it. */
function dueTomorrow({ reminders }: RemindedWork, { due, since }: WorkState): Reminder | undefined {
  if (!due) return undefined;
  const date = dayInIndia(due);
  const at = tenOn(daysLater(date, -1));
  const letter = 'draft-due-tomorrow';
  const isSent = reminders.some((each) => each.letter === letter && each.since === due);
  return isSent || at <= since ? undefined : { at, since: due, letter };
}

/** The next look at the class of a place after `now` (epoch milliseconds): on the day before the class starts. */
export function nextLook(
  { startedAt }: RemindedWork,
  start: string | undefined,
  now: number,
): Reminder | undefined {
  const day = startDay(start);
  const at = day && classReminderOf(day);
  return at && Date.parse(at) > now ? { at, since: startedAt } : undefined;
}

/** Whether to remind the buyer of a place now that the class starts tomorrow: once for each start day. */
export function isTomorrow(
  { startedAt, reminders }: RemindedWork,
  start: string | undefined,
  now: number,
): boolean {
  const day = startDay(start);
  if (day === undefined || day !== daysLater(dayInIndia(now), 1)) return false;
  const at = classReminderOf(day);
  const toldAt = reminders.findLast(({ letter }) => letter === 'class-moved')?.at ?? startedAt;
  const isSent = reminders.some(({ letter, since }) => letter === 'class-tomorrow' && since === day);
  // A buyer who was told of the start after that time needs no reminder.
  return Date.parse(at) <= now && toldAt < at && !isSent;
}

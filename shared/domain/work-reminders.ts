import { dayInIndia, dayMs, daysLater, midnightOf } from './india-time.ts';
import { latestDraft, type Work, type WorkState, workStateOf } from './work.ts';
import type { DocumentName } from './work-entry.ts';

/** A reminder that was sent. */
export interface SentReminder {
  letter: 'details-missing' | 'draft-waiting' | 'draft-due-tomorrow' | 'class-tomorrow';
  /** The silence or the day that it reminded of: since when it had been so, or when it was due. */
  since: string;
  /** ISO 8601. */
  at: string;
  /** Which of those of one silence it was, from 1 on. */
  step?: number;
}

/** A reminder to come; one without a letter looks at the class of a place again. Times are ISO 8601. */
export type Reminder = { at: string; since: string } & (
  | { letter: 'details-missing'; step: number }
  | { letter: 'draft-waiting'; step: number; document: DocumentName; version: number }
  | { letter: 'draft-due-tomorrow'; date: string }
  | { letter?: undefined }
);

/** Bought work, as far as reminders of it go. */
export interface RemindedWork extends Work {
  reminders: readonly SentReminder[];
  /** The course of a place. */
  courseId?: string;
}

/** Days of silence after which a buyer is reminded of missing details, and of a draft. */
const detailsDays = [1, 3, 7, 21];
const draftDays = [3, 7, 14];
/** Reminders of an order to its buyer, at most. What somebody did is told beside them. */
const mostToBuyer = 8;
/** Days for which a place waits for its class. */
const placeDays = 366;

/** The next reminder of work, which may be due already; undefined where nothing is to be reminded of. */
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
      return nextLook(work, now);
    default:
      return undefined;
  }
}

/** 10:00 in India on a day (`YYYY-MM-DD`), in ISO 8601. */
const tenOn = (date: string) => new Date(midnightOf(date) + 10 * 60 * 60_000).toISOString();

/** The reminder after the last that was sent; where several are due at once, as no job ran, the last of them. */
function nextToBuyer(
  { reminders }: RemindedWork,
  state: WorkState,
  now: number,
  [letter, days]: ['details-missing' | 'draft-waiting', readonly number[]],
): Reminder | undefined {
  const since = state.silentSince ?? state.since;
  const silentDay = dayInIndia(Date.parse(since));
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
  return draft && { ...reminder, letter, document: waiting.name, version: draft.version };
}

/** The day before something is due, unless it was owed as late as that. */
function dueTomorrow({ reminders }: RemindedWork, { due, since }: WorkState): Reminder | undefined {
  if (!due) return undefined;
  const date = dayInIndia(Date.parse(due));
  const at = tenOn(daysLater(date, -1));
  const letter = 'draft-due-tomorrow';
  const isSent = reminders.some((each) => each.letter === letter && each.since === due);
  return isSent || at <= since ? undefined : { at, since: due, letter, date };
}

/** The next morning on which a class may be a day away: its start may be moved meanwhile. */
function nextLook({ startedAt }: RemindedWork, now: number): Reminder | undefined {
  const today = dayInIndia(now);
  const at = tenOn(Date.parse(tenOn(today)) > now ? today : daysLater(today, 1));
  return Date.parse(at) - Date.parse(startedAt) > placeDays * dayMs ? undefined : { at, since: startedAt };
}

/** The day of India (`YYYY-MM-DD`) on which a course starts by its `startDate`; undefined where that names none. */
export function startDay(startDate: string | undefined): string | undefined {
  const time = Date.parse(startDate ?? '');
  if (!startDate || Number.isNaN(time)) return undefined;
  return startDate.length === 10 ? startDate : dayInIndia(time);
}

/** Whether somebody with a place is to be told now that the class starts tomorrow: once for each day that it starts on. */
export const isTomorrow = (
  { reminders }: Pick<RemindedWork, 'reminders'>,
  day: string,
  now: number,
): boolean =>
  daysLater(dayInIndia(now), 1) === day &&
  !reminders.some((each) => each.letter === 'class-tomorrow' && each.since === day);

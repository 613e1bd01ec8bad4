import { daysLater } from './draft-dates.ts';
import { dayInIndia, dayMs, midnightOf } from './india-time.ts';
import { latestDraft, type Work, type WorkState, workStateOf } from './work.ts';
import type { DocumentName } from './work-entry.ts';

/** A reminder that was sent. */
export interface SentReminder {
  letter: 'details-missing' | 'draft-waiting' | 'draft-due-tomorrow' | 'class-tomorrow';
  /** What it reminded of: since when it had been so, or the day that was due. */
  since: string;
  /** ISO 8601. */
  at: string;
}

/** A reminder to come; one without a letter looks at the class of a place again. Times are ISO 8601. */
export type Reminder = { at: string; since: string } & (
  | { letter: 'details-missing'; step: number }
  | { letter: 'draft-waiting'; document: DocumentName; version: number }
  | { letter: 'draft-due-tomorrow'; due: string }
  | { letter?: undefined }
);

/** Bought work, as far as reminders of it go. */
export interface RemindedWork extends Work {
  reminders: readonly SentReminder[];
  /** The course of a place. */
  placeOf?: string;
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
      return nextToBuyer(work, state, 'details-missing', detailsDays);
    case 'review':
      return nextToBuyer(work, state, 'draft-waiting', draftDays);
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

function nextToBuyer(
  { reminders }: RemindedWork,
  state: WorkState,
  letter: 'details-missing' | 'draft-waiting',
  days: readonly number[],
): Reminder | undefined {
  const since = state.silentSince ?? state.since;
  const toBuyer = reminders.filter(
    (each) => each.letter === 'details-missing' || each.letter === 'draft-waiting',
  );
  const step = toBuyer.filter((each) => each.letter === letter && each.since === since).length;
  const day = days[step];
  if (day === undefined || toBuyer.length >= mostToBuyer) return undefined;
  const at = tenOn(daysLater(dayInIndia(Date.parse(since)), day));
  if (letter === 'details-missing') return { at, since, letter, step: step + 1 };
  const waiting = state.documents.find(({ phase }) => phase === 'sent');
  const draft = waiting && latestDraft(waiting);
  return draft && { at, since, letter, document: waiting.name, version: draft.version };
}

/** The day before something is due, unless it was owed as late as that. */
function dueTomorrow({ reminders }: RemindedWork, { due, since }: WorkState): Reminder | undefined {
  if (!due) return undefined;
  const at = tenOn(daysLater(dayInIndia(Date.parse(due)), -1));
  const letter = 'draft-due-tomorrow';
  const isSent = reminders.some((each) => each.letter === letter && each.since === due);
  return isSent || at <= since ? undefined : { at, since: due, letter, due };
}

/** The next morning on which a class may be a day away: its start may be moved meanwhile. */
function nextLook({ startedAt }: RemindedWork, now: number): Reminder | undefined {
  const today = dayInIndia(now);
  const at = tenOn(Date.parse(tenOn(today)) > now ? today : daysLater(today, 1));
  return Date.parse(at) - Date.parse(startedAt) > placeDays * dayMs ? undefined : { at, since: startedAt };
}

import { startDay, startOutlookOf } from '../classes/class-start.ts';
import { dayInIndia, daysLater } from '../time/india-time.ts';
import type { Course } from './course.ts';

/** The state of a course's batch: `over` after its weeks, `begun` after its start, `full` without a place left, or else `open`. */
export type BatchState = 'over' | 'begun' | 'full' | 'open';

type Batch = Pick<Course, 'startDate' | 'weeks' | 'isFull' | 'seatsLeft'>;

/** The state of a batch at a time (epoch milliseconds). */
export function batchStateOf({ startDate, weeks, isFull, seatsLeft }: Batch, now: number): BatchState {
  const last = lastDayOf({ startDate, weeks });
  if (last && dayInIndia(now) > last) return 'over';
  if (startOutlookOf(startDate, now) === 'begun') return 'begun';
  return isFull || seatsLeft === 0 ? 'full' : 'open';
}

/** The day of India (`YYYY-MM-DD`) on which the last week of a batch ends; undefined where its start or its weeks are not settled. */
export function lastDayOf({ startDate, weeks }: Pick<Batch, 'startDate' | 'weeks'>): string | undefined {
  const day = startDay(startDate);
  return day && weeks ? daysLater(day, weeks * 7 - 1) : undefined;
}

/** The batch that visitors are shown for a certification: the next to start that has places, or else the next at all. */
export function nextBatch(
  courses: readonly Course[],
  certification: string,
  now: number,
): Course | undefined {
  const coming = byNextStart(courses, now).filter(
    (course) => course.certification === certification && isComing(course, now),
  );
  return coming.find((course) => batchStateOf(course, now) === 'open') ?? coming[0];
}

/** The next batches with a start date and places left, in the order of time. */
export const nextBatches = (courses: readonly Course[], now: number, count: number): Course[] =>
  byNextStart(courses, now)
    .filter((course) => isReservable(course, now))
    .slice(0, count);

/** Whether a visitor can take a place in a batch: it has a start date and places left. */
export const isReservable = (course: Batch, now: number): boolean =>
  startDay(course.startDate) !== undefined && batchStateOf(course, now) === 'open';

/** Courses in the order in which their batches start: those without a day come after, those begun or over last. */
export const byNextStart = (courses: readonly Course[], now: number): Course[] =>
  courses
    .map((course) => ({ course, start: timetableKey(course, now) }))
    .sort((one, other) => (one.start < other.start ? -1 : Number(one.start > other.start)))
    .map(({ course }) => course);

// In sorting, letters come after digits, and `~` after letters.
const timetableKey = (course: Course, now: number): string =>
  isComing(course, now) ? (startDay(course.startDate) ?? 'without a day') : `~${batchStateOf(course, now)}`;

/** Whether a batch is still to start, so that a visitor can wait for it. */
const isComing = (course: Batch, now: number): boolean =>
  ['full', 'open'].includes(batchStateOf(course, now));

/** The places left in a batch, where they are few enough to tell a visitor; undefined otherwise. */
export const fewSeats = ({ seatsLeft }: Pick<Course, 'seatsLeft'>): number | undefined =>
  seatsLeft && seatsLeft <= 5 ? seatsLeft : undefined;

/** The sentence about each state, for visitors and the owner; an open batch has no sentence. */
export const batchStateTexts = {
  over: 'This batch is past. Ask us about the next one.',
  begun: 'This batch has begun. Ask us about the next one.',
  full: 'This batch is full. Ask us about the next one.',
  open: undefined,
} as const satisfies Record<BatchState, string | undefined>;

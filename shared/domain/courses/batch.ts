import { startDay, startOutlookOf } from '../classes/class-start.ts';
import { dayInIndia, daysLater } from '../time/india-time.ts';
import { certificationName } from './certifications.ts';
import type { Course } from './course.ts';
import { isPaidOnline } from './course-price.ts';

type BatchState = 'over' | 'begun' | 'full' | 'open';

type Batch = Pick<Course, 'startDate' | 'weeks' | 'isFull' | 'seatsLeft'>;

export function batchStateOf({ startDate, weeks, isFull, seatsLeft }: Batch, now: number): BatchState {
  const last = lastDayOf({ startDate, weeks });
  if (last && dayInIndia(now) > last) return 'over';
  if (startOutlookOf(startDate, now) === 'begun') return 'begun';
  return isFull || seatsLeft === 0 ? 'full' : 'open';
}

export function lastDayOf({ startDate, weeks }: Pick<Batch, 'startDate' | 'weeks'>): string | undefined {
  const day = startDay(startDate);
  return day && weeks ? daysLater(day, weeks * 7 - 1) : undefined;
}

/** Returns the next batch that still has seats or, if they're all full, simply the next one. */
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

/** Returns the lowest price of the certifications' next batches, or undefined if none has a price. */
export function lowestNextPrice(
  courses: readonly Course[],
  certifications: readonly string[],
  now: number,
): number | undefined {
  const prices = certifications.flatMap((id) => nextBatch(courses, id, now)?.price || []);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Returns the next open batch whose title, certification or category contains all words of the topic, in order. */
export const nextBatchAbout = (courses: readonly Course[], topic: string, now: number): Course | undefined =>
  byNextStart(courses, now).find(
    (course) => batchStateOf(course, now) === 'open' && isAbout(course, wordsOf(topic)),
  );

const isAbout = ({ title, certification, category }: Course, topic: string): boolean =>
  topic.trim() !== '' &&
  [title, certification && certificationName(certification), category].some(
    (name) => name && wordsOf(name).includes(topic),
  );

// The spaces at both ends keep `Java` from matching `JavaScript`. `+` and `#` are parts of C++ and C#.
const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []).join(' ')} `;

export const nextBatches = (courses: readonly Course[], now: number, count: number): Course[] =>
  byNextStart(courses, now)
    .filter((course) => isReservable(course, now))
    .slice(0, count);

export const isReservable = (course: Batch, now: number): boolean =>
  startDay(course.startDate) !== undefined && batchStateOf(course, now) === 'open';

/** What visitors can ask for besides a question. A course that's paid online is bought instead. */
export function wishFor(course: Course, now: number): 'seat' | 'waitlist' | undefined {
  if (batchStateOf(course, now) === 'full') return 'waitlist';
  return isReservable(course, now) && !isPaidOnline(course) ? 'seat' : undefined;
}

/** Upcoming batches come first, sorted by start date, then undated ones, then those that have started or ended. */
export const byNextStart = (courses: readonly Course[], now: number): Course[] =>
  courses
    .map((course) => ({ course, start: timetableKey(course, now) }))
    .sort((one, other) => (one.start < other.start ? -1 : Number(one.start > other.start)))
    .map(({ course }) => course);

// Letters sort after the digits of a date, and `~` sorts after letters.
const timetableKey = (course: Course, now: number): string =>
  isComing(course, now) ? (startDay(course.startDate) ?? 'without a day') : `~${batchStateOf(course, now)}`;

const isComing = (course: Batch, now: number): boolean =>
  ['full', 'open'].includes(batchStateOf(course, now));

export const fewSeats = ({ seatsLeft }: Pick<Course, 'seatsLeft'>): number | undefined =>
  seatsLeft && seatsLeft <= 5 ? seatsLeft : undefined;

export const batchStateTexts = {
  over: 'This batch is over. Ask us about the next one.',
  begun: 'This batch has started. Ask us about the next one.',
  full: 'This batch is full. We can tell you when a seat is free.',
  open: undefined,
} as const satisfies Record<BatchState, string | undefined>;

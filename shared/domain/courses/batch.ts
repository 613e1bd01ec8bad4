import { startDay, startOutlookOf } from '../classes/class-start.ts';
import { dayInIndia, daysLater } from '../time/india-time.ts';
import type { Course } from './course.ts';

/** The state of a course's batch: `over` after its weeks, `begun` after its start, `full` without a place left, else `open`. */
export type BatchState = 'over' | 'begun' | 'full' | 'open';

type Batch = Pick<Course, 'startDate' | 'weeks' | 'isFull'>;

/** The state of a batch at a time (epoch milliseconds). */
export function batchStateOf({ startDate, weeks, isFull }: Batch, now: number): BatchState {
  const day = startDay(startDate);
  if (day && weeks && dayInIndia(now) >= daysLater(day, weeks * 7)) return 'over';
  if (startOutlookOf(startDate, now) === 'begun') return 'begun';
  return isFull ? 'full' : 'open';
}

/** The batch that visitors are shown for a certification: the next to start that has places, or else the next at all. */
export function nextBatch(
  courses: readonly Course[],
  certification: string,
  now: number,
): Course | undefined {
  const coming = courses.filter((course) => {
    const state = batchStateOf(course, now);
    return course.certification === certification && state !== 'over' && state !== 'begun';
  });
  const inOrder = coming.toSorted((one, other) => (dayOfStart(one) < dayOfStart(other) ? -1 : 1));
  return inOrder.find(({ isFull }) => !isFull) ?? inOrder[0];
}

// A batch without a day comes after those with one.
const dayOfStart = ({ startDate }: Course) => startDay(startDate) ?? '9999';

/** What visitors and the owner read of a state; nothing of an open one. */
export const batchStateTexts: Record<BatchState, string | undefined> = {
  over: 'This batch is past. Ask us about the next one.',
  begun: 'This batch has begun. Ask us about the next one.',
  full: 'This batch is full. Ask us about the next one.',
  open: undefined,
};

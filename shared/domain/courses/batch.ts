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

/** What visitors and the owner read of a state; nothing of an open one. */
export const batchStateTexts: Record<BatchState, string | undefined> = {
  over: 'This batch is past. Ask us about the next one.',
  begun: 'This batch has begun. Ask us about the next one.',
  full: 'This batch is full. Ask us about the next one.',
  open: undefined,
};

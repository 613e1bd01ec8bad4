import { startOutlookOf } from '../classes/class-start.ts';
import type { CourseSeat } from '../work/bought-work.ts';

/** Buyers can review a course from its start on. Documents are reviewed through the link in the last email. */
export const isReviewable = ({ isGone, startDate }: CourseSeat, now: number): boolean =>
  !isGone && startOutlookOf(startDate, now) === 'begun';

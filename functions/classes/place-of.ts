import type { Place } from '#shared/domain/work/bought-work.ts';
import * as courses from '../courses/store.ts';
import * as classes from './store.ts';

/**
 * A place in a course as those who have one read it. Where the course is deleted, its title is the one that it was sold by,
 * and there is nothing more to know.
 */
export async function placeOf(sold: { courseId: string; title: string }): Promise<Place> {
  const [course, { batch, joining }] = await Promise.all([
    courses.find(sold.courseId),
    classes.find(sold.courseId),
  ]);
  if (!course) return { title: sold.title, isGone: true };
  const { title, startDate, timings } = course;
  return {
    title,
    ...(startDate && { startDate }),
    ...(timings && { timings }),
    ...(batch && { batch }),
    ...(joining && { joining }),
  };
}

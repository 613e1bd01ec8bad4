import type { Place } from '#shared/domain/bought-work.ts';
import * as classes from '../store/classes.ts';
import * as courses from '../store/courses.ts';

/** A place in a course as those who have one read it. The title is the one it was sold by, where the course is gone. */
export async function placeOf(sold: { courseId: string; title: string }): Promise<Place> {
  const [course, { batch, joining }] = await Promise.all([
    courses.find(sold.courseId),
    classes.find(sold.courseId),
  ]);
  const { title = sold.title, startDate, timings } = course ?? {};
  return {
    title,
    ...(startDate && { startDate }),
    ...(timings && { timings }),
    ...(batch && { batch }),
    ...(joining && { joining }),
  };
}

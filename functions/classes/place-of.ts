import { classStartOf } from '#shared/domain/classes/class-start.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import type { Place } from '#shared/domain/work/bought-work.ts';
import * as courses from '../courses/store.ts';
import * as classes from './store.ts';

/** A place in a course with what a calendar needs, which is missing where the course is deleted. */
interface PlaceInCourse extends Place, Pick<Course, 'firstClass'> {
  /** When the course was deleted. */
  goneAt?: string | undefined;
}

/** A place in a course as its buyer reads it. Of a deleted course it has only the title under which the course was sold. */
export async function placeOf(product: { courseId: string; title: string }): Promise<PlaceInCourse> {
  const [course, { batch, joining, courseDeletedAt }] = await Promise.all([
    courses.find(product.courseId),
    classes.get(product.courseId),
  ]);
  if (!course) return { title: product.title, isGone: true, goneAt: courseDeletedAt };
  const { title, timings, firstClass } = course;
  const startDate = classStartOf(course);
  return {
    title,
    ...(startDate && { startDate }),
    ...(timings && { timings }),
    ...(batch && { batch }),
    ...(joining && { joining }),
    ...(firstClass && { firstClass }),
  };
}

import { classStartOf } from '#shared/domain/classes/class-start.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import type { Place } from '#shared/domain/work/bought-work.ts';
import * as courses from '../courses/store.ts';
import * as classes from './store.ts';

/** A place with what a calendar takes in of it, which is missing where its course is deleted. */
export interface PlaceInCourse extends Place, Pick<Course, 'firstClass'> {
  /** The time of the last change of its course. */
  changedAt?: string;
}

/**
 * A place in a course as those who have one read it. Where the course is deleted, its title is the one that it was sold by,
 * and there is nothing more to know.
 */
export async function placeOf(sold: { courseId: string; title: string }): Promise<PlaceInCourse> {
  const [course, { batch, joining }] = await Promise.all([
    courses.find(sold.courseId),
    classes.find(sold.courseId),
  ]);
  if (!course) return { title: sold.title, isGone: true };
  const { title, timings, firstClass, createdAt, updatedAt } = course;
  const startDate = classStartOf(course);
  return {
    title,
    ...(startDate && { startDate }),
    ...(timings && { timings }),
    ...(batch && { batch }),
    ...(joining && { joining }),
    ...(firstClass && { firstClass }),
    changedAt: updatedAt ?? createdAt,
  };
}

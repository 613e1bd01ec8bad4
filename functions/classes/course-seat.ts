import type { Material } from '#shared/domain/classes/class.ts';
import { classStartOf } from '#shared/domain/classes/class-start.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { CourseSeat } from '#shared/domain/work/bought-work.ts';
import * as courses from '../courses/store.ts';
import * as classes from './store.ts';

interface CourseSeatDetails extends CourseSeat, Pick<Course, 'firstClass'> {
  deletedAt?: string | undefined;
}

/** Once a course has been deleted, all we have is the title it was sold under. */
export async function courseSeatOf(product: { courseId: string; title: string }): Promise<CourseSeatDetails> {
  const [course, { batch, joining, materials, courseDeletedAt }] = await Promise.all([
    courses.find(product.courseId),
    classes.get(product.courseId),
  ]);
  if (!course) return { title: product.title, isGone: true, deletedAt: courseDeletedAt };
  return {
    title: course.title,
    startDate: classStartOf(course),
    timings: course.timings || undefined,
    batch: batch || undefined,
    joining: joining || undefined,
    materials: materials?.map(shownMaterial),
    firstClass: course.firstClass,
  };
}

/** The link must not reach the buyer before its day. */
function shownMaterial({ title, link, from }: Material) {
  return from && from > dayInIndia(Date.now()) ? { title, from } : { title, link };
}

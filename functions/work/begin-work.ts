import { shownClass } from '#shared/domain/classes/calendar-class.ts';
import { orderedWork } from '#shared/domain/work/ordered-work.ts';
import * as places from '../classes/class-seats.ts';
import * as classes from '../classes/store.ts';
import * as courses from '../courses/store.ts';
import * as orders from '../orders/store.ts';
import * as works from '../works/store.ts';

/** Creates the work for a paid order and, for a course, its seat. Calling it again changes nothing. */
export async function beginWork(order: orders.StoredOrder, startedAt: string): Promise<void> {
  const ordered = orderedWork(order);
  const { courseId } = ordered;
  if (courseId !== undefined) await places.add(courseId, order);
  const course = courseId === undefined ? undefined : await courses.find(courseId);
  const shown =
    course && shownClass(undefined, { ...course, joining: (await classes.get(course.id)).joining });
  const { id, buyer } = order;
  await works.insert({ id, startedAt, buyer, ...ordered, ...(shown && { shown }) });
}

/** Begins the work without waiting for the job. Returns false if there's nothing to begin, or a time to book as well. */
export async function beginPaidWork(orderId: string): Promise<boolean> {
  const order = await orders.find(orderId);
  const entry = order && orders.paidEntryOf(order);
  if (!entry || order.wants) return false;
  await beginWork(order, orders.reportedAt(entry));
  return true;
}

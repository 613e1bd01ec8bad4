import type { AdminCourse } from '#shared/domain/courses/course.ts';
import { overbookedOf, type Seats, seatsLeft } from '#shared/domain/seats/seats.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as seats from '../seats/store.ts';
import * as courses from './store.ts';

export function withSeats(course: courses.StoredCourse, of: Seats = {}): AdminCourse {
  const { capacity, isFull } = of;
  const overbooked = overbookedOf(of)?.orders;
  return {
    ...course,
    ...(isFull !== undefined && { isFull }),
    ...(capacity !== undefined && { seats: capacity, seatsLeft: seatsLeft(of) }),
    ...(overbooked && { overbooked }),
  };
}

export async function findWithSeats(id: string): Promise<AdminCourse | undefined> {
  const [course, of] = await Promise.all([courses.find(id), seats.get(id)]);
  return course && withSeats(course, of);
}

export const listWithSeats =
  (list: (page: PageQuery) => Promise<Page<courses.StoredCourse>>) =>
  async (page: PageQuery): Promise<Page<AdminCourse>> => {
    const [{ items, next }, all] = await Promise.all([list(page), seats.all()]);
    return { items: items.map((course) => withSeats(course, all.get(course.id))), next };
  };

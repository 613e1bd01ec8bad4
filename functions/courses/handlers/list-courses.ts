import { listCourses } from '#shared/api/courses.ts';
import { handle } from '../../platform/http/handle.ts';
import * as courses from '../store.ts';
import { listWithSeats } from '../with-seats.ts';

export const handler = handle(listCourses, ({ page }) => listWithSeats(courses.list)(page));

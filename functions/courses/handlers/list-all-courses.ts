import { listAllCourses } from '#shared/api/courses.ts';
import { handle } from '../../platform/http/handle.ts';
import * as courses from '../store.ts';

export const handler = handle(listAllCourses, ({ page }) => courses.listWithSeats(courses.listAll)(page));

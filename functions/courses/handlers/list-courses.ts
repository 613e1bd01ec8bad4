import { listCourses } from '#shared/api/courses.ts';
import { handle } from '../../platform/http/handle.ts';
import * as courses from '../store.ts';

export const handler = handle(listCourses, ({ page }) => courses.listWithSeats(courses.list)(page));

import { listCourses } from '#shared/api/courses.ts';
import { handle } from '../lib/http/handle.ts';
import * as courses from '../lib/store/courses.ts';

export const handler = handle(listCourses, ({ page }) => courses.list(page));

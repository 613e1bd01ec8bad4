import { listCourseReviews } from '#shared/api/reviews.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(listCourseReviews, ({ path, page }) => reviews.listOfCourse(path.id, page));

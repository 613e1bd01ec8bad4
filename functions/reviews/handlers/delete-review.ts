import { deleteReview } from '#shared/api/reviews.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(deleteReview, async ({ path }) => {
  if (!(await reviews.remove(path.id))) throw notFound('Could not find this review.');
});

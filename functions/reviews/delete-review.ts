import { deleteReview } from '#shared/api/reviews.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as reviews from '../lib/store/reviews.ts';

export const handler = handle(deleteReview, async ({ path }) => {
  if (!(await reviews.remove(path.id))) throw notFound('Could not find this review.');
});

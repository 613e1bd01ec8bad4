import { restoreReview } from '#shared/api/reviews.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(restoreReview, async ({ path }) =>
  // A review that is not suspected was restored before, or was never suspected: the answer is the review.
  found((await reviews.restore(path.id)) ?? (await reviews.find(path.id)), 'Could not find this review.'),
);

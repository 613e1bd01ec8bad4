import { restoreReview } from '#shared/api/reviews.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(restoreReview, async ({ path }) =>
  found((await reviews.restore(path.id)) ?? (await reviews.find(path.id)), 'We can’t find this review.'),
);

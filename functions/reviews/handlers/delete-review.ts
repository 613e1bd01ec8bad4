import { deleteReview } from '#shared/api/reviews.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(deleteReview, async ({ path }) =>
  found(await reviews.remove(path.id), 'We can’t find this review.'),
);

import { restoreReview } from '#shared/api/reviews.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(restoreReview, async ({ path }) => {
  // Where it is not among the suspected ones, a call before has moved it, or nobody ever suspected it.
  return found(
    (await reviews.restore(path.id)) ?? (await reviews.find(path.id)),
    'Could not find this review.',
  );
});

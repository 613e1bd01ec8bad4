import { toggleReview } from '#shared/api/reviews.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(toggleReview, async ({ path, body }) => {
  const review = found(await reviews.find(path.id), 'Could not find this review.');

  if (body && review.approved !== body.seen) return review;

  // A caller who named the state that they saw gets the review as another caller has changed it.
  const toggled = (await reviews.toggle(review)) ?? (body && (await reviews.find(path.id)));
  if (!toggled) throw conflict('This review was changed at the same moment. Load the list again.');
  return toggled;
});

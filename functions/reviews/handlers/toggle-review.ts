import { toggleReview } from '#shared/api/reviews.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(toggleReview, async ({ path, body }) => {
  const review = found(await reviews.find(path.id), 'We can’t find this review.');

  if (body && review.approved !== body.seen) return review;

  // If the caller sent the state they saw, a simultaneous change by someone else isn't an error.
  const toggled = (await reviews.toggle(review)) ?? (body && (await reviews.find(path.id)));
  if (!toggled) throw conflict('Someone else has changed this review. Reload the list.');
  return toggled;
});

import { toggleReview } from '#shared/api/reviews.ts';
import { conflict, notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as reviews from '../lib/store/reviews.ts';

export const handler = handle(toggleReview, async ({ path, body }) => {
  const review = await reviews.find(path.id);
  if (!review) throw notFound('Could not find this review.');

  if (body && review.approved !== body.seen) return review;

  // Whoever named what he saw, and was overtaken, is told what became of it.
  const toggled = (await reviews.toggle(review)) ?? (body && (await reviews.find(path.id)));
  if (!toggled) throw conflict('This review was changed at the same moment. Load the list again.');
  return toggled;
});

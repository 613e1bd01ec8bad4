import { toggleReview } from '#shared/api/reviews.ts';
import { conflict, notFound } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as reviews from '../lib/store/reviews.ts';

export const handler = handle(toggleReview, async ({ path }) => {
  const review = await reviews.find(path.id);
  if (!review) throw notFound('Could not find this review.');

  const toggled = await reviews.toggle(review);
  if (!toggled) throw conflict('This review was changed at the same moment. Load the list again.');
  return toggled;
});

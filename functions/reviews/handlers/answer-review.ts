import { answerReview } from '#shared/api/reviews.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(answerReview, async ({ path, body }) => {
  const review = await reviews.answer(path.id, body.text);
  if (!review) throw notFound('Could not find this review.');
  return review;
});

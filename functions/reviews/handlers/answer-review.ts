import { answerReview } from '#shared/api/reviews.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(answerReview, async ({ path, body }) =>
  found(await reviews.answer(path.id, body.text), 'We can’t find this review.'),
);

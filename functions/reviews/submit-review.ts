import { submitReview } from '#shared/api/reviews.ts';
import { keyReused } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as reviews from '../lib/store/reviews.ts';

export const handler = handle(submitReview, async ({ body, creation }) => {
  const { website, ...review } = body;
  const added = await reviews.add({
    ...creation,
    ...review,
    approved: false,
    isSuspected: Boolean(website),
    createdAt: new Date().toISOString(),
  });
  if (!added) throw keyReused();
  return { id: creation.id };
});

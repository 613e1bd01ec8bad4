import { listReviews } from '#shared/api/reviews.ts';
import { handle } from '../lib/http/handle.ts';
import * as reviews from '../lib/store/reviews.ts';

export const handler = handle(listReviews, ({ page, query }) =>
  reviews.list(page, { suspected: query.suspected === 'true' }),
);

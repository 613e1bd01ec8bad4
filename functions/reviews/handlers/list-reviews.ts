import { listReviews } from '#shared/api/reviews.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(listReviews, ({ page, query }) =>
  reviews.list(page, { suspected: query.suspected === 'true' }),
);

import { listPublicReviews } from '#shared/api/reviews.ts';
import { handle } from '../../platform/http/handle.ts';
import * as reviews from '../store.ts';

export const handler = handle(listPublicReviews, ({ page }) => reviews.listPublic(page));

import { getReviewSummary } from '#shared/api/reviews.ts';
import { handle } from '../../platform/http/handle.ts';
import * as summary from '../summary.ts';

export const handler = handle(getReviewSummary, summary.find);

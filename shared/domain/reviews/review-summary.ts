import * as z from 'zod/mini';
import { wholeNumber } from '../../whole-number.ts';
import { PublicReview } from './review.ts';

export const ReviewSummary = z.object({
  /** All published reviews. The other fields count only reviews by verified buyers. */
  published: wholeNumber,
  /** The number of reviews with one star, two stars and so on. */
  ratings: z.array(wholeNumber),
  /** The courses with the most reviews come first. */
  courses: z.array(z.object({ id: z.string(), count: wholeNumber })),
  /** The newest review, with any rating. Missing if there are enough for an average. */
  newest: z.optional(PublicReview),
});
export type ReviewSummary = z.output<typeof ReviewSummary>;

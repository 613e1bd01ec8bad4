import * as z from 'zod/mini';
import { email, honeypots, name, paragraphs, timestamp } from './fields.ts';
import { ratingHint } from './hints.ts';
import { limits } from './limits.ts';

/** A review as a visitor leaves it; it waits for the owner's approval. */
export const ReviewInput = z.object({
  name,
  email,
  message: paragraphs('Message', limits.review.message),
  rating: z.int(ratingHint).check(z.gte(1, ratingHint), z.lte(5, ratingHint)),
  ...honeypots,
});
export type ReviewInput = z.output<typeof ReviewInput>;

/** A review as the owner reads it. */
export const Review = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  rating: z.number(),
  approved: z.boolean(),
  createdAt: timestamp,
});
export type Review = z.output<typeof Review>;

/** A review as everybody reads it: without the reviewer's email. */
export const PublicReview = z.omit(Review, { email: true });
export type PublicReview = z.output<typeof PublicReview>;

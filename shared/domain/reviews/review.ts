import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Link } from '../orders/order-access.ts';
import { email, name } from '../text/contact-fields.ts';
import { honeypots, noticeVersion, optionalParagraphs, paragraphs } from '../text/fields.ts';
import { ratingHint } from '../text/hints.ts';
import { timestamp } from '../time/timestamp.ts';

const message = paragraphs('Message', limits.review.message);
const rating = z.int(ratingHint).check(z.gte(1, ratingHint), z.lte(5, ratingHint));

/** A review as a visitor leaves it; it waits for the owner's approval. */
export const ReviewInput = z.object({
  name,
  email,
  message,
  rating,
  noticeVersion,
  ...honeypots,
});
export type ReviewInput = z.output<typeof ReviewInput>;

/** A review as a buyer leaves it, with the link that came when the work was finished. */
export const VerifiedReviewInput = z.object({
  link: Link,
  name,
  message,
  rating,
  /** Consent to publish it, which is never taken for granted. */
  consent: z.literal(true, 'Tick that we may publish your review. Without that we do not keep it.'),
  noticeVersion,
});

/** The owner's public answer to a review; an empty text takes the answer away. */
export const ReviewAnswerInput = z.object({ text: optionalParagraphs('Answer', limits.review.message) });

/** A review as the owner reads it. */
export const Review = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  rating: z.number(),
  approved: z.boolean(),
  createdAt: timestamp,
  /** The review came with the link of a finished order. */
  isVerified: z.optional(z.boolean()),
  /** The time at which the author of a verified review agreed to its publication. */
  consentAt: z.optional(timestamp),
  noticeVersion,
  /** The owner's answer, which stands beneath the review. */
  answer: z.optional(z.object({ text: z.string(), at: timestamp })),
});
export type Review = z.output<typeof Review>;

/** A review as everybody reads it: without the reviewer's email. */
export const PublicReview = z.omit(Review, { email: true, consentAt: true, noticeVersion: true });
export type PublicReview = z.output<typeof PublicReview>;

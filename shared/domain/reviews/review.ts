import * as z from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { Link } from '../orders/order-access.ts';
import { email, name } from '../text/contact-fields.ts';
import { honeypots, noticeVersion, optionalParagraphs, paragraphs } from '../text/fields.ts';
import { ratingHint } from '../text/hints.ts';
import { timestamp } from '../time/timestamp.ts';
import { type DeclineReason, declineReasons } from './decline-reasons.ts';

const message = paragraphs('Message', limits.review.message);
const rating = z.int(ratingHint).check(z.gte(1, ratingHint), z.lte(5, ratingHint));

export const ReviewInput = z.object({
  name,
  email,
  message,
  rating,
  noticeVersion,
  ...honeypots,
});
export type ReviewInput = z.output<typeof ReviewInput>;

export const VerifiedReviewInput = z.object({
  link: Link,
  name,
  message,
  rating,
  /** This box must not be ticked by default. */
  consent: z.literal(
    true,
    'Please tick the box to let us publish your review. We can’t accept it otherwise.',
  ),
  noticeVersion,
});

/** What a review link is for. */
export const ReviewedOrder = z.object({
  number: z.string(),
  what: z.string(),
  instructor: z.optional(z.string()),
});
export type ReviewedOrder = z.output<typeof ReviewedOrder>;

export const ReviewLinkInput = z.object({ link: Link });

/** An empty text removes the answer. */
export const ReviewAnswerInput = z.object({ text: optionalParagraphs('Answer', limits.review.message) });

const declineReason = z.enum(
  Object.keys(declineReasons) as DeclineReason[],
  'Choose why you’re declining this review. A low rating isn’t a reason.',
);

export const ReviewDeclineInput = z.object({ reason: declineReason });

export const Review = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  rating: z.number(),
  approved: z.boolean(),
  createdAt: timestamp,
  isVerified: z.optional(z.boolean()),
  /** The order of a verified buyer. */
  orderId: z.optional(z.string()),
  /** With its title when it was bought. Missing if the order isn't for a course. */
  course: z.optional(z.object({ id: z.string(), title: z.string() })),
  consentAt: z.optional(timestamp),
  noticeVersion,
  answer: z.optional(z.object({ text: z.string(), at: timestamp })),
  declined: z.optional(z.object({ reason: declineReason, at: timestamp })),
});
export type Review = z.output<typeof Review>;

export const PublicReview = z.omit(Review, {
  email: true,
  orderId: true,
  consentAt: true,
  noticeVersion: true,
  declined: true,
});
export type PublicReview = z.output<typeof PublicReview>;

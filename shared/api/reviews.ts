import * as attemptLimits from '../domain/limits/attempts.ts';
import {
  PublicReview,
  Review,
  ReviewAnswerInput,
  ReviewDeclineInput,
  ReviewedOrder,
  ReviewInput,
  ReviewLinkInput,
  VerifiedReviewInput,
} from '../domain/reviews/review.ts';
import { ReviewSummary } from '../domain/reviews/review-summary.ts';
import { Created, SuspectedQuery, ToggleInput } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const listPublicReviews = {
  route: 'GET /reviews/public',
  auth: 'public',
  summary: 'Lists approved reviews, newest first.',
  cached: true,
  response: PublicReview,
  list: 100,
} as const satisfies Endpoint;

export const listCourseReviews = {
  route: 'GET /courses/{id}/reviews',
  auth: 'public',
  summary: 'Lists approved reviews of a course by its verified buyers, newest first.',
  cached: true,
  response: PublicReview,
  list: 50,
} as const satisfies Endpoint;

export const getReviewSummary = {
  route: 'GET /reviews/summary',
  auth: 'public',
  summary: 'Counts approved reviews by their stars. Includes a review if there are too few for an average.',
  cached: true,
  response: ReviewSummary,
} as const satisfies Endpoint;

export const submitReview = {
  route: 'POST /reviews',
  auth: 'public',
  limit: attemptLimits.review,
  summary: 'Submits a review for approval.',
  status: 201,
  body: ReviewInput,
  form: { sent: '/review-sent', nameOf: () => 'review' },
  response: Created,
  idempotent: true,
} as const satisfies Endpoint;

export const openReviewLink = {
  route: 'POST /reviews/link',
  auth: 'public',
  limit: attemptLimits.review,
  summary: 'Returns what a review link is for.',
  reads: true,
  body: ReviewLinkInput,
  response: ReviewedOrder,
} as const satisfies Endpoint;

export const submitVerifiedReview = {
  route: 'POST /reviews/verified',
  auth: 'public',
  limit: attemptLimits.review,
  summary: 'Submits a review of a finished order, using the link emailed to its buyer.',
  status: 201,
  body: VerifiedReviewInput,
  response: Created,
  idempotent: true,
} as const satisfies Endpoint;

export const listReviews = {
  route: 'GET /reviews/admin',
  auth: 'admin',
  summary:
    'Lists reviews, or suspected spam with `suspected=true`. Reviews waiting for approval come first, then the rest, newest first within each group.',
  query: SuspectedQuery,
  response: Review,
  list: 50,
} as const satisfies Endpoint;

export const getReview = {
  route: 'GET /admin/reviews/{id}',
  auth: 'admin',
  summary: 'Returns a review.',
  response: Review,
} as const satisfies Endpoint;

export const toggleReview = {
  route: 'PATCH /reviews/{id}/toggle',
  auth: 'admin',
  summary:
    'Approves or unpublishes a review. If `seen` is given, only changes a review that is still in that state.',
  body: ToggleInput,
  response: Review,
} as const satisfies Endpoint;

export const declineReview = {
  route: 'POST /admin/reviews/{id}/decline',
  auth: 'admin',
  summary: 'Declines or unpublishes a review for one of the listed reasons. Approving it withdraws that.',
  body: ReviewDeclineInput,
  response: Review,
} as const satisfies Endpoint;

export const restoreReview = {
  route: 'POST /admin/reviews/{id}/not-spam',
  auth: 'admin',
  summary: "Marks a review as not spam. Does nothing if it isn't suspected spam.",
  response: Review,
} as const satisfies Endpoint;

export const answerReview = {
  route: 'PUT /admin/reviews/{id}/answer',
  auth: 'admin',
  summary: 'Adds, replaces or removes the public reply to a review.',
  body: ReviewAnswerInput,
  response: Review,
} as const satisfies Endpoint;

export const deleteReview = {
  route: 'DELETE /reviews/{id}',
  auth: 'admin',
  summary: 'Permanently deletes a review.',
  status: 204,
  proof: true,
} as const satisfies Endpoint;

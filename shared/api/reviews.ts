import * as attemptLimits from '../domain/limits/attempts.ts';
import {
  PublicReview,
  Review,
  ReviewAnswerInput,
  ReviewInput,
  VerifiedReviewInput,
} from '../domain/reviews/review.ts';
import { Created, SuspectedQuery, ToggleInput } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const listPublicReviews = {
  route: 'GET /reviews/public',
  auth: 'public',
  summary: 'List the approved reviews, newest first.',
  cached: true,
  response: PublicReview,
  list: 100,
} as const satisfies Endpoint;

export const submitReview = {
  route: 'POST /reviews',
  auth: 'public',
  limit: attemptLimits.review,
  summary: 'Leave a review for the owner to approve.',
  status: 201,
  body: ReviewInput,
  form: { sent: '/review-sent', nameOf: () => 'review' },
  response: Created,
  idempotent: true,
} as const satisfies Endpoint;

export const submitVerifiedReview = {
  route: 'POST /reviews/verified',
  auth: 'public',
  limit: attemptLimits.review,
  summary: 'Leave the one review of a finished order, with the link that its buyer was mailed.',
  status: 201,
  body: VerifiedReviewInput,
  response: Created,
  idempotent: true,
} as const satisfies Endpoint;

export const listReviews = {
  route: 'GET /reviews/admin',
  auth: 'admin',
  summary: 'List all reviews: those waiting for approval first, then the others, each newest first.',
  query: SuspectedQuery,
  response: Review,
  list: 50,
} as const satisfies Endpoint;

export const getReview = {
  route: 'GET /admin/reviews/{id}',
  auth: 'admin',
  summary: 'Read a review.',
  response: Review,
} as const satisfies Endpoint;

export const toggleReview = {
  route: 'PATCH /reviews/{id}/toggle',
  auth: 'admin',
  summary:
    'Approve a review, or take the approval back; with `seen`, only from the state that the caller saw.',
  body: ToggleInput,
  response: Review,
} as const satisfies Endpoint;

export const restoreReview = {
  route: 'POST /admin/reviews/{id}/not-spam',
  auth: 'admin',
  summary:
    'Move a review out of the suspected spam. A review that is not among the suspected spam stays where it is.',
  response: Review,
} as const satisfies Endpoint;

export const answerReview = {
  route: 'PUT /admin/reviews/{id}/answer',
  auth: 'admin',
  summary: 'Answer a review in public, or take the answer away.',
  body: ReviewAnswerInput,
  response: Review,
} as const satisfies Endpoint;

export const deleteReview = {
  route: 'DELETE /reviews/{id}',
  auth: 'admin',
  summary: 'Delete a review for good.',
  status: 204,
  proof: true,
} as const satisfies Endpoint;

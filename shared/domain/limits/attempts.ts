export type AttemptLimit = WindowLimit | FailureBackoff;

interface WindowLimit {
  /** Endpoints with the same action share a count. */
  action: string;
  most: number;
  /** Windows start at multiples of this length since the Unix epoch. */
  seconds: number;
  /** `refusals` counts only the calls that the handler refuses, so that valid attempts are never limited. */
  counts: 'all' | 'refusals';
}

/** Each failure doubles the wait, until an attempt succeeds. */
interface FailureBackoff extends Backoff {
  action: string;
  counts: 'failures';
}

export interface Backoff {
  /** The number of failures after which callers have to wait. */
  free: number;
  /** In seconds. */
  first: number;
  /** In seconds. */
  longest: number;
}

/**
 * Limits are per IP address, and an IPv6 /64 counts as one. People in a household, in a class or on a mobile network
 * can share an address, so up to 24 of them can send a form in the same minute.
 */

export const enquiry = {
  action: 'enquiry',
  most: 24,
  seconds: 60,
  counts: 'all',
} as const satisfies AttemptLimit;
// If a fourth route shared a count, its DynamoDB item would get too many writes, so these routes have their own.
export const callback = {
  action: 'callback',
  most: 24,
  seconds: 60,
  counts: 'all',
} as const satisfies AttemptLimit;
export const review = {
  action: 'review',
  most: 24,
  seconds: 60,
  counts: 'all',
} as const satisfies AttemptLimit;
export const order = {
  action: 'order',
  most: 24,
  seconds: 60,
  counts: 'all',
} as const satisfies AttemptLimit;
export const coachingOrder = {
  action: 'coaching-order',
  most: 24,
  seconds: 60,
  counts: 'all',
} as const satisfies AttemptLimit;
export const user = {
  action: 'user',
  most: 20,
  seconds: 15 * 60,
  counts: 'all',
} as const satisfies AttemptLimit;
export const verification = {
  action: 'verification',
  most: 24,
  seconds: 60,
  counts: 'refusals',
} as const satisfies AttemptLimit;
export const orderLink = {
  action: 'order-link',
  most: 20,
  seconds: 15 * 60,
  counts: 'refusals',
} as const satisfies AttemptLimit;
export const orderStatus = {
  action: 'order-status',
  most: 20,
  seconds: 15 * 60,
  counts: 'refusals',
} as const satisfies AttemptLimit;
export const razorpay = {
  action: 'razorpay',
  most: 60,
  seconds: 60,
  counts: 'all',
} as const satisfies AttemptLimit;
export const orderLinkRequest = {
  action: 'order-link-request',
  most: 10,
  seconds: 60 * 60,
  counts: 'all',
} as const satisfies AttemptLimit;
export const login = {
  action: 'login',
  free: 5,
  first: 5,
  longest: 60,
  counts: 'failures',
} as const satisfies AttemptLimit;

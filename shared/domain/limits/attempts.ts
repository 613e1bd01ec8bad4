/** A limit on how often one address may do something. */
export type AttemptLimit = WindowLimit | SlowedFailures;

interface WindowLimit {
  /** The name of the count, which endpoints with the same name share. */
  action: string;
  /** Attempts in one window. */
  most: number;
  /** Length of a window, which begins at a whole multiple of it since 1970. */
  seconds: number;
  /**
   * The attempts that count: `all` of them, or only `refusals` by the handler, so that a good attempt is never turned
   * away.
   */
  counts: 'all' | 'refusals';
}

/** A limit by which each failure makes an address wait longer, until an attempt succeeds. */
interface SlowedFailures extends Slowing {
  action: string;
  counts: 'failures';
}

/** The growth of a wait, which each failure doubles. */
export interface Slowing {
  /** The number of the failure after which the first wait begins. */
  free: number;
  /** Seconds of the first wait. */
  first: number;
  /** Seconds of the longest wait. */
  longest: number;
}

/**
 * How often one address may write or sign in; a network of IPv6 (a /64) is one address.
 *
 * | action | attempts | in |
 * |---|---|---|
 * | enquiry (both forms and complaints together), callback, review, order | 24 each | a minute |
 * | user | 20 | 15 minutes |
 * | verification, wrong signatures alone | 24 | a minute |
 * | links of orders and payments that open nothing | 20 | 15 minutes |
 * | states of orders that are unknown | 20 | 15 minutes |
 * | questions to Razorpay about orders, which are answered by what is known beyond that | 60 | a minute |
 * | links of orders that are asked for again | 10 | an hour |
 *
 * A login waits after five wrong passwords: 5 seconds, then twice as long each time, and a minute at most.
 *
 * A household, an office with a class in it or the address that a mobile network gives to thousands sends a few
 * forms a minute at most: 24 people can press *send* in the same minute, and the next person waits for less than a minute.
 * Where two windows meet, the attempts of both may come in a row; twice 24 is still less than the 50 that ten a
 * second make in five seconds. `POST /user` tells whether an email is registered, which must not be asked for a list
 * of them; a purchase goes on without its answer. Only the owner signs in, and what others guess from their addresses
 * does not count against hers.
 */

export const enquiry = {
  action: 'enquiry',
  most: 24,
  seconds: 60,
  counts: 'all',
} as const satisfies AttemptLimit;
/** The callbacks have a count of their own: a fourth route would write faster to the enquiries' item than DynamoDB takes. */
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

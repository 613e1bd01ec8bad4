import type { Operation } from '#shared/api/contract.ts';

/**
 * `rate` is the total number of requests per second from all callers. API Gateway doesn't count requests per caller,
 * and it counts rejected requests too, so one caller can block a route for everyone. Throttles therefore only limit
 * cost and load; the Lambdas limit individual callers.
 */
export interface Throttle {
  rate: number;
  burst: number;
}

/**
 * Routes for buyers and the owner are created after the stage, so the stage can't have settings for them. AWS applies
 * the default to each of these routes separately.
 */
export const defaultThrottle: Throttle = { rate: 1000, burst: 2000 };

/** Throttles are set per route, so a flood of requests to one route doesn't block the others. */
export function throttleOf({ endpoint: { auth, route, raw } }: Operation): Throttle | undefined {
  if (auth !== 'public') return undefined;
  // Razorpay sends bursts of events and treats a rejection as an outage. Reads aren't counted as attempts, so they
  // don't cause writes.
  if (raw || route.startsWith('GET ')) return { rate: 1000, burst: 2000 };
  // Attempts from one address are counted in a single item, which can handle 1,000 writes a second. Up to three routes
  // share it.
  return { rate: 300, burst: 600 };
}

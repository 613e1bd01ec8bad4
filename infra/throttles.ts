import type { Operation } from '#shared/api/contract.ts';

/**
 * Requests a second from all callers together, and the burst. API Gateway doesn't count by caller, and rejected
 * requests count too: anyone who reaches a throttle closes the route to everyone. So a throttle only limits cost and
 * load; limits for one caller are in the Lambdas.
 */
export interface Throttle {
  rate: number;
  burst: number;
}

/**
 * Buyers' and the owner's routes are created after the stage, so the stage has no setting for them. AWS applies a
 * stage's default to each method ("Per-API, per-stage throttling limits are applied at the API method level for a
 * stage").
 */
export const defaultThrottle: Throttle = { rate: 1000, burst: 2000 };

/** Set for the route itself, so that a flood of one route closes no other. */
export function throttleOf({ endpoint: { auth, route, raw } }: Operation): Throttle | undefined {
  if (auth !== 'public') return undefined;
  // Razorpay sends bursts of events, and takes a rejection for an outage. A write doesn't count reads.
  if (raw || route.startsWith('GET ')) return { rate: 1000, burst: 2000 };
  // An address's count is one item, which takes 1,000 writes a second, and up to three routes share it.
  return { rate: 300, burst: 600 };
}

import type { Operation } from '#shared/api/contract.ts';

/**
 * Calls a second of all callers together, and how many may come at once. API Gateway counts nobody apart: these
 * are ceilings for what a flood can cost, far above a busy day. What counts by address is `store/throttle.ts`.
 */
export interface Throttle {
  rate: number;
  burst: number;
}

/** For every route that has none of its own. */
export const stageThrottle: Throttle = { rate: 50, burst: 100 };

/** The throttle of a route of its own, where one is due. */
export function throttleOf({ name, endpoint }: Operation): Throttle | undefined {
  // There is one owner, and each of these may be a guess at her password.
  if (name === 'startSession') return { rate: 2, burst: 5 };
  // Razorpay sends what it has to tell in bursts, and calls a refusal an outage.
  if (endpoint.raw) return undefined;
  // Each of these writes, or opens an order with Razorpay.
  if (endpoint.auth === 'public' && !endpoint.route.startsWith('GET ')) return { rate: 5, burst: 20 };
  return undefined;
}

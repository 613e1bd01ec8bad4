import type { Operation } from '#shared/api/contract.ts';
import { attemptLimits } from '#shared/domain/attempts.ts';

/**
 * Calls a second of all callers together, and how many may come at once. API Gateway counts nobody apart: these are
 * ceilings on what a flood can cost, far above what one address may do (`shared/domain/attempts.ts`) and above a
 * busy day, so that a stranger does not close a form to everybody by reaching one.
 */
export interface Throttle {
  rate: number;
  burst: number;
}

/** For every route that has none of its own. */
export const stageThrottle: Throttle = { rate: 400, burst: 800 };

/** The throttle of a route of its own, where one is due. */
export function throttleOf({ name, endpoint }: Operation): Throttle | undefined {
  // One compares passwords, the others open an order with Razorpay, which counts our calls too.
  if (name === 'startSession' || endpoint.limit === attemptLimits.order) return { rate: 20, burst: 40 };
  // Razorpay sends what it has to tell in bursts, and calls a refusal an outage.
  if (endpoint.raw) return undefined;
  if (endpoint.auth === 'public' && !endpoint.route.startsWith('GET ')) return { rate: 100, burst: 200 };
  return undefined;
}

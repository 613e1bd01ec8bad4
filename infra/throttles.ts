import type { Operation } from '#shared/api/contract.ts';

/**
 * Calls a second of all callers together, and how many may come at once. API Gateway does not count by caller, and a refused
 * call counts like a good one: whoever reaches a throttle closes the route to everybody. So a throttle only limits the bill
 * (SECURITY.md), and is five times above what one address can send; attempts are counted by address
 * (`shared/domain/limits/attempts.ts`), and the firewall ends a flood.
 */
export interface Throttle {
  rate: number;
  burst: number;
}

/**
 * The throttle of each route of the owner and of buyers. These routes are created after the stage, so the stage has no setting
 * for them. AWS applies a stage's default to each method ("Per-API, per-stage throttling limits are applied at the API method level").
 */
export const defaultThrottle: Throttle = { rate: 1000, burst: 2000 };

/** The throttle of a public route. It is set for the route itself, so that a flood of one route closes no other. */
export function throttleOf({ endpoint: { auth, route, raw } }: Operation): Throttle | undefined {
  if (auth !== 'public') return undefined;
  // Razorpay sends events in bursts, and takes a refusal for an outage. Reads are not counted by a write.
  if (raw || route.startsWith('GET ')) return { rate: 1000, burst: 2000 };
  // An address's count is one item, of which DynamoDB takes 1,000 writes a second, and up to three routes share it.
  return { rate: 300, burst: 600 };
}

import type { Operation } from '#shared/api/contract.ts';

/**
 * Calls a second of all callers together, and how many may come at once. API Gateway counts nobody apart, and a refused
 * call uses a bucket up as a good one does: whoever reaches a ceiling closes it to everybody. So each stands where nothing
 * but a bill is at stake (SECURITY.md has it), five times above what one address is known to send; what work an address
 * may cause is counted apart (`shared/domain/limits/attempts.ts`), and a flood ends at the firewall.
 */
export interface Throttle {
  rate: number;
  burst: number;
}

/**
 * For each of the owner's and the buyers' routes, which come after the stage and so have no setting of their own there. AWS
 * applies a stage's default at each method by itself ("Per-API, per-stage throttling limits are applied at the API method level").
 */
export const defaultThrottle: Throttle = { rate: 1000, burst: 2000 };

/** The throttle of a route that anybody may call, set for the route itself, so that a flood of one closes no other. */
export function throttleOf({ endpoint: { auth, route, raw } }: Operation): Throttle | undefined {
  if (auth !== 'public') return undefined;
  // Razorpay sends what it has to tell in bursts, and calls a refusal an outage. A read costs no write to count it.
  if (raw || route.startsWith('GET ')) return { rate: 1000, burst: 2000 };
  // DynamoDB takes 1,000 writes a second of one item. Three routes share the count of an address, as those of orders do.
  return { rate: 300, burst: 600 };
}

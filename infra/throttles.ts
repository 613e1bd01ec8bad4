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

/** For the routes that have none of their own, which are the owner's and the buyers'. */
export const stageThrottle: Throttle = { rate: 1000, burst: 2000 };

/** The throttle of a route that anybody may call. It is the route's own, so that a flood of one closes no other. */
export function throttleOf({ endpoint: { auth, route, raw } }: Operation): Throttle | undefined {
  if (auth !== 'public') return undefined;
  // Razorpay sends what it has to tell in bursts, and calls a refusal an outage. A read costs no write to count it.
  if (raw || route.startsWith('GET ')) return { rate: 1000, burst: 2000 };
  // DynamoDB takes 1,000 writes a second of one item. Three routes share the count of an address, as those of orders do.
  return { rate: 300, burst: 600 };
}

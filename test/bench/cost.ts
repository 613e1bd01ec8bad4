import { type PricedThing, prices } from './prices.ts';

export type Usage = Partial<Record<PricedThing, number>>;

export interface Taken {
  reads: number;
  writes: number;
  warmMs: number;
  startMs: number;
  readsSecret: boolean;
}

export function usageOfRuns(
  runs: number,
  { reads, writes, warmMs, startMs, readsSecret }: Taken,
  {
    coldShare,
    waitMs,
    memoryGb,
    logBytes,
  }: { coldShare: number; waitMs: number; memoryGb: number; logBytes: number },
): Usage {
  const milliseconds = Math.ceil(warmMs + waitMs) + coldShare * startMs;
  return {
    lambdaRuns: runs,
    lambdaGbSeconds: (runs * milliseconds * memoryGb) / 1000,
    tableReads: runs * reads,
    tableWrites: runs * writes,
    logGigabytes: (runs * logBytes) / 1e9,
    secretReads: readsSecret ? runs * coldShare : 0,
  };
}

export function sum(usages: readonly Usage[]): Usage {
  const total: Usage = {};
  for (const usage of usages)
    for (const [thing, amount] of Object.entries(usage) as [PricedThing, number][])
      total[thing] = (total[thing] ?? 0) + amount;
  return total;
}

export function costOf(usage: Usage): Partial<Record<PricedThing, number>> {
  const costs = (Object.entries(usage) as [PricedThing, number][]).map(
    ([thing, amount]) => [thing, (amount / prices[thing].per) * prices[thing].dollars] as const,
  );
  return Object.fromEntries(costs.filter(([, dollars]) => dollars > 0));
}

export const totalOf = (costs: Partial<Record<PricedThing, number>>): number =>
  Object.values(costs).reduce((total, dollars) => total + dollars, 0);

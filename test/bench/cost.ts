import { type PricedThing, prices } from './prices.ts';

/** The amount of each thing that has a price; a thing without one was not used. */
export type Usage = Partial<Record<PricedThing, number>>;

/** The resources of one run of a Lambda. */
export interface Taken {
  reads: number;
  writes: number;
  /** Milliseconds when it is warm. */
  warmMs: number;
  /** Milliseconds that its start adds. */
  startMs: number;
  /** True when it reads a secret at its start. */
  readsSecret: boolean;
}

/** The usage of a number of runs of one Lambda, of which `coldShare` (0 to 1) start a process. */
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

/** All of it together. */
export function sum(usages: readonly Usage[]): Usage {
  const total: Usage = {};
  for (const usage of usages)
    for (const [thing, amount] of Object.entries(usage) as [PricedThing, number][])
      total[thing] = (total[thing] ?? 0) + amount;
  return total;
}

/** Dollars for each thing that costs anything. */
export function costOf(usage: Usage): Partial<Record<PricedThing, number>> {
  const costs = (Object.entries(usage) as [PricedThing, number][]).map(
    ([thing, amount]) => [thing, (amount / prices[thing].per) * prices[thing].dollars] as const,
  );
  return Object.fromEntries(costs.filter(([, dollars]) => dollars > 0));
}

export const totalOf = (costs: Partial<Record<PricedThing, number>>): number =>
  Object.values(costs).reduce((total, dollars) => total + dollars, 0);

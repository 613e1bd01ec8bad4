import type { AroundCall } from './aws.ts';

export function startNumbers() {
  let seed = 1;
  return {
    begin: (given: number) => {
      seed = (given % 2_147_483_646) + 1;
    },
    next: (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    },
  };
}

/** Delays calls by a seeded number of turns, so that concurrent calls run in varying orders. */
export const inTurns =
  ({ next }: Pick<ReturnType<typeof startNumbers>, 'next'>, around: AroundCall): AroundCall =>
  async (call, act) => {
    for (let turns = next(6); turns > 0; turns--) await new Promise((resolve) => setImmediate(resolve));
    return around(call, act);
  };

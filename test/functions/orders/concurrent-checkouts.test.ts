import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { startApi } from '../../support/api.ts';
import { buyer } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { inTurns, startNumbers } from '../../support/turns.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const numbers = startNumbers();
const api = startApi({ table: memoryTable(), around: inTurns(numbers, (_, act) => act()) });
startRazorpay(api);

describe('POST /create-order', () => {
  it('returns one order for concurrent calls of a buyer, in any order', async () => {
    const plan = { band: '7-14', item: 'Resume' } as const;
    const resultsOf = async (seed: number) => {
      numbers.begin(seed);
      const body = {
        userId: 'u1',
        amount: priceInRupees(plan),
        plan,
        ...buyer,
        email: `buyer${seed}@example.com`,
      };
      const call = api.visitorFrom(`198.51.100.${seed}`);
      const asked = Array.from({ length: 2 }, () => call('POST /create-order', { body }));
      return new Set((await Promise.all(asked)).map(({ data }) => data.id));
    };
    const failedSeeds: number[] = [];
    for (let seed = 0; seed < 60; seed++) if ((await resultsOf(seed)).size > 1) failedSeeds.push(seed);
    expect(failedSeeds).toEqual([]);
  });
});

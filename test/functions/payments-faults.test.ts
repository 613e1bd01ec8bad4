import { startApi } from '../support/api.ts';
import { memoryTable } from '../support/memory-table.ts';
import { startFaults } from '../support/payments/check-faults.ts';
import { callAws } from '../support/payments/faults.ts';
import { life, paymentLambdas } from '../support/payments/life.ts';
import { recordChanges } from '../support/payments/recording-table.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

/** One fault for each call site, each kind in its turn; `npm run test:deep` runs all of them. */

const table = recordChanges(memoryTable());
const runFaults = startFaults(startApi({ table, around: callAws }), table);

it('loses no rupee and takes none twice, whichever one call of a payment operation fails', async () => {
  const { sites, runs, calls, lambdas } = await runFaults(life, { isThinned: true });
  expect([...lambdas]).toEqual(expect.arrayContaining(paymentLambdas));
  expect([...calls].toSorted()).toEqual([]);
  expect(runs).toBe(sites);
}, 600_000);

import { startApi } from '../../support/api.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { startFaults } from '../../support/payments/check-faults.ts';
import { callAws } from '../../support/payments/faults.ts';
import { lives, paymentLambdas } from '../../support/payments/life.ts';
import { recordChanges } from '../../support/payments/recording-table.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

/** One fault for each fourth call site, each kind in its turn; `npm run test:deep` runs all of them. */

const table = recordChanges(memoryTable());
const runFaults = startFaults(startApi({ table, around: callAws }), table);

it('loses no rupee and takes none twice, whichever one call of a payment operation fails', async () => {
  const found = [];
  for (const life of lives) found.push(await runFaults(life, { isThinned: true, every: 4 }));
  const lambdas = found.flatMap((each) => [...each.lambdas]);
  const calls = found.flatMap((each) => [...each.calls]);
  const sites = found.reduce((sum, each) => sum + each.sites, 0);
  process.stderr.write(`Faults of payments: ${sites} call sites\n`);
  expect(found.map(({ runs }) => runs)).toEqual(found.map((each) => Math.ceil(each.sites / 4)));
  expect(lambdas).toEqual(expect.arrayContaining(paymentLambdas));
  expect(calls).toEqual(
    expect.arrayContaining([
      ...['GetSecretValue', 'GetItem', 'PutItem', 'UpdateItem', 'Query'],
      ...['POST /v1/orders', 'POST /v1/payments/pay_/refund', 'GET /v1/payments/pay_'],
      ...['GET /v1/orders/order_/payments', 'GET /v1/payments', 'GET /v1/refunds'],
    ]),
  );
}, 600_000);

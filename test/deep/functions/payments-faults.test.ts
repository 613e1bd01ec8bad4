import { startApi } from '../../support/api.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { type FaultRuns, startFaults } from '../../support/payments/check-faults.ts';
import { callAws } from '../../support/payments/faults.ts';
import { lives, paymentLambdas } from '../../support/payments/life.ts';
import { recordChanges } from '../../support/payments/recording-table.ts';
import { regressions } from '../../support/payments/regressions.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const table = recordChanges(memoryTable());
const runFaults = startFaults(startApi({ table, around: callAws }), table);

const report = (of: string, { sites, runs }: FaultRuns) =>
  process.stderr.write(`Faults of ${of}: ${sites} call sites, ${runs} runs\n`);

describe('no rupee is lost or taken twice if any call fails', () => {
  it('in the lifecycles of orders', async () => {
    const lambdas = new Set<string>();
    const calls = new Set<string>();
    let runs = 0;
    for (const life of lives) {
      const found = await runFaults(life);
      report('a life', found);
      for (const lambda of found.lambdas) lambdas.add(lambda);
      for (const call of found.calls) calls.add(call);
      runs += found.runs;
    }
    expect([...lambdas]).toEqual(expect.arrayContaining(paymentLambdas));
    expect([...calls]).toEqual(
      expect.arrayContaining([
        ...['GetSecretValue', 'GetItem', 'PutItem', 'UpdateItem', 'Query'],
        ...['POST /v1/orders', 'POST /v1/payments/pay_/refund', 'GET /v1/payments/pay_'],
        ...['GET /v1/orders/order_/payments', 'GET /v1/payments', 'GET /v1/refunds'],
      ]),
    );
    expect(runs).toBeGreaterThan(1500);
  });

  it.each(regressions.map((history, place) => ({ place, history })))(
    'in regression $place',
    async ({ history }) => {
      const found = await runFaults(
        history.map(({ fault: _, ...command }) => command),
        { isThinned: true },
      );
      report('a regression', found);
      expect(found.runs).toBeGreaterThan(0);
    },
  );
});

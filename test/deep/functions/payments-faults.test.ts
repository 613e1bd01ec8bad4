import { startApi } from '../../support/api.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { type FaultRuns, startFaults } from '../../support/payments/check-faults.ts';
import { callAws } from '../../support/payments/faults.ts';
import { life, paymentLambdas } from '../../support/payments/life.ts';
import { recordChanges } from '../../support/payments/recording-table.ts';
import { regressions } from '../../support/payments/regressions.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const table = recordChanges(memoryTable());
const runFaults = startFaults(startApi({ table, around: callAws }), table);

const report = (of: string, { sites, runs }: FaultRuns) =>
  process.stderr.write(`Faults of ${of}: ${sites} call sites, ${runs} runs\n`);

describe('no rupee is lost and none taken twice, whichever one call fails, in whichever way', () => {
  it('in the life of an order', async () => {
    const found = await runFaults(life);
    report('the life of an order', found);
    expect([...found.lambdas]).toEqual(expect.arrayContaining(paymentLambdas));
    expect(found.runs).toBeGreaterThan(2000);
  });

  it.each(regressions.map((history, place) => ({ place, history })))(
    'in regression $place',
    async ({ history }) => {
      const found = await runFaults(history.map(({ fault: _, ...command }) => command));
      report('a regression', found);
      expect(found.runs).toBeGreaterThan(0);
    },
  );
});

import { startApi } from '../../support/api.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { startFaults } from '../../support/payments/check-faults.ts';
import type { History } from '../../support/payments/commands.ts';
import { recordChanges } from '../../support/payments/recording-table.ts';
import { regressions } from '../../support/payments/regressions.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const table = recordChanges(memoryTable());
const runFaults = startFaults(startApi({ table }), table);

/** An order's whole life, by every way in which we hear of its payment. */
const life: History = [
  { do: 'order', buyer: 0, plan: 0, key: 0 },
  { do: 'order', buyer: 0, plan: 0, key: 0 },
  { do: 'order', buyer: 1, plan: 1 },
  { do: 'order', buyer: 2, plan: 2 },
  { do: 'pay', order: 0, outcome: 'twice' },
  { do: 'callback', payment: 0, order: 0, proof: 'true', via: 'verify' },
  { do: 'webhook', event: 1, bytes: 'as signed', times: 1 },
  { do: 'pay', order: 1, outcome: 'authorized' },
  { do: 'callback', payment: 2, order: 1, proof: 'true', via: 'form' },
  { do: 'status', order: 1 },
  { do: 'bank', payment: 0, decision: 'authorize' },
  { do: 'recheck', order: 1 },
  { do: 'pay', order: 2, outcome: 'captured' },
  { do: 'sweep' },
  { do: 'refund', payment: 0, rupees: 1, key: 0, page: 'current' },
  { do: 'refund', payment: 0 },
  { do: 'settle refund', refund: 0, decision: 'processed' },
  { do: 'webhook', event: 7, bytes: 'as signed', times: 2 },
  { do: 'settle refund', refund: 0, decision: 'failed' },
  { do: 'sweep' },
];

describe('no rupee is lost and none taken twice, whichever one call fails', () => {
  it('in the life of an order', async () => {
    expect(await runFaults(life)).toBeGreaterThan(150);
  });

  it.each(regressions.map((history, place) => ({ place, history })))(
    'in regression $place',
    async ({ history }) => {
      expect(await runFaults(history.map(({ fault: _, ...command }) => command))).toBeGreaterThan(0);
    },
  );
});

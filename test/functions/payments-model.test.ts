import { startApi } from '../support/api.ts';
import { memoryTable } from '../support/payments-memory-table.ts';
import { runHistories, timeout } from '../support/payments-model.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const table = memoryTable();
const run = runHistories(startApi({ table }), table, { runs: 1000, atOnce: 1 });

it('no rupee is lost and none taken twice, whatever happens', run, timeout);

import { startApi } from '../support/api.ts';
import { memoryTable } from '../support/payments-memory-table.ts';
import { runHistories, timeout } from '../support/payments-model.ts';
import { watched } from '../support/payments-watched-table.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const table = watched(memoryTable());
const run = runHistories(startApi({ table }), table, { runs: 1000, atOnce: 1 });

it('no rupee is lost and none taken twice, whatever happens', run, timeout);

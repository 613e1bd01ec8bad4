import { startApi } from '../../support/api.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { checkHistories, timeout } from '../../support/payments/check-histories.ts';
import { callAws } from '../../support/payments/faults.ts';
import { recordChanges } from '../../support/payments/recording-table.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const table = recordChanges(memoryTable());
const check = checkHistories(startApi({ table, around: callAws }), table, { runs: 3000, atOnce: 1 });

it('no rupee is lost or taken twice in random histories', check, timeout);

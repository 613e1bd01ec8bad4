import { startApi } from '../../support/api.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { checkHistories, timeout } from '../../support/payments/check-histories.ts';
import { callAws } from '../../support/payments/faults.ts';
import { recordChanges } from '../../support/payments/recording-table.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

/** Forty random histories of payments, eight commands at a time; `npm run test:deep` runs thousands. */

const table = recordChanges(memoryTable());
const check = checkHistories(startApi({ table, around: callAws }), table, { runs: 40, atOnce: 8 });

it('no rupee is lost and none taken twice, whatever happens at once', check, timeout);

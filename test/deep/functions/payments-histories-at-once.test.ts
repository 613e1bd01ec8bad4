import { startApi } from '../../support/api.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { checkHistories, timeout } from '../../support/payments/check-histories.ts';
import { callAws } from '../../support/payments/faults.ts';
import { recordChanges } from '../../support/payments/recording-table.ts';
import { inTurns, startNumbers } from '../../support/turns.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const table = recordChanges(memoryTable());
const numbers = startNumbers();
const api = startApi({ table, around: inTurns(numbers, callAws) });
const check = checkHistories(api, table, { runs: 3000, atOnce: 8, numbers });

it('no rupee is lost or taken twice in concurrent histories', check, timeout);

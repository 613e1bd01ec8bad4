import { startApi } from '../../support/api.ts';
import { describeOnDynamodbLocal } from '../../support/dynamodb-local.ts';
import { checkHistories, timeout } from '../../support/payments/check-histories.ts';
import { callAws } from '../../support/payments/faults.ts';
import { recordChanges } from '../../support/payments/recording-table.ts';
import { startTable } from '../../support/table.ts';
import { inTurns, startNumbers } from '../../support/turns.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

describeOnDynamodbLocal((start) => {
  const table = recordChanges(startTable(start));
  const numbers = startNumbers();
  const api = startApi({ table, around: inTurns(numbers, callAws) });
  const check = checkHistories(api, table, { runs: 400, atOnce: 8, numbers });

  it('no rupee is lost or taken twice in concurrent histories', check, timeout);
});

import { startApi } from '../../support/api.ts';
import { describeOnDynamodbLocal } from '../../support/dynamodb-local.ts';
import { checkHistories, timeout } from '../../support/payments/check-histories.ts';
import { callAws } from '../../support/payments/faults.ts';
import { recordChanges } from '../../support/payments/recording-table.ts';
import { startTable } from '../../support/table.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

describeOnDynamodbLocal((start) => {
  const table = recordChanges(startTable(start));
  const check = checkHistories(startApi({ table, around: callAws }), table, { runs: 400, atOnce: 8 });

  it('no rupee is lost and none taken twice, whatever happens at once', check, timeout);
});

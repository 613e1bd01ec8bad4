import { startApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { runHistories, timeout } from '../support/payments-model.ts';
import { watched } from '../support/payments-watched-table.ts';
import { startTable } from '../support/table.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const amazons = databases.find(({ name }) => name === 'DynamoDB Local');

if (amazons && !amazons.missing) {
  const table = watched(startTable(amazons.start));
  const run = runHistories(startApi({ table }), table, { runs: 200, atOnce: 8 });

  it('no rupee is lost and none taken twice, whatever happens at once', run, timeout);
} else {
  // Straight out: Jest would print a console line with a stack, and a skipped title only when it is verbose.
  process.stderr.write(`Payments are not held against DynamoDB Local: ${amazons?.missing}.\n`);
  it.skip(`on DynamoDB Local (${amazons?.missing})`, () => {});
}

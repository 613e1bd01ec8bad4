import { checkHistories } from '../../support/receipts/check-histories.ts';
import { startWorld } from '../../support/receipts/world.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

it(
  'receipts have no gaps, duplicates or losses if a process is killed at any time',
  checkHistories(startWorld(), 4000),
  1_800_000,
);

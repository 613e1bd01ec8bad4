import { checkHistories } from '../../support/receipts/check-histories.ts';
import { startWorld } from '../../support/receipts/world.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

/** Thousands of random histories of receipts. */

it(
  'receipts have no gap, none is there twice and none is lost, whenever whoever is killed',
  checkHistories(startWorld(), 4000),
  1_800_000,
);

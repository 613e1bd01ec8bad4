import { checkHistories } from '../../support/coaching/check-histories.ts';
import { startWorld } from '../../support/coaching/world.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

it(
  'sessions never overlap, vanish or count twice if a process is killed at any time',
  checkHistories(startWorld(), Number(process.env.COACHING_RUNS ?? 2500)),
  1_800_000,
);

import { checkHistories } from '../../support/outbox/check-histories.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

it('no entry is lost or out of order if a process is killed at any time', checkHistories(5000), 1_800_000);

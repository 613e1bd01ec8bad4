import { checkHistories } from '../../support/outbox/check-histories.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

/** Thousands of random histories of outboxes. */

it('nothing is lost, and nothing out of order, whenever whoever is killed', checkHistories(5000), 1_800_000);

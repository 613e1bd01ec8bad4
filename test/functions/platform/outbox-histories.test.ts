import { checkHistories } from '../../support/outbox/check-histories.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

/** Sixty random histories of outboxes; `npm run test:deep` runs thousands. */

it('nothing is lost, and nothing out of order, whenever whoever is killed', checkHistories(60), 300_000);

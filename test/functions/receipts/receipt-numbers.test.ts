import { assertBooks, drain } from '../../support/receipts/run-history.ts';
import { startWorld } from '../../support/receipts/world.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const world = startWorld();

it('50 concurrent payments get 50 consecutive numbers from five writers', async () => {
  await world.begin(7);
  await world.pay(50);
  await Promise.all(Array.from({ length: 5 }, () => world.take()));
  const { receipts } = await world.books();
  expect(receipts.map(({ serial }) => serial).toSorted()).toEqual(
    Array.from({ length: 50 }, (_, n) => `2026-27/${String(n + 1).padStart(6, '0')}`),
  );
  assertBooks(await world.books());
});

const mostCalls = 40;

it.each(['killed before', 'killed after'] as const)(
  'a writer that is %s each of its calls leaves nothing that the next writer can’t finish',
  async (how) => {
    for (let after = 0; after < mostCalls; after++) {
      await world.begin(after);
      await world.pay(2);
      await world.take({ with: how, after });
      await world.pay(1);
      await Promise.all([world.take(), world.take()]);
      assertBooks(await world.books());
      await drain(world);
    }
  },
);

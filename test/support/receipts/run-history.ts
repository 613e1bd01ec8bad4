import assert from 'node:assert/strict';
import { financialYearOf, receiptSerial } from '#shared/domain/time/financial-year.ts';
import { partsOf } from '../check-random.ts';
import { minute, pass } from '../clock.ts';
import type { Command, History } from './commands.ts';
import type { Books, World } from './world.ts';

export async function runHistory(world: World, { rounds, seed }: History): Promise<void> {
  await world.begin(seed);
  for (const round of rounds) {
    const { waits, others } = partsOf(round);
    await Promise.all(others.map((command) => runCommand(world, command)));
    for (const { minutes } of waits) pass(minutes * minute);
    assertBooks(await world.books());
  }
  await drain(world);
}

async function runCommand(world: World, command: Command): Promise<void> {
  if (command.do === 'pay') await world.pay(command.count);
  if (command.do === 'take') await world.take(command.fault);
}

export async function drain(world: World): Promise<void> {
  for (let turns = 0; ; turns++) {
    assert(turns < 100, 'the receipts never finish');
    await Promise.all([world.take(), world.take()]);
    const books = await world.books();
    assertBooks(books);
    if (books.orders.every(({ outbox }) => outbox === undefined)) break;
    pass(16 * minute);
  }
  const { orders, receipts } = await world.books();
  assert.equal(receipts.length, world.paid.size, 'a receipt is lost or duplicated');
  for (const { id, receiptSerial: serial } of orders) {
    assert(serial, `${id} has no receipt`);
    const since = world.paid.get(id) ?? '';
    assert.equal(serial.split('/')[0], financialYearOf(since), `${id} is numbered in another year`);
  }
}

export function assertBooks({ orders, receipts, counters }: Books): void {
  const years = new Set([
    ...receipts.map(({ serial }) => yearOf(serial)),
    ...counters.map(({ year }) => year),
  ]);
  for (const year of years) {
    const last = counters.find((counter) => counter.year === year)?.last ?? 0;
    const own = receipts
      .filter(({ serial }) => yearOf(serial) === year)
      .toSorted((a, b) => (a.serial < b.serial ? -1 : 1));
    assert([last, last - 1].includes(own.length), `${own.length} receipts, but the last number is ${last}`);
    own.forEach(({ serial }, index) => {
      assert.equal(serial, receiptSerial(year, index + 1), 'a number is missing');
    });
    own.forEach(({ issuedAt }, index) => {
      assert(issuedAt >= (own[index - 1]?.issuedAt ?? ''), 'a later number has an earlier date');
      assert.equal(financialYearOf(issuedAt), year, 'a receipt is dated in another year');
    });
  }
  assert.equal(
    new Set(receipts.map(({ orderId }) => orderId)).size,
    receipts.length,
    'an order has two receipts',
  );
  for (const { id, receiptSerial: serial, paidAt } of orders) {
    if (!serial) continue;
    const receipt = receipts.find((each) => each.serial === serial);
    assert.equal(receipt?.orderId, id, `${id} has another order's receipt`);
    assert.equal(receipt?.paidAt, paidAt, `${id} and its receipt have different payment times`);
    assert.equal(
      financialYearOf(paidAt),
      yearOf(serial),
      `${id} is numbered in a year in which it wasn't paid`,
    );
  }
}

const yearOf = (serial: string) => serial.split('/')[0] ?? '';

import assert from 'node:assert/strict';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { partsOf } from '../check-random.ts';
import { minute, pass } from '../clock.ts';
import { withFault } from '../payments/faults.ts';
import { type Command, type History, jobs } from './commands.ts';
import { assertAgreed, assertConsistent, assertMailed } from './invariants.ts';
import { type Sale, unlessRefused, type World } from './world.ts';

export async function runHistory(world: World, { sold, rounds, seed }: History): Promise<void> {
  await world.begin(seed);
  let keys = 0;
  for (const command of sold) await unlessRefused(sell(world, command, `key-${++keys}`));
  for (const sale of world.sales) await pay(world, sale);
  for (const round of rounds) {
    const { waits, others } = partsOf(round);
    await Promise.all(
      others.map((command) =>
        withFault(command.fault, () => unlessRefused(runCommand(world, command, `key-${++keys}`))),
      ),
    );
    for (const { minutes } of waits) pass(minutes * minute);
    await assertConsistent(world);
    await assertMailed(world);
  }
  await drain(world);
}

async function runCommand(world: World, command: Command, idempotencyKey: string): Promise<void> {
  const { api, sales } = world;
  if (command.do === 'sell') return sell(world, command, idempotencyKey);
  if (command.do === 'run') return void (await api.runSchedule(command.job));
  const sale = 'order' in command ? sales[command.order % Math.max(1, sales.length)] : undefined;
  if (!sale || command.do === 'wait') return;
  if (command.do === 'refund') return world.refund(sale, command.status);
  if (command.do === 'pay') return pay(world, sale);
  if (command.do === 'withdraw link') {
    if (sale.linkId)
      await api.owner('POST /admin/payment-links/{id}/withdraw', { path: { id: sale.linkId } });
    return;
  }
  const booking = 'booking' in command ? await nthBooking(world, sale, command.booking) : undefined;
  if ('booking' in command && !booking) return;
  const path = { id: sale.id };
  if (command.do === 'change') {
    const bookingId = booking ?? '';
    const { kind } = command;
    if (command.by === 'us') {
      const body = { kind: kind === 'refund_asked' ? 'withdrawn' : kind } as const;
      await api.owner('POST /admin/work/{id}/bookings/{bookingId}', { path: { ...path, bookingId }, body });
      return;
    }
    const buyer = await world.buyerOf(sale.id);
    const body = { kind: kind === 'refund_asked' ? kind : 'cancelled' } as const;
    await buyer('POST /order/bookings/{id}', { path: { id: bookingId }, body });
    return;
  }
  const body = { start: world.slotAt(command.slot), ...(booking && { replaces: booking }) };
  if (command.by === 'us') await api.owner('POST /admin/work/{id}/bookings', { path, body, idempotencyKey });
  else {
    const buyer = await world.buyerOf(sale.id);
    await buyer('POST /order/bookings', { body, idempotencyKey });
  }
}

async function sell(
  world: World,
  { sessions, slot, isLink }: Extract<Command, { do: 'sell' }>,
  idempotencyKey: string,
): Promise<void> {
  const offer = world.offers.find((each) => each.sessions === sessions);
  if (!offer) return;
  const start = slot === undefined ? undefined : world.slotAt(slot);
  if (!isLink) {
    const sale = { id: world.newId(), offer };
    await world.addOrder(sale, start);
    world.sales.push(sale);
    return;
  }
  const lastDay = start ? dayInIndia(start) : daysLater(dayInIndia(Date.now()), 3);
  const subject = { kind: 'coaching', offerId: offer.id, ...(start && { start }) } as const;
  const created = await world.api.owner('POST /admin/payment-links', {
    body: { subject, rupees: offer.rupees, lastDay, name: 'Rekha Nair', email: 'rekha@example.com' },
    idempotencyKey,
  });
  if (created) world.sales.push({ id: `offline_${created.data.id}`, offer, linkId: created.data.id });
}

async function pay(world: World, sale: Sale): Promise<void> {
  if (!sale.linkId) return world.payOnSite(sale);
  await world.api.owner('POST /admin/payment-links/{id}/paid', {
    path: { id: sale.linkId },
    body: { method: 'cash', why: 'At the office.', paidOn: dayInIndia(Date.now()) },
  });
}

async function nthBooking(world: World, { id }: Sale, n: number): Promise<string | undefined> {
  const work = (await world.works()).find((each) => each.id === id);
  const bookings = (work && workStateOf(work).sessions?.bookings) ?? [];
  return bookings[n % Math.max(1, bookings.length)]?.id;
}

async function drain(world: World): Promise<void> {
  for (let turns = 0; turns < 3 || (await workLeft(world)).length > 0; turns++) {
    assert(turns < 100, `these are never finished: ${JSON.stringify(await workLeft(world))}`);
    for (const job of jobs) await world.api.runSchedule(job);
    pass(16 * minute);
  }
  await assertConsistent(world);
  await assertAgreed(world);
}

const workLeft = async ({ works, orders }: World) =>
  [...(await works()), ...(await orders())].filter(({ outbox = [] }) =>
    outbox.some(({ kind }) => kind === 'BOOKING' || kind === 'ORDER'),
  );

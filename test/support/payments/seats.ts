import assert from 'node:assert/strict';
import type { StoredOrder } from '#functions/orders/store.ts';
import type { EmailFacts } from '#functions/platform/outbox/email-entries.ts';
import type { StoredWork } from '#functions/works/store.ts';
import type { OrderSeat } from '#shared/domain/orders/order-seat.ts';
import type { SeatsVersion } from './recording-table.ts';
import type { System } from './system.ts';

/** These rules are written independently of the product's own, in order to check them. */

type Items = readonly Record<string, unknown>[];

export const isFull = ({ capacity, isFull: isClosed, held }: SeatsVersion = {}): boolean =>
  isClosed === true || (capacity !== undefined && countOf(held) >= capacity);

interface CourseWatch {
  wasGone: boolean;
  isGone: boolean;
  versions: SeatsVersion[];
}

export async function watchCourse(system: System): Promise<() => Promise<CourseWatch>> {
  const { table, courseId } = system;
  const stateNow = async () => {
    const items = await table.items();
    return { isGone: isCourseGone(items, courseId), seats: seatsOf(items, courseId) ?? {} };
  };
  const before = await stateNow();
  const from = table.seats.length;
  return async () => {
    const after = await stateNow();
    const versions = [before.seats, ...table.seats.slice(from).map((change) => change.after), after.seats];
    return { wasGone: before.isGone, isGone: after.isGone, versions };
  };
}

const seatsOf = (items: Items, courseId: string) =>
  items.find(({ pk, sk }) => pk === 'SEATS' && sk === courseId) as SeatsVersion | undefined;

export const isCourseGone = (items: Items, courseId: string): boolean =>
  !items.some(({ pk, sk, isDeleted }) => pk === 'COURSE' && sk === courseId && !isDeleted);

export const isSeatNewsWaiting = ({ outbox = [] }: SeatsVersion = {}): boolean =>
  outbox.some(({ kind }) => kind === 'SEAT');

export const seatsNow = async ({ table, courseId }: System) => seatsOf(await table.items(), courseId);

export function assertSeats(
  { courseId }: System,
  items: Items,
  orders: ReadonlyMap<string, StoredOrder>,
): void {
  const seats = seatsOf(items, courseId);
  if (!seats || isCourseGone(items, courseId)) return;
  const { held, waiting = {}, released } = seats;
  for (const id of [...(held ?? []), ...Object.keys(waiting)]) {
    assert(!released?.has(id), `${id} gave up its seat, but has one or waits for one`);
    assert(orders.get(id)?.paidBy, `${id} has a seat or waits for one, but isn't paid`);
    assert(isOfCourse(courseId)(orders.get(id) as StoredOrder), `${id} belongs to another course`);
  }
  for (const { id, seat } of orders.values())
    if (seat?.takenAt)
      assert(held?.has(id) || released?.has(id), `${id} is recorded with a seat that it never had`);
  for (const work of worksOf(items))
    if (seatMails(work) > 0)
      assert(orders.get(work.id)?.seat?.takenAt, `${work.id} was emailed about a seat before it had one`);
}

export function assertSeatForward({ id, seat: was }: StoredOrder, { seat: is }: StoredOrder): void {
  for (const time of ['takenAt', 'lostAt', 'arrangedAt'] satisfies (keyof OrderSeat)[])
    if (was?.[time]) assert.equal(is?.[time], was[time], `${time} of the seat of ${id} changed`);
}

function assertSeatsInTurn({ table }: System): void {
  for (const { before, after } of table.seats) {
    const { capacity, held, waiting = {} } = after;
    const waits = Object.keys(waiting);
    if (capacity !== undefined)
      assert(countOf(held) <= capacity, `${countOf(held)} of ${capacity} seats are sold`);
    assert(!waits.some((id) => held?.has(id)), `an order has a seat and waits for another`);
    assert(waits.length === 0 || isFull(after), `${waits} wait although a seat is free`);
    const waited = before?.waiting ?? {};
    const first = Object.keys(waited).filter((id) => waits.includes(id));
    for (const id of [...(held ?? [])].filter((each) => !before?.held?.has(each)))
      for (const other of first)
        assert(
          waited[id] && `${waited[id]} ${id}` < `${waited[other]} ${other}`,
          `${id} got a seat before ${other}`,
        );
  }
}

export async function assertSeatsSettled(
  system: System,
  orders: ReadonlyMap<string, StoredOrder>,
): Promise<void> {
  const { api, table, courseId } = system;
  assertSeatsInTurn(system);
  const items = await table.items();
  const seats = seatsOf(items, courseId);
  const sold = [...orders.values()].filter(isOfCourse(courseId)).filter(({ paidBy }) => paidBy);
  if (sold.length === 0 || !seats || isCourseGone(items, courseId)) return;
  for (const order of sold) assertSeatOf(system, order, seats, items);
  for (const { id } of sold) {
    const { data } = await api.visitor('GET /orders/{id}/status', { path: { id } });
    const expected: string | undefined = seats.waiting?.[id] ? 'none' : undefined;
    assert.equal(data.seat, expected, `the status of ${id}, which is ${data.status}`);
  }
  const { capacity, held, waiting = {}, dismissed } = seats;
  const { seatsLeft } = (await api.visitor('GET /courses/{id}', { path: { id: courseId } })).data;
  assert.equal(seatsLeft, capacity === undefined ? undefined : capacity - countOf(held), 'the seats left');
  const { rows } = (await api.owner('GET /admin/today', {})).data;
  const isShown = rows.some(
    ({ id, reason, more = [] }) => id === courseId && [reason, ...more].includes('overbooked'),
  );
  assert.equal(
    isShown,
    Object.keys(waiting).some((id) => !dismissed?.has(id)),
    'Today is wrong about overbooking',
  );
}

function assertSeatOf({ table }: System, order: StoredOrder, seats: SeatsVersion, items: Items): void {
  const { id, seat } = order;
  const has = seats.held?.has(id) ?? false;
  const waitsSince = seats.waiting?.[id];
  const versions = table.changes.filter((change) => change.id === id);
  if (seat?.arrangedAt || versions.some((version) => shareBack(version, ['pending', 'processed']) >= 1)) {
    assert(!has && !waitsSince, `${id} is refunded or settled, but has a seat or waits for one`);
    return;
  }
  if (shareBack(order, ['pending', 'processed', 'failed']) < 1)
    assert(has !== (waitsSince !== undefined), `${id} is paid, but neither has a seat nor waits for one`);
  const work = worksOf(items).find((each) => each.id === id);
  assert.equal(seatMails(work), has ? 1 : 0, `the seat emails to ${id}`);
  if (has) assert(seat?.takenAt, `${id} doesn't record its seat`);
  if (!waitsSince) return;
  assert(seat?.lostAt && !seat.takenAt, `${id} doesn't record that no seats were left`);
  assert(
    versions.some(({ paidAt }) => paidAt === waitsSince),
    `the payment time of ${id} isn't the one it waits with`,
  );
}

function shareBack({ payments, paidBy, refunds }: StoredOrder, statuses: readonly string[]): number {
  const paying = payments.find(({ id }) => id === paidBy);
  const own = refunds.filter(({ paymentId, status }) => paymentId === paidBy && statuses.includes(status));
  return paying ? own.reduce((sum, { paise }) => sum + paise, 0) / paying.paise : 0;
}

export const isOfCourse =
  (courseId: string) =>
  ({ product }: { product?: StoredOrder['product'] | undefined }): boolean =>
    product?.kind === 'course' && product.courseId === courseId;

const worksOf = (items: Items) => items.filter(({ pk }) => pk === 'WORK') as unknown as StoredWork[];

function seatMails({ outbox = [], emails = [] }: Partial<StoredWork> = {}): number {
  const waiting = outbox.flatMap(({ kind, facts }) =>
    kind === 'MAIL' ? [(facts as EmailFacts).template] : [],
  );
  return [...waiting, ...emails.map(({ template }) => template)].filter(
    (template) => template === 'seat-reserved',
  ).length;
}

const countOf = (ids: ReadonlySet<string> | undefined) => ids?.size ?? 0;

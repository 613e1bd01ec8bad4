import type { Parameters } from '#shared/api/client.ts';
import { startApi } from '../../support/api.ts';
import { hour, setClock } from '../../support/clock.ts';
import { coachingSales, everyDay } from '../../support/coaching/sales.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { orderAccess } from '../../support/order-access.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const { buyerOf } = orderAccess(api);
const razorpay = startRazorpay(api);
startMailStage(api);
const { sell } = coachingSales(api, razorpay, {
  hours: { weekly: everyDay('10:00', '14:00'), noticeHours: 48 },
  offer: { sessions: 4, rupees: 8000 },
});
const { paidOrder, follow, refund, today } = orderMoney(api, razorpay);

beforeEach(() => setClock(noon));

const at = (time: string) => new Date(`${time}+05:30`).toISOString();
const monday = at('2026-11-23T11:00');
const tuesday = at('2026-11-24T11:00');

const buySessions = async (sessions: number) => {
  const { id } = await sell({ sessions });
  await follow();
  return id;
};
const buyFour = () => buySessions(4);

const detail = async (id: string) => (await api.owner('GET /admin/work/{id}', { path: { id } })).data;

const times = async (id: string, query: Parameters<'GET /admin/work/{id}/times'>['query'] = {}) =>
  (await api.owner('GET /admin/work/{id}/times', { path: { id }, query })).data;

let keys = 0;
const book = async (
  id: string,
  body: { start: string; replaces?: string },
  idempotencyKey = `key-${++keys}`,
) => (await api.owner('POST /admin/work/{id}/bookings', { path: { id }, body, idempotencyKey })).data;

type Kind = Parameters<'POST /admin/work/{id}/bookings/{bookingId}'>['body']['kind'];
const change = async (id: string, bookingId: string, kind: Kind) =>
  (await api.owner('POST /admin/work/{id}/bookings/{bookingId}', { path: { id, bookingId }, body: { kind } }))
    .data;

const eventsOf = ({ work }: Awaited<ReturnType<typeof detail>>) =>
  work?.entries.flatMap(({ booking }) => (booking ? `${booking.kind} ${booking.start ?? ''}`.trim() : [])) ??
  [];

const bookedId = async (id: string, start: string): Promise<string> => {
  const { work } = await detail(id);
  return work?.entries.findLast(({ booking }) => booking?.start === start)?.booking?.id ?? '';
};

const sentTo = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.send(`/api${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { cookie: await api.signIn(), 'content-type': 'application/json', ...headers },
  });

const statusOf = (answer: Promise<unknown>): Promise<number> =>
  answer.then(
    () => 200,
    ({ status }) => status,
  );

const rowOf = async (list: 'ours' | 'theirs' | 'finished') =>
  (await api.owner('GET /admin/work', { query: { list } })).data[0];

describe('GET /admin/work', () => {
  it('says how many sessions are left to book, and when the next one is', async () => {
    const id = await buyFour();
    expect(await rowOf('theirs')).toMatchObject({ documents: [], sessions: { sold: 4, left: 4 } });
    await book(id, { start: tuesday });
    await book(id, { start: monday });
    expect((await rowOf('theirs'))?.sessions).toEqual({ sold: 4, left: 2, next: monday });
  });
});

describe('GET /admin/work/{id}/times', () => {
  it('lists the coach’s free times, and the time of a session that’s about to be moved', async () => {
    const id = await buyFour();
    const start = at('2026-11-24T10:00');
    expect((await times(id)).times).toContain(start);
    await book(id, { start });
    expect((await times(id)).times).not.toContain(start);
    expect((await times(id, { moving: await bookedId(id, start) })).times).toContain(start);
  });

  it('refuses orders without sessions and orders that don’t exist', async () => {
    const { id } = await paidOrder();
    await expect(times(id)).rejects.toMatchObject({ status: 409 });
    await expect(times('order_none')).rejects.toMatchObject({ status: 404 });
  });

  it('refuses an id that’s too long', async () => {
    const id = await buyFour();
    await expect(times(id, { moving: 'x'.repeat(101) })).rejects.toMatchObject({ status: 400 });
  });

  it('needs the owner', async () => {
    const response = await api.send('/api/admin/work/order_1/times');
    expect(response.status).toBe(401);
  });
});

describe('POST /admin/work/{id}/bookings', () => {
  it('books a session, also outside the coach’s hours and within 48 hours', async () => {
    const id = await buyFour();
    const late = at('2026-11-20T21:00');
    expect(eventsOf(await book(id, { start: late }))).toEqual([`reserved ${late}`, 'booked']);
  });

  it('moves a session at any time, and releases its old time', async () => {
    const id = await buyFour();
    const soon = at('2026-11-20T20:00');
    await book(id, { start: soon });
    const replaces = await bookedId(id, soon);
    const moved = await book(id, { start: tuesday, replaces });
    expect(eventsOf(moved).slice(-2)).toEqual([`reserved ${tuesday}`, 'booked']);
    await book(id, { start: soon });
    await expect(book(id, { start: monday, replaces })).rejects.toMatchObject({ status: 409 });
  });

  it('books once if it’s repeated, and refuses the key for another time', async () => {
    const id = await buyFour();
    const once = await book(id, { start: monday }, 'pressed-twice');
    expect(await book(id, { start: monday }, 'pressed-twice')).toEqual(once);
    await expect(book(id, { start: tuesday }, 'pressed-twice')).rejects.toMatchObject({ status: 409 });
    expect(eventsOf(await detail(id))).toHaveLength(2);
  });

  it.each<[string, string, string]>([
    ['in the past', '2026-11-20T11:00', 'That time has passed.'],
    ['across midnight', '2026-11-23T23:30', 'A session must end on the day on which it starts.'],
    ['that overlaps another session', '2026-11-24T11:30', 'Someone else has just taken that time.'],
  ])('refuses a time %s', async (_, time, message) => {
    const id = await buyFour();
    await book(id, { start: tuesday });
    await expect(book(id, { start: at(time) })).rejects.toMatchObject({
      ...{ status: 409, message: expect.stringContaining(message) },
    });
    expect((await rowOf('theirs'))?.sessions?.left).toBe(3);
  });

  it('refuses more sessions than were bought', async () => {
    const id = await buySessions(1);
    await book(id, { start: monday });
    await expect(book(id, { start: tuesday })).rejects.toMatchObject({
      ...{ status: 409, message: 'All sessions of this order are booked. Move one of them instead.' },
    });
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a number', { start: 20261123 }],
    ['a day without a time', { start: '2026-11-23' }],
    ['words', { start: 'next Monday' }],
    ['a script', { start: '<script>alert(1)</script>' }],
    ['an id that’s too long', { start: monday, replaces: 'x'.repeat(101) }],
    ['an id that isn’t text', { start: monday, replaces: ['a'] }],
    ['half a body', '{"start":'],
    ['a polluted prototype', '{"start":"2026-11-23T05:30:00.000Z","__proto__":{"a":1}}'],
  ])('refuses %s', async (_, body) => {
    const id = await buyFour();
    const response = await sentTo(`/admin/work/${id}/bookings`, body, { 'idempotency-key': 'odd' });
    expect(response.status).toBe(400);
    expect(eventsOf(await detail(id))).toEqual([]);
  });

  it('refuses a session that isn’t in this order', async () => {
    const [id, other] = [await buyFour(), await buyFour()];
    await book(other, { start: monday });
    const replaces = await bookedId(other, monday);
    await expect(book(id, { start: tuesday, replaces })).rejects.toMatchObject({ status: 409 });
  });

  it('refuses orders that don’t exist, have no sessions or were refunded', async () => {
    await expect(book('order_none', { start: monday })).rejects.toMatchObject({ status: 404 });
    const { id: plan } = await paidOrder();
    await follow();
    await expect(book(plan, { start: monday })).rejects.toMatchObject({ status: 409 });
    const id = await buyFour();
    await refund(id);
    await expect(book(id, { start: monday })).rejects.toMatchObject({
      ...{ status: 409, message: 'This order is being refunded.' },
    });
  });

  it('answers 5xx while the table fails, and a retry books it once', async () => {
    const id = await buyFour();
    api.failOn('UpdateItem');
    expect(await statusOf(book(id, { start: monday }, 'again'))).toBeGreaterThanOrEqual(500);
    api.recover();
    await book(id, { start: monday }, 'again');
    expect(eventsOf(await detail(id))).toEqual([`reserved ${monday}`, 'booked']);
  });
});

describe('POST /admin/work/{id}/bookings/{bookingId}', () => {
  const booked = async (start = monday) => {
    const id = await buyFour();
    await book(id, { start });
    return { id, bookingId: await bookedId(id, start) };
  };

  it.each(['cancelled', 'withdrawn'] as const)(
    'puts a session back into the order if it’s %s',
    async (kind) => {
      const { id, bookingId } = await booked();
      expect(eventsOf(await change(id, bookingId, kind)).at(-1)).toBe(kind);
      expect((await rowOf('theirs'))?.sessions).toEqual({ sold: 4, left: 4 });
      await book(id, { start: monday });
    },
  );

  it('keeps a forfeited session used up', async () => {
    const { id, bookingId } = await booked();
    await change(id, bookingId, 'forfeited');
    expect((await rowOf('theirs'))?.sessions).toEqual({ sold: 4, left: 3 });
  });

  it('records that the buyer didn’t come, once the session has started', async () => {
    const { id, bookingId } = await booked();
    await expect(change(id, bookingId, 'missed')).rejects.toMatchObject({
      ...{ status: 409, message: 'That session hasn’t started yet.' },
    });
    setClock(Date.parse(monday) - hour);
    expect((await today()).rows).toMatchObject([
      { reason: 'session', what: 'Coaching 1 of 4', session: { booking: bookingId, start: monday } },
    ]);
    setClock(Date.parse(monday));
    await change(id, bookingId, 'missed');
    expect((await today()).rows).toEqual([]);
    expect(eventsOf(await change(id, bookingId, 'withdrawn')).at(-1)).toBe('withdrawn');
  });

  it('settles the price of a session that we cancelled, which leaves Today', async () => {
    const { id, bookingId } = await booked();
    await change(id, bookingId, 'withdrawn');
    const call = await buyerOf(id);
    await call('POST /order/bookings/{id}', { path: { id: bookingId }, body: { kind: 'refund_asked' } });
    expect((await today()).rows).toMatchObject([{ reason: 'session_refund', id }]);
    await refund(id, { rupees: 2000 });
    await change(id, bookingId, 'refund_settled');
    expect((await today()).rows).toEqual([]);
    expect((await rowOf('theirs'))?.sessions).toEqual({ sold: 4, left: 3 });
  });

  it('changes a session once if it’s repeated', async () => {
    const { id, bookingId } = await booked();
    const once = await change(id, bookingId, 'withdrawn');
    expect(eventsOf(await change(id, bookingId, 'withdrawn'))).toEqual(eventsOf(once));
  });

  it('refuses what doesn’t fit the session’s state', async () => {
    const { id, bookingId } = await booked();
    await expect(change(id, bookingId, 'refund_settled')).rejects.toMatchObject({ status: 409 });
    await change(id, bookingId, 'cancelled');
    await expect(change(id, bookingId, 'forfeited')).rejects.toMatchObject({ status: 409 });
  });

  it('refuses sessions and orders that don’t exist', async () => {
    const { id } = await booked();
    await expect(change(id, 'none', 'cancelled')).rejects.toMatchObject({ status: 409 });
    await expect(change('order_none', 'none', 'cancelled')).rejects.toMatchObject({ status: 404 });
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a number', { kind: 1 }],
    ['a buyer’s change', { kind: 'refund_asked' }],
    ['a step of the booking itself', { kind: 'booked' }],
    ['half a body', '{"kind":'],
  ])('refuses %s', async (_, body) => {
    const { id, bookingId } = await booked();
    const response = await sentTo(`/admin/work/${id}/bookings/${bookingId}`, body);
    expect(response.status).toBe(400);
    expect(eventsOf(await detail(id)).at(-1)).toBe('booked');
  });

  it('answers 5xx while the table fails, and a retry changes it', async () => {
    const { id, bookingId } = await booked();
    api.failOn('UpdateItem');
    expect(await statusOf(change(id, bookingId, 'cancelled'))).toBeGreaterThanOrEqual(500);
    api.recover();
    expect(eventsOf(await change(id, bookingId, 'cancelled')).at(-1)).toBe('cancelled');
    await book(id, { start: monday });
  });
});

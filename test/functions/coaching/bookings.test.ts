import type { AdminOffer } from '#shared/domain/coaching/offer.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { startApi } from '../../support/api.ts';
import { hour, minute, monday, pass, setClock } from '../../support/clock.ts';
import { coachingSales, longHours } from '../../support/coaching/sales.ts';
import type { buyer } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { orderAccess } from '../../support/order-access.ts';
import { orderMoney } from '../../support/order-money.ts';
import { callAws, type Fault, withFault } from '../../support/payments/faults.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable(50);
const api = startApi({ table, around: callAws });
const razorpay = startRazorpay(api);
const { addOffer, order, pay, sell } = coachingSales(api, razorpay, { hours: longHours });
const { deliver, verify, refund, settleRefund, follow } = orderMoney(api, razorpay);
const { buyerOf } = orderAccess(api);

beforeEach(() => setClock(monday));

const thursday = '2026-11-26T13:30:00.000Z';
const laterOnThursday = '2026-11-26T14:30:00.000Z';
const friday = '2026-11-27T13:30:00.000Z';

const returnTo = (id: string, paymentId: string) =>
  api.post(
    '/api/payments/return',
    new URLSearchParams({
      razorpay_order_id: id,
      razorpay_payment_id: paymentId,
      razorpay_signature: razorpay.signature(id, paymentId),
    }),
    { 'content-type': 'application/x-www-form-urlencoded' },
  );

/** The buyer doesn't know that the first payment went through, and the checkout asks Razorpay before it opens again. */
async function orderAgain(id: string, { id: offerId, rupees }: AdminOffer): Promise<void> {
  const { buyer: bought } = (await api.row('ORDER', id)) ?? {};
  const { name, email, mobile } = bought as typeof buyer;
  const body = { userId: 'u1', amount: rupees, name, email, mobile };
  await expect(
    api.visitor('POST /coaching/offers/{id}/orders', { path: { id: offerId }, body }),
  ).rejects.toMatchObject({ status: 409 });
}

async function sessionsOf(id: string) {
  const { data } = await api.owner('GET /admin/work/{id}', { path: { id } });
  if (!data.work) return undefined;
  const { sessions } = workStateOf(data.work);
  return { left: sessions?.left, states: sessions?.bookings.map(({ state }) => state) };
}

async function locks(): Promise<object> {
  const days = (await api.rows('COACH_DAY')) as { sessions?: Record<string, { of: string }> }[];
  return Object.assign({}, ...days.map(({ sessions }) => sessions));
}

const lockOwners = async () => Object.values(await locks()).map(({ of }: { of: string }) => of);

const runJobs = async () => {
  for (let turns = 0; turns < 4; turns++) {
    for (const job of ['refreshPages', 'reindexItems', 'sendMail', 'followOrders', 'finishBookings'] as const)
      await api.runSchedule(job).catch(() => undefined);
    pass(6 * minute);
  }
};

describe('a time that was picked before the payment', () => {
  it.each<[string, (id: string, paymentId: string, offer: AdminOffer) => Promise<unknown>]>([
    ['POST /verify', verify],
    ['POST /payments/return', (id, paymentId) => returnTo(id, paymentId)],
    ['GET /orders/{id}/status', (id) => api.visitor('GET /orders/{id}/status', { path: { id } })],
    [
      'POST /admin/orders/{id}/recheck',
      (id) => api.owner('POST /admin/orders/{id}/recheck', { path: { id } }),
    ],
    ['sweepPayments', () => api.runSchedule('sweepPayments')],
    ['POST /coaching/offers/{id}/orders', (id, _, offer) => orderAgain(id, offer)],
  ])('is booked in the request that learns of the payment: %s', async (_, learn) => {
    const offer = await addOffer();
    const ids = [await order(offer, { start: thursday }), await order(offer, { start: laterOnThursday })];
    for (const id of ids) await learn(id, razorpay.pay(id).id, offer);
    for (const id of ids) expect(await sessionsOf(id)).toEqual({ left: 0, states: ['booked'] });
    expect(await lockOwners()).toEqual(ids);
  });

  it('is booked after midnight too, and the payment counts for its day', async () => {
    setClock(Date.parse('2026-11-23T23:50:00+05:30'));
    const offer = await addOffer();
    const id = await order(offer, { start: thursday });
    const payment = razorpay.pay(id);
    pass(20 * minute);
    await api.owner('GET /admin/overview', {});
    await orderAgain(id, offer);
    expect(await sessionsOf(id)).toEqual({ left: 0, states: ['booked'] });
    expect((await api.owner('GET /admin/overview', {})).data.month.paise).toBe(payment.amount);
  });

  it('is booked by a job if the request couldn’t', async () => {
    const offer = await addOffer();
    const ids = [await order(offer, { start: thursday }), await order(offer, { start: laterOnThursday })];
    for (const id of ids) {
      const payment = razorpay.pay(id);
      api.failOn('PutItem', undefined, 0, 'WORK');
      await verify(id, payment.id);
      api.recover();
      expect(await sessionsOf(id)).toBeUndefined();
    }
    for (const _turn of ['first', 'second', 'third']) await follow();
    for (const id of ids) expect(await sessionsOf(id)).toEqual({ left: 0, states: ['booked'] });
    expect(api.logged.join()).toContain('coaching not begun');
  });

  it('is held by the webhook that reports the payment, and a job books it', async () => {
    const offer = await addOffer();
    const ids = [await order(offer, { start: thursday }), await order(offer, { start: laterOnThursday })];
    const late = await order(offer, { start: thursday });
    for (const id of [...ids, late]) {
      razorpay.pay(id);
      await deliver('payment.captured', id);
    }
    expect(await lockOwners()).toEqual(ids);
    pass(6 * minute);
    await api.runSchedule('refreshPages');
    await api.runSchedule('finishBookings');
    expect(await lockOwners()).toEqual(ids);
    await runJobs();
    for (const id of ids) expect(await sessionsOf(id)).toEqual({ left: 0, states: ['booked'] });
    expect(await sessionsOf(late)).toEqual({ left: 1, states: ['refused'] });
  });

  it('isn’t lost if a webhook can’t hold it', async () => {
    const id = await order(await addOffer(), { start: thursday });
    razorpay.pay(id);
    api.failOn('PutItem', undefined, 0, 'COACH_DAY');
    expect((await deliver('payment.captured', id)).status).toBe(204);
    api.recover();
    expect(api.logged.join()).toContain('picked time not held');
    await runJobs();
    expect(await sessionsOf(id)).toEqual({ left: 0, states: ['booked'] });
  });

  it('holds nothing until then', async () => {
    const offer = await addOffer();
    await order(offer, { start: thursday });
    const { data } = await api.visitor('GET /coaching/offers/{id}/times', { path: { id: offer.id } });
    expect(data.times).toContain(thursday);
    expect(await lockOwners()).toEqual([]);
  });

  it('goes to the buyer who pays first, and the other buyer keeps the session', async () => {
    const offer = await addOffer();
    const [first, second] = [
      await order(offer, { start: thursday }),
      await order(offer, { start: thursday }),
    ];
    await pay(second);
    await pay(first);
    expect(await sessionsOf(second)).toEqual({ left: 0, states: ['booked'] });
    expect(await sessionsOf(first)).toEqual({ left: 1, states: ['refused'] });
    expect(await lockOwners()).toEqual([second]);
  });

  it('isn’t booked if it has passed by the time of the payment', async () => {
    const id = await order(await addOffer(), { start: '2026-11-23T13:30:00.000Z' });
    pass(8 * hour);
    await pay(id);
    expect(await sessionsOf(id)).toEqual({ left: 1, states: ['refused'] });
  });

  it.each<Fault['with']>(['killed before', 'killed after', 'refused', 'answer lost', 'repeated'])(
    'is booked once by a job if the request failed: %s',
    async (kind) => {
      for (const after of [1, 6, 11, 16, 21]) {
        setClock(monday);
        await table.clear();
        const id = await order(await addOffer(), { start: thursday });
        await withFault({ with: kind, after }, () => pay(id).catch(() => undefined));
        const { id: paymentId = '' } = razorpay.paymentsOf(id).at(-1) ?? {};
        expect(paymentId).not.toBe('');
        await deliver('payment.captured', id);
        await runJobs();
        expect(await sessionsOf(id)).toEqual({ left: 0, states: ['booked'] });
        expect(await lockOwners()).toEqual([id]);
      }
    },
  );
});

describe('finishBookings', () => {
  it('finishes a booking whose request was killed between any two calls', async () => {
    for (const kind of ['killed before', 'killed after'] as const)
      for (const after of [2, 4, 6, 8, 10]) {
        setClock(monday);
        await table.clear();
        const { id } = await sell({ sessions: 2 });
        const call = await buyerOf(id);
        const body = { start: thursday };
        const book = () =>
          call('POST /order/bookings', { body, idempotencyKey: 'one' }).catch(() => undefined);
        await withFault({ with: kind, after }, book);
        await runJobs();
        await (await buyerOf(id))('POST /order/bookings', { body, idempotencyKey: 'one' });
        expect(await sessionsOf(id)).toEqual({ left: 1, states: ['booked'] });
        expect(await lockOwners()).toEqual([id]);
      }
  });

  it('releases the old time of a move whose request was killed', async () => {
    for (const after of [4, 7, 9, 11]) {
      setClock(monday);
      await table.clear();
      const { id } = await sell({}, { start: thursday });
      const call = await buyerOf(id);
      const body = { start: friday, replaces: `wanted-${id}` };
      await withFault({ with: 'killed after', after }, () =>
        call('POST /order/bookings', { body, idempotencyKey: 'one' }).catch(() => undefined),
      );
      await runJobs();
      await (await buyerOf(id))('POST /order/bookings', { body, idempotencyKey: 'one' });
      expect(await sessionsOf(id)).toEqual({ left: 0, states: ['moved', 'booked'] });
      expect(await lockOwners()).toEqual([id]);
    }
  });

  it('releases a lock that nothing names', async () => {
    const { id } = await sell({}, { start: thursday });
    const [day] = (await api.rows('COACH_DAY')) as { sessions: object }[];
    const stray = { start: '2026-11-26T06:30:00.000Z', end: '2026-11-26T07:30:00.000Z', of: 'order_gone' };
    await api.put({ ...day, sessions: { ...day?.sessions, [`wanted-${id}`]: stray } });
    await runJobs();
    expect(await lockOwners()).toEqual([]);
  });
});

describe('a buyer who has complained', () => {
  it('can still book and change sessions, and so can the owner', async () => {
    const { id } = await sell({ sessions: 2 }, { start: thursday });
    const call = await buyerOf(id);
    await call('POST /order/complaints', { body: { text: 'My coach was late.', wantsRefund: false } });
    const { data } = await call('POST /order/bookings', { body: { start: friday } });
    expect(data.complaints).toHaveLength(1);
    await call('POST /order/bookings/{id}', { path: { id: `wanted-${id}` }, body: { kind: 'cancelled' } });
    const { data: booked } = await api.owner('POST /admin/work/{id}/bookings', {
      ...{ path: { id }, body: { start: laterOnThursday } },
    });
    expect(booked.complaints).toHaveLength(1);
    const bookingId = booked.work?.entries.at(-1)?.booking?.id ?? '';
    const path = { id, bookingId };
    await api.owner('POST /admin/work/{id}/bookings/{bookingId}', { path, body: { kind: 'withdrawn' } });
    expect(await sessionsOf(id)).toEqual({ left: 1, states: ['cancelled', 'booked', 'withdrawn'] });
  });
});

describe('a full refund', () => {
  it('frees the sessions to come, and gives them back unbooked if the bank returns it', async () => {
    const { id } = await sell({ sessions: 2 }, { start: thursday });
    await follow();
    razorpay.switches.refunds = 'pending';
    const refunded = await refund(id);
    await follow();
    await api.runSchedule('refreshPages');
    await api.runSchedule('finishBookings');
    expect(await sessionsOf(id)).toEqual({ left: 2, states: ['freed'] });
    expect(await lockOwners()).toEqual([]);
    const call = await buyerOf(id);
    await expect(call('POST /order/bookings', { body: { start: friday } })).rejects.toMatchObject({
      status: 409,
    });
    await settleRefund(refunded, 'failed');
    await expect(call('POST /order/bookings', { body: { start: friday } })).rejects.toMatchObject({
      message: 'A refund of this order has just changed. Please try again in a minute.',
    });
    await runJobs();
    await call('POST /order/bookings', { body: { start: friday } });
    expect(await sessionsOf(id)).toEqual({ left: 1, states: ['freed', 'booked'] });
  });
});

describe('a partial refund', () => {
  it.each([
    [1250, ['refund_settled', 'refund_asked']],
    [2500, ['refund_settled', 'refund_settled']],
    [100, ['refund_asked', 'refund_asked']],
  ])('of ₹%i settles the sessions whose price it covers, the oldest first', async (rupees, states) => {
    const { id } = await sell({ sessions: 3, rupees: 3750 }, { start: thursday });
    const call = await buyerOf(id);
    const { data } = await call('POST /order/bookings', { body: { start: friday } });
    const other = data.work?.entries.at(-1)?.booking?.id ?? '';
    for (const bookingId of [`wanted-${id}`, other]) {
      const path = { id, bookingId };
      await api.owner('POST /admin/work/{id}/bookings/{bookingId}', { path, body: { kind: 'withdrawn' } });
      await call('POST /order/bookings/{id}', { path: { id: bookingId }, body: { kind: 'refund_asked' } });
    }
    expect(await sessionsOf(id)).toEqual({ left: 1, states: ['refund_asked', 'refund_asked'] });
    await follow();
    await refund(id, { rupees });
    await follow();
    expect(await sessionsOf(id)).toEqual({ left: 1, states });
  });
});

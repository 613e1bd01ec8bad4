import type { DisputeStep } from '#infra/local/razorpay/disputes.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startVirtualTime } from '../../support/virtual-time.ts';

const api = startApi();
const razorpay = startRazorpay(api);
startVirtualTime();

const { openOrder, deliver, stored, sweep } = orderMoney(api, razorpay);
const day = 24 * 60 * minute;
let start = Date.parse('2026-11-20T06:30:00Z');

beforeEach(() => {
  start += 60 * day;
  setClock(start);
});

const step = async (paymentId: string, name: DisputeStep) => {
  const { id } = razorpay.dispute(paymentId, name);
  expect((await deliver(`payment.dispute.${name}`, id)).status).toBe(204);
};

const unmatched = async (id: string) =>
  (await api.owner('GET /admin/unmatched-payments', {})).data.filter((payment) => payment.id === id);
const linesOf = (event: string) => api.logged.filter((line) => line.includes(`"event":"${event}"`));

describe('a dispute whose webhook was lost', () => {
  it('is found within a day, logged once, and not read again until the next day', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    await sweep();
    const { respond_by } = razorpay.dispute(payment.id, 'created');
    await sweep();
    expect(await stored(id)).not.toHaveProperty('disputes');
    setClock(start + day + minute);
    await sweep();
    expect(await stored(id)).toMatchObject({
      disputes: [
        { paymentId: payment.id, status: 'open', respondBy: new Date(respond_by * 1000).toISOString() },
      ],
    });
    expect(linesOf('dispute open')).toEqual([JSON.stringify({ event: 'dispute open', order: id })]);
    expect((await api.owner('GET /admin/today', {})).data.rows).toMatchObject([{ reason: 'disputed', id }]);

    const before = await stored(id);
    setClock(start + 2 * day + 2 * minute);
    await sweep();
    expect(await stored(id)).toEqual(before);

    razorpay.dispute(payment.id, 'lost');
    setClock(start + 3 * day + 3 * minute);
    await sweep();
    expect(await stored(id)).toMatchObject({ disputes: [{ status: 'lost', deductedPaise: payment.amount }] });
    expect(linesOf('dispute lost')).toHaveLength(1);
  });

  it('doesn’t undo what an event has since reported', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    await sweep();
    setClock(start + minute);
    await step(payment.id, 'created');
    setClock(start + 2 * minute);
    await step(payment.id, 'action_required');
    setClock(start + day + minute);
    await sweep();
    expect(await stored(id)).toMatchObject({ disputes: [{ status: 'action_required' }] });
  });

  it('is found after many others', async () => {
    const id = await openOrder();
    razorpay.dispute(razorpay.pay(id).id, 'created');
    for (let others = 0; others < 25; others++) {
      setClock(start + others * 1000);
      razorpay.dispute(razorpay.payOutside(100_000).id, 'created');
    }
    setClock(start + minute);
    await sweep();
    expect(await stored(id)).toMatchObject({ disputes: [{ status: 'open' }] });
  });

  it.each([500, 'cut', 'html'] as const)(
    'is found in the next run if the list responds with %p, and counts as a gap until then',
    async (kind) => {
      const id = await openOrder();
      await sweep();
      razorpay.dispute(razorpay.pay(id).id, 'created');
      setClock(start + day);
      razorpay.failNext({ call: /disputes/, with: kind, times: 2 });
      expect(await sweep()).toMatchObject({ gaps: 1, overdueGaps: 0 });
      setClock(start + day + 61 * minute);
      razorpay.failNext({ call: /disputes/, with: 500, times: 2 });
      expect(await sweep()).toMatchObject({ gaps: 1, overdueGaps: 1 });
      expect(await sweep()).toMatchObject({ gaps: 0, overdueGaps: 0 });
      expect(await stored(id)).toMatchObject({ disputes: [{ status: 'open' }] });
    },
  );
});

describe('a dispute about a payment outside the site', () => {
  it.each(['the webhook', 'the list'])('is shown with that payment when %s reports it', async (way) => {
    const payment = razorpay.payOutside(150_000);
    if (way === 'the webhook') await step(payment.id, 'created');
    else {
      razorpay.dispute(payment.id, 'created');
      await sweep();
    }
    const shown = await unmatched(payment.id);
    expect(shown).toMatchObject([{ paise: 150_000, disputes: [{ status: 'open', paise: 150_000 }] }]);
    expect(linesOf('dispute open')).toContain(JSON.stringify({ event: 'dispute open', payment: payment.id }));
  });

  it('is logged once per step, however often it’s reported', async () => {
    const { id } = razorpay.payOutside(150_000);
    await step(id, 'created');
    await step(id, 'created');
    await step(id, 'lost');
    expect([linesOf('dispute open').length, linesOf('dispute lost').length]).toEqual([1, 1]);
    expect(await unmatched(id)).toMatchObject([
      { id, disputes: [{ status: 'lost', deductedPaise: 150_000 }] },
    ]);
  });

  it('lists an ignored payment again when it opens, but not when it ends', async () => {
    const { id } = razorpay.payOutside(150_000);
    await sweep();
    const ignore = () => api.owner('POST /admin/unmatched-payments/{id}/ignore', { path: { id } });
    await ignore();
    await step(id, 'created');
    expect(await unmatched(id)).toMatchObject([{ id, disputes: [{ status: 'open' }] }]);
    await ignore();
    await step(id, 'won');
    expect(await unmatched(id)).toEqual([]);
  });

  it('isn’t lost if the table doesn’t respond, because the webhook is sent again', async () => {
    const { id } = razorpay.payOutside(150_000);
    razorpay.dispute(id, 'created');
    api.failOn('PutItem');
    expect((await deliver('payment.dispute.created', id)).status).toBe(500);
    api.recover();
    expect((await deliver('payment.dispute.created', id)).status).toBe(204);
    expect(await unmatched(id)).toMatchObject([{ id, disputes: [{ status: 'open' }] }]);
  });
});

import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { orderMoney } from '../../support/order-money.ts';
import { refundAt, startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);

const { openOrder, sweep } = orderMoney(api, razorpay);

let start = Date.parse('2026-11-20T06:30:00Z');

beforeEach(() => {
  start += 60 * 24 * 3_600_000;
  setClock(start);
});

const list = async () => (await api.owner('GET /admin/unmatched-payments', {})).data;

describe('GET /admin/unmatched-payments', () => {
  it('lists payments that match no order here, even if they have another account’s order', async () => {
    const link = razorpay.payOutside(150_000);
    const bare = razorpay.payOutside(99_900, { withOrder: false });
    razorpay.pay(await openOrder());
    expect(await sweep()).toMatchObject({ listed: 3, changed: 1, unmatched: 2 });
    const createdAt = new Date(start).toISOString();
    const common = { currency: 'INR', status: 'captured', method: 'upi', createdAt };
    expect((await list()).toSorted((one, other) => one.paise - other.paise)).toEqual([
      { ...common, id: bare.id, paise: 99_900 },
      { ...common, id: link.id, paise: 150_000, orderId: link.order_id },
    ]);
  });

  it('stores no data about the payer', async () => {
    razorpay.payOutside(150_000);
    await sweep();
    const [stored] = await api.rows('UNMATCHED_PAYMENT');
    expect(Object.keys(stored ?? {}).toSorted()).toEqual(
      [
        ...['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi5pk', 'gsi5sk', 'dueThing', 'readAt'],
        ...['id', 'paise', 'currency', 'status', 'method', 'orderId', 'createdAt'],
      ].toSorted(),
    );
    expect(JSON.stringify(stored)).not.toMatch(/@|upi_|\+91/);
  });

  it('lists no failed attempts, and each payment once, with its latest state', async () => {
    const { id } = razorpay.payOutside(150_000);
    Object.assign(razorpay.payment(id), { status: 'failed', captured: false });
    await sweep();
    expect(await list()).toEqual([]);
    Object.assign(razorpay.payment(id), { status: 'captured', captured: true });
    await sweep();
    await sweep();
    expect(await list()).toMatchObject([{ id, status: 'captured' }]);
    await refundAt(razorpay, id, 150_000);
    setClock(start + 10 * 24 * 3_600_000);
    await sweep();
    expect(await list()).toMatchObject([{ id, status: 'refunded' }]);
  });

  it('is paged', async () => {
    for (let turn = 0; turn < 3; turn++) {
      setClock(start + turn * 1000);
      razorpay.payOutside(100_000 + turn);
    }
    await sweep();
    const first = await api.owner('GET /admin/unmatched-payments', { query: { limit: 2 } });
    const rest = await api.owner('GET /admin/unmatched-payments', { query: { cursor: first.next ?? '' } });
    expect([...first.data, ...rest.data].map(({ paise }) => paise)).toEqual([100_002, 100_001, 100_000]);
  });
});

describe('POST /admin/unmatched-payments/{id}/ignore', () => {
  it('removes a payment from the list for good', async () => {
    const { id } = razorpay.payOutside(150_000);
    await sweep();
    await api.owner('POST /admin/unmatched-payments/{id}/ignore', { path: { id } });
    expect(await list()).toEqual([]);
    await refundAt(razorpay, id, 150_000);
    expect(await sweep()).toMatchObject({ unmatched: 0 });
    expect(await list()).toEqual([]);
  });

  it('returns 404 for an unknown payment', async () => {
    const ignore = api.owner('POST /admin/unmatched-payments/{id}/ignore', {
      path: { id: 'pay_none' },
    });
    await expect(ignore).rejects.toMatchObject({ status: 404 });
  });
});

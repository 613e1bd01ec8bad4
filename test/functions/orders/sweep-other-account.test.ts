import { startApi } from '../../support/api.ts';
import { hour, setClock } from '../../support/clock.ts';
import { orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);
const { openOrder, stored, sweep } = orderMoney(api, razorpay);
let start = Date.parse('2026-11-20T06:30:00Z');

beforeEach(() => {
  start += 1000 * hour;
  setClock(start);
});

const write = async (id: string, fields: object) => api.put({ ...(await stored(id)), ...fields });

describe('an order of another account', () => {
  const promised = {
    ...{ id: 'pay_1', paise: 449_900, currency: 'INR', status: 'authorized' as const, captured: false },
    createdAt: '2026-01-01T00:00:00.000Z',
  };

  const foreignOrder = async () => {
    const id = 'order_ofAnotherAcct';
    const order = await stored(await openOrder());
    const places = { gsi2pk: 'OPEN_PAYMENT', gsi2sk: `1#${order?.createdAt}#${id}` };
    await api.put({ ...order, ...places, sk: id, id, payments: [promised] });
    return id;
  };

  it('is checked for a day, logged once and then ignored', async () => {
    const id = await foreignOrder();
    expect(await sweep()).toMatchObject({ open: 1, unknown: 1, failed: 0 });
    setClock(start + 23 * hour);
    expect(await sweep()).toMatchObject({ open: 1, unknown: 1 });
    setClock(start + 25 * hour);
    await sweep();
    expect(await sweep()).toMatchObject({ open: 0, unknown: 0 });
    expect(api.logged.filter((line) => line.includes('order unknown at Razorpay'))).toEqual([
      JSON.stringify({ event: 'order unknown at Razorpay', order: id }),
    ]);
  });

  it('is known again when the key is', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id, { outcome: 'authorized' });
    await sweep();
    await write(id, { unknownSince: new Date(start - 100 * hour).toISOString() });
    setClock(start + 1 * hour);
    await sweep();
    expect(await stored(id)).not.toHaveProperty('gsi2pk');
    razorpay.capture(payment.id);
    await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
    expect(await stored(id)).toMatchObject({ status: 'paid' });
    expect(await stored(id)).not.toHaveProperty('unknownSince');
  });
});

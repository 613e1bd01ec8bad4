import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { orderAccess } from '../../support/order-access.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { noon, orderMoney, price } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startTable } from '../../support/table.ts';

const table = startTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { openOrder, paidOrder, recheck, refund, deliver, orderOf, overview, stored } = orderMoney(
  api,
  razorpay,
);
const { buyerOf } = orderAccess(api);

beforeEach(() => setClock(noon));

const paise = price * 100;
const issue = () => runOrderJobs(api);
const receiptOf = async (id: string) =>
  (await api.owner('GET /admin/orders/{id}/receipt', { path: { id } })).data;
const rows = async () =>
  (await api.stored()).filter(({ pk, sk }) => pk === 'RECEIPT' && !String(sk).startsWith('COUNTER'));
const exported = async (month: string) =>
  (await api.owner('GET /admin/receipts/export', { query: { month } })).data;

describe('a receipt', () => {
  it('is numbered consecutively, once per paid order', async () => {
    const ids = [(await paidOrder()).id, (await paidOrder()).id];
    await issue();
    await issue();
    const serials = await Promise.all(ids.map(async (id) => (await stored(id))?.receiptSerial));
    expect(serials.toSorted()).toEqual(['2026-27/000001', '2026-27/000002']);
    expect(await rows()).toHaveLength(2);
    expect(JSON.parse(api.logged.at(-1) ?? '')).toMatchObject({ operation: 'followOrders', done: 0 });
    for (const id of ids) expect(await stored(id)).not.toHaveProperty('outbox');
  });

  it('is written once for an order paid twice, for the payment that paid for it', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    await recheck(id);
    await issue();
    const receipt = await receiptOf(id);
    expect(receipt).toMatchObject({ paise, paymentId: (await stored(id))?.paidBy });
    expect(await rows()).toHaveLength(1);
    const { payments } = await recheck(id);
    await refund(id, { paymentId: payments.find((each) => each.id !== receipt.paymentId)?.id });
    expect(await receiptOf(id)).toEqual(receipt);
  });

  it('has the amount that was paid', async () => {
    razorpay.switches.amountDifferences = 'counted';
    const id = await openOrder();
    razorpay.pay(id, { amount: paise + 5000 });
    await recheck(id);
    await issue();
    expect(await receiptOf(id)).toMatchObject({ paise: paise + 5000 });
  });

  it('isn’t written if another amount or nothing was paid', async () => {
    const [odd, none] = [await openOrder(), await openOrder()];
    razorpay.pay(odd, { amount: 100 });
    await recheck(odd);
    await issue();
    expect(await rows()).toEqual([]);
    for (const id of [odd, none])
      await expect(receiptOf(id)).rejects.toMatchObject({
        status: 404,
        message: 'This order hasn’t been paid for, so it has no receipt.',
      });
  });

  it('is written even if the order was refunded first', async () => {
    const { id } = await paidOrder();
    await refund(id);
    await issue();
    expect(await receiptOf(id)).toMatchObject({ serial: '2026-27/000001', paise, refundedPaise: paise });
  });

  it('is numbered in the financial year in which the payment was reported', async () => {
    setClock(Date.parse('2027-03-31T23:59:00+05:30'));
    const { id: last } = await paidOrder();
    setClock(Date.parse('2027-04-01T00:01:00+05:30'));
    const { id: first } = await paidOrder();
    await issue();
    expect(await receiptOf(last)).toMatchObject({
      serial: '2026-27/000001',
      issuedAt: '2027-03-31T18:29:59.999Z',
    });
    expect(await receiptOf(first)).toMatchObject({ serial: '2027-28/000001' });
  });

  it('has the same payment time as the order, its figures and both exports', async () => {
    setClock(Date.parse('2027-03-31T23:59:31+05:30'));
    const id = await openOrder();
    const payment = razorpay.pay(id, { outcome: 'pending' });
    setClock(Date.parse('2027-04-01T00:00:10+05:30'));
    razorpay.authorize(payment.id);
    setClock(Date.parse('2027-04-01T00:05:00+05:30'));
    await api.runSchedule('sweepPayments');
    setClock(Date.parse('2027-04-02T12:00:00+05:30'));
    await overview();
    await issue();
    const receipt = await receiptOf(id);
    expect(receipt).toMatchObject({ serial: '2027-28/000001', paidAt: '2027-03-31T18:35:00.000Z' });
    await deliver('payment.captured', id);
    expect(await receiptOf(id)).toEqual(receipt);
    const order = await orderOf(id);
    expect(order.paidAt).toBe(receipt.paidAt);
    expect(order).not.toHaveProperty('paidAtEstimated');
    const days = (await overview()).days.filter(({ orders }) => orders > 0);
    expect(days).toMatchObject([{ date: '2027-04-01', orders: 1, paise }]);
    const { data: orders } = await api.owner('GET /admin/orders/export', {});
    const receipts = await exported('2027-04');
    expect(orders[1]).toMatch(/,2027-04-01 00:05,,pay_\w+,$/);
    expect(receipts[1]).toMatch(/,2027-04-01 00:05$/);
  });

  it('is numbered in the year of the capture if its event is late', async () => {
    setClock(Date.parse('2027-03-31T23:59:31+05:30'));
    const id = await openOrder();
    razorpay.pay(id);
    setClock(Date.parse('2027-04-01T00:01:00+05:30'));
    await deliver('payment.captured', id);
    await issue();
    expect(await receiptOf(id)).toMatchObject({
      serial: '2026-27/000001',
      paidAt: '2027-03-31T18:29:31.000Z',
    });
  });

  it('is written later if it couldn’t be written', async () => {
    const { id } = await paidOrder();
    const { send } = table;
    table.send = async (command) => {
      if (command instanceof UpdateCommand && command.input.UpdateExpression?.includes('receiptSerial'))
        throw new Error('AWS isn’t responding.');
      return send(command);
    };
    await expect(issue()).rejects.toThrow();
    table.send = send;
    await expect(receiptOf(id)).rejects.toMatchObject({ status: 404 });
    const { id: next } = await paidOrder();
    await issue();
    expect(await receiptOf(id)).toMatchObject({ serial: '2026-27/000001' });
    expect(await receiptOf(next)).toMatchObject({ serial: '2026-27/000002' });
  });
});

describe('GET /order/receipt', () => {
  it('returns the receipt of the session’s order only', async () => {
    const [{ id, paymentId }, { id: other }] = [
      await paidOrder({ email: 'asha@example.com' }),
      await paidOrder(),
    ];
    await issue();
    const { data } = await (await buyerOf(id))('GET /order/receipt', {});
    expect(data).toEqual({
      ...{ serial: expect.stringMatching(/^2026-27\/00000[12]$/), orderId: id, what: 'Resume, 14-20 years' },
      orderNumber: expect.stringMatching(/^P-2026-\d{8}$/),
      ...{ name: buyer.name, email: 'asha@example.com', mobile: buyer.mobile },
      ...{ paise, refundedPaise: 0, paymentId, method: 'upi' },
      issuedAt: new Date(noon).toISOString(),
      paidAt: new Date(noon).toISOString(),
    });
    expect((await (await buyerOf(other))('GET /order/receipt', {})).data.orderId).toBe(other);
    await expect(api.visitor('GET /order/receipt', {})).rejects.toMatchObject({ status: 401 });
  });

  it('says that it takes a moment to be ready', async () => {
    const { id } = await paidOrder();
    await expect((await buyerOf(id))('GET /order/receipt', {})).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('a few minutes after payment'),
    });
  });
});

describe('GET /admin/orders/{id}/receipt', () => {
  it('shows later refunds', async () => {
    const { id } = await paidOrder();
    await issue();
    await refund(id, { rupees: 500 });
    expect(await receiptOf(id)).toMatchObject({ paise, refundedPaise: 50_000 });
  });

  it('is only for the owner, and returns 404 for another order', async () => {
    const { id } = await paidOrder();
    await issue();
    await expect(api.visitor('GET /admin/orders/{id}/receipt', { path: { id } })).rejects.toMatchObject({
      status: 401,
    });
    await expect(
      (await buyerOf(id))('GET /admin/orders/{id}/receipt', { path: { id } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(receiptOf('order_none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('GET /admin/receipts/export', () => {
  const names =
    'Receipt,Issued (IST),Order,Order ID,Item,Name,Email,Mobile,Amount,Refunded since,Payment method,Payment ID,Paid (IST)';

  it('returns a row per receipt of a month in India, in the order of their numbers', async () => {
    setClock(Date.parse('2026-10-31T23:59:00+05:30'));
    await paidOrder();
    await issue();
    setClock(Date.parse('2026-11-01T00:01:00+05:30'));
    const { id, paymentId } = await paidOrder({
      ...{ name: '=cmd()', email: 'asha@example.com', mobile: '9876543210' },
    });
    await issue();
    await refund(id, { rupees: 500 });
    setClock(noon);
    for (let n = 0; n < 10; n++) {
      await paidOrder();
      await issue();
    }
    const receipt = await receiptOf(id);
    const [first, second, ...others] = await exported('2026-11');
    expect([first, second]).toEqual([
      names,
      `2026-27/000002,2026-11-01 00:01,${receipt.orderNumber},${id},"Resume, 14-20 years",'=cmd(),asha@example.com,+91 98765 43210,${price},500,upi,${paymentId},2026-11-01 00:01`,
    ]);
    expect(others.map((line) => line.split(',')[0])).toEqual(
      Array.from({ length: 10 }, (_, n) => `2026-27/${String(n + 3).padStart(6, '0')}`),
    );
    expect(await exported('2026-10')).toHaveLength(2);
    expect(await exported('2026-12')).toEqual([names]);
  });

  it('lists a receipt in the month of its payment, even if it is issued in the next', async () => {
    setClock(Date.parse('2026-12-31T23:59:59+05:30'));
    const { id } = await paidOrder();
    setClock(Date.parse('2027-01-01T00:05:00+05:30'));
    await issue();
    expect((await exported('2026-12')).slice(1)).toEqual([expect.stringContaining(id)]);
    expect(await exported('2027-01')).toEqual([names]);
  });

  it.each(['processed', 'pending', 'failed'] as const)(
    'has the same figure for a %s refund as the orders file',
    async (status) => {
      razorpay.switches.refunds = status === 'processed' ? 'processed' : 'pending';
      const { id, paymentId } = await paidOrder();
      await issue();
      await refund(id, { rupees: 599 });
      if (status === 'failed') razorpay.settleRefund(razorpay.refundsOf(paymentId)[0]?.id ?? '', 'failed');
      await api.owner('POST /admin/orders/{id}/recheck', { path: { id } });
      const cellOf = (lines: string[], column: string) => {
        const [head = '', ...rows] = lines.map((line) => line.replace(/"[^"]*"/g, ''));
        return rows.find((row) => row.includes(id))?.split(',')[head.split(',').indexOf(column)];
      };
      const { data } = await api.owner('GET /admin/orders/export', {});
      const figure = status === 'failed' ? '0' : '599';
      expect(cellOf(data, 'Refunded')).toBe(figure);
      expect(cellOf(await exported('2026-11'), 'Refunded since')).toBe(figure);
    },
  );

  it('is paged, with the column names only on the first page', async () => {
    for (let n = 0; n < 3; n++) await paidOrder();
    await issue();
    const query = { month: '2026-11', limit: 2 };
    const first = await api.owner('GET /admin/receipts/export', { query });
    const second = await api.owner('GET /admin/receipts/export', { query: { ...query, cursor: first.next } });
    expect([first.data.length, second.data.length, second.next]).toEqual([3, 1, undefined]);
    expect([...first.data, ...second.data].map((line) => line.split(',')[0])).toEqual([
      'Receipt',
      ...['2026-27/000001', '2026-27/000002', '2026-27/000003'],
    ]);
  });

  it('requires a month', async () => {
    const ask = (month: string) => api.owner('GET /admin/receipts/export', { query: { month } });
    for (const month of ['', '2026', '2026-13', '2026-11-01'])
      await expect(ask(month)).rejects.toMatchObject({ status: 400 });
    await expect(
      api.visitor('GET /admin/receipts/export', { query: { month: '2026-11' } }),
    ).rejects.toMatchObject({ status: 401 });
  });
});

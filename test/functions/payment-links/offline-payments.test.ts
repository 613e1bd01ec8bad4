import type { OfflinePaymentInput } from '#shared/domain/payment-links/payment-link.ts';
import { dayInIndia, daysLater } from '#shared/domain/time/india-time.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

let beforePut: (() => void) | undefined;
const api = startApi({
  around: (action, act) => {
    if (action === 'PutItem') beforePut?.();
    return act();
  },
});
const razorpay = startRazorpay(api);
startMailStage(api);
const { verify, orderOf, needingAttention, overview, recheck, refund, status, follow, stored, sweep } =
  orderMoney(api, razorpay);

beforeEach(() => {
  beforePut = undefined;
  setClock(noon);
});

const plan = { band: '7-14', item: 'Resume' } as const;

const createLink = async (input: object = {}) =>
  (
    await api.owner('POST /admin/payment-links', {
      body: {
        ...{ subject: { kind: 'plan', plan }, rupees: 2500, lastDay: '2026-11-25' },
        ...{ name: 'Asha Kulkarni', email: 'asha@example.com', mobile: '9876543210' },
        ...input,
      },
    })
  ).data;

const cash = { method: 'cash', why: 'Paid at the Nagpur office.' } as const;

const today = () => dayInIndia(Date.now());

const record = async (id: string, details: Partial<OfflinePaymentInput> = {}) => {
  const body = { ...cash, paidOn: today(), ...details };
  return (await api.owner('POST /admin/payment-links/{id}/paid', { path: { id }, body })).data;
};

const linkOf = ({ url = '' }: { url?: string | undefined }) => url.split('#')[1] ?? '';
const pay = async (link: string) => (await api.visitor('POST /pay/order', { body: { link, ...buyer } })).data;

const orders = async () => (await api.owner('GET /admin/orders', {})).data;

const kindsOf = async (id: string) => {
  const { outbox = [] } = ((await stored(id)) ?? {}) as { outbox?: { kind: string }[] };
  return outbox.map(({ kind }) => kind);
};

describe('POST /admin/payment-links/{id}/paid', () => {
  it('records an order as paid at once, with the note, and never asks Razorpay', async () => {
    const calls = razorpay.calls.length;
    const { id } = await createLink();
    const { state, orderId = '', url } = await record(id);
    expect([state, orderId, url]).toEqual(['paid', `other_${id}`, undefined]);
    const at = new Date(noon).toISOString();
    expect(await orderOf(orderId)).toMatchObject({
      ...{ status: 'paid', paise: 250_000, plan, paidBy: `other_pay_${id}`, paidAt: at },
      buyer: { name: 'Asha Kulkarni', email: 'asha@example.com', mobile: '+919876543210' },
      payments: [{ ...cash, id: `other_pay_${id}`, paise: 250_000, status: 'captured', captured: true }],
    });
    await sweep();
    expect(await status(orderId)).toBe('paid');
    expect(razorpay.calls.slice(calls).filter((call) => call.includes('other_'))).toEqual([]);
    expect((await overview()).month.paise).toBe(250_000);
    const { setUp } = (await api.owner('GET /admin/today', {})).data;
    expect(setUp).toContainEqual({ step: 'webhook', isDone: false });
  });

  it('starts everything that follows a payment: emails, work, search keys and a receipt', async () => {
    const { id } = await createLink();
    const { orderId = '' } = await record(id);
    expect((await kindsOf(orderId)).toSorted()).toEqual(['MAIL', 'MAIL', 'ORDER', 'SEARCH']);
  });

  it('records one payment for repeats, and rejects a different note', async () => {
    const { id } = await createLink();
    const first = await record(id);
    expect(await record(id)).toEqual(first);
    await Promise.all([record(id), record(id), record(id)]);
    await expect(record(id, { why: 'A different reason.' })).rejects.toMatchObject({
      status: 409,
      message: 'This payment is already recorded with a different date, method or reason.',
    });
    await expect(record(id, { paidOn: daysLater(today(), -1) })).rejects.toMatchObject({ status: 409 });
    expect(await orders()).toHaveLength(1);
    expect((await orderOf(first.orderId ?? '')).payments).toHaveLength(1);
    expect((await kindsOf(first.orderId ?? '')).filter((kind) => kind === 'ORDER')).toHaveLength(1);
  });

  it('continues after a crash between any two steps', async () => {
    for (let after = 0; after < 12; after++) {
      const { id } = await createLink();
      api.failOn('UpdateItem', undefined, after);
      const stopped = await record(id).catch(() => undefined);
      api.recover();
      expect(await record(id)).toMatchObject({ state: 'paid' });
      expect((await orderOf(`other_${id}`)).payments).toHaveLength(1);
      if (stopped) return;
    }
    throw new Error('It was stopped each time.');
  });

  it('rejects a link that is paid or being paid', async () => {
    const link = await createLink();
    const { id } = await pay(linkOf(link));
    const payment = razorpay.pay(id, { outcome: 'authorized' });
    await verify(id, payment.id);
    await expect(record(link.id)).rejects.toMatchObject({ status: 409 });
    razorpay.capture(payment.id);
    await verify(id, payment.id);
    await expect(record(link.id)).rejects.toMatchObject({
      status: 409,
      message: `This link has already been paid (order ${id}).`,
    });
    expect(await orders()).toHaveLength(1);
    await expect(record('none')).rejects.toMatchObject({ status: 404 });
  });

  it('accepts a link that has expired or was withdrawn, and one without an address', async () => {
    const late = await createLink({ email: undefined, mobile: undefined });
    setClock(Date.parse('2026-12-01T12:00:00+05:30'));
    expect(await record(late.id)).toMatchObject({ state: 'paid' });
    const gone = await createLink({ lastDay: '2026-12-05' });
    await api.owner('POST /admin/payment-links/{id}/withdraw', { path: { id: gone.id } });
    expect(await record(gone.id, { method: 'transfer', why: 'NEFT of 1 December' })).toMatchObject({
      state: 'paid',
    });
  });

  it('closes the link, and still finds a payment that arrives', async () => {
    const link = await createLink();
    const { id } = await pay(linkOf(link));
    await record(link.id);
    await expect(pay(linkOf(link))).rejects.toMatchObject({
      status: 409,
      message: 'This has already been paid.',
    });
    await verify(id, razorpay.pay(id).id);
    await follow();
    expect(await orderOf(id)).toMatchObject({ alsoPaid: [{ id: `other_${link.id}` }] });
    expect(await orderOf(`other_${link.id}`)).toMatchObject({ alsoPaid: [{ id }] });
    expect(await needingAttention('paid_twice')).toHaveLength(1);
  });

  it('can be repeated while the job that connects its two payments is stopped between any two steps', async () => {
    razorpay.switches.secondPayments = 'captured';
    for (let after = 0; after < 30; after++) {
      setClock(noon);
      const link = await createLink({ subject: { kind: 'words', words: `Interview practice ${after}` } });
      const { id } = await pay(linkOf(link));
      await record(link.id);
      setClock(noon + minute);
      razorpay.pay(id, { outcome: 'twice' });
      await sweep();
      await api.runSchedule('sendMail');
      api.failOn('UpdateItem', undefined, after);
      const isStopped = await api.runSchedule('followOrders').then(
        () => false,
        () => true,
      );
      api.recover();
      expect(await record(link.id)).toMatchObject({ state: 'paid' });
      for (let round = 1; round <= 4; round++) {
        setClock(noon + round * 20 * minute);
        await follow();
      }
      const { alsoPaid } = await orderOf(id);
      expect(alsoPaid).toContainEqual(expect.objectContaining({ id: `other_${link.id}` }));
      if (!isStopped) return;
    }
    throw new Error('It was stopped each time.');
    // Every job runs about twenty times, which takes longer than the usual timeout.
  }, 120_000);

  it('counts for the day when it was recorded, even across midnight', async () => {
    setClock(Date.parse('2026-11-20T23:59:59+05:30'));
    const { id } = await createLink();
    let puts = 0;
    beforePut = () => {
      if (++puts === 2) setClock(Date.parse('2026-11-21T00:00:01+05:30'));
    };
    const { orderId = '' } = await record(id);
    expect((await orderOf(orderId)).paidAt).toBe('2026-11-20T18:29:59.000Z');
    expect(await api.stored()).toContainEqual(expect.objectContaining({ pk: 'DAY', sk: '2026-11-20' }));
  });

  it('keeps a payment of a different amount on the attention list', async () => {
    const link = await createLink();
    const { id } = await pay(linkOf(link));
    razorpay.pay(id, { amount: 100_000 });
    await recheck(id);
    expect(await needingAttention('wrong_amount')).toEqual([id]);
    await record(link.id);
    await follow();
    expect(await needingAttention('wrong_amount')).toEqual([id]);
  });

  it.each([
    ['no reason', { why: ' ' }, 'Why is required.'],
    ['another method', { method: 'upi' }, 'Say whether it was paid in cash or by transfer.'],
    ['no date', { paidOn: undefined }, 'The payment date must be a valid date such as 2026-11-30.'],
    [
      'an impossible date',
      { paidOn: '2026-02-30' },
      'The payment date must be a valid date such as 2026-11-30.',
    ],
    ['tomorrow', { paidOn: '2026-11-21' }, 'The payment date can’t be in the future.'],
    ['a date a year ago', { paidOn: '2025-11-20' }, 'The payment date can’t be more than 180 days ago.'],
    ['181 days ago', { paidOn: '2026-05-23' }, 'The payment date can’t be more than 180 days ago.'],
  ])('rejects %s', async (_, details, message) => {
    const { id } = await createLink();
    const [field] = Object.keys(details);
    await expect(record(id, details as object)).rejects.toMatchObject({
      ...{ status: 400, errors: [{ field, message }] },
    });
    expect(await orders()).toEqual([]);
  });

  it('accepts a date of payment in India up to 180 days ago', async () => {
    setClock(Date.parse('2026-11-21T00:10:00+05:30'));
    for (const paidOn of ['2026-11-21', '2026-11-20', '2026-05-25']) {
      const { orderId = '' } = await record((await createLink()).id, { paidOn });
      expect(dayInIndia((await orderOf(orderId)).paidAt ?? '')).toBe(paidOn);
    }
  });

  it('numbers the receipt of last financial year’s payment in that year, without a gap', async () => {
    const receiptOf = async (paidOn: string) => {
      const { orderId = '' } = await record((await createLink({ lastDay: '2027-04-30' })).id, { paidOn });
      await follow();
      const { data } = await api.owner('GET /admin/orders/{id}/receipt', { path: { id: orderId } });
      return [data.serial, dayInIndia(data.paidAt), dayInIndia(data.issuedAt)];
    };
    setClock(Date.parse('2027-03-31T18:00:00+05:30'));
    expect(await receiptOf('2027-03-31')).toEqual(['2026-27/000001', '2027-03-31', '2027-03-31']);
    setClock(Date.parse('2027-04-02T11:00:00+05:30'));
    expect(await receiptOf('2027-04-02')).toEqual(['2027-28/000001', '2027-04-02', '2027-04-02']);
    expect(await receiptOf('2027-03-31')).toEqual(['2026-27/000002', '2027-03-31', '2027-03-31']);
    expect(await receiptOf('2027-03-02')).toEqual(['2026-27/000003', '2027-03-02', '2027-03-31']);
    expect(await receiptOf('2027-04-01')).toEqual(['2027-28/000002', '2027-04-01', '2027-04-02']);
    const serials = async (month: string) =>
      (await api.owner('GET /admin/receipts/export', { query: { month } })).data
        .slice(1)
        .map((line) => line.split(',')[0]);
    expect(await serials('2027-03')).toEqual(['2026-27/000001', '2026-27/000002', '2026-27/000003']);
    expect(await serials('2027-04')).toEqual(['2027-28/000001', '2027-28/000002']);
  });

  it('counts for the day of payment, even if its figures were counted already', async () => {
    const { id } = await createLink();
    const paiseOf = async (date: string) => (await overview()).days.find((day) => day.date === date)?.paise;
    expect([await paiseOf('2026-11-18'), await paiseOf('2026-11-20')]).toEqual([0, 0]);
    await record(id, { paidOn: '2026-11-18' });
    setClock(noon + 15 * minute);
    expect([await paiseOf('2026-11-18'), await paiseOf('2026-11-20')]).toEqual([250_000, 0]);
  });
});

describe('an order that was paid offline', () => {
  const paid = async () => (await record((await createLink()).id)).orderId ?? '';

  it('is returned as stored, and Razorpay isn’t asked', async () => {
    const id = await paid();
    const calls = razorpay.calls.length;
    expect(await recheck(id)).toMatchObject({ id, status: 'paid', payments: [{ method: 'cash' }] });
    expect(razorpay.calls.length).toBe(calls);
  });

  it('is refunded by hand, with a reason, in parts up to its amount', async () => {
    const id = await paid();
    const calls = razorpay.calls.length;
    expect(await refund(id, { rupees: 1000 })).toMatchObject({
      status: 'partially_refunded',
      refunds: [
        {
          paise: 100_000,
          status: 'processed',
          reason: 'By mistake.',
          paymentId: expect.stringMatching(/^other_pay_/),
        },
      ],
    });
    await expect(refund(id, { rupees: 1501 })).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'rupees' }],
    });
    await expect(refund(id, { refundedPaise: 0 })).rejects.toMatchObject({ status: 409 });
    expect(await refund(id)).toMatchObject({ status: 'refunded' });
    await expect(refund(id)).rejects.toMatchObject({ status: 409 });
    expect(razorpay.calls.length).toBe(calls);
    expect(await needingAttention('overdue')).toEqual([]);
  });

  it('is refunded once per key, and never beyond its amount by two concurrent calls', async () => {
    const id = await paid();
    const give = (idempotencyKey: string, rupees: number) =>
      api.owner('POST /admin/orders/{id}/refund', {
        path: { id },
        body: { rupees, reason: 'Agreed by phone.' },
        idempotencyKey,
      });
    await Promise.all([give('a', 1000), give('a', 1000)]);
    expect((await orderOf(id)).refunds).toHaveLength(1);
    await expect(give('a', 999)).rejects.toMatchObject({ status: 409 });
    const both = await Promise.allSettled([give('b', 1000), give('c', 1000)]);
    expect(both.filter(({ status: outcome }) => outcome === 'fulfilled')).toHaveLength(1);
    expect((await orderOf(id)).refunds).toHaveLength(2);
  });

  it('is refunded once by two users who have seen the same', async () => {
    const id = await paid();
    await api.signIn();
    const both = await Promise.allSettled([1, 2].map(() => refund(id, { rupees: 500, refundedPaise: 0 })));
    expect(both.map(({ status: outcome }) => outcome).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status: outcome }) => outcome === 'rejected')).toMatchObject({
      reason: { status: 409 },
    });
    expect((await orderOf(id)).refunds).toHaveLength(1);
  });

  it('emails its buyer once about each refund', async () => {
    const id = await paid();
    await refund(id);
    const row = (await stored(id)) as { outbox: { facts: { template: string } }[] };
    expect(
      row.outbox.map(({ facts }) => facts.template).filter((name) => name?.startsWith('refund')),
    ).toEqual(['refund-sent']);
  });
});

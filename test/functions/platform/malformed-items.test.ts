import { createHmac } from 'node:crypto';
import { startApi } from '../../support/api.ts';
import { pmpCourse } from '../../support/entries.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);

const oldCourse = (values: Record<string, unknown>) => {
  const createdAt = '2019-05-01T09:00:00.000Z';
  const courseSeat = { pk: 'COURSE', sk: 'old', gsi1pk: 'COURSE', gsi1sk: `${createdAt}#old` };
  const listed = { gsi2pk: 'LISTED_COURSE', gsi2sk: `${createdAt}#old` };
  return {
    ...courseSeat,
    ...listed,
    id: 'old',
    createdAt,
    fingerprint: 'f',
    version: 1,
    ...pmpCourse,
    ...values,
  };
};

describe('GET /courses, with an item beyond the limits', () => {
  it.each([
    ['a longer title', { title: 'T'.repeat(500) }],
    ['a price below one paisa', { price: 0.001 }],
    ['a price as text', { price: 'on request' }],
    ['a start date that isn’t a date', { startDate: 'next summer' }],
    ['an invalid version', { version: 1.5 }],
  ])('lists it with %s, among the others', async (_, values) => {
    await api.put(oldCourse(values));
    const { data: course } = await api.owner('POST /courses', { body: pmpCourse });
    const { data } = await api.visitor('GET /courses', {});
    expect(data).toEqual([course, expect.objectContaining({ id: 'old', ...values })]);
  });

  it('returns no key and no private field, and only text where the contract has text', async () => {
    await api.put(oldCourse({ secret: 'kept', timings: { secret: 'kept' }, duration: ['kept'] }));
    const { startDate, title, description, price } = pmpCourse;
    expect((await api.visitor('GET /courses', {})).data).toEqual([
      { id: 'old', createdAt: '2019-05-01T09:00:00.000Z', version: 1, startDate, title, description, price },
    ]);
  });
});

describe('GET /admin/orders, with a timestamp in the year 10000 from Razorpay', () => {
  it('lists the order, and no payment field outside the contract', async () => {
    const { data: order } = await api.visitor('POST /create-order', { body: { userId: 'u1', amount: 4499 } });
    const payment = await razorpay.pay(order.id, { outcome: 'failed' });
    const entity = {
      ...{ id: payment.id, order_id: order.id, amount: 449_900, currency: 'INR', status: 'failed' },
      created_at: Date.parse('+010000-01-01T00:00:00.000Z') / 1000,
    };
    const body = JSON.stringify({ event: 'payment.failed', payload: { payment: { entity } } });
    const signature = createHmac('sha256', razorpay.webhookSecret).update(body).digest('hex');
    await api.post('/api/webhooks/razorpay', body, { 'x-razorpay-signature': signature });

    const [row] = await api.rows('ORDER');
    const [stored] = (row?.payments ?? []) as object[];
    await api.put({ ...row, payments: [{ ...stored, card: '4111 1111 1111 1111' }] });

    const { data } = await api.owner('GET /admin/orders', {});
    expect(data).toEqual([
      {
        ...{ id: order.id, status: 'attempted', paise: 449_900, currency: 'INR', userId: 'u1' },
        ...{ catalogue: '2025-09', createdAt: expect.any(String), refunds: [], emails: [] },
        payments: [
          {
            ...{ id: payment.id, paise: 449_900, currency: 'INR', status: 'failed', captured: false },
            createdAt: '+010000-01-01T00:00:00.000Z',
          },
        ],
      },
    ]);
  });
});

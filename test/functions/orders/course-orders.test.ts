import type { CourseInput } from '#shared/domain/courses/course.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { buyer, pmpCourse } from '../../support/entries.ts';
import { anOrderNumber, day, noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);
const { verify, orderOf, needingAttention, stored } = orderMoney(api, razorpay);

const newCourse = async (input: Partial<CourseInput> = {}) =>
  (await api.owner('POST /courses', { body: { ...pmpCourse, payOnline: true, ...input } })).data;

const order = async (id: string, details: object = {}, idempotencyKey?: string) =>
  (
    await api.visitor('POST /courses/{id}/orders', {
      path: { id },
      body: { userId: 'u1', amount: pmpCourse.price, ...buyer, ...details },
      ...(idempotencyKey && { idempotencyKey }),
    })
  ).data;

const orders = async () => (await api.owner('GET /admin/orders', {})).data;

beforeEach(() => setClock(noon));

describe('POST /courses/{id}/orders', () => {
  it('opens an order with the price of the course, for a seat in it', async () => {
    const { id: courseId, title } = await newCourse();
    const opened = await order(courseId);
    expect(opened).toEqual({
      ...{
        id: expect.any(String),
        number: anOrderNumber,
        amount: 1_899_900,
        currency: 'INR',
        key: razorpay.keys.keyId,
      },
    });
    await verify(opened.id, razorpay.pay(opened.id).id);
    expect(await orderOf(opened.id)).toMatchObject({
      ...{
        status: 'paid',
        paise: 1_899_900,
        buyer,
        userId: 'u1',
        product: { kind: 'course', courseId, title },
      },
    });
    expect((await stored(opened.id))?.outbox).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'ORDER' })]),
    );
  });

  it('links an unpaid order back to the course’s page', async () => {
    const { id: courseId } = await newCourse();
    const { id } = await order(courseId);
    const status = async () => (await api.visitor('GET /orders/{id}/status', { path: { id } })).data;
    expect(await status()).toEqual({ number: anOrderNumber, status: 'created', page: `/course/${courseId}` });
    await verify(id, razorpay.pay(id).id);
    expect(await status()).toEqual({ number: anOrderNumber, status: 'paid' });
  });

  it('charges whole paise if the price has decimals', async () => {
    const { id } = await newCourse({ price: 1.15 });
    expect(await order(id, { amount: 1.15 })).toMatchObject({ amount: 115 });
    const { id: other } = await newCourse({ price: 4.35 });
    expect(await order(other, { amount: 4.35 })).toMatchObject({ amount: 435 });
  });

  it('returns an open order for repeats and the same buyer, and a new one for another course', async () => {
    const { id } = await newCourse();
    const first = await order(id, {}, 'one');
    expect(await order(id, {}, 'one')).toEqual(first);
    expect(await order(id, { userId: 'other' }, 'two')).toEqual(first);
    const both = await Promise.all([
      order(id, { email: 'both@example.com' }),
      order(id, { email: 'both@example.com' }),
    ]);
    expect(both[0]).toEqual(both[1]);
    const { id: elsewhere } = await newCourse();
    expect((await order(elsewhere)).id).not.toBe(first.id);
    await expect(order(elsewhere, {}, 'one')).resolves.toBeDefined();
    await expect(order(id, { name: 'Another' }, 'one')).rejects.toMatchObject({ status: 409 });
  });

  it('rejects a second seat for a buyer who has paid, unless it’s intended', async () => {
    const { id } = await newCourse();
    const first = await order(id, { name: 'Imran Shaik' });
    razorpay.pay(first.id);
    await expect(order(id)).rejects.toMatchObject({
      status: 409,
      message: 'You’ve already paid for this.',
    });
    expect((await order(id, { isRepeatConfirmed: true })).id).not.toBe(first.id);
  });

  it('keeps lists and daily figures consistent when it learns of a payment', async () => {
    const { id } = await newCourse();
    const { id: orderId } = await order(id, { name: 'Imran Shaik' });
    razorpay.switches.secondPayments = 'captured';
    razorpay.pay(orderId, { outcome: 'twice' });
    setClock(noon + 13 * 60 * minute);
    await expect(order(id)).rejects.toMatchObject({ status: 409 });
    expect(await needingAttention('paid_twice')).toEqual([orderId]);
    expect(await api.stored()).toContainEqual(expect.objectContaining({ pk: 'DAY', sk: '2026-11-20' }));
  });

  it.each<[string, Partial<CourseInput>]>([
    ['doesn’t have online payment set', { payOnline: undefined }],
    ['has online payment off', { payOnline: false }],
    ['has a price on request', { price: 0 }],
    ['costs more than Razorpay accepts', { price: 500_001 }],
  ])('rejects a course that %s', async (_, input) => {
    const { id, price } = await newCourse(input);
    await expect(order(id, { amount: price })).rejects.toMatchObject({
      status: 409,
      message: 'You can’t pay for this course online. Please request a seat.',
    });
    expect(await orders()).toEqual([]);
  });

  it.each<[string, Partial<CourseInput>, string]>([
    ['is full', { isFull: true }, 'This batch is full. We can tell you when a seat is free.'],
    ['has no seats left', { seats: 0 }, 'This batch is full. We can tell you when a seat is free.'],
    ['has started', { startDate: '2026-11-19' }, 'This batch has started. Ask us about the next one.'],
    ['is over', { startDate: '2026-09-01', weeks: 6 }, 'This batch is over. Ask us about the next one.'],
    ['is hidden', { isHidden: true }, 'This course isn’t available at the moment.'],
  ])('sells no seat in a course that %s', async (_, input, message) => {
    const { id } = await newCourse(input);
    await expect(order(id)).rejects.toMatchObject({ status: 409, message });
    expect(await orders()).toEqual([]);
  });

  it('rejects an outdated price, and returns the current one', async () => {
    const { id, version } = await newCourse();
    const body = { ...pmpCourse, payOnline: true, price: 19_999 };
    await api.owner('PUT /courses/{id}', { path: { id }, body, ifMatch: version });
    await expect(order(id)).rejects.toMatchObject({
      status: 409,
      message: 'The price of this course is now ₹19,999. Please refresh the page.',
    });
  });

  it.each([['name'], ['email'], ['mobile']])('rejects a buyer without %s', async (field) => {
    const { id } = await newCourse();
    await expect(order(id, { [field]: '' })).rejects.toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('rejects an unknown course, and limits attempts', async () => {
    await expect(order('none')).rejects.toMatchObject({ status: 404 });
    for (let asked = 1; asked < 24; asked++)
      await expect(order('none')).rejects.toMatchObject({ status: 404 });
    await expect(order('none')).rejects.toMatchObject({ status: 429 });
  });

  it('opens a new order for a buyer who returns another day', async () => {
    const { id } = await newCourse();
    const first = await order(id);
    setClock(noon + 2 * day);
    expect((await order(id)).id).not.toBe(first.id);
  });
});

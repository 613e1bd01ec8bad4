import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { orderAccess } from '../../support/order-access.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day, noon, orderMoney, price } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startTable } from '../../support/table.ts';

const table = startTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { openOrder, paidOrder, verify, orderOf, needingAttention, today, refund, settleRefund } = orderMoney(
  api,
  razorpay,
);
const { pageOf } = orderAccess(api);

const settle = () => runOrderJobs(api);

beforeEach(() => setClock(noon));

const alreadyPaid = { status: 409, message: 'You’ve already paid for this.' };
const second = { isRepeatConfirmed: true };

describe('a checkout for what the buyer has paid for', () => {
  it('opens only if a second purchase is intended', async () => {
    const person = { email: 'meant@example.com' };
    const first = await paidOrder(person);
    await expect(openOrder(person)).rejects.toMatchObject({
      ...alreadyPaid,
      errors: [{ field: 'isRepeatConfirmed' }],
    });
    await expect(openOrder({ ...person, isRepeatConfirmed: false })).rejects.toMatchObject(alreadyPaid);
    const again = await openOrder({ ...person, ...second });
    expect(again).not.toBe(first.id);
    expect(await openOrder({ ...person, ...second })).toBe(again);
  });

  it('is rejected after a late success, with any name and spelling', async () => {
    const person = { email: 'late@example.com' };
    const id = await openOrder(person);
    const payment = razorpay.pay(id, { outcome: 'authorized' });
    await expect(openOrder(person)).rejects.toMatchObject({
      status: 409,
      message: 'We’re confirming your payment for this. Please don’t pay again.',
    });
    razorpay.capture(payment.id);
    for (const typed of [
      {},
      { name: 'Someone Else' },
      { mobile: `0${buyer.mobile.replace(/\D/g, '').slice(-10)}` },
      { email: 'LATE@example.com' },
    ])
      await expect(openOrder({ ...person, ...typed })).rejects.toMatchObject(alreadyPaid);
    expect(await orderOf(id)).toMatchObject({ status: 'paid' });
  });

  it('doesn’t reveal which order was paid, or when', async () => {
    const person = { email: 'private@example.com' };
    const { id } = await paidOrder(person);
    const refusal = await openOrder(person).catch((error: unknown) => error);
    expect(JSON.stringify(refusal) + String(refusal)).not.toContain(id);
    expect(JSON.stringify(refusal) + String(refusal)).not.toMatch(/20\d\d/);
  });

  it('opens a week later, and once the first is being refunded', async () => {
    const person = { email: 'week@example.com' };
    const { id } = await paidOrder(person);
    setClock(noon + 6.9 * day);
    await expect(openOrder(person)).rejects.toMatchObject(alreadyPaid);
    await refund(id);
    await openOrder(person);
    const other = { email: 'other-week@example.com' };
    await paidOrder(other);
    setClock(noon + 14 * day);
    await openOrder(other);
  });

  it('is rejected however many orders strangers have opened in the buyer’s name', async () => {
    const person = { email: 'crowded@example.com' };
    await paidOrder(person);
    await settle();
    for (let turn = 0; turn < 8; turn++) await openOrder({ ...person, ...second, name: `Stranger ${turn}` });
    await expect(openOrder(person)).rejects.toMatchObject(alreadyPaid);
  });

  it('is rejected after a late success, however many orders strangers have opened since', async () => {
    const person = { email: 'pushed@example.com' };
    const id = await openOrder(person);
    for (const name of ['Anil', 'Bina', 'Chitra', 'Dev', 'Esha', 'Farid', 'Gita'])
      await openOrder({ ...person, name });
    const payment = razorpay.pay(id, { outcome: 'authorized' });
    await expect(openOrder(person)).rejects.toMatchObject({ status: 409 });
    razorpay.capture(payment.id);
    await expect(openOrder(person)).rejects.toMatchObject(alreadyPaid);
  });

  it('is rejected under the corrected address of the buyer', async () => {
    const person = { email: 'corrected@example.com' };
    const { id } = await paidOrder({ email: 'typo@example.com' });
    await settle();
    await api.owner('PUT /admin/orders/{id}/email', { path: { id }, body: person });
    await settle();
    await expect(openOrder(person)).rejects.toMatchObject(alreadyPaid);
  });

  it('is rejected if Razorpay has been asked sixty times within a minute', async () => {
    const email = 'asking@example.com';
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn++)
      statuses.push(
        await openOrder({ email, name: `Name ${'abcdefghijklmnopqrst'[turn]}` }).then(
          () => 201,
          ({ status }: { status: number }) => status,
        ),
      );
    const refused = statuses.indexOf(429);
    expect(refused).toBeGreaterThan(8);
    expect(statuses.slice(refused)).toEqual(statuses.slice(refused).map(() => 429));
    expect(razorpay.calls.filter((call) => call.startsWith('GET /orders/')).length).toBeLessThanOrEqual(60);
    await expect(openOrder({ email: 'nobody-else@example.com' })).resolves.toMatch(/^order_/);
    setClock(noon + minute);
    await openOrder({ email, name: 'Name a' });
  });

  it('opens for an amount without a plan after any payment', async () => {
    await paidOrder({ email: 'amount@example.com' });
    const body = { userId: 'u1', amount: price };
    const { status } = await api.post('/api/create-order', JSON.stringify(body));
    expect(status).toBe(201);
  });
});

describe('two orders of one person for one plan', () => {
  const openBoth = async (person: object) =>
    [{ id: await openOrder(person) }, { id: await openOrder({ ...person, name: 'Imran S' }) }] as const;

  it('paid at the same moment both say which was first', async () => {
    const person = { email: 'at-once@example.com' };
    const [first, again] = await openBoth(person);
    for (const { id } of [first, again]) await verify(id, razorpay.pay(id).id);
    await settle();
    const told = [await orderOf(first.id), await orderOf(again.id)].map(({ alsoPaid }) => alsoPaid?.[0]);
    expect(told.map((other) => other?.isEarlier).toSorted()).toEqual([false, true]);
  });

  const both = async (person: object) => {
    const [first, again] = await openBoth(person);
    await verify(first.id, razorpay.pay(first.id).id);
    await settle();
    setClock(noon + 5 * day);
    await verify(again.id, razorpay.pay(again.id).id);
    await settle();
    return [first.id, again.id] as const;
  };

  it('refer to each other if both are paid within a week, and need attention once', async () => {
    const [first, again] = await both({ email: 'again@example.com' });
    expect(await orderOf(first)).toMatchObject({ alsoPaid: [{ id: again, isEarlier: false }] });
    expect(await orderOf(again)).toMatchObject({ alsoPaid: [{ id: first, isEarlier: true }] });
    expect(await needingAttention('paid_twice')).toEqual([again]);
    expect((await today()).counts.orders).toMatchObject({ count: 1 });
  });

  it.each([
    ['second', 1],
    ['first', 0],
  ])('need no attention once the %s is refunded, and its buyer sees why', async (which, index) => {
    const pair = await both({ email: `back-${which}@example.com` });
    const [back, kept] = [pair[index] ?? '', pair[1 - index] ?? ''];
    await refund(back);
    await settle();
    expect(await needingAttention('paid_twice')).toEqual([]);
    expect(await orderOf(kept)).not.toHaveProperty('alsoPaid');
    expect(await pageOf(back)).toMatchObject({ status: 'refunded', paidTwice: which });
    expect(await pageOf(kept)).not.toHaveProperty('paidTwice');
  });

  it('refer to each other again if a bank fails a refund weeks later', async () => {
    razorpay.switches.refunds = 'pending';
    const [first, again] = await both({ email: 'failed-late@example.com' });
    const asked = await refund(again);
    await settle();
    expect(await orderOf(first)).not.toHaveProperty('alsoPaid');
    setClock(noon + 30 * day);
    for (const { pk, sk } of await api.rows('CHECKOUT'))
      await table.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk } }));
    await settleRefund(asked, 'failed');
    await settle();
    expect(await orderOf(first)).toMatchObject({ alsoPaid: [{ id: again, isEarlier: false }] });
  });

  it('don’t refer to each other if the second was weeks later, or never paid', async () => {
    const person = { email: 'later@example.com' };
    const first = await paidOrder(person);
    const open = await openOrder({ ...person, ...second });
    await settle();
    setClock(noon + 7.9 * day);
    const again = await paidOrder(person);
    await settle();
    for (const id of [first.id, open, again.id]) expect(await orderOf(id)).not.toHaveProperty('alsoPaid');
  });
});

describe('an order under another name', () => {
  const person = { email: 'victim@example.com' };

  it('is a separate one, and each name gets its own order back', async () => {
    const strangers = await openOrder({ ...person, name: 'A Stranger' });
    const own = await openOrder({ ...person, userId: 'other' });
    expect(own).not.toBe(strangers);
    expect(await orderOf(own)).toMatchObject({ buyer: { name: buyer.name } });
    expect(await orderOf(strangers)).toMatchObject({ buyer: { name: 'A Stranger' } });
    expect(await openOrder({ ...person, name: ` ${buyer.name.toUpperCase()} ` })).toBe(own);
    expect(await openOrder({ ...person, name: 'A Stranger' })).toBe(strangers);
    expect(await openOrder(person)).toBe(own);
  });
});

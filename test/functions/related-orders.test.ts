import { startApi } from '../support/api.ts';
import { setClock } from '../support/clock.ts';
import { buyer } from '../support/entries.ts';
import { day, noon, orderMoney } from '../support/order-money.ts';
import { startRazorpay } from '../support/razorpay.ts';
import { keepRazorpaySecret } from '../support/razorpay-secret.ts';

/** Orders of one person for one plan. */

const api = startApi();
const razorpay = startRazorpay();
keepRazorpaySecret(api, razorpay);
const { openOrder, paidOrder, orderOf, status } = orderMoney(api, razorpay);

describe('two orders of one person for one plan', () => {
  it('carry a hint to each other where both are paid within a week', async () => {
    setClock(noon);
    const person = { email: 'again@example.com' };
    const first = await paidOrder(person);
    setClock(noon + 5 * day);
    const second = await paidOrder(person);
    expect(second.id).not.toBe(first.id);
    expect(await orderOf(first.id)).toMatchObject({ alsoPaid: [second.id] });
    expect(await orderOf(second.id)).toMatchObject({ alsoPaid: [first.id] });
  });

  it('carry none where the second came later, or was never paid', async () => {
    setClock(noon);
    const person = { email: 'later@example.com' };
    const first = await paidOrder(person);
    const open = await openOrder(person);
    setClock(noon + 7.9 * day);
    const second = await paidOrder(person);
    for (const id of [first.id, open, second.id]) expect(await orderOf(id)).not.toHaveProperty('alsoPaid');
  });
});

describe('an order under another name', () => {
  const person = { email: 'victim@example.com' };

  it('is one of its own, linked to the first, and each name finds its own again', async () => {
    const strangers = await openOrder({ ...person, name: 'A Stranger' });
    const own = await openOrder({ ...person, userId: 'other' });
    expect(own).not.toBe(strangers);
    expect(await orderOf(own)).toMatchObject({ buyer: { name: buyer.name }, related: [strangers] });
    expect(await orderOf(strangers)).toMatchObject({ buyer: { name: 'A Stranger' }, related: [own] });
    expect(await openOrder({ ...person, name: ` ${buyer.name.toUpperCase()} ` })).toBe(own);
    expect(await openOrder({ ...person, name: 'A Stranger' })).toBe(strangers);
    expect(await openOrder(person)).toBe(own);
  });

  it('is not opened before she is told that the first is paid, or is about to be, but not which it is', async () => {
    const named = { email: 'corrected@example.com' };
    const first = await openOrder({ ...named, name: 'Imran Shaik' });
    const payment = razorpay.pay(first, { outcome: 'authorized' });
    const again = () => openOrder(named);
    await expect(again()).rejects.toMatchObject({
      status: 409,
      message: 'Your payment for this is being confirmed: please do not pay again.',
    });
    await expect(openOrder({ ...named, name: ' imran  SHAIK' })).rejects.toMatchObject({
      status: 409,
      message: `Your payment for this is being confirmed: please do not pay again. Your order is ${first}.`,
    });
    razorpay.capture(payment.id);
    await expect(again()).rejects.toMatchObject({
      status: 409,
      message: 'You have paid for this already. Press again to buy it once more.',
    });
    expect(await orderOf(first)).toMatchObject({ status: 'paid' });
    expect(await again()).not.toBe(first);
  });

  it('is told to the buyer herself with its id', async () => {
    const own = { email: 'herself@example.com' };
    const first = await openOrder(own);
    const payment = razorpay.pay(first, { outcome: 'authorized' });
    await status(first);
    razorpay.capture(payment.id);
    await expect(openOrder(own)).rejects.toMatchObject({
      status: 409,
      message: `You have paid for this already: your order is ${first}. Press again to buy it once more.`,
    });
  });
});

import { noticeVersion } from '#shared/policies.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { orderAccess } from '../../support/order-access.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day, noon, orderMoney, plan, price } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startTable } from '../../support/table.ts';

const api = startApi({ table: startTable() });
const razorpay = startRazorpay(api);
const money = orderMoney(api, razorpay);
const { openOrder, paidOrder, orderOf, needingAttention, refund, settleRefund, verify } = money;
const { pageOf } = orderAccess(api);
const settle = () => runOrderJobs(api);

beforeEach(() => setClock(noon));

const pay = async (id: string) => {
  await verify(id, razorpay.pay(id).id);
  await settle();
  return id;
};

const openByLink = async (person: object, url?: string) => {
  const body = { subject: { kind: 'plan', plan } as const, rupees: price, lastDay: '2026-12-20' };
  const link = url
    ? { url }
    : (await api.owner('POST /admin/payment-links', { body: { ...body, name: buyer.name } })).data;
  const signed = link.url?.replace(/^.*#/, '') ?? '';
  const details = { ...buyer, ...person, noticeVersion: 1 };
  const { data } = await api.visitor('POST /pay/order', { body: { link: signed, ...details } });
  return { id: data.id, url: link.url ?? '' };
};

const paidTwice = async (email: string) => {
  const first = await openOrder({ email });
  const second = await openOrder({ email, name: 'Imran S' });
  await pay(first);
  setClock(noon + day / 2);
  await pay(second);
  return [first, second] as const;
};

const keepBoth = async (id: string) =>
  (await api.owner('POST /admin/orders/{id}/keep-both', { path: { id } })).data;

describe('an open order', () => {
  it('gets the version of the newest notice that its buyer has confirmed', async () => {
    const person = { email: 'adult@example.com' };
    const id = await openOrder(person);
    const noticeOf = async () => (await orderOf(id)).noticeVersion;
    expect(await noticeOf()).toBeUndefined();
    for (const [sent, stored] of [
      [noticeVersion - 1, noticeVersion - 1],
      [noticeVersion, noticeVersion],
      [1, noticeVersion],
    ] as const) {
      expect(await openOrder({ ...person, noticeVersion: sent })).toBe(id);
      expect(await noticeOf()).toBe(stored);
    }
  });
});

describe('two intended payments', () => {
  it('aren’t flagged if the buyer confirmed the second, and the confirmation is stored', async () => {
    const person = { email: 'meant@example.com' };
    const { id } = await paidOrder(person);
    await settle();
    const again = await pay(await openOrder({ ...person, isRepeatConfirmed: true }));
    expect(await needingAttention('paid_twice')).toEqual([]);
    for (const each of [id, again]) {
      expect(await orderOf(each)).not.toHaveProperty('alsoPaid');
      expect(await pageOf(each)).not.toHaveProperty('alsoPaid');
    }
    expect(await orderOf(again)).toMatchObject({ isRepeatConfirmed: true });
  });

  it('aren’t flagged if the confirmed order had been opened before', async () => {
    const person = { email: 'reopened@example.com' };
    const open = await openOrder({ ...person, name: 'Imran S' });
    await paidOrder(person);
    await settle();
    expect(await openOrder({ ...person, name: 'Imran S', isRepeatConfirmed: true })).toBe(open);
    await pay(open);
    expect(await needingAttention('paid_twice')).toEqual([]);
  });

  it('aren’t flagged if they came through different payment links', async () => {
    const person = { email: 'parts@example.com' };
    await pay((await openByLink(person)).id);
    await pay((await openByLink(person)).id);
    expect(await needingAttention('paid_twice')).toEqual([]);
  });
});

describe('a possible double payment', () => {
  it.each([
    ['a link and then an unconfirmed order on the site', 'link first'],
    ['an order on the site and then a link', 'site first'],
  ])('is %s', async (_, turn) => {
    const person = { email: `${turn.replace(' ', '-')}@example.com` };
    const site = await openOrder(person);
    const { id: link } = await openByLink(person);
    const [first, second] = turn === 'link first' ? [link, site] : [site, link];
    await pay(first);
    setClock(noon + day / 2);
    await pay(second);
    expect(await needingAttention('paid_twice')).toEqual([second]);
  });

  it('is a link paid after a confirmed second purchase, and names both orders', async () => {
    const person = { email: 'third@example.com' };
    const { id: link } = await openByLink(person);
    const { id } = await paidOrder(person);
    const again = await pay(await openOrder({ ...person, isRepeatConfirmed: true }));
    setClock(noon + day / 2);
    await pay(link);
    expect((await orderOf(link)).alsoPaid?.map((other) => other.id).toSorted()).toEqual(
      [id, again].toSorted(),
    );
  });

  it('is a first payment reported after a confirmed second purchase', async () => {
    const person = { email: 'late@example.com' };
    const first = await openOrder({ ...person, name: 'Imran S' });
    const again = await openOrder({ ...person, isRepeatConfirmed: true });
    razorpay.pay(first);
    await pay(again);
    setClock(noon + day / 2);
    await money.sweep();
    await settle();
    expect(await needingAttention('paid_twice')).toEqual([first]);
    expect((await orderOf(again)).alsoPaid).toEqual([{ id: first, isEarlier: false }]);
  });

  it('is one link paid twice, and doesn’t name the other buyer', async () => {
    const one = await openByLink({ email: 'one@example.com' });
    const other = await openByLink({ email: 'other@example.com', name: 'Someone Else' }, one.url);
    await pay(one.id);
    setClock(noon + day / 2);
    await pay(other.id);
    expect(await needingAttention('paid_twice')).toEqual([other.id]);
    const [told] = (await pageOf(one.id)).alsoPaid ?? [];
    expect(told).toEqual({
      paise: price * 100,
      paidAt: new Date(noon + day / 2).toISOString(),
      isEarlier: false,
    });
  });

  it('is shown to the buyer on both pages at once', async () => {
    const [first, second] = await paidTwice('told@example.com');
    const paise = price * 100;
    expect((await pageOf(second)).alsoPaid).toEqual([
      { paise, paidAt: new Date(noon).toISOString(), isEarlier: true, number: (await pageOf(first)).number },
    ]);
    expect((await pageOf(first)).alsoPaid).toMatchObject([{ paise, isEarlier: false }]);
  });

  it('of one order shows its buyer what will be refunded', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    const { payments, paidBy } = await money.recheck(id);
    await settle();
    expect((await pageOf(id)).toRefund).toEqual([
      { paise: price * 100, createdAt: expect.any(String), isPrice: true },
    ]);
    await refund(id, { paymentId: payments.find((payment) => payment.id !== paidBy)?.id });
    expect(await pageOf(id)).not.toHaveProperty('toRefund');
  });
});

describe('POST /admin/orders/{id}/keep-both', () => {
  it.each([0, 1])('settles both orders for good, from either of them: %i', async (from) => {
    const pair = await paidTwice(`kept-${from}@example.com`);
    const [, second] = pair;
    expect(await needingAttention('paid_twice')).toEqual([second]);
    await keepBoth(pair[from] ?? '');
    expect(await needingAttention('paid_twice')).toEqual([]);
    for (const id of pair) expect(await pageOf(id)).not.toHaveProperty('alsoPaid');
    razorpay.switches.refunds = 'pending';
    const asked = await refund(second);
    await settle();
    await settleRefund(asked, 'failed');
    await settle();
    expect(await needingAttention('paid_twice')).toEqual([]);
    await keepBoth(pair[from] ?? '');
  });

  it('rejects an order that was paid once, and everyone but the owner', async () => {
    const { id } = await paidOrder();
    await settle();
    await expect(keepBoth(id)).rejects.toMatchObject({ status: 409 });
    await expect(keepBoth('order_none')).rejects.toMatchObject({ status: 404 });
    await expect(api.visitor('POST /admin/orders/{id}/keep-both', { path: { id } })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('isn’t needed once one of the two is refunded', async () => {
    const [first, second] = await paidTwice('refunded@example.com');
    await refund(first);
    await settle();
    expect(await needingAttention('paid_twice')).toEqual([]);
    await expect(keepBoth(second)).rejects.toMatchObject({ status: 409 });
  });
});

import type { LinkClosed } from '#shared/domain/orders/order.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { buyer } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
const razorpay = startRazorpay(api);
startMailStage(api);
const { verify, orderOf, needingAttention, deliver, refund, settleRefund, follow, today } = orderMoney(
  api,
  razorpay,
);

beforeEach(() => setClock(noon));

const at = (time: string) => setClock(Date.parse(`${time}+05:30`));

const createLink = async () => {
  const body = {
    ...{ subject: { kind: 'words', words: 'Two hours of interview coaching' } as const, rupees: 2500 },
    ...{ lastDay: '2026-11-25', name: 'Asha Kulkarni' },
  };
  return (await api.owner('POST /admin/payment-links', { body })).data;
};

const open = async ({ url = '' }: { url?: string | undefined }) =>
  (await api.visitor('POST /pay/order', { body: { link: url.split('#')[1] ?? '', ...buyer } })).data.id;

const withdraw = (id: string) => api.owner('POST /admin/payment-links/{id}/withdraw', { path: { id } });

const pay = async (id: string) => {
  razorpay.pay(id);
  await deliver('payment.captured', id);
  await follow();
};

const paidAt = async (time: string, withdrawnAt?: string) => {
  const link = await createLink();
  const id = await open(link);
  if (withdrawnAt) {
    at(withdrawnAt);
    await withdraw(link.id);
  }
  at(time);
  await pay(id);
  return id;
};

const flagged = async () => [
  ...(await needingAttention('paid_withdrawn')),
  ...(await needingAttention('paid_expired')),
];

const keep = async (id: string) =>
  (await api.owner('POST /admin/orders/{id}/keep-late', { path: { id } })).data;

describe('a payment of a withdrawn link', () => {
  it.each<[string, string, string | undefined, LinkClosed['state'] | undefined]>([
    [
      'on its last day, withdrawn a minute before midnight',
      '2026-11-26T00:05',
      '2026-11-25T23:59',
      'withdrawn',
    ],
    ['days after its withdrawal', '2026-11-23T09:00', '2026-11-20T18:00', 'withdrawn'],
    ['a minute after its last day', '2026-11-26T00:00', undefined, 'expired'],
    ['in the last minute of its last day', '2026-11-25T23:59', undefined, undefined],
    ['in time', '2026-11-21T10:00', undefined, undefined],
  ])('paid %s (on %s, withdrawn on %s) is in Today as: %s', async (_, time, withdrawnAt, state) => {
    const id = await paidAt(time, withdrawnAt);
    const { rows } = await today();
    expect(rows.filter(({ kind }) => kind === 'money')).toEqual(
      state
        ? [
            expect.objectContaining({
              ...{ kind: 'money', reason: `paid_${state}`, paise: 250_000, who: buyer.name, id },
              since: new Date(Date.parse(`${time}+05:30`)).toISOString(),
            }),
          ]
        : [],
    );
    expect((await orderOf(id)).linkClosed).toEqual(state && { state });
  });

  it('isn’t shown if it was made before the withdrawal and reported later', async () => {
    const link = await createLink();
    const id = await open(link);
    const payment = razorpay.pay(id);
    at('2026-11-20T12:10');
    await withdraw(link.id);
    await deliver('payment.captured', id);
    await verify(id, payment.id);
    await follow();
    expect(await flagged()).toEqual([]);
  });

  it('isn’t shown if the owner recorded it', async () => {
    const link = await createLink();
    at('2026-11-27T10:00');
    await withdraw(link.id);
    const body = { method: 'cash', paidOn: '2026-11-27', why: 'At the office.' } as const;
    await api.owner('POST /admin/payment-links/{id}/paid', { path: { id: link.id }, body });
    await follow();
    expect(await flagged()).toEqual([]);
  });

  it('is settled by a refund, until the bank fails it', async () => {
    razorpay.switches.refunds = 'pending';
    const id = await paidAt('2026-11-26T00:05');
    const part = await refund(id, { rupees: 500 });
    expect(await flagged()).toEqual([id]);
    const asked = await refund(id);
    expect(part.refunds).toHaveLength(1);
    expect(await flagged()).toEqual([]);
    await settleRefund(asked, 'failed');
    await follow();
    expect(await flagged()).toEqual([id]);
  });
});

describe('POST /admin/orders/{id}/keep-late', () => {
  it('settles it for good', async () => {
    const id = await paidAt('2026-11-23T09:00', '2026-11-20T18:00');
    expect(await flagged()).toEqual([id]);
    const kept = await keep(id);
    expect(kept.linkClosed).toEqual({ state: 'withdrawn', keptAt: '2026-11-23T03:30:00.000Z' });
    at('2026-11-23T10:00');
    expect(await keep(id)).toEqual(kept);
    await deliver('payment.captured', id);
    await follow();
    expect(await flagged()).toEqual([]);
  });

  it('rejects an order that was paid in time, and everyone but the owner', async () => {
    const id = await paidAt('2026-11-21T10:00');
    await expect(keep(id)).rejects.toMatchObject({ status: 409 });
    await expect(keep('order_none')).rejects.toMatchObject({ status: 404 });
    await expect(api.visitor('POST /admin/orders/{id}/keep-late', { path: { id } })).rejects.toMatchObject({
      status: 401,
    });
  });
});

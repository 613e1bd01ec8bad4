import { screen, within } from '@testing-library/react';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import type { Dispute } from '#shared/domain/orders/payment-records.ts';
import { openOrder, scriptedOrder, visitAdmin } from '../../support/web/admin.ts';
import { order, paidOrder, payment, refund } from '../../support/web/order-samples.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';

const dispute = (values: Partial<Dispute> = {}): Dispute => ({
  id: 'disp_first',
  paymentId: 'pay_first',
  paise: 449900,
  deductedPaise: 0,
  status: 'open',
  reason: 'goods_or_services_not_received',
  respondBy: '2025-09-14T10:35:00.000Z',
  createdAt: '2025-09-09T10:35:00.000Z',
  updatedAt: '2025-09-09T10:35:00.000Z',
  ...values,
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function openRow(one: AdminOrder) {
  const buyer = { name: 'Li Na', email: 'li@example.com', mobile: '+91 98220 00002' };
  scriptApi({ 'GET /admin/orders': { body: [order({ id: 'order_Other', buyer }), one] } });
  await visitAdmin('Orders', 'Orders');
  return { row: within(screen.getByRole('row', { name: /Asha/ })) };
}

describe('a warning about an order', () => {
  it.each([
    [
      'The buyer’s bank is disputing ₹4,499. Respond in Razorpay by 14 Sept 2025, 4:05 pm, or you’ll lose it.',
      paidOrder({ disputes: [dispute()] }),
    ],
    [
      'The buyer’s bank is disputing ₹500. Respond in Razorpay.',
      paidOrder({ disputes: [dispute({ paise: 50000, respondBy: undefined, status: 'action_required' })] }),
    ],
    [
      'The bank didn’t accept the refund of ₹500. Refund it again, or call the buyer.',
      paidOrder({ refunds: [refund({ status: 'failed', createdAt: daysAgo(3) })] }),
    ],
    [
      'Overdue: a refund of ₹500 was sent over 30 days ago and hasn’t arrived. Ask Razorpay.',
      paidOrder({ refunds: [refund({ status: 'pending', createdAt: daysAgo(31) })] }),
    ],
    [
      'Overdue: the bank authorised ₹4,499 more than 6 days ago and we haven’t received it. Ask Razorpay.',
      order({
        status: 'attempted',
        payments: [payment({ status: 'authorized', captured: false, createdAt: daysAgo(7) })],
      }),
    ],
  ])('is in its row: %s', async (words, one) => {
    const { row } = await openRow(one);
    expect(row.getByText(words)).toBeVisible();
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  it.each([
    ['a won dispute', paidOrder({ disputes: [dispute({ status: 'won' })] })],
    ['a lost dispute', paidOrder({ disputes: [dispute({ status: 'lost', deductedPaise: 449900 })] })],
    [
      'a refund after 29 days',
      paidOrder({ refunds: [refund({ status: 'pending', createdAt: daysAgo(29) })] }),
    ],
    [
      'a failed refund that was made again',
      paidOrder({
        refunds: [
          refund({ status: 'failed', createdAt: daysAgo(3) }),
          refund({ id: 'rfnd_again', status: 'pending', createdAt: daysAgo(1) }),
        ],
      }),
    ],
    ['a refund that has arrived', paidOrder({ refunds: [refund({ createdAt: daysAgo(40) })] })],
    [
      'a payment that was authorised 5 days ago',
      order({
        status: 'attempted',
        payments: [payment({ status: 'authorized', captured: false, createdAt: daysAgo(5) })],
      }),
    ],
  ])('is not %s', async (_, one) => {
    const { row } = await openRow(one);
    expect(row.queryByText(/is disputing|^Overdue|didn’t accept/)).toBeNull();
  });

  it('shows a dispute in the history with its deadline, and says if it was lost', async () => {
    const lost = dispute({ id: 'disp_lost', status: 'lost', deductedPaise: 449900 });
    scriptApi(scriptedOrder(() => paidOrder({ disputes: [dispute(), lost] })));
    const user = await openOrder();
    await user.click(await screen.findByText('History, 1 attempt, 2 disputes'));
    expect(
      screen.getByText('₹4,499: disputed by the buyer’s bank. Respond by 14 Sept 2025, 4:05 pm.'),
    ).toBeVisible();
    expect(screen.getByText('₹4,499: dispute lost. ₹4,499 was deducted for it.')).toBeVisible();
    expect(screen.getAllByText('goods_or_services_not_received')).toHaveLength(2);
  });
});

describe('a note on an order', () => {
  it.each([
    [
      'The buyer also paid for the same thing in order_Two.',
      paidOrder({ alsoPaid: [{ id: 'order_Two', isEarlier: false }] }),
    ],
    [
      'Possible double payment: this buyer already paid for the same thing (order_One). Ask them, then refund one or keep both.',
      paidOrder({ alsoPaid: [{ id: 'order_One', isEarlier: true }] }),
    ],
    [
      'The buyer paid ₹100 more than the price. Razorpay considers the order paid: the difference is a fee or an offer.',
      paidOrder({ payments: [payment({ paise: 459900 })] }),
    ],
    [
      'The buyer paid ₹100 less than the price. Razorpay considers the order paid: the difference is a fee or an offer.',
      paidOrder({ payments: [payment({ paise: 439900 })] }),
    ],
  ])('is in its row: %s', async (words, one) => {
    const { row } = await openRow(one);
    expect(row.getByText(words)).toBeVisible();
  });

  it.each([
    [
      'withdrawn',
      'This was paid after its payment link was withdrawn. Call the buyer, then keep the payment or refund it.',
    ],
    [
      'expired',
      'This was paid after the last day of its payment link. Call the buyer, then keep the payment or refund it.',
    ],
  ] as const)('says that its link was %s, until the payment is kept', async (state, words) => {
    const open = paidOrder({ linkClosed: { state } });
    const kept = paidOrder({ linkClosed: { state, keptAt: '2025-09-08T06:30:00.000Z' } });
    scriptApi({
      ...scriptedOrder(() => open),
      'POST /admin/orders/{id}/keep-late': { body: kept },
    });
    const user = await openOrder();
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Keep payment' }));
    expect(await screen.findByText('You’ve kept the payment. It won’t be flagged again.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep payment' })).toBeNull();
  });

  it('isn’t a possible double payment once both are kept', async () => {
    const open = paidOrder({ alsoPaid: [{ id: 'order_Two', isEarlier: true }] });
    const kept = paidOrder({
      alsoPaid: [{ id: 'order_Two', isEarlier: true, keptAt: '2025-09-08T06:30:00.000Z' }],
    });
    const api = scriptApi({
      ...scriptedOrder(() => open),
      'POST /admin/orders/{id}/keep-both': { body: kept },
    });
    const user = await openOrder();
    await user.click(await screen.findByRole('button', { name: 'Keep both' }));
    expect(await screen.findByText('You’ve kept both orders. They won’t be flagged again.')).toBeVisible();
    expect(api.callsTo('POST /admin/orders/{id}/keep-both')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
  });

  it('says that Razorpay hasn’t confirmed the checkout’s payment yet', async () => {
    const confirming = [{ paymentId: 'pay_first', at: '2025-09-07T10:40:00.000Z' }];
    const { row } = await openRow(order({ status: 'attempted', confirming }));
    expect(row.getByText(/^Not paid yet. Waiting for Razorpay to confirm the payment/)).toBeVisible();
  });

  it('says that the payment time is estimated', async () => {
    const paidAt = '2025-09-07T10:40:00.000Z';
    scriptApi(scriptedOrder(() => paidOrder({ paidAt, paidAtEstimated: true })));
    await openOrder();
    expect(await screen.findByText('Paid about 7 Sept 2025, 4:10 pm')).toBeVisible();
  });
});

import { definitionOf } from '#infra/definitions.ts';
import { OrderState } from '#shared/domain/orders/order.ts';
import type { Payment } from '#shared/domain/orders/payment-records.ts';
import { mockAws } from '../../support/aws.ts';

let running = definitionOf('createOrder');
mockAws(() => running);

async function addOrder() {
  const orders = await import('#functions/orders/store.ts');
  running = definitionOf('createOrder');
  await orders.add(opened);
  running = definitionOf('recheckOrder');
  return orders;
}

const opened = {
  ...{ id: 'order_1', receipt: 'r', fingerprint: 'f', userId: 'u1', paise: 449_900, catalogue: '2025-09' },
  createdAt: '2026-11-20T12:00:00.000Z',
};
const payment: Payment = {
  ...{ id: 'pay_1', paise: 449_900, currency: 'INR', status: 'captured', captured: true, method: 'upi' },
  createdAt: '2026-11-20T12:01:00.000Z',
};

const state: Required<OrderState> = {
  status: 'partially_refunded',
  payments: [payment],
  refunds: [
    {
      ...{ id: 'rfnd_1', paymentId: 'pay_1', paise: 100, status: 'processed', reason: 'Too late.' },
      createdAt: '2026-11-20T12:03:00.000Z',
    },
  ],
  paidBy: 'pay_1',
  paidAt: '2026-11-20T12:02:00.000Z',
  paidAtEstimated: true,
  disputes: [
    {
      ...{ id: 'disp_1', paymentId: 'pay_1', paise: 100, deductedPaise: 0, status: 'open' },
      ...{ createdAt: '2026-11-20T12:04:00.000Z', updatedAt: '2026-11-20T12:04:00.000Z' },
    },
  ],
  confirming: [{ paymentId: 'pay_2', at: '2026-11-20T12:01:00.000Z' }],
  alsoPaid: [{ id: 'order_2', isEarlier: true }],
  wasRefundedInFull: true,
  refundAsked: { key: 'key_1', paymentId: 'pay_1', paise: 100, at: '2026-11-20T12:03:00.000Z' },
  settled: true,
};

describe('an update of an order’s state', () => {
  it.each(Object.keys(OrderState.def.shape) as (keyof OrderState)[])('stores %s', async (key) => {
    const orders = await addOrder();
    await orders.update('order_1', (order) => ({ ...order, [key]: state[key] }));
    expect(await orders.find('order_1')).toMatchObject({ ...opened, [key]: state[key] });
  });

  it('removes a missing field', async () => {
    const orders = await addOrder();
    await orders.update('order_1', (order) => ({ ...order, ...state }));
    await orders.update('order_1', ({ refundAsked: _, ...order }) => order);
    expect(await orders.find('order_1')).not.toHaveProperty('refundAsked');
  });
});

import {
  applyUpdate,
  buyerStatusOf,
  expectPayment,
  type PaymentUpdate,
  type StatefulOrder,
} from '#shared/domain/orders/order-state.ts';
import { diagramOf, type Events, edgesOf } from '../../support/diagrams.ts';

const timeOf = (step: number) => new Date(Date.UTC(2026, 10, 20 + step)).toISOString();

const created: StatefulOrder = {
  ...{ status: 'created', paise: 100_00, currency: 'INR', createdAt: timeOf(0), settled: false },
  ...{ payments: [], refunds: [] },
};

const update = (order: StatefulOrder, step: number, news: Partial<PaymentUpdate>) =>
  applyUpdate(order, { payments: [], refunds: [], complete: false, at: timeOf(step), ...news });

type OrderEvent = Events<StatefulOrder>[string];

const pay =
  (status: 'failed' | 'authorized' | 'captured', paise = 100_00): OrderEvent =>
  (order, step) => {
    if (order.paidBy || order.payments.length > 1) return undefined;
    const id = order.confirming?.[0]?.paymentId ?? `pay-${step}`;
    const payment = { id, paise, currency: 'INR', status, createdAt: timeOf(step) };
    return update(order, step, {
      payments: [{ ...payment, captured: status === 'captured' }],
      order: { isPaid: status === 'captured' && paise === 100_00, paidPaise: paise },
    });
  };

const refund =
  (isOfPrice: boolean, paise?: number): OrderEvent =>
  (order, step) => {
    const payment = order.payments.find(
      ({ id, captured }) => captured && (id === order.paidBy) === isOfPrice,
    );
    const refunds = order.refunds.filter(({ paymentId }) => paymentId === payment?.id);
    const left = refunds.reduce((rest, each) => rest - each.paise, payment?.paise ?? 0);
    if (!payment || left <= (paise ?? 0)) return undefined;
    const made = { id: `refund-${step}`, paymentId: payment.id, paise: paise ?? left };
    return update(order, step, { refunds: [{ ...made, status: 'processed', createdAt: timeOf(step) }] });
  };

describe('the order diagram in docs/states.md', () => {
  it('shows every change of the status that the buyer sees', async () => {
    const events: Events<StatefulOrder> = {
      'payment fails': pay('failed'),
      'payment authorised': pay('authorized'),
      'checkout reports payment': (order, step) => expectPayment(order, `pay-${step}`, timeOf(step)),
      'price captured': pay('captured'),
      'other amount captured': pay('captured', 90_00),
      'other amount refunded': refund(false),
      'part refunded': refund(true, 40_00),
      'rest refunded': refund(true),
    };
    const signatureOf = (order: StatefulOrder) =>
      JSON.stringify([
        buyerStatusOf(order),
        order.payments.map(({ status, paise }) => [status, paise]),
        order.refunds.map(({ paise }) => paise),
        order.confirming?.length,
      ]);
    const edges = await edgesOf(created, buyerStatusOf, { events, depth: 6, signatureOf });
    expect(edges).toEqual(diagramOf('Order'));
  });
});

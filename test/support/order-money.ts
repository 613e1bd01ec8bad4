import type { AttentionReason } from '#shared/domain/orders/attention.ts';
import type { Plan } from '#shared/domain/orders/payment.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import type { DueRow } from '#shared/domain/today/today.ts';
import type { startApi } from './api.ts';
import { minute } from './clock.ts';
import { buyer } from './entries.ts';
import type { StartedRazorpay } from './razorpay.ts';

export const day = 24 * 60 * minute;
export const anOrderNumber: string = expect.stringMatching(/^P-\d{4}-\d{8}$/);

export const noon = Date.parse('2026-11-20T12:00:00+05:30');
export const plan: Plan = { band: '14-20', item: 'Resume' };
export const price = priceInRupees(plan);

let buyers = 0;

export function orderMoney(api: ReturnType<typeof startApi>, razorpay: StartedRazorpay) {
  const openOrder = async (details: object = {}, call = api.visitor) => {
    const email = `money-${++buyers}@example.com`;
    const body = { userId: 'u1', amount: price, plan, ...buyer, email, ...details };
    return (await call('POST /create-order', { body })).data.id;
  };

  const verify = (orderId: string, paymentId: string) =>
    api.visitor('POST /verify', {
      body: {
        razorpayOrderId: orderId,
        razorpayPaymentId: paymentId,
        razorpaySignature: razorpay.signature(orderId, paymentId),
      },
    });

  const paidOrder = async (details: object = {}) => {
    const id = await openOrder(details);
    const payment = razorpay.pay(id);
    await verify(id, payment.id);
    return { id, paymentId: payment.id };
  };

  const follow = async () => {
    await api.runSchedule('sendMail');
    await api.runSchedule('reindexItems');
    await api.runSchedule('followOrders');
  };

  const deliver = async (name: string, about: string) => {
    const { event } = razorpay.webhooks.deliveries.findLast(
      (delivery) => delivery.event.name === name && delivery.event.body.includes(about),
    ) ?? { event: undefined };
    if (!event) throw new Error(`Razorpay has no ${name} event for ${about}.`);
    const headers = { 'x-razorpay-signature': event.signature };
    return api.post('/api/webhooks/razorpay', event.body, headers);
  };

  const orderOf = async (id: string) => {
    const { data } = await api.owner('GET /admin/orders', {});
    const order = data.find((each) => each.id === id);
    if (!order) throw new Error(`Order ${id} is missing.`);
    return order;
  };

  const today = async () => (await api.owner('GET /admin/today', {})).data;
  const needingAttention = async (attention: AttentionReason) => {
    const found: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const query = { kind: 'money', ...(cursor && { cursor }) } as const;
      const page: { data: DueRow[]; next?: string | undefined } = await api.owner('GET /admin/today/rows', {
        query,
      });
      const rows = page.data.filter(({ reason, more = [] }) => [reason, ...more].includes(attention));
      found.push(...rows.map(({ id }) => id));
      cursor = page.next;
    }
    return found;
  };

  const settleRefund = async ({ refunds }: { refunds: { id: string }[] }, status: 'processed' | 'failed') => {
    const { id = '' } = refunds.at(-1) ?? {};
    razorpay.settleRefund(id, status);
    await deliver(`refund.${status}`, id);
  };

  const overview = async () => (await api.owner('GET /admin/overview', {})).data;
  const status = async (id: string) =>
    (await api.visitor('GET /orders/{id}/status', { path: { id } })).data.status;
  const recheck = async (id: string) =>
    (await api.owner('POST /admin/orders/{id}/recheck', { path: { id } })).data;
  const refund = async (id: string, body: object = {}) =>
    (
      await api.owner('POST /admin/orders/{id}/refund', {
        path: { id },
        body: { reason: 'By mistake.', ...body },
      })
    ).data;
  const stopResponding = () => {
    process.env.RAZORPAY_BASE_URL = 'http://127.0.0.1:1';
  };
  const resumeResponding = () => {
    process.env.RAZORPAY_BASE_URL = razorpay.server.address;
  };
  const stored = (id: string) => api.row('ORDER', id);

  const sweep = async () => {
    await api.runSchedule('sweepPayments');
    return JSON.parse(api.logged.findLast((line) => line.includes('sweepPayments')) ?? '');
  };

  return {
    openOrder,
    verify,
    paidOrder,
    follow,
    deliver,
    orderOf,
    needingAttention,
    today,
    overview,
    status,
    recheck,
    refund,
    settleRefund,
    stopResponding,
    resumeResponding,
    stored,
    sweep,
  };
}

import type { AdminOrder } from '#shared/domain/orders/order.ts';
import type { Payment, Refund } from '#shared/domain/orders/payment-records.ts';

export const payment = (values: Partial<Payment> = {}): Payment => ({
  id: 'pay_first',
  paise: 449900,
  currency: 'INR',
  status: 'captured',
  captured: true,
  method: 'upi',
  createdAt: '2025-09-07T10:40:00.000Z',
  ...values,
});

export const refund = (values: Partial<Refund> = {}): Refund => ({
  id: 'rfnd_first',
  paymentId: 'pay_first',
  paise: 50000,
  status: 'processed',
  reason: 'Only the resume was wanted',
  createdAt: '2025-09-08T10:40:00.000Z',
  ...values,
});

export const order = (values: Partial<AdminOrder> = {}): AdminOrder => ({
  id: 'order_One',
  status: 'created',
  paise: 449900,
  currency: 'INR',
  createdAt: '2025-09-07T10:35:00.000Z',
  userId: 'user-1',
  plan: { band: '3-7', item: 'Ultimate Career Kit' },
  buyer: { name: 'Asha Kulkarni', email: 'asha@example.com', mobile: '+91 98220 00001' },
  catalogue: '2025-09',
  payments: [],
  refunds: [],
  emails: [],
  ...values,
});

export const paidOrder = (values: Partial<AdminOrder> = {}): AdminOrder =>
  order({ status: 'paid', paidBy: 'pay_first', payments: [payment()], ...values });

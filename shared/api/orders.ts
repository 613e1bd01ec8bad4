import { AdminOrder, OrderQuery, PublicOrder, RefundInput } from '../domain/order.ts';
import { endpoint } from './endpoint.ts';

export const getOrderStatus = endpoint('GET /orders/{id}/status', {
  auth: 'public',
  summary: 'What became of an order, and nothing about its buyer.',
  response: PublicOrder,
});

export const listOrders = endpoint('GET /admin/orders', {
  auth: 'admin',
  summary: 'Orders, newest first.',
  query: OrderQuery,
  response: AdminOrder,
  list: 50,
});

export const recheckOrder = endpoint('POST /admin/orders/{id}/recheck', {
  auth: 'admin',
  summary: 'Ask Razorpay what it knows of an order.',
  response: AdminOrder,
});

export const refundOrder = endpoint('POST /admin/orders/{id}/refund', {
  auth: 'admin',
  summary: 'Give a payment back, all of it or a part.',
  body: RefundInput,
  response: AdminOrder,
  idempotent: true,
});

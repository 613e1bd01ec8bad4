import type { History } from './commands.ts';

/** An order's whole life, by every way in which we hear of its payment. */
export const life: History = [
  { do: 'order', buyer: 0, plan: 0, key: 0 },
  { do: 'order', buyer: 0, plan: 0, key: 0 },
  { do: 'order', buyer: 1, plan: 1 },
  { do: 'order', buyer: 2, plan: 2 },
  { do: 'pay', order: 0, outcome: 'twice' },
  { do: 'callback', payment: 0, order: 0, proof: 'true', via: 'verify' },
  { do: 'webhook', event: 1, bytes: 'as signed', times: 1 },
  { do: 'pay', order: 1, outcome: 'authorized' },
  { do: 'callback', payment: 2, order: 1, proof: 'true', via: 'form' },
  { do: 'status', order: 1 },
  { do: 'bank', payment: 0, decision: 'authorize' },
  { do: 'recheck', order: 1 },
  { do: 'pay', order: 2, outcome: 'captured' },
  { do: 'sweep' },
  { do: 'refund', payment: 0, rupees: 1, key: 0, page: 'current' },
  { do: 'refund', payment: 0 },
  { do: 'settle refund', refund: 0, decision: 'processed' },
  { do: 'webhook', event: 7, bytes: 'as signed', times: 2 },
  { do: 'settle refund', refund: 0, decision: 'failed' },
  { do: 'sweep' },
];

/** The Lambdas that the life of an order calls, and whose every call of another is a call site of a fault. */
export const paymentLambdas = [
  'createOrder',
  'getOrderStatus',
  'receiveWebhook',
  'recheckOrder',
  'refundOrder',
  'returnFromCheckout',
  'sweepPayments',
  'verifyPayment',
];

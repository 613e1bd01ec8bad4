import { seat } from './buyers.ts';
import type { History } from './commands.ts';

/** Short histories of all ways in which an order is opened, paid, heard of and refunded. */
export const lives: History[] = [
  [
    { do: 'order', buyer: 0, plan: 0, key: 0 },
    { do: 'order', buyer: 1, plan: 0 },
    { do: 'pay', order: 0, outcome: 'twice' },
    { do: 'callback', payment: 0, order: 0, proof: 'true', via: 'verify' },
    { do: 'webhook', event: 1, bytes: 'as signed', times: 1 },
    { do: 'follow orders' },
    { do: 'status', order: 0 },
  ],
  [
    { do: 'order', buyer: 2, plan: 2 },
    { do: 'pay', order: 0, outcome: 'authorized' },
    { do: 'callback', payment: 0, order: 0, proof: 'true', via: 'form' },
    { do: 'status', order: 0 },
    { do: 'bank', payment: 0, decision: 'authorize' },
    { do: 'recheck', order: 0 },
  ],
  [
    { do: 'order', buyer: 0, plan: seat },
    { do: 'pay', order: 0, outcome: 'captured' },
    { do: 'pay outside', withOrder: true },
    { do: 'sweep' },
    { do: 'refund', payment: 0, rupees: 1, key: 0, page: 'current' },
    { do: 'refund', payment: 0 },
    { do: 'settle refund', refund: 0, decision: 'processed' },
    { do: 'webhook', event: 7, bytes: 'as signed', times: 2 },
    { do: 'settle refund', refund: 0, decision: 'failed' },
    { do: 'sweep' },
    { do: 'follow orders' },
  ],
  // A link that is paid by Razorpay, and in cash before anybody here knows.
  [
    { do: 'ask by link', subject: 0, days: 3 },
    { do: 'order by link', link: 0, buyer: 0, key: 0 },
    { do: 'order by link', link: 0, buyer: 2 },
    { do: 'pay', order: 0, outcome: 'captured' },
    { do: 'record other payment', link: 0, method: 'cash' },
    { do: 'sweep' },
    { do: 'follow orders' },
    { do: 'order by link', link: 0, buyer: 0 },
  ],
  [
    { do: 'ask by link', subject: 2, days: 0 },
    { do: 'order by link', link: 0, buyer: 1 },
    { do: 'withdraw link', link: 0 },
    { do: 'order by link', link: 0, buyer: 1 },
    { do: 'pay', order: 0, outcome: 'captured' },
    { do: 'webhook', event: 1, bytes: 'as signed', times: 2 },
  ],
];

/** The Lambdas that these histories call: each of their calls is a call site of a fault. */
export const paymentLambdas = [
  'createOrder',
  'createPaymentLink',
  'followOrders',
  'getOrderStatus',
  'orderCourse',
  'payPaymentLink',
  'receiveWebhook',
  'recheckOrder',
  'recordOtherPayment',
  'refundOrder',
  'returnFromCheckout',
  'sweepPayments',
  'verifyPayment',
  'withdrawPaymentLink',
];

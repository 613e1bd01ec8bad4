import type { History } from './commands.ts';

/** An order that is paid, and about which nothing more is asked. */
const settledOrder: History = [
  { do: 'order', buyer: 0, plan: 0 },
  { do: 'pay', order: 0, outcome: 'captured' },
  { do: 'sweep' },
];

/** Histories that once broke an invariant, or that chance hardly finds. Each run begins with them. */
export const regressions: History[] = [
  // The job runs only after the payment and its refund, and Razorpay's statuses are new ones.
  [
    { do: 'order twice at once', buyer: 0, plan: 0, key: 0 },
    { do: 'pay', order: 0, outcome: 'captured' },
    { do: 'switch', second: 'captured', amounts: 'counted', statuses: 'unknown' },
    { do: 'webhook', event: 1, bytes: 'unknown status', times: 2 },
    { do: 'webhook', event: 2, bytes: 'unknown amount', times: 1 },
    { do: 'wait', hours: 48, expired: 'kept' },
    { do: 'refund', payment: 0 },
    { do: 'settle refund', refund: 0, decision: 'processed' },
    { do: 'sweep' },
    { do: 'wait', hours: 3, expired: 'kept' },
    { do: 'follow orders' },
  ],
  // The answer to a refund was lost on an order that nobody asked about any more.
  [
    ...settledOrder,
    { do: 'refund', payment: 0, fault: { with: 'refused', of: 'UpdateItem', after: 2, lasting: true } },
  ],
  // A request that had opened an order at Razorpay came again, a day later and over another amount.
  [
    {
      do: 'order',
      buyer: 0,
      plan: 0,
      key: 0,
      fault: { with: 'refused', of: 'PutItem', after: 1, lasting: true },
    },
    { do: 'wait', hours: 24, expired: 'deleted' },
    { do: 'wait', hours: 3, expired: 'deleted' },
    { do: 'order', buyer: 0, plan: 1, key: 0 },
  ],
  // A request came again when its order was no longer asked about, and the buyer paid.
  [
    { do: 'order', buyer: 0, plan: 0, key: 0 },
    { do: 'wait', hours: 119, expired: 'kept' },
    { do: 'wait', hours: 48, expired: 'kept' },
    { do: 'sweep' },
    { do: 'order', buyer: 0, plan: 0, key: 0 },
    { do: 'pay', order: 0, outcome: 'captured' },
  ],
  // The last minute in which an order can be paid, and the last hour in which the bank can say yes to it.
  [
    { do: 'order', buyer: 0, plan: 0 },
    { do: 'wait', hours: 24.2, expired: 'kept' },
    { do: 'pay', order: 0, outcome: 'pending' },
    { do: 'wait', hours: 119.9, expired: 'kept' },
    { do: 'sweep' },
    { do: 'bank', payment: 0, decision: 'authorize' },
  ],
  // A refund that is asked for again under its key, after an answer that came and one that did not.
  [
    ...settledOrder,
    { do: 'refund', payment: 0, rupees: 1, key: 0 },
    { do: 'refund', payment: 0, rupees: 1, key: 0 },
    {
      ...{ do: 'refund', payment: 0, rupees: 1, key: 1 },
      fault: { with: 'answer lost', of: 'POST', after: 0, lasting: true },
    },
    { do: 'refund', payment: 0, rupees: 1, key: 1 },
  ],
  // The first webhook of a refund that comes after its last.
  [
    ...settledOrder,
    { do: 'refund', payment: 0, rupees: 1 },
    { do: 'settle refund', refund: 0, decision: 'processed' },
    { do: 'sweep' },
    { do: 'webhook', event: 3, bytes: 'as signed', times: 1 },
  ],
  // A refund that fails at the bank when everything else about its order is settled.
  [
    ...settledOrder,
    { do: 'refund', payment: 0, rupees: 1 },
    { do: 'wait', hours: 3, expired: 'kept' },
    { do: 'sweep' },
    { do: 'settle refund', refund: 0, decision: 'failed' },
  ],
  // Every webhook was lost after the order was settled: a second capture, and a refund made at Razorpay.
  [
    { do: 'order', buyer: 0, plan: 0 },
    { do: 'pay', order: 0, outcome: 'pending' },
    { do: 'pay', order: 0, outcome: 'captured' },
    { do: 'bank', payment: 0, decision: 'fail' },
    { do: 'sweep' },
    { do: 'wait', hours: 48, expired: 'deleted' },
    { do: 'sweep' },
    { do: 'bank', payment: 0, decision: 'authorize' },
    { do: 'refund at Razorpay', payment: 0, rupees: 1 },
  ],
  // The key is another account's by now, while money was promised and an order was open.
  [
    { do: 'order', buyer: 0, plan: 0, key: 0 },
    { do: 'pay', order: 0, outcome: 'authorized' },
    { do: 'sweep' },
    { do: 'change account' },
    { do: 'callback', payment: 0, order: 0, proof: 'true', via: 'verify' },
    { do: 'sweep' },
    { do: 'recheck', order: 0 },
    { do: 'order', buyer: 0, plan: 0, key: 0 },
    { do: 'pay', order: 1, outcome: 'captured' },
  ],
  // Razorpay said once that it does not know an order, which its buyer asks for again.
  [
    { do: 'order', buyer: 0, plan: 0 },
    { do: 'recheck', order: 0, fault: { with: 'id unknown', after: 0, lasting: true } },
    { do: 'order', buyer: 0, plan: 0 },
  ],
  // It says so of an order whose payment is on its way, to the buyer herself.
  [
    { do: 'order', buyer: 0, plan: 0 },
    { do: 'pay', order: 0, outcome: 'authorized' },
    { do: 'sweep' },
    { do: 'order', buyer: 0, plan: 0, fault: { with: 'id unknown', of: 'GET', after: 0, lasting: true } },
    { do: 'order', buyer: 0, plan: 0 },
  ],
  // Lists that lag by more than a quarter of an hour, of which the sweep has read the empty beginning.
  [
    { do: 'let lists lag', minutes: 20 },
    { do: 'order', buyer: 0, plan: 0 },
    { do: 'pay', order: 0, outcome: 'captured' },
    { do: 'pay outside', withOrder: true },
    { do: 'pay outside', withOrder: false },
    { do: 'sweep' },
    { do: 'wait', hours: 0.3, expired: 'kept' },
    { do: 'sweep' },
    { do: 'refund at Razorpay', payment: 0, rupees: 1 },
  ],
  // A sender that takes a mail between the reading of an order and a write that appends another.
  [
    ...settledOrder,
    { do: 'take mails', act: 'sent', when: 'ahead of each write' },
    { do: 'dispute', payment: 0, step: 'created' },
    { do: 'webhook', event: 3, bytes: 'as signed', times: 1 },
    { do: 'take mails', act: 'left', when: 'ahead of each write' },
    { do: 'refund at Razorpay', payment: 0, rupees: 1 },
    { do: 'sweep' },
  ],
];

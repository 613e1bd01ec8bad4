import type { History } from './payments-steps.ts';

/** Histories that broke what must hold once; each run begins with them. */
export const found: History[] = [
  // The answer to a refund was lost on an order that nobody asked about any more.
  [
    { do: 'order', buyer: 0, plan: 0 },
    { do: 'pay', order: 0, outcome: 'captured' },
    { do: 'sweep' },
    { do: 'refund', payment: 0, trouble: { at: 'table', action: 'UpdateItem', after: 2 } },
  ],
];

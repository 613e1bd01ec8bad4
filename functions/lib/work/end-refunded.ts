import * as works from '../store/works.ts';

/** Ends the work of an order whose money has all gone back, at a time (ISO 8601). Its drafts stay. */
export const endRefunded = (orderId: string, refundedAt: string) =>
  works.change(orderId, ({ isRefunded }) =>
    isRefunded ? undefined : { set: { isRefunded: true, refundedAt } },
  );

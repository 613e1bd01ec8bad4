import type { Refund, RefundInput } from '#shared/domain/orders/order.ts';
import { applyUpdate } from '#shared/domain/orders/order-state.ts';
import { keyReused } from '../platform/errors.ts';
import type { Creation } from '../platform/table/creation.ts';
import { logChange } from './log-change.ts';
import { orderFollows } from './order-follows.ts';
import { paymentOf, requestedPaise } from './requested-refund.ts';
import * as orders from './store.ts';

/**
 * Records that the owner gave money back by hand, where it did not come by Razorpay: the refund has arrived, and nobody
 * is asked for it. The same request is one refund, and two at once never give back more than came.
 */
export async function recordRefund(
  order: orders.StoredOrder,
  request: RefundInput,
  { id: key, fingerprint }: Creation,
): Promise<orders.StoredOrder> {
  const id = `other_${key}_${fingerprint}`;
  const at = new Date().toISOString();
  const change = await orders.update(
    order.id,
    (known) => {
      if (known.refunds.some((refund) => refund.id === id)) return known;
      if (known.refunds.some((refund) => refund.id.startsWith(`other_${key}_`))) throw keyReused();
      const payment = paymentOf(known, request);
      const paise = requestedPaise(known, payment, request);
      const refund: Refund = {
        ...{ id, paymentId: payment.id, paise, status: 'processed', reason: request.reason, createdAt: at },
      };
      return applyUpdate(known, { payments: [], refunds: [refund], complete: true, at });
    },
    orderFollows,
  );
  if (!change) return order;
  logChange(change);
  return change.after;
}

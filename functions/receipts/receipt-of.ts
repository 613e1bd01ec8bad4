import { refundedPaise } from '#shared/domain/orders/refunds.ts';
import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import * as orders from '../orders/store.ts';
import { found } from '../platform/errors.ts';
import * as receipts from './store.ts';

export async function receiptOf(orderId: string): Promise<Receipt> {
  const order = found(await orders.find(orderId), 'We can’t find this order.');
  const receipt = found(
    order.receiptSerial ? await receipts.find(order.receiptSerial) : undefined,
    order.paidBy ? notYet : 'This order hasn’t been paid for, so it has no receipt.',
  );
  return withRefunds(receipt, order);
}

export const withRefunds = (
  receipt: receipts.StoredReceipt,
  order: Pick<orders.StoredOrder, 'refunds'> | undefined,
): Receipt => ({
  ...receipt,
  refundedPaise: order ? refundedPaise(order, { id: receipt.paymentId }) : 0,
});

const notYet = 'The receipt isn’t ready yet. It takes a few minutes after payment.';

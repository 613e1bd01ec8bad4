import type { Dispute } from '#shared/domain/orders/order.ts';
import type { ProviderPayment } from './entities.ts';
import * as foreignPayments from './foreign-payments.ts';
import { logForeignDisputes } from './log-change.ts';

/** Records disputes about a payment without an order of ours with that payment, and logs what is new of them. */
export async function recordForeignDisputes(
  { payment, orderId }: Pick<ProviderPayment, 'payment' | 'orderId'>,
  disputes: Dispute[],
): Promise<void> {
  const { id, paise, currency, status, method, createdAt } = payment;
  const foreign = {
    id,
    paise,
    currency,
    status,
    createdAt,
    ...(method && { method }),
    ...(orderId && { orderId }),
  };
  const at = new Date().toISOString();
  logForeignDisputes(await foreignPayments.addDisputes(foreign, disputes, at));
}

import { recordOfflinePayment } from '#shared/api/payment-links.ts';
import { catalogueVersion } from '#shared/domain/orders/pricing.ts';
import {
  offlineOrderId,
  offlinePaymentId,
  paymentDayError,
  paymentTime,
} from '#shared/domain/payment-links/offline-payment.ts';
import type { OfflinePaymentInput } from '#shared/domain/payment-links/payment-link.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { recordUpdate } from '../../orders/apply.ts';
import * as orders from '../../orders/store.ts';
import { conflict, found, invalid, notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkStateOf, linkWithState } from '../links.ts';
import * as links from '../store.ts';

export const handler = handle(recordOfflinePayment, async ({ path, body }) => {
  const message = paymentDayError(body.paidOn, Date.now());
  if (message) throw invalid(message, [{ field: 'paidOn', message }]);
  const link = found(await links.find(path.id), 'We can’t find this payment link.');
  return linkWithState(await record(link, body));
});

/**
 * Stores an order with a captured payment. Repeating this, even after a failure, leaves one order with one payment.
 * Throws `conflict` if the link has already been paid through another order.
 */
async function record(
  link: links.StoredLink,
  { method, paidOn, why }: OfflinePaymentInput,
): Promise<links.StoredLink> {
  const id = offlineOrderId(link.id);
  const { paidBy, isConfirming } = await linkStateOf(link);
  if (paidBy && paidBy.id !== id) throw conflict(`This link has already been paid (order ${paidBy.id}).`);
  if (isConfirming)
    throw conflict('A payment for this link is being confirmed. Please check again in a few minutes.');

  const { name, email = '', mobile = '', paise, plan, product, wants } = link;
  const now = Date.now();
  const [at, capturedAt] = [new Date(now).toISOString(), paymentTime(paidOn, now)];
  const changed = await links.addOrder(link.id, id, { isPaid: true });
  if (!changed) throw notFound('We can’t find this payment link.');
  await orders.add({
    ...{ id, receipt: id, fingerprint: id, userId: link.id, linkId: link.id, paise, createdAt: at },
    buyer: { name, email, mobile },
    ...(plan && { plan }),
    ...(product && { product }),
    ...(wants && { wants }),
    catalogue: catalogueVersion,
  });
  const payment = { paise, currency: 'INR', status: 'captured', captured: true, method, why } as const;
  const payments = [{ id: offlinePaymentId(link.id), ...payment, capturedAt, createdAt: at }];
  const recorded = await recordUpdate(id, { payments, refunds: [], complete: true, at });
  const [known] = recorded?.payments ?? [];
  const isSame =
    known?.method === method && known.why === why && dayInIndia(known.capturedAt ?? at) === paidOn;
  if (!isSame) throw conflict('This payment is already recorded with a different date, method or reason.');
  return changed;
}

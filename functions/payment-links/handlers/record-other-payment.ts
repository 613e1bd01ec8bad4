import { recordOtherPayment } from '#shared/api/payment-links.ts';
import { catalogueVersion } from '#shared/domain/orders/pricing.ts';
import {
  otherOrderId,
  otherPaymentId,
  paymentDayError,
  paymentTime,
} from '#shared/domain/payment-links/other-payment.ts';
import type { OtherPaymentInput } from '#shared/domain/payment-links/payment-link.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { recordUpdate } from '../../orders/apply.ts';
import * as orders from '../../orders/store.ts';
import { conflict, found, invalid, notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkStateOf, linkWithState } from '../links.ts';
import * as links from '../store.ts';

export const handler = handle(recordOtherPayment, async ({ path, body }) => {
  const message = paymentDayError(body.paidOn, Date.now());
  if (message) throw invalid(message, [{ field: 'paidOn', message }]);
  const link = found(await links.find(path.id), 'There is no such payment link.');
  return linkWithState(await record(link, body));
});

/**
 * Records that a link was paid in cash or by transfer: stores an order for it with a captured payment. A repeat, also after
 * a failure between two steps, leads to one order with one payment. Throws `conflict` where another order has paid the link.
 */
async function record(
  link: links.StoredLink,
  { method, paidOn, why }: OtherPaymentInput,
): Promise<links.StoredLink> {
  const id = otherOrderId(link.id);
  const { paidBy, isConfirming } = await linkStateOf(link);
  if (paidBy && paidBy.id !== id) throw conflict(`This link is paid: by the order ${paidBy.id}.`);
  if (isConfirming) throw conflict('A payment for this link is being confirmed. Look again in some minutes.');

  const { name, email = '', mobile = '', paise, plan, product } = link;
  const now = Date.now();
  const [at, capturedAt] = [new Date(now).toISOString(), paymentTime(paidOn, now)];
  const changed = await links.addOrder(link.id, id, { isPaid: true });
  if (!changed) throw notFound('There is no such payment link.');
  await orders.add({
    ...{ id, receipt: id, fingerprint: id, userId: link.id, linkId: link.id, paise, createdAt: at },
    buyer: { name, email, mobile },
    ...(plan && { plan }),
    ...(product && { product }),
    catalogue: catalogueVersion,
  });
  const payment = { paise, currency: 'INR', status: 'captured', captured: true, method, why } as const;
  const payments = [{ id: otherPaymentId(link.id), ...payment, capturedAt, createdAt: at }];
  const recorded = await recordUpdate(id, { payments, refunds: [], complete: true, at });
  const [known] = recorded?.payments ?? [];
  const isSame =
    known?.method === method && known.why === why && dayInIndia(known.capturedAt ?? at) === paidOn;
  if (!isSame) throw conflict('This payment is already recorded with a different day, method or reason.');
  return changed;
}

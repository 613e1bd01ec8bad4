import { getToday } from '#shared/api/today.ts';
import { companySamples } from '#shared/domain/company/sample-fields.ts';
import { isPaidOffline } from '#shared/domain/payment-links/offline-payment.ts';
import type { Today } from '#shared/domain/today/today.ts';
import { placeholderKeyId } from '#shared/razorpay.ts';
import * as orders from '../../orders/store.ts';
import * as secondFactor from '../../platform/access/second-factor-store.ts';
import { handle } from '../../platform/http/handle.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { listDue } from '../list-due.ts';

export const handler = handle(getToday, async () => {
  const [due, setUp] = await Promise.all([listDue(Date.now()), setUpSteps()]);
  return { ...due, setUp };
});

async function setUpSteps(): Promise<Today['setUp']> {
  const [{ keyId }, paid, factor] = await Promise.all([
    razorpayKeys(),
    orders.list({ limit: latestPaid, after: undefined }, 'paid'),
    secondFactor.find(),
  ]);
  // Only a webhook event says when Razorpay captured a payment.
  const hasWebhookEvents = paid.items.some(
    (order) => !isPaidOffline(order) && order.payments.some(({ capturedAt }) => capturedAt),
  );
  const samples = companySamples();
  return [
    { step: 'razorpay_key', isDone: keyId !== placeholderKeyId },
    { step: 'webhook', isDone: hasWebhookEvents },
    { step: 'mail_domain', isDone: Boolean(process.env.MAIL_FROM) },
    { step: 'second_factor', isDone: factor !== undefined },
    samples.length === 0
      ? { step: 'sample_values', isDone: true }
      : { step: 'sample_values', isDone: false, fields: samples },
  ];
}

// The latest payment may have been found by the sweep, so look through several for a webhook event.
const latestPaid = 10;

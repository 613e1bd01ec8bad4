import { getToday } from '#shared/api/today.ts';
import { companySamples } from '#shared/domain/company/sample-fields.ts';
import type { Today } from '#shared/domain/today/today.ts';
import { keyIdToReplace } from '#shared/razorpay.ts';
import * as orders from '../../orders/store.ts';
import * as secondFactor from '../../platform/access/second-factor-store.ts';
import { handle } from '../../platform/http/handle.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { listDue } from '../list-due.ts';

export const handler = handle(getToday, async () => {
  const [due, setUp] = await Promise.all([listDue(Date.now()), setUpSteps()]);
  return { ...due, setUp };
});

/** The steps of the set-up of a new site, each with whether it is done. */
async function setUpSteps(): Promise<Today['setUp']> {
  const [{ keyId }, paid, factor] = await Promise.all([
    razorpayKeys(),
    orders.list({ limit: latestPaid, after: undefined }, 'paid'),
    secondFactor.find(),
  ]);
  // Only a webhook's event tells when a payment was captured.
  const isHeard = paid.items.some(({ payments }) => payments.some(({ capturedAt }) => capturedAt));
  const samples = companySamples();
  return [
    { step: 'razorpay_key', isDone: keyId !== keyIdToReplace },
    { step: 'webhook', isDone: isHeard },
    { step: 'mail_domain', isDone: Boolean(process.env.MAIL_FROM) },
    { step: 'second_factor', isDone: factor !== undefined },
    samples.length === 0
      ? { step: 'sample_values', isDone: true }
      : { step: 'sample_values', isDone: false, fields: samples },
  ];
}

// Several orders are read, because the latest payment may be known by the sweep alone, and an earlier payment by a webhook.
const latestPaid = 10;

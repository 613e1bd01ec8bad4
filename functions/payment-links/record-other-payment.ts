import { recordOtherPayment as endpoint } from '#shared/api/payment-links.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { recordOtherPayment } from '../lib/payment-links/record-other-payment.ts';
import { linkWithState } from '../lib/payment-links/standing.ts';
import * as links from '../lib/store/payment-links.ts';

export const handler = handle(endpoint, async ({ path, body }) => {
  const link = await links.find(path.id);
  if (!link) throw notFound('There is no such payment link.');
  return linkWithState(await recordOtherPayment(link, body));
});

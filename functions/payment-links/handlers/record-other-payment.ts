import { recordOtherPayment as endpoint } from '#shared/api/payment-links.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkWithState } from '../link-state.ts';
import { recordOtherPayment } from '../record-other-payment.ts';
import * as links from '../store.ts';

export const handler = handle(endpoint, async ({ path, body }) => {
  const link = await links.find(path.id);
  if (!link) throw notFound('There is no such payment link.');
  return linkWithState(await recordOtherPayment(link, body));
});

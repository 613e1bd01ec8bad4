import { withdrawPaymentLink } from '#shared/api/payment-links.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkWithState } from '../links.ts';
import * as links from '../store.ts';

export const handler = handle(withdrawPaymentLink, async ({ path }) => {
  const link = found(await links.find(path.id), 'We can’t find this payment link.');
  const { state } = await linkWithState(link);
  if (state === 'paid') throw conflict('This link has been paid. Refund the payment from its order.');
  const withdrawn = await links.withdraw(path.id, new Date().toISOString());
  return linkWithState(withdrawn ?? (await links.find(path.id)) ?? link);
});

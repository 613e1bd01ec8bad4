import { withdrawPaymentLink } from '#shared/api/payment-links.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkForOwner, linkWithState } from '../links.ts';
import * as links from '../store.ts';

export const handler = handle(withdrawPaymentLink, async ({ path }) => {
  const link = await links.find(path.id);
  if (!link) throw notFound('There is no such payment link.');
  const { state } = await linkWithState(link);
  if (state === 'paid') throw conflict('This link is paid. Give the money back from its order.');
  const withdrawn = await links.withdraw(path.id, new Date().toISOString());
  return linkForOwner(withdrawn ?? (await links.find(path.id)) ?? link);
});

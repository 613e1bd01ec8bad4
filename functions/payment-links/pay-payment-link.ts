import { payPaymentLink } from '#shared/api/payment-links.ts';
import { conflict } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { openedLink } from '../lib/payment-links/opened.ts';
import { standingOf } from '../lib/payment-links/standing.ts';
import { openCheckout } from '../lib/payments/open-checkout.ts';
import * as links from '../lib/store/payment-links.ts';

export const handler = handle(payPaymentLink, async ({ body, creation }) => {
  const link = await openedLink(body.link);
  const { state, idle } = await standingOf(link);
  if (state !== 'open') throw conflict(refusals[state]);

  const { name, email, mobile } = body;
  const { id: linkId, paise, plan, sold } = link;
  const asked = {
    ...{ userId: linkId, linkId, paise, buyer: { name, email, mobile } },
    ...(plan && { plan }),
    ...(sold && { sold }),
  };
  const order = await openCheckout(asked, creation);
  // Ahead of the answer, without which nobody can pay the order.
  const opened = await links.addOrder(linkId, order.id, { idle });
  if (!opened) throw conflict(refusals.withdrawn);
  return order;
});

const refusals = {
  paid: 'This is paid already.',
  expired: 'The last day to pay this is over. Please ask us for a new link.',
  withdrawn: 'This link was withdrawn. Please call us before you pay.',
} as const;

import { payPaymentLink } from '#shared/api/payment-links.ts';
import { openCheckout } from '../../orders/checkout/checkout.ts';
import { conflict } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkFromText, linkStateOf } from '../links.ts';
import * as links from '../store.ts';

export const handler = handle(payPaymentLink, async ({ body, creation, address }) => {
  const link = await linkFromText(body.link);
  const { state, idle } = await linkStateOf(link);
  // A full course is refused below, after the link's own payment has had its turn.
  if (state !== 'open' && state !== 'full') throw conflict(refusals[state]);

  const { name, email, mobile, noticeVersion } = body;
  const { id: linkId, paise, plan, product } = link;
  const asked = {
    ...{ userId: linkId, linkId, paise, noticeVersion, buyer: { name, email, mobile } },
    ...(plan && { plan }),
    ...(product && { product }),
  };
  const order = await openCheckout(asked, { creation, address });
  // The link names the order before the answer lets anybody pay it.
  const changed = await links.addOrder(linkId, order.id, { idle });
  if (!changed) throw conflict(refusals.withdrawn);
  return order;
});

const refusals = {
  paid: 'This is paid already.',
  expired: 'The last day to pay this is over. Please ask us for a new link.',
  withdrawn: 'This link was withdrawn. Please call us before you pay.',
} as const;

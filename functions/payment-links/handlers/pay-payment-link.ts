import { payPaymentLink } from '#shared/api/payment-links.ts';
import { openCheckout } from '../../orders/checkout/checkout.ts';
import { conflict } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkFromText, linkStateOf } from '../links.ts';
import * as links from '../store.ts';

export const handler = handle(payPaymentLink, async ({ body, creation, address }) => {
  const link = await linkFromText(body.link);
  const { state, idle } = await linkStateOf(link);
  // `openCheckout` rejects the payment if the course is full, but first checks whether this link has already been paid.
  if (state !== 'open' && state !== 'full') throw conflict(refusals[state]);

  const { name, email, mobile, noticeVersion } = body;
  const { id: linkId, paise, plan, product, wants } = link;
  const asked = {
    ...{ userId: linkId, linkId, paise, noticeVersion, buyer: { name, email, mobile } },
    ...(plan && { plan }),
    ...(product && { product }),
    ...(wants && { wants }),
  };
  const order = await openCheckout(asked, { creation, address });
  const changed = await links.addOrder(linkId, order.id, { idle });
  if (!changed) throw conflict(refusals.withdrawn);
  return order;
});

const refusals = {
  paid: 'This has already been paid.',
  expired: 'This payment link has expired. Please ask us for a new one.',
  withdrawn: 'This payment link was withdrawn. Please call us before you pay.',
} as const;

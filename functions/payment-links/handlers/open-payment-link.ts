import { openPaymentLink } from '#shared/api/payment-links.ts';
import type { Product } from '#shared/domain/orders/payment.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkFromText, linkStateOf } from '../links.ts';
import type { StoredLink } from '../store.ts';

export const handler = handle(openPaymentLink, async ({ body }) => {
  const { mobile, email, ...stored } = await linkFromText(body.link);
  const link = { ...stored, ...(stored.product && { product: withoutPlace(stored.product) }) };
  const { state, isConfirming, isChecking } = await linkStateOf(link);
  // If the course is full, the last seat may have been bought through this link.
  if (state !== 'open' && state !== 'full') return { ...link, state };
  return {
    ...{ ...link, state },
    ...(mobile && state === 'open' && { mobile }),
    ...(email && state === 'open' && wasEmailed(link) && { email }),
    ...(isConfirming && { isConfirming }),
    ...(isChecking && { isChecking }),
  };
});

/** Only buyers see where a session takes place. */
const withoutPlace = (product: Product): Product =>
  product.kind === 'coaching' ? { ...product, place: undefined } : product;

/** If the link was emailed, the person who opens it already knows the address. */
const wasEmailed = ({ emails }: Pick<StoredLink, 'emails'>): boolean =>
  emails.some(
    ({ template, outcome, returned }) => template === 'payment-request' && outcome === 'sent' && !returned,
  );

import { openPaymentLink } from '#shared/api/payment-links.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkFromText, linkStateOf } from '../links.ts';
import type { StoredLink } from '../store.ts';

export const handler = handle(openPaymentLink, async ({ body }) => {
  const { mobile, email, ...link } = await linkFromText(body.link);
  const { state, isConfirming, isChecking } = await linkStateOf(link);
  // The link's own payment may have the last seat.
  if (state !== 'open' && state !== 'full') return { ...link, state };
  return {
    ...{ ...link, state },
    ...(mobile && state === 'open' && { mobile }),
    ...(email && state === 'open' && wasEmailed(link) && { email }),
    ...(isConfirming && { isConfirming }),
    ...(isChecking && { isChecking }),
  };
});

/** Whether the link went to its email address: only then does its holder know the address already. */
const wasEmailed = ({ mails }: Pick<StoredLink, 'mails'>): boolean =>
  mails.some(
    ({ letter, outcome, returned }) => letter === 'payment-asked' && outcome === 'sent' && !returned,
  );

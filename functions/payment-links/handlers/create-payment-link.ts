import { createPaymentLink } from '#shared/api/payment-links.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { paiseOf } from '#shared/domain/money/money.ts';
import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { isLastDay } from '#shared/domain/payment-links/payment-link-state.ts';
import type { PaymentAskedFacts } from '#shared/letters/payment-asked.ts';
import { invalid, keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { mail } from '../../platform/outbox/mails.ts';
import { shownLink } from '../shown.ts';
import * as links from '../store.ts';
import { whatIsSold } from '../what-is-sold.ts';

export const handler = handle(createPaymentLink, async ({ body, creation }) => {
  refuseOdd(body);
  const { subject, rupees, lastDay, name, email, mobile, isMailed } = body;
  const link = {
    ...creation,
    ...(await whatIsSold(subject)),
    ...{ paise: paiseOf(rupees), lastDay, name },
    ...(email && { email }),
    ...(mobile && { mobile }),
    createdAt: new Date().toISOString(),
  };
  const { id, what, paise } = link;
  const facts: PaymentAskedFacts = { link: id, what, paise, name, lastDay };
  const added = await links.add(link, isMailed ? [mail('payment-asked', facts)] : []);
  if (!added) throw keyReused();
  return shownLink(added);
});

function refuseOdd({ lastDay, email, isMailed }: PaymentLinkInput): void {
  if (!isLastDay(lastDay)) {
    const message = `The last day is today or one of the next ${limits.paymentLink.days} days.`;
    throw invalid(message, [{ field: 'lastDay', message }]);
  }
  if (isMailed && !email) {
    const message = 'An email is needed to mail the link.';
    throw invalid(message, [{ field: 'email', message }]);
  }
}

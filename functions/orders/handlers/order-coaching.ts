import { orderCoaching } from '#shared/api/orders.ts';
import { formatRupees, paiseOf } from '#shared/domain/money/money.ts';
import { diaryOf, timesIn } from '../../coaching/diaries.ts';
import * as offers from '../../coaching/offers.ts';
import { soldAs } from '../../coaching/sold-as.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { openCheckout } from '../checkout/checkout.ts';

export const handler = handle(orderCoaching, async ({ path, body, creation, address }) => {
  const offer = found(await offers.find(path.id), 'We can’t find this offer.');
  if (offer.isHidden) throw conflict('This offer isn’t available at the moment.');
  const { userId, amount, start, name, email, mobile, noticeVersion, isRepeatConfirmed } = body;
  // The buyer's page may be a few minutes old and still show the old price.
  if (amount !== offer.rupees)
    throw conflict(`The price is now ${formatRupees(offer.rupees)}. Please refresh the page.`);
  const now = Date.now();
  const { times } = timesIn(await diaryOf(offer.coachId, now), offer.minutes, now);
  if (times.length === 0) throw conflict('There’s no free time at the moment. Please call us.');
  const wanted = start && new Date(start).toISOString();
  if (wanted && !times.includes(wanted)) {
    const message = 'That time isn’t free any more. Choose another one.';
    throw conflict(message, [{ field: 'start', message }]);
  }

  const asked = {
    ...{ userId: String(userId), paise: paiseOf(offer.rupees), noticeVersion, isRepeatConfirmed },
    buyer: { name, email, mobile },
    product: await soldAs(offer),
    ...(wanted && { wants: { start: wanted } }),
  };
  return openCheckout(asked, { creation, address });
});

import { getReviewLink } from '#shared/api/own-order.ts';
import { isReviewable } from '#shared/domain/reviews/reviewable-course.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import { linkDays } from '#shared/policies.ts';
import * as orders from '../../orders/store.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { signLink } from '../../platform/signed-links.ts';
import { boughtSeatOf } from '../../work/read-order.ts';

export const handler = handle(getReviewLink, async ({ session: { orderId } }) => {
  const order = found(await orders.find(orderId), 'We can’t find this order.');
  const seat = await boughtSeatOf(order);
  if (!seat || !isReviewable(seat, Date.now()))
    throw conflict('You can review a course once it has started.');
  return { link: await signLink('review', order, Date.now() + linkDays * dayMs) };
});

import { getReviewLink } from '#shared/api/own-order.ts';
import { isReviewable } from '#shared/domain/reviews/reviewable-course.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import { linkDays } from '#shared/policies.ts';
import * as orders from '../../orders/store.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { signLink } from '../../platform/signed-links.ts';
import { buyerOrderOf } from '../../work/read-order.ts';

export const handler = handle(getReviewLink, async ({ session: { orderId } }) => {
  const { courseSeat } = await buyerOrderOf(orderId);
  if (!courseSeat || !isReviewable(courseSeat, Date.now()))
    throw conflict('You can review a course once it has started.');
  const order = found(await orders.find(orderId), 'We can’t find this order.');
  return { link: await signLink('review', order, Date.now() + linkDays * dayMs) };
});

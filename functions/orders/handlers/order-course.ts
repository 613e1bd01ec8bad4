import { orderCourse } from '#shared/api/orders.ts';
import { batchStateOf, batchStateTexts } from '#shared/domain/courses/batch.ts';
import { coursePaise, isPaidOnline } from '#shared/domain/courses/course-price.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { findWithSeats } from '../../courses/store.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { openCheckout } from '../checkout/checkout.ts';

export const handler = handle(orderCourse, async ({ path, body, creation, address }) => {
  const course = found(await findWithSeats(path.id), 'Could not find the requested course.');
  if (course.isHidden) throw conflict('This course isn’t available at the moment.');
  const state = batchStateOf(course, Date.now());
  const unavailable = state === 'full' ? undefined : batchStateTexts[state];
  if (unavailable) throw conflict(unavailable);
  if (state !== 'full' && !isPaidOnline(course))
    throw conflict('You can’t pay for this course online. Please request a seat.');
  const { userId, amount, name, email, mobile, noticeVersion, isRepeatConfirmed } = body;
  // The buyer's page may be a few minutes old and still show the old price.
  if (amount !== course.price)
    throw conflict(`The price of this course is now ${formatRupees(course.price)}. Please refresh the page.`);

  const asked = {
    ...{ userId: String(userId), paise: coursePaise(course), noticeVersion, isRepeatConfirmed },
    buyer: { name, email, mobile },
    product: { kind: 'course', courseId: course.id, title: course.title } as const,
  };
  return openCheckout(asked, { creation, address });
});

import { orderCourse } from '#shared/api/orders.ts';
import { batchStateOf, batchStateTexts } from '#shared/domain/courses/batch.ts';
import { coursePaise, isPaidOnline } from '#shared/domain/courses/course-price.ts';
import { rupees } from '#shared/domain/money/money.ts';
import { findWithSeats } from '../../courses/with-seats.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { openCheckout } from '../checkout/checkout.ts';

export const handler = handle(orderCourse, async ({ path, body, creation, address }) => {
  const course = found(await findWithSeats(path.id), 'Could not find the requested course.');
  if (course.isHidden) throw conflict('This course is not offered at the moment. Please ask us.');
  const state = batchStateOf(course, Date.now());
  const unavailable = state === 'full' ? undefined : batchStateTexts[state];
  if (unavailable) throw conflict(unavailable);
  if (state !== 'full' && !isPaidOnline(course))
    throw conflict('This course is not paid online. Please ask us for a place.');
  const { userId, amount, name, email, mobile, noticeVersion, isSecondMeant } = body;
  // The page may be some minutes older than the course.
  if (amount !== course.price)
    throw conflict(`The price of this course is ${rupees(course.price)} now. Load the page again.`);

  const asked = {
    ...{ userId: String(userId), paise: coursePaise(course), noticeVersion, isSecondMeant },
    buyer: { name, email, mobile },
    product: { kind: 'course', courseId: course.id, title: course.title } as const,
  };
  return openCheckout(asked, { creation, address });
});

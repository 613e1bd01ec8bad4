import { openReviewLink } from '#shared/api/reviews.ts';
import { planName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import * as courses from '../../courses/store.ts';
import * as members from '../../members/store.ts';
import { handle } from '../../platform/http/handle.ts';
import { orderOfLink } from '../order-of-link.ts';

export const handler = handle(openReviewLink, async ({ body }) => {
  const order = await orderOfLink(body.link);
  const { product } = order;
  const course = product?.kind === 'course' ? await courses.find(product.courseId) : undefined;
  const instructor = course?.instructorId ? await members.findVisible(course.instructorId) : undefined;
  return {
    number: orderNumber(order),
    what: planName(order),
    ...(instructor && { instructor: instructor.name }),
  };
});

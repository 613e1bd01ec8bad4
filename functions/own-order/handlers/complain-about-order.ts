import { complainAboutOrder } from '#shared/api/own-order.ts';
import { attemptLimits } from '#shared/domain/limits/attempts.ts';
import { soldName } from '#shared/domain/orders/order-names.ts';
import { openEnquiry } from '../../enquiries/open-enquiry.ts';
import * as enquiries from '../../enquiries/store.ts';
import * as orders from '../../orders/store.ts';
import { notFound } from '../../platform/errors.ts';
import { countAttempt } from '../../platform/http/count-attempts.ts';
import { handle } from '../../platform/http/handle.ts';

/** Opens a complaint in the words and the name of the order, so that nobody has to type what we know. */
export const handler = handle(complainAboutOrder, async ({ session: { orderId }, body, creation }) => {
  const order = await orders.find(orderId);
  if (!order) throw notFound('Could not find this order.');
  // One that is sent again counts once.
  if (!(await enquiries.find(creation.id)))
    await countAttempt({ ...attemptLimits.complaint, address: orderId }, haveThem);
  const { name = '', email = '', mobile = '' } = order.buyer ?? {};
  await orders.noteComplaint(orderId, creation.id);
  const { id } = await openEnquiry(creation, {
    ...{ type: 'complaint', title: soldName(order), name, email, phone: mobile, message: body.text },
    ...{ orderId, isSuspected: false },
    ...(body.wantsRefund && { wantsRefund: true }),
  });
  // One that was sent again has the ticket of the first time.
  return { id, ticket: (await enquiries.find(id))?.ticket ?? '' };
});

const haveThem = 'You have sent three complaints about this order within an hour, and we have them all.';

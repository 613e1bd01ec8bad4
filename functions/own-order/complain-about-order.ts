import { complainAboutOrder } from '#shared/api/own-order.ts';
import { attemptLimits } from '#shared/domain/attempts.ts';
import { soldName } from '#shared/domain/order-names.ts';
import { notFound } from '../lib/errors.ts';
import { countAttempt } from '../lib/http/count-attempts.ts';
import { handle } from '../lib/http/handle.ts';
import { openEnquiry } from '../lib/mail/open-enquiry.ts';
import * as enquiries from '../lib/store/enquiries.ts';
import * as orders from '../lib/store/orders.ts';

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

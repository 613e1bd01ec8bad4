import { complainAboutOrder } from '#shared/api/own-order.ts';
import { soldName } from '#shared/domain/order-names.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { openEnquiry } from '../lib/mail/open-enquiry.ts';
import * as enquiries from '../lib/store/enquiries.ts';
import * as orders from '../lib/store/orders.ts';

/** Opens a complaint in the words and the name of the order, so that nobody has to type what we know. */
export const handler = handle(complainAboutOrder, async ({ session: { orderId }, body, creation }) => {
  const order = await orders.find(orderId);
  if (!order) throw notFound('Could not find this order.');
  const { name = '', email = '', mobile = '' } = order.buyer ?? {};
  const { id } = await openEnquiry(creation, {
    ...{ type: 'complaint', title: soldName(order), name, email, phone: mobile, message: body.text },
    ...{ orderId, isSuspected: false },
    ...(body.wantsRefund && { wantsRefund: true }),
  });
  // One that was sent again has the ticket of the first time.
  return { id, ticket: (await enquiries.find(id))?.ticket ?? '' };
});

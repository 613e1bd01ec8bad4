import { complainAboutOrder } from '#shared/api/own-order.ts';
import { complaintLimit } from '#shared/domain/enquiries/complaint.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import { openComplaint } from '../../enquiries/open-enquiry.ts';
import * as orders from '../../orders/store.ts';
import { found, tooOften } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { admit } from '../../platform/limits/throttle.ts';

export const handler = handle(complainAboutOrder, async ({ session: { orderId }, body, creation }) => {
  const order = found(await orders.find(orderId), 'We can’t find this order.');
  if (!(await admit({ action: 'complaint', who: orderId, ...complaintLimit }, creation.id)))
    throw tooManyComplaints();
  const { name = '', email = '', mobile = '' } = order.buyer ?? {};
  await orders.noteComplaint(orderId, creation.id);
  return openComplaint(creation, {
    ...{ title: productName(order), name, email, phone: mobile, message: body.text },
    ...{ orderId, isSuspected: false, noticeVersion: body.noticeVersion },
    ...(body.wantsRefund && { wantsRefund: true }),
  });
});

const { most, minutesApart } = complaintLimit;

const tooManyComplaints = () =>
  tooOften(
    `We’ve received your complaints about this order. You can send one every ${minutesApart} minutes, up to ${most} a day. Please try again later, or call us.`,
    minutesApart * 60,
  );

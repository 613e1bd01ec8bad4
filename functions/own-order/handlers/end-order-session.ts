import { endOrderSession } from '#shared/api/own-order.ts';
import { clearedOrderCookie } from '../../platform/access/order-cookie.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(endOrderSession, (_, reply) => {
  reply.setCookie(clearedOrderCookie);
});

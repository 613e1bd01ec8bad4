import { endOrderSession } from '#shared/api/own-order.ts';
import { handle } from '../lib/http/handle.ts';
import { clearedOrderCookie } from '../lib/order-cookie.ts';

export const handler = handle(endOrderSession, (_, reply) => {
  reply.setCookie(clearedOrderCookie);
});

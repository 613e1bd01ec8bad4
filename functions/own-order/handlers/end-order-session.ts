import { endOrderSession } from '#shared/api/own-order.ts';
import { clearedSessionCookie } from '../../platform/access/session-cookies.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(endOrderSession, (_, reply) => {
  reply.setCookie(clearedSessionCookie('buyer'));
});

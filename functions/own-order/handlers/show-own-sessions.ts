import { showOwnSessions } from '#shared/api/own-order.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { conflict } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { findSold, timesOf } from '../../work/order-times.ts';
import * as works from '../../works/store.ts';
import { sessionsPage } from '../sessions-page.ts';

export const handler = handle(showOwnSessions, async ({ session: { orderId }, query }) => {
  const [sold, work] = await Promise.all([findSold(orderId), works.find(orderId)]);
  const sessions = work && workStateOf(work).sessions;
  if (!sessions) throw conflict('We’re setting up your order. Please reload this page in a minute.');
  const { coach, place, paise } = sold;
  const free = await timesOf(sold, query.moving);
  const page = sessionsPage({
    ...{ coach, place, paise, sessions, free, now: Date.now() },
    ...{ moving: query.moving, isRefused: query.refused !== undefined },
  });
  return {
    bytes: Buffer.from(page),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-disposition': 'inline' },
  };
});

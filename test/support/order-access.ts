import { orderUrl } from '#functions/orders/order-links.ts';
import * as orders from '#functions/orders/store.ts';
import { startOrderSession } from '#functions/platform/access/sessions.ts';
import { signLink } from '#functions/platform/signed-links.ts';
import type { startApi } from './api.ts';

type Api = ReturnType<typeof startApi>;

export const cookieOf = (response: Response): string | undefined =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith('__Host-order='))
    ?.split(';')[0];

export const openSomeOrder = (api: Api, id = 'order_1') =>
  api.runAs('opens an order', { table: { ORDER: ['PutItem', 'GetItem'] }, secrets: ['links'] }, async () => {
    const opened = { receipt: 'r1', fingerprint: 'f1', userId: 'u1', paise: 100, catalogue: '1' };
    await orders.add({ id, ...opened, createdAt: '2026-11-20T06:30:00.000Z' });
    return (await startOrderSession({ id })).split(';')[0] ?? '';
  });

export function orderAccess(api: Api) {
  const sign = <T>(act: () => Promise<T>) => api.runAs('signs', { secrets: ['links'] }, act);

  const linkOf = async (id: string, linkVersion = 0): Promise<string> =>
    (await sign(() => orderUrl({ id, linkVersion }))).replace(/^.*#/, '');

  const open = (link: string, address = '203.0.113.7') =>
    api.send('/api/orders/session', {
      method: 'POST',
      address,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link }),
    });

  const buyerOf = async (id: string, linkVersion = 0) =>
    api.withCookie(cookieOf(await open(await linkOf(id, linkVersion))) ?? '');

  const pageOf = async (id: string) => (await (await buyerOf(id))('GET /order', {})).data;

  return { sign, signLink, linkOf, open, buyerOf, pageOf };
}

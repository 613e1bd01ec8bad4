import { createHmac } from 'node:crypto';
import { operations } from '#shared/api/contract.ts';
import { startApi } from '../../support/api.ts';
import { minute, pass, setClock } from '../../support/clock.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { cookieOf, orderAccess } from '../../support/order-access.ts';
import { day, noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
startMailStage(api);
const { openOrder, paidOrder, stopResponding, resumeResponding } = orderMoney(api, razorpay);
const { sign, signLink, linkOf, open, buyerOf } = orderAccess(api);

beforeEach(() => {
  table.clear();
  setClock(noon);
});

const read = (cookie: string | undefined, headers: Record<string, string> = {}) =>
  api.send('/api/order', { headers: { ...headers, ...(cookie && { cookie }) } });

const detailOf = async (response: Response) => ((await response.json()) as { detail: string }).detail;

const renew = async (id: string) =>
  (await api.owner('POST /admin/orders/{id}/link', { path: { id } })).data.url;

describe('POST /orders/session', () => {
  it('opens the order of a link, with a cookie only for it', async () => {
    const { id } = await paidOrder();
    const response = await open(await linkOf(id));
    expect(response.status).toBe(204);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-order=[\w-]+\.\d+\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=1800$/,
      ),
    ]);
    const order = await read(cookieOf(response));
    expect(order.headers.get('cache-control')).toBe('no-store');
    expect(await order.json()).toMatchObject({ id, status: 'paid' });
  });

  it('opens it any number of times and writes nothing, so email scanners don’t use it up', async () => {
    const { id } = await paidOrder();
    const link = await linkOf(id);
    const before = await api.stored();
    for (let i = 0; i < 30; i++) expect((await open(link)).status).toBe(204);
    expect(await api.stored()).toEqual(before);
    expect((await api.counted()).filter(({ sk }) => String(sk).startsWith('order-link'))).toEqual([]);
  });

  it('opens it until the last day of 30', async () => {
    const { id } = await paidOrder();
    const link = await linkOf(id);
    pass(30 * day - minute);
    expect((await open(link)).status).toBe(204);
    pass(minute);
    const old = await open(link);
    expect(old.status).toBe(410);
    expect(await detailOf(old)).toBe('This link has expired. We can email you a new one.');
  });

  it('says that a replaced link has a newer one', async () => {
    const { id } = await paidOrder();
    const link = await linkOf(id);
    const url = await renew(id);
    const replaced = await open(link);
    expect(replaced.status).toBe(410);
    expect(await detailOf(replaced)).toContain('We can email you a new one.');
    expect((await open(url.split('#')[1] ?? '')).status).toBe(204);
  });

  it.each<[string, (link: string) => string | Promise<string>]>([
    ['of another order', (link) => link.replace(/^\w+/, 'order_AnotherOne12')],
    ['with another time', (link) => link.replace(/\.\d+\./, `.${Math.floor(noon / 1000) + 99_999}.`)],
    ['signed with another key', (link) => forged(link)],
    ['with another last letter', (link) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
    [
      'of an old version',
      (link) => sign(() => signLink('order', { id: idOf(link), linkVersion: 1 }, noon + day)),
    ],
    ['for a payment', (link) => sign(() => signLink('pay', { id: idOf(link) }, noon + day))],
    ['for a review', (link) => sign(() => signLink('review', { id: idOf(link) }, noon + day))],
    ['for a session', (link) => sign(() => signLink('session', { id: idOf(link) }, noon + day))],
    [
      'that is a cookie’s value',
      async (link) => (cookieOf(await open(link)) ?? '').replace('__Host-order=', ''),
    ],
  ])('rejects a link %s', async (_, change) => {
    const { id } = await paidOrder();
    const response = await open(await change(await linkOf(id)));
    expect([response.status, cookieOf(response)]).toEqual([401, undefined]);
    expect(await detailOf(response)).toContain('ask for a new one');
  });

  it.each([
    ['nothing', ''],
    ['only an order id', 'order_1'],
    ['a truncated link', 'order_1.123.short'],
    ['a path', `../../x.1.${'A'.repeat(43)}`],
    ['5,000 characters', 'x'.repeat(5000)],
  ])('rejects %s, without a read', async (_, link) => {
    const response = await open(link);
    expect(response.status).toBe(400);
    expect(api.uses).toEqual([]);
  });

  it('counts guesses and rejects them from the 21st on, and still opens a valid link', async () => {
    const { id } = await paidOrder();
    const link = await linkOf(id);
    const statuses: number[] = [];
    for (let i = 0; i < 1000; i++) statuses.push((await open(await forged(link, `key ${i}`))).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
    expect((await open(link)).status).toBe(204);
    expect((await open(await forged(link), '198.51.100.9')).status).toBe(401);
  });

  it('rejects a page of another site, which could make a buyer send files to someone else’s order', async () => {
    const { id } = await paidOrder();
    const body = JSON.stringify({ link: await linkOf(id) });
    for (const origin of ['https://other.example', null]) {
      const headers = { 'content-type': 'application/json' };
      const response = await api.send('/api/orders/session', { method: 'POST', body, headers, origin });
      expect(response.status).toBe(403);
    }
  });

  it('accepts the previous key only during a rotation', async () => {
    const { id } = await paidOrder();
    const link = await linkOf(id);
    const cookie = cookieOf(await open(link));
    rotate({ current: 'the next key', previous: 'the key of links' });
    expect((await open(link)).status).toBe(204);
    expect((await read(cookie)).status).toBe(200);
    const signed = await linkOf(id);
    rotate({ current: 'the next key' });
    expect((await open(signed)).status).toBe(204);
    expect((await open(link)).status).toBe(401);
    expect((await read(cookie)).status).toBe(403);
  });

  it('rejects an empty previous key', async () => {
    const { id } = await paidOrder();
    rotate({ current: 'the next key', previous: '' });
    expect((await open(await forged(await linkOf(id), ''))).status).toBe(401);
  });

  it('leaves no link, cookie or order in the log', async () => {
    const { id } = await paidOrder();
    const link = await linkOf(id);
    await read(cookieOf(await open(link)));
    await open(await forged(link));
    const lines = api.logged.join('\n');
    expect(lines).toContain('"operation":"authorizeBuyer"');
    for (const secret of [link, link.split('.')[2] ?? '', '__Host-order'])
      expect(lines).not.toContain(secret);
  });
});

describe('DELETE /order/session', () => {
  it('deletes the cookie', async () => {
    const { id } = await paidOrder();
    const cookie = cookieOf(await open(await linkOf(id))) ?? '';
    const response = await api.send('/api/order/session', { method: 'DELETE', headers: { cookie } });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-order=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
    ]);
  });
});

describe('every buyer route', () => {
  const routes = operations.flatMap(({ endpoint }) => (endpoint.auth === 'buyer' ? [endpoint.route] : []));

  const ask = (route: string, cookie?: string, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = route.split(' ');
    return api.send(`/api${path.replace('{id}', 'a')}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers, ...(cookie && { cookie }) },
      ...(['POST', 'PUT'].includes(method) && { body: '{}' }),
    });
  };

  it.each(routes)('%s rejects a missing, forged, old or revoked session', async (route) => {
    const { id } = await paidOrder();
    const cookie = cookieOf(await open(await linkOf(id))) ?? '';
    const link = `__Host-order=${await linkOf(id)}`;
    const before = await api.stored();
    expect((await ask(route)).status).toBe(401);
    const owner = await api.signIn();
    for (const forgery of ['theme=dark', '__Host-order=', '__Host-order=x.1.y', link, `${cookie}x`, owner])
      expect([forgery, (await ask(route, forgery)).status]).toEqual([forgery, 403]);
    expect((await ask(route, await forgedCookie(cookie))).status).toBe(403);
    await renew(id);
    expect((await ask(route, cookie)).status).toBe(403);
    const fresh = cookieOf(await open(await linkOf(id, 1))) ?? '';
    pass(30 * minute);
    expect((await ask(route, fresh)).status).toBe(403);
    expect((await api.stored()).filter(({ pk }) => pk === 'WORK' || pk === 'ENQUIRY')).toEqual(
      before.filter(({ pk }) => pk === 'WORK' || pk === 'ENQUIRY'),
    );
  });

  it.each(routes.filter((route) => !route.startsWith('GET ')))(
    '%s rejects a change requested by a page of another site',
    async (route) => {
      const { id } = await paidOrder();
      const cookie = cookieOf(await open(await linkOf(id))) ?? '';
      expect((await ask(route, cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await ask(route, cookie, { origin: 'https://other.example' })).status).toBe(403);
    },
  );

  it('is rejected at the API’s own address', async () => {
    const { id } = await paidOrder();
    const cookie = cookieOf(await open(await linkOf(id))) ?? '';
    expect((await api.send('/api/order', { headers: { cookie }, secret: 'a guess' })).status).toBe(403);
  });

  it('needs no read to reject a forged cookie', async () => {
    const { id } = await paidOrder();
    const cookie = await forgedCookie(cookieOf(await open(await linkOf(id))) ?? '');
    api.uses.length = 0;
    await read(cookie);
    expect(api.uses.filter(({ action }) => action !== 'GetSecretValue')).toEqual([]);
  });

  it.each(['GetItem', 'GetSecretValue'] as const)('rejects everyone when %s fails', async (action) => {
    const { id } = await paidOrder();
    const cookie = cookieOf(await open(await linkOf(id)));
    pass(61_000);
    api.failOn(action);
    expect((await read(cookie)).status).toBe(500);
    expect(api.uses.filter(({ lambda }) => lambda === 'getOwnOrder')).toEqual([]);
  });
});

describe('the session of an order', () => {
  it('never shows another order', async () => {
    const [one, other] = [await paidOrder({ name: 'Asha' }), await paidOrder({ name: 'Ravi' })];
    const cookie = cookieOf(await open(await linkOf(one.id))) ?? '';
    const answer = await (await read(cookie)).text();
    expect(answer).toContain(one.id);
    for (const foreign of [other.id, 'Ravi']) expect(answer).not.toContain(foreign);
    const second = cookieOf(await open(await linkOf(other.id))) ?? '';
    const both = await (await read(`${cookie}; ${second}`)).text();
    expect(both).not.toContain(other.id);
    expect((await read(cookie.replace(one.id, other.id))).status).toBe(403);
    const asked = await api.send(`/api/order?id=${other.id}&orderId=${other.id}`, { headers: { cookie } });
    expect(await asked.text()).not.toContain(other.id);
  });

  it('separates buyers who choose the same Idempotency-Key', async () => {
    const body = { text: 'The second draft names the wrong company.' };
    const [one, other] = [await buyerOf((await paidOrder()).id), await buyerOf((await paidOrder()).id)];
    const { data: first } = await one('POST /order/complaints', { body, idempotencyKey: 'k' });
    const { data: second } = await other('POST /order/complaints', { body, idempotencyKey: 'k' });
    expect(second.id).not.toBe(first.id);
  });

  it('is extended while it’s used, for at most 8 hours', async () => {
    const { id } = await paidOrder();
    let cookie = cookieOf(await open(await linkOf(id)));
    pass(4 * minute);
    expect(cookieOf(await read(cookie))).toBeUndefined();
    for (let passed = 4; passed < 8 * 60; passed += 19) {
      const response = await read(cookie);
      expect([passed, response.status]).toEqual([passed, 200]);
      cookie = cookieOf(response) ?? cookie;
      pass(19 * minute);
    }
    expect((await read(cookie)).status).toBe(403);
  });

  it('ends at the next call once its link is revoked, and using it doesn’t extend it', async () => {
    const { id } = await paidOrder();
    const cookie = cookieOf(await open(await linkOf(id)));
    expect((await read(cookie)).status).toBe(200);
    await renew(id);
    expect((await read(cookie)).status).toBe(403);
  });
});

describe.each(['POST /verify', 'POST /payments/return'] as const)('%s', (route) => {
  const prove = (orderId: string, paymentId: string, signature = razorpay.signature(orderId, paymentId)) =>
    route === 'POST /verify'
      ? api.post(
          '/api/verify',
          JSON.stringify({
            razorpayOrderId: orderId,
            razorpayPaymentId: paymentId,
            razorpaySignature: signature,
          }),
        )
      : api.send('/api/payments/return', {
          method: 'POST',
          origin: 'https://api.razorpay.com',
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
          body: new URLSearchParams({
            razorpay_order_id: orderId,
            razorpay_payment_id: paymentId,
            razorpay_signature: signature,
          }).toString(),
        });

  it('opens the order right after the payment, and again', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    for (let i = 0; i < 3; i++) {
      const cookie = cookieOf(await prove(id, payment.id));
      expect((await (await read(cookie)).json()).id).toBe(id);
    }
  });

  it('opens it 29 minutes after the payment, and not after 31', async () => {
    const { id, paymentId } = await paidOrder();
    pass(29 * minute);
    expect(cookieOf(await prove(id, paymentId))).toBeDefined();
    pass(2 * minute);
    const late = await prove(id, paymentId);
    expect([late.status, cookieOf(late)]).toEqual([route === 'POST /verify' ? 200 : 303, undefined]);
    pass(day);
    expect(cookieOf(await prove(id, paymentId))).toBeUndefined();
  });

  it('counts from the first claim while Razorpay doesn’t report the payment', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    stopResponding();
    expect(cookieOf(await prove(id, payment.id))).toBeDefined();
    pass(29 * minute);
    expect(cookieOf(await prove(id, payment.id))).toBeDefined();
    pass(2 * minute);
    expect(cookieOf(await prove(id, payment.id))).toBeUndefined();
    resumeResponding();
  });

  it('rejects a signature that is invented or belongs to another order', async () => {
    const [{ id, paymentId }, other] = [await paidOrder(), await paidOrder()];
    expect(cookieOf(await prove(id, paymentId, 'a'.repeat(64)))).toBeUndefined();
    const foreign = razorpay.signature(other.id, other.paymentId);
    expect(cookieOf(await prove(id, paymentId, foreign))).toBeUndefined();
    expect(cookieOf(await prove(id, other.paymentId))).toBeUndefined();
  });

  it('accepts the payment even if the link key can’t be read', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id);
    delete api.secrets[process.env.LINKS_SECRET_ID ?? ''];
    const response = await prove(id, payment.id);
    expect([response.status, cookieOf(response)]).toEqual([route === 'POST /verify' ? 200 : 303, undefined]);
    expect((await api.stored()).find(({ sk }) => sk === id)).toMatchObject({ status: 'paid' });
  });

  it('works with the cookie of an order opened earlier', async () => {
    const { id: earlier } = await paidOrder();
    const cookie = cookieOf(await open(await linkOf(earlier))) ?? '';
    const { id, paymentId } = await paidOrder();
    const body = new URLSearchParams({
      razorpay_order_id: id,
      razorpay_payment_id: paymentId,
      razorpay_signature: razorpay.signature(id, paymentId),
    });
    const response = await api.send('/api/payments/return', {
      method: 'POST',
      origin: 'https://api.razorpay.com',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    });
    expect(response.status).toBe(303);
    expect((await (await read(cookieOf(response))).json()).id).toBe(id);
  });
});

describe('POST /admin/orders/{id}/link', () => {
  it('returns the address of a link that opens the order', async () => {
    const { id } = await paidOrder();
    api.forgetLinkKey();
    const url = await renew(id);
    expect(url).toMatch(new RegExp(`^https://site\\.example/order#${id}\\.\\d+\\.[\\w-]{43}$`));
    expect((await open(url.split('#')[1] ?? '')).status).toBe(204);
  });

  it('returns 404 for an unknown order', async () => {
    await expect(
      api.owner('POST /admin/orders/{id}/link', { path: { id: 'order_none' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is logged in the activity, without the link', async () => {
    const { id } = await paidOrder();
    const url = await renew(id);
    const { data } = await api.owner('GET /admin/activity', {});
    expect(data[0]).toMatchObject({ operation: 'renewOrderLink', entity: id, outcome: 'done' });
    expect(JSON.stringify(await api.stored())).not.toContain(url.split('.').at(-1));
  });
});

const idOf = (link: string) => link.split('.')[0] ?? '';

function forged(link: string, key = 'a guess'): string {
  const [id = '', expires = ''] = link.split('.');
  return `${id}.${expires}.${createHmac('sha256', key).update(['order', id, 0, expires].join('\n')).digest('base64url')}`;
}

async function forgedCookie(cookie: string): Promise<string> {
  const [value = '', expires = ''] = cookie.replace('__Host-order=', '').split('.');
  const mac = createHmac('sha256', 'a guess').update(['session', value, 0, expires].join('\n'));
  return `__Host-order=${value}.${expires}.${mac.digest('base64url')}`;
}

function rotate(keys: { current: string; previous?: string }) {
  process.env.LINKS_SECRET_ID = `${process.env.LINKS_SECRET_ID}x`;
  api.secrets[process.env.LINKS_SECRET_ID] = JSON.stringify(keys);
}

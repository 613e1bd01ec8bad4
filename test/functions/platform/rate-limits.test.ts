import { operations } from '#shared/api/contract.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { adminPassword, startApi } from '../../support/api.ts';
import { earlyInWindow, minute, setClock } from '../../support/clock.ts';
import {
  buyer,
  callback,
  certificationEnquiry,
  complaint,
  courseEnquiry,
  review,
} from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table, isThrottled: true });
const razorpay = startRazorpay(api);

beforeEach(table.clear);

const stranger = '198.51.100.66';
const plan = { band: '14-20', item: 'Resume' } as const;
const verification = { razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1', razorpaySignature: 'ab' };

const link = `link.1234567890.${'m'.repeat(43)}`;

const forms = {
  'POST /enquiries': courseEnquiry,
  'POST /enquiries/certification': certificationEnquiry,
  'POST /callbacks': callback,
  'POST /complaints': complaint,
  'POST /reviews': review,
  'POST /reviews/link': { link },
  'POST /reviews/verified': { link, name: 'Asha', message: 'Clear.', rating: 5, consent: true },
  'POST /user': buyer,
  'POST /create-order': { userId: 'u1', amount: 599 },
  'POST /verify': verification,
  'POST /courses/{id}/orders': { userId: 'u1', amount: 599, ...buyer },
  'POST /coaching/offers/{id}/orders': { userId: 'u1', amount: 599, ...buyer },
  'POST /pay': { link },
  'POST /pay/order': { link, ...buyer },
  'POST /admin/session': { password: 'a guess' },
  'POST /orders/session': { link },
  'POST /order-links': { email: 'asha@example.com' },
};

const jsonBody = { 'content-type': 'application/json' };

const send = (route: string, body: unknown, address = stranger) =>
  api.send(`/api${route.replace('POST ', '')}`, {
    method: 'POST',
    address,
    headers: jsonBody,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('every public write', () => {
  const writes = operations
    .map(({ endpoint }) => endpoint)
    .filter(({ auth, route, raw }) => auth === 'public' && !route.startsWith('GET ') && !raw);

  it('is rate-limited by address, and is listed here', () => {
    expect(writes.filter(({ limit }) => !limit)).toEqual([]);
    expect(writes.map(({ route }) => route).toSorted()).toEqual(Object.keys(forms).toSorted());
  });

  it('is rate-limited unless it’s signed: webhooks, and the return from a checkout', () => {
    const raw = operations.filter(({ endpoint }) => endpoint.raw);
    expect(raw.map(({ endpoint }) => endpoint.limit)).toEqual(raw.map(() => undefined));
  });

  it.each(writes.map(({ route }) => route))(
    '%s returns 429 with Retry-After within five seconds of ten calls a second, whenever its window ends',
    async (route) => {
      const limit = writes.find((each) => each.route === route)?.limit;
      const half = limit && 'most' in limit ? limit.most * 100 : 0;
      for (const start of [earlyInWindow, earlyInWindow + 14 * minute - half]) {
        const address = `from ${start}`;
        const statuses: number[] = [];
        for (let turn = 0; turn < 50 && statuses.at(-1) !== 429; turn++) {
          setClock(start + turn * 100);
          const response = await send(route, forms[route as keyof typeof forms], address);
          statuses.push(response.status);
          if (response.status !== 429) continue;
          expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(response.headers.get('content-type')).toBe('application/problem+json');
          expect((await response.json()).detail).toMatch(
            /^Too many attempts\. Try again in \d+ (minute|second)s?\.$/,
          );
        }
        expect(statuses.at(-1)).toBe(429);
      }
    },
  );

  it.each(
    writes
      .filter(({ limit }) => limit?.counts !== 'refusals')
      .map(({ route, limit }) => [route, limit?.counts]),
  )('%s rejects a call with one conditional write or one read, without its body', async (route, counts) => {
    setClock(earlyInWindow);
    for (let turn = 0; turn < 24; turn++) await send(route ?? '', '{');
    api.uses.length = 0;
    expect((await send(route ?? '', '{')).status).toBe(429);
    const action = counts === 'failures' ? 'GetItem' : 'UpdateItem';
    expect(api.uses).toEqual([expect.objectContaining({ action, partition: 'THROTTLE' })]);
  });

  it('counts both enquiry forms together, and repeats with one Idempotency-Key once', async () => {
    setClock(earlyInWindow);
    const ask = api.visitorFrom(stranger);
    for (let turn = 0; turn < 12; turn++) {
      await ask('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'the-same' });
      await ask('POST /enquiries/certification', { body: certificationEnquiry });
    }
    const next = ask('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'the-same' });
    await expect(next).rejects.toMatchObject({ status: 429, retryAfter: 60 });
    setClock(earlyInWindow + minute);
    await ask('POST /enquiries', { body: courseEnquiry, idempotencyKey: 'the-same' });
  });
});

describe('POST /admin/session', () => {
  it('doesn’t count calls that fail because of our error', async () => {
    setClock(earlyInWindow);
    api.failOn('GetSecretValue');
    const statuses = [];
    for (let turn = 0; turn < 7; turn++)
      statuses.push((await send('POST /admin/session', { password: adminPassword })).status);
    expect(statuses).toEqual(Array(7).fill(500));
    api.recover();
    expect((await send('POST /admin/session', { password: adminPassword })).status).toBe(201);
  });

  it('forgives one attempt per server error, and no guesses before it', async () => {
    setClock(earlyInWindow);
    const guess = async (password: string) => (await send('POST /admin/session', { password })).status;
    for (let turn = 0; turn < 4; turn++) expect(await guess('a guess')).toBe(401);
    setClock(earlyInWindow + 1.1 * minute);
    api.failOn('GetSecretValue');
    for (let turn = 0; turn < 3; turn++) expect(await guess('a guess')).toBe(500);
    api.recover();
    expect(await guess('a guess')).toBe(401);
    expect(await guess('a guess')).toBe(429);
  });

  it('signs in even if the count can’t be reset', async () => {
    api.failOn('DeleteItem');
    expect((await send('POST /admin/session', { password: adminPassword })).status).toBe(201);
    expect(api.logged.join()).toContain('"attempts":"not reset"');
  });
});

describe('POST /verify', () => {
  it('counts only wrong signatures, and never rejects a valid one', async () => {
    setClock(earlyInWindow);
    const order = api.visitorFrom('192.0.2.1');
    const { data } = await order('POST /create-order', { body: { userId: 'u1', amount: 599 } });
    const { id: paymentId } = razorpay.pay(data.id);
    const right = {
      razorpayOrderId: data.id,
      razorpayPaymentId: paymentId,
      razorpaySignature: razorpay.signature(data.id, paymentId),
    };
    const statuses = [];
    for (let turn = 0; turn < 30; turn++) statuses.push((await send('POST /verify', verification)).status);
    expect(statuses).toEqual([...Array(24).fill(400), ...Array(6).fill(429)]);
    for (let turn = 0; turn < 30; turn++) expect((await send('POST /verify', right)).status).toBe(200);
    expect((await send('POST /verify', '{')).status).toBe(400);
  });
});

describe('a flood of 60 calls a second from one address', () => {
  it.each([
    'POST /enquiries/certification',
    'POST /create-order',
    'POST /user',
    'POST /admin/session',
  ] as const)('to %s locks no one else out: another visitor signs in, enquires and buys', async (route) => {
    const answers = new Map<number, number>();
    for (let turn = 0; turn < 300; turn++) {
      setClock(earlyInWindow + turn * (1000 / 60));
      const { status } = await send(route, forms[route]);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (turn % 100 === 99) await buyAndEnquire(`192.0.2.${turn}`);
    }
    expect(answers.get(429)).toBeGreaterThanOrEqual(300 - 2 * 24);
  });

  it('to webhooks and reads doesn’t lock out Razorpay, the admin panel or buyers', async () => {
    for (let turn = 0; turn < 300; turn++) {
      setClock(earlyInWindow + turn * (1000 / 60));
      const route = ['/webhooks/razorpay', '/orders/x/status', '/interview-questions'][turn % 3];
      const init = turn % 3 === 0 ? { method: 'POST', body: '{}', headers: jsonBody } : {};
      await api.send(`/api${route}`, { ...init, address: stranger });
      if (turn % 100 === 99) await buyAndEnquire(`198.51.100.${turn}`);
    }
  });

  const buyAndEnquire = async (address: string) => {
    razorpay.setSecret();
    const call = api.visitorFrom(address);
    const person = { ...buyer, email: `${address}@example.com` };
    await call('POST /admin/session', { body: { password: adminPassword } });
    await call('POST /enquiries', { body: courseEnquiry });
    await call('POST /enquiries/certification', { body: certificationEnquiry });
    await call('POST /reviews', { body: review });
    const { data: user } = await call('POST /user', { body: person });
    const { data: order } = await call('POST /create-order', {
      body: { userId: user.id, amount: priceInRupees(plan), plan, ...person },
    });
    const { id: paymentId } = razorpay.pay(order.id);
    const { data } = await call('POST /verify', {
      body: {
        razorpayOrderId: order.id,
        razorpayPaymentId: paymentId,
        razorpaySignature: razorpay.signature(order.id, paymentId),
      },
    });
    expect(data.status).toBe('paid');
  };
});

import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createFaultyRazorpay, type FaultyRazorpay } from '#infra/local/faults/razorpay/razorpay.ts';
import type { Switches } from '#infra/local/faults/razorpay/switches.ts';
import { measuredRetrySchedule } from '#infra/local/razorpay/webhook-delivery.ts';
import { razorpayKeys as keys } from '../support/razorpay.ts';

jest.setTimeout(30_000);

const secret = 'the webhook secret';
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const answers: number[] = [];
const folder = mkdtempSync(join(tmpdir(), 'razorpay-'));

const endpoint = createServer(async (request, reply) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
  const status = answers.shift() ?? 200;
  if (status > 0) reply.writeHead(status).end();
});
const running: FaultyRazorpay[] = [];

beforeAll(() => new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve)));
beforeEach(() => {
  received.length = 0;
  answers.length = 0;
});
afterEach(() => {
  for (const razorpay of running.splice(0)) razorpay.stop();
});
afterAll(() => {
  endpoint.closeAllConnections();
  endpoint.close();
  rmSync(folder, { recursive: true });
});

const start = (switches: Partial<Switches> = {}, retrySchedule = [0, 20, 60], file?: string) => {
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`;
  const razorpay = createFaultyRazorpay({
    keys,
    webhooks: { url, secret, retrySchedule },
    switches,
    ...(file && { file: join(folder, file) }),
  });
  running.push(razorpay);
  return razorpay;
};

const call = async (razorpay: FaultyRazorpay, path: string, body: object) => {
  const response = await razorpay.answer(
    new Request(`http://localhost/razorpay/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}` },
      body: JSON.stringify(body),
    }),
    '',
  );
  return response.json();
};

const openOrder = async (razorpay: FaultyRazorpay): Promise<string> =>
  (await call(razorpay, 'orders', { amount: 59900, currency: 'INR', payment: { capture: 'automatic' } })).id;

const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');
const events = () => received.map(({ body }) => JSON.parse(body));
const names = () => events().map(({ event }) => event);
const settled = async (razorpay: FaultyRazorpay) => {
  await wait(0);
  await razorpay.webhooks.settled();
};
const over = async ({ webhooks }: FaultyRazorpay) => {
  while (!webhooks.deliveries.every(({ event }) => event.isOver)) await wait(5);
};

const paid = ['payment.authorized', 'payment.captured', 'order.paid'];

describe('a webhook', () => {
  it('is sent for each step of a payment, with the entities as they were', async () => {
    const razorpay = start();
    const id = await openOrder(razorpay);
    const payment = razorpay.pay(id);
    await settled(razorpay);
    expect(events()).toEqual([
      {
        entity: 'event',
        account_id: expect.stringMatching(/^acc_\w{14}$/),
        event: 'payment.authorized',
        contains: ['payment'],
        payload: {
          payment: { entity: expect.objectContaining({ id: payment.id, status: 'authorized', fee: null }) },
        },
        created_at: expect.any(Number),
      },
      expect.objectContaining({
        event: 'payment.captured',
        payload: {
          payment: { entity: { ...payment, status: 'captured', captured: true, base_amount: 59900 } },
        },
      }),
      expect.objectContaining({
        event: 'order.paid',
        contains: ['payment', 'order'],
        payload: {
          payment: { entity: payment },
          order: { entity: { ...razorpay.order(id), description: null, checkout: null } },
        },
      }),
    ]);
  });

  it('has the headers of a delivery and a signature of its bytes', async () => {
    const razorpay = start();
    razorpay.pay(await openOrder(razorpay), { outcome: 'failed' });
    await settled(razorpay);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(headers).toMatchObject({
      'user-agent': 'Razorpay-Webhook/v1',
      'content-type': 'application/json',
      'accept-encoding': 'gzip',
      'x-razorpay-event-id': expect.stringMatching(/^\w{14}$/),
      'x-razorpay-signature': sign(body),
    });
    expect(headers['request-id']).toBe(headers['x-razorpay-event-id']);
    expect(names()).toEqual(['payment.failed']);
  });

  it('is signed like the example in Razorpay’s package', () => {
    expect(sign('{"a":1,"b":2,"c":{"d":3}}', '123456')).toBe(
      '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
    );
  });

  it('for a refund has its keys in alphabetical order', async () => {
    const razorpay = start();
    const { id } = razorpay.pay(await openOrder(razorpay));
    await settled(razorpay);
    received.length = 0;
    await call(razorpay, `payments/${id}/refund`, {});
    await settled(razorpay);
    expect(names()).toEqual(['refund.created', 'refund.processed']);
    expect(events()[0]).toMatchObject({
      contains: ['refund', 'payment'],
      payload: { payment: { entity: { status: 'refunded', refund_status: 'full', amount_refunded: 59900 } } },
    });
    expect(received[0]?.body).toMatch(/^\{"account_id"/);
    expect(received[0]?.headers['x-razorpay-signature']).toBe(sign(received[0]?.body ?? ''));
  });

  it('is repeated, byte for byte, until it is acknowledged', async () => {
    answers.push(500, 400);
    const razorpay = start();
    razorpay.pay(await openOrder(razorpay), { outcome: 'failed' });
    await over(razorpay);
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(1);
    expect(razorpay.webhooks.deliveries[0]?.attempts.map(({ status }) => status)).toEqual([500, 400, 200]);
  });

  it('is given up at the end of the retry schedule', async () => {
    answers.push(500, 500, 500, 500);
    const razorpay = start();
    razorpay.pay(await openOrder(razorpay), { outcome: 'failed' });
    await over(razorpay);
    expect(received).toHaveLength(3);
  });

  it('counts as lost after five seconds without a response', async () => {
    answers.push(0);
    const silence = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(silence.signal);
    const razorpay = start();
    razorpay.pay(await openOrder(razorpay), { outcome: 'failed' });
    while (received.length === 0) await wait(1);
    expect(timeout).toHaveBeenCalledWith(5000);
    silence.abort();
    await over(razorpay);
    timeout.mockRestore();
    expect(razorpay.webhooks.deliveries[0]?.attempts.map(({ status }) => status)).toEqual([0, 200]);
  });

  it('can be retried on the measured schedule', () => {
    expect(measuredRetrySchedule).toHaveLength(16);
    expect(measuredRetrySchedule.at(-1)).toBeLessThan(24 * 3_600_000);
  });
});

describe('a mode', () => {
  const receivedIn = async (switches: Partial<Switches>) => {
    const razorpay = start(switches);
    razorpay.pay(await openOrder(razorpay));
    await settled(razorpay);
    return razorpay;
  };

  it('drops webhooks, which can be replayed', async () => {
    const razorpay = await receivedIn({ webhooks: 'dropped' });
    expect(names()).toEqual([]);
    const [first] = razorpay.webhooks.deliveries;
    expect(await razorpay.webhooks.deliver(first?.event.id ?? '')).toBe(200);
    expect(names()).toEqual(['payment.authorized']);
  });

  it('holds them until requested', async () => {
    const razorpay = await receivedIn({ webhooks: 'held' });
    expect(names()).toEqual([]);
    for (const { event } of razorpay.webhooks.deliveries.toReversed())
      await razorpay.webhooks.deliver(event.id);
    expect(names()).toEqual(paid.toReversed());
  });

  it('duplicates them', async () => {
    await receivedIn({ webhooks: 'duplicated' });
    expect(names().toSorted()).toEqual([...paid, ...paid].toSorted());
    expect(new Set(received.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
  });

  it('reorders them', async () => {
    await receivedIn({ webhooks: 'reordered' });
    expect(names()).toEqual(paid.toReversed());
  });

  it('delays them', async () => {
    const razorpay = await receivedIn({ webhooks: 'delayed', delayMs: 1000 });
    expect(names()).toEqual([]);
    await over(razorpay);
    expect(names()).toEqual(paid);
  });

  it('signs them with another secret until they are replayed', async () => {
    const razorpay = await receivedIn({ webhooks: 'wrong secret' });
    for (const { body, headers } of received) expect(headers['x-razorpay-signature']).not.toBe(sign(body));
    razorpay.webhooks.rotateSecret('the next secret');
    received.length = 0;
    await razorpay.webhooks.deliver(razorpay.webhooks.deliveries[0]?.event.id ?? '');
    expect(received[0]?.headers['x-razorpay-signature']).toBe(
      sign(received[0]?.body ?? '', 'the next secret'),
    );
  });

  it('sorts the keys of all', async () => {
    await receivedIn({ webhooks: 'sorted keys' });
    for (const { body } of received) expect(body).toMatch(/^\{"account_id"/);
  });
});

describe('a restart', () => {
  it('keeps orders, payments and refunds, and delivers unacknowledged webhooks', async () => {
    const before = start({ webhooks: 'held' }, [0], 'kept.jsonl');
    const id = await openOrder(before);
    const payment = before.pay(id);
    await call(before, `payments/${payment.id}/refund`, { amount: 100 });
    before.stop();

    const after = start({}, [0], 'kept.jsonl');
    expect(after.order(id)).toEqual(before.order(id));
    expect(after.paymentsOf(id)).toEqual(before.paymentsOf(id));
    expect(after.refundsOf(payment.id)).toEqual(before.refundsOf(payment.id));
    after.resume();
    await settled(after);
    expect(names()).toEqual([...paid, 'refund.created', 'refund.processed']);
    const once = start({}, [0], 'kept.jsonl');
    once.resume();
    await settled(once);
    expect(received).toHaveLength(5);
  });

  it('ignores a truncated line', async () => {
    const before = start({ webhooks: 'dropped' }, [0], 'cut.jsonl');
    const [first, second] = [await openOrder(before), await openOrder(before)];
    const file = join(folder, 'cut.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    const after = start({}, [0], 'cut.jsonl');
    expect(after.order(first)).toEqual(before.order(first));
    expect(() => after.order(second)).toThrow('does not exist');
    const third = await openOrder(after);
    expect(start({}, [0], 'cut.jsonl').order(third)).toEqual(after.order(third));
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '#shared/api/contract.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { buyer, certificationEnquiry, courseEnquiry, review } from '../../support/entries.ts';
import { type LocalRun, startLocally } from '../../support/local-run.ts';

const callsASecond = 60;
const seconds = Number(process.env.FLOOD_SECONDS ?? 60);
const flooder = '127.0.0.66';
const password = 'a password of this test';
const keyId = 'rzp_test_OfThisTest0001';
const plan = { band: '14-20', item: 'Resume' } as const;

const data = mkdtempSync(join(tmpdir(), 'flood-'));
let run: LocalRun;

beforeAll(async () => {
  run = await startLocally({ PORT: '0', DATA_DIR: data, ADMIN_PASSWORD: password, RAZORPAY_KEY_ID: keyId });
});

afterAll(async () => {
  await run.stop();
  rmSync(data, { recursive: true });
});

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const ask = (from: string, path: string, { method, body, headers }: Sent = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { port } = new URL(run.site);
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        localAddress: from,
        agent: false,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          host: new URL(run.site).host,
          origin: run.site,
          'content-type': 'application/json',
          ...headers,
        },
      },
      async (answer) => {
        let read = '';
        for await (const chunk of answer) read += chunk;
        resolve({ status: answer.statusCode ?? 0, body: read });
      },
    );
    sent.once('error', reject);
    sent.end(text);
  });

const link = `link.1234567890.${'m'.repeat(43)}`;

const kinds = operations
  .filter(({ endpoint }) => endpoint.auth === 'public')
  .map(({ endpoint: { route } }) => {
    const [method = '', path = ''] = route.split(' ');
    const bodies: Record<string, unknown> = {
      '/enquiries': courseEnquiry,
      '/enquiries/certification': certificationEnquiry,
      '/reviews': review,
      '/user': buyer,
      '/create-order': { userId: 'u1', amount: priceInRupees(plan), plan, ...buyer },
      '/admin/session': { password: 'a guess' },
      '/order-links': { email: 'asha@example.com' },
    };
    const body = bodies[path] ?? (method === 'GET' ? undefined : { link });
    return { route, path: `/api${path.replace(/\{\w+\}/, 'x')}`, sent: { method, body } };
  });

async function doBusiness(person: number): Promise<Record<string, number>> {
  const from = `127.0.1.${person}`;
  const email = `person-${person}@example.com`;
  const enquiry = await ask(from, '/api/enquiries', { body: { ...courseEnquiry, email } });
  const session = await ask(from, '/api/admin/session', { body: { password } });
  const order = await ask(from, '/api/create-order', {
    body: { userId: 'u1', amount: priceInRupees(plan), plan, ...buyer, email },
  });
  const { id } = JSON.parse(order.body);
  const paid = await ask(from, '/razorpay/checkout/pay', {
    body: { key_id: keyId, order_id: id, outcome: 'success' },
  });
  const proof = JSON.parse(paid.body);
  const verified = await ask(from, '/api/verify', {
    body: {
      razorpayOrderId: id,
      razorpayPaymentId: proof.razorpay_payment_id,
      razorpaySignature: proof.razorpay_signature,
    },
  });
  const state = await ask(from, `/api/orders/${id}/status`);
  const deliveries = JSON.parse((await ask(from, '/razorpay/checkout/webhooks')).body);
  const { event } = deliveries.find(({ event: { body } }: { event: { body: string } }) => body.includes(id));
  const webhook = await ask(from, '/api/webhooks/razorpay', {
    body: event.body,
    headers: { 'x-razorpay-signature': event.signature },
  });
  return Object.fromEntries(
    Object.entries({ enquiry, session, order, verified, state, webhook }).map(([name, { status }]) => [
      name,
      status,
    ]),
  );
}

const good = { enquiry: 201, session: 201, order: 201, verified: 200, state: 200, webhook: 204 };

it('a flood blocks no one else: enquiries, purchases, sign-ins and webhooks get through', async () => {
  const statuses = new Map<number, number>();
  const others: Promise<Record<string, number> | Error>[] = [];
  const flood: Promise<unknown>[] = [];
  const started = Date.now();
  for (let call = 0; call < callsASecond * seconds; call++) {
    const due = started + (call * 1000) / callsASecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())));
    const kind = kinds[Math.floor((call * kinds.length) / (callsASecond * seconds))];
    if (!kind) throw new Error('No kind of call found.');
    flood.push(
      ask(flooder, kind.path, kind.sent).then(
        ({ status }) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        },
        () => statuses.set(0, (statuses.get(0) ?? 0) + 1),
      ),
    );
    if (call % (callsASecond / 2) === callsASecond / 4)
      others.push(doBusiness(others.length + 1).catch((error) => error));
  }
  const answers = await Promise.all(others);
  await Promise.all(flood);
  const took = (Date.now() - started) / 1000;
  process.stderr.write(
    `${callsASecond * seconds} calls of ${kinds.length} kinds in ${took.toFixed(0)} s: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}.\n`,
  );
  expect(answers).toHaveLength(2 * seconds);
  for (const answer of answers) expect(answer).toEqual(good);
  expect(statuses.get(429)).toBeGreaterThan(callsASecond * seconds * 0.2);
});

import { createHmac } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { close, listen, listenerOf } from '#infra/local/http-server.ts';
import { RazorpayApiError } from '#infra/local/razorpay/api-error.ts';
import { createRazorpay, type Razorpay, razorpayPath } from '#infra/local/razorpay/razorpay.ts';
import type { Call } from '#shared/api/client.ts';
import type { startApi } from './api.ts';
import { setClock } from './clock.ts';
import type { WatchedTable } from './payments-watched-table.ts';
import { razorpayKeys } from './razorpay.ts';

/** Everything that a history happens to: our API over a table, Razorpay, the clock, and what was seen of them. */
export interface World {
  api: ReturnType<typeof startApi>;
  table: WatchedTable;
  razorpay: Razorpay;
  webhookSecrets: { webhookSecret: string; previousWebhookSecret?: string };
  /** Orders that a buyer was told of, in turn, and when she was told last. */
  orders: Map<string, number>;
  /** What came with each Idempotency-Key, and what was answered. */
  asked: Map<string, Asked>;
  /** What came with each key of a refund. */
  refunds: Map<string, { paymentId: string; rupees?: number; refundedPaise?: number; reason: string }>;
  owner: Call | undefined;
}

export interface Asked {
  since: number;
  bodies: Set<string>;
  answers: Set<string>;
}

/** Sets up, for a test file, what makes a new world for each history. */
export function startWorlds(api: World['api'], table: WatchedTable): () => Promise<World> {
  let razorpay: Razorpay;
  let opened: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    const answer = listenerOf((request, address) => razorpay.answer(request, address));
    opened = await listen(answer, { port: 0, host: '127.0.0.1' });
  });

  beforeEach(() => {
    process.env.RAZORPAY_BASE_URL = `http://127.0.0.1:${opened.port}${razorpayPath}`;
  });

  afterAll(() => close(opened.server));

  return async () => {
    await table.clear();
    api.recover();
    api.forget();
    api.logged.length = 0;
    setClock(startOfTime);
    const webhookSecrets = { webhookSecret: newSecret() };
    razorpay = createRazorpay({
      keys: razorpayKeys,
      webhooks: { url: 'http://127.0.0.1:9/', secret: webhookSecrets.webhookSecret },
      switches: { webhooks: 'held', refunds: 'pending', duplicateReceipts: 'accepted' },
    });
    const world: World = {
      ...{ api, table, razorpay, webhookSecrets, owner: undefined },
      ...{ orders: new Map(), asked: new Map(), refunds: new Map() },
    };
    keepSecret(world);
    return world;
  };
}

const startOfTime = Date.UTC(2026, 10, 20, 6, 30);

let secrets = 0;

const newSecret = () => `webhook secret ${++secrets}`;

/** Puts the secret under a new id, since a Lambda remembers it for a minute. */
function keepSecret({ api, webhookSecrets }: World): void {
  process.env.RAZORPAY_SECRET_ID = `razorpay-${++secrets}`;
  api.secrets[process.env.RAZORPAY_SECRET_ID] = JSON.stringify({ ...razorpayKeys, ...webhookSecrets });
}

/** Exchanges the webhook secret, keeping the one before for what is on its way, or not. */
export function rotateWebhookSecret(world: World, keep: 'previous' | 'none'): void {
  const { webhookSecret: previousWebhookSecret } = world.webhookSecrets;
  const webhookSecret = newSecret();
  world.webhookSecrets = { webhookSecret, ...(keep === 'previous' && { previousWebhookSecret }) };
  world.razorpay.webhooks.rotateSecret(webhookSecret);
  keepSecret(world);
}

/** Lets time pass. DynamoDB deletes what has expired when it likes, so it may be there still. */
export async function pass(world: World, hours: number, expired: 'kept' | 'deleted') {
  const now = Date.now() + hours * 3_600_000;
  jest.setSystemTime(now);
  if (expired === 'kept') return;
  for (const { pk, sk, ttl } of await world.table.items())
    if (Number(ttl) < now / 1000)
      await world.table.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk } }));
}

/** Whether a buyer may be paying still: a day and a quarter of an hour after it was opened, or she was told just now. */
export function isPayable({ razorpay, orders }: World, id: string): boolean {
  const told = (Date.now() - (orders.get(id) ?? 0)) / 3_600_000;
  return ageInHours(razorpay.order(id).created_at) <= 24.25 || told <= 0.25;
}

/**
 * What came with an Idempotency-Key, this body among it. A request without a key is one of its own, and so is one
 * whose key is a day old: it may have been forgotten.
 */
export function remember({ asked }: World, key: string | undefined, body: object): Asked {
  const before = key === undefined ? undefined : asked.get(key);
  const isOld = before !== undefined && Date.now() - before.since >= 24 * 3_600_000;
  const entry =
    before && !isOld ? before : { since: Date.now(), bodies: new Set<string>(), answers: new Set<string>() };
  if (isOld) entry.bodies.add('another, perhaps');
  entry.bodies.add(JSON.stringify(body));
  if (!isOld) asked.set(key ?? `none ${asked.size}`, entry);
  return entry;
}

/** Payments that were tried for the orders that buyers know, in the order of time. */
export const paymentsOf = ({ razorpay, orders }: World) =>
  [...orders.keys()].flatMap((id) => razorpay.paymentsOf(id));

export const disputesOf = (world: World) =>
  world.razorpay.disputes().filter(({ payment_id }) => paymentsOf(world).some(({ id }) => id === payment_id));

export const refundsOf = (world: World) =>
  paymentsOf(world).flatMap(({ id }) => world.razorpay.refundsOf(id));

/** Whether a payment pays its order: the money is there, and it is the price, or Razorpay counts it as that. */
export const paysFor = ({ razorpay }: World, payment: ReturnType<typeof paymentsOf>[number]): boolean => {
  const { amount, currency, status } = razorpay.order(payment.order_id);
  if (!payment.captured || payment.currency !== currency) return false;
  return payment.amount === amount || status === 'paid';
};

export const ageInHours = (seconds: number) => (Date.now() / 1000 - seconds) / 3600;

export const hmac = (message: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(message).digest('hex');

/** Does what Razorpay may refuse a buyer or a bank. */
export function unlessRefused(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof RazorpayApiError)) throw error;
  }
}

import { createHmac } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { close, listen, listenerOf } from '#infra/local/http-server.ts';
import { RazorpayApiError } from '#infra/local/razorpay/api-error.ts';
import { createRazorpay, type Razorpay, razorpayPath } from '#infra/local/razorpay/razorpay.ts';
import type { Call } from '#shared/api/client.ts';
import type { startApi } from '../api.ts';
import { setClock } from '../clock.ts';
import { razorpayKeys } from '../razorpay.ts';
import { type Account, accountOf, isOfKey } from './accounts.ts';
import { courseSold } from './buyers.ts';
import { answerFaulty, type FaultKind, faultHeader, watchRazorpayClient } from './faults.ts';
import type { RecordingTable } from './recording-table.ts';

/** The system under test: our API over a table, a simulated Razorpay, and what buyers and the owner know of both. */
export interface System {
  api: ReturnType<typeof startApi>;
  table: RecordingTable;
  /** Razorpay's account of the key in use. */
  razorpay: Razorpay;
  /** All accounts so far, the one in use last. */
  accounts: Account[];
  webhookSecret: string;
  /** The orders in answers to buyers, oldest first, with the time in ms of the last answer. */
  orders: Map<string, number>;
  /** The bodies sent with each Idempotency-Key, and the orders in the answers. */
  requests: Map<string, KeyedRequest>;
  /** The payment links in answers to the owner: by their ids, the part behind the `#` of their address. */
  links: Map<string, string>;
  /** The last order in an answer to the buyer of a plan. */
  purchases: Map<string, string>;
  /** The body sent with each key of a refund. */
  refunds: Map<string, { paymentId: string; rupees?: number; refundedPaise?: number; reason: string }>;
  owner: Call | undefined;
  ownerSince: number;
  /** The course whose seats are sold: one at first. */
  courseId: string;
}

export interface KeyedRequest {
  since: number;
  bodies: Set<string>;
  answers: Set<string>;
  /** The body that was answered with an order. */
  answered?: string;
}

/**
 * Opens the course with one seat, and lets the sweep run, as it has every quarter of an hour since the site was deployed. The
 * rows that both leave are the same for every history, so they are stored again after the first. Returns the course's id.
 */
function siteOpener() {
  let rows: Record<string, unknown>[] | undefined;
  return async ({ api, table }: Pick<System, 'api' | 'table'>): Promise<string> => {
    const put = (Item: Record<string, unknown>) =>
      table.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item }));
    if (rows) for (const row of rows) await put(row);
    else {
      await api.owner('POST /courses', { body: { ...courseSold, seats: 1 } });
      await api.runSchedule('sweepPayments');
      const items = (await table.items()).filter(({ pk }) => ofSite.has(String(pk)));
      // The course's pages have been refreshed long ago.
      rows = items.map(({ outbox, outboxTag, gsi4pk, gsi4sk, ...item }) => item);
    }
    return String(rows.find(({ pk }) => pk === 'COURSE')?.sk);
  };
}

const ofSite = new Set(['COURSE', 'SEATS', 'SWEEP']);

/** Prepares a test file whose API calls AWS around `callAws`; returns what makes a new system for each history. */
export function startSystems(api: System['api'], table: RecordingTable): () => Promise<System> {
  const openSite = siteOpener();
  let accounts: Account[] = [];
  let opened: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    const listener = listenerOf((request, address) => {
      const fault = request.headers.get(faultHeader) as FaultKind | null;
      const called = accounts.find(({ keys }) => request.headers.get('authorization') === basic(keys));
      const answer = () => (called ?? (accounts.at(-1) as Account)).razorpay.answer(request, address);
      return fault ? answerFaulty(fault, answer) : answer();
    });
    opened = await listen(listener, { port: 0, host: '127.0.0.1' });
  });

  beforeEach(() => {
    watchRazorpayClient();
    process.env.RAZORPAY_BASE_URL = `http://127.0.0.1:${opened.port}${razorpayPath}`;
  });

  afterAll(() => close(opened.server));

  return async () => {
    await table.clear();
    api.recover();
    api.forget();
    api.logged.length = 0;
    setClock(startOfTime);
    const webhookSecret = newSecret();
    const razorpay = createRazorpay({
      keys: razorpayKeys,
      webhooks: { url: 'http://127.0.0.1:9/', secret: webhookSecret },
      switches: { webhooks: 'held', refunds: 'pending', duplicateReceipts: 'accepted' },
    });
    accounts = [{ keys: razorpayKeys, razorpay, outside: [] }];
    const system: System = {
      ...{ api, table, razorpay, accounts, webhookSecret, owner: undefined, ownerSince: 0, courseId: '' },
      orders: new Map(),
      requests: new Map(),
      links: new Map(),
      purchases: new Map(),
      refunds: new Map(),
    };
    renewSecretId(system);
    system.courseId = await openSite(system);
    return system;
  };
}

const startOfTime = Date.UTC(2026, 10, 20, 6, 30);

let secrets = 0;

export const newSecret = () => `webhook secret ${++secrets}`;

/** Gives the secrets new ids, so that Lambdas read them again, which they otherwise remember for a minute. */
export function renewSecretId({ api, accounts, webhookSecret }: System): void {
  process.env.RAZORPAY_SECRET_ID = `razorpay-${++secrets}`;
  api.secrets[process.env.RAZORPAY_SECRET_ID] = JSON.stringify({
    ...accounts.at(-1)?.keys,
    webhookSecret,
  });
  process.env.LINKS_SECRET_ID = `links-${secrets}`;
  api.secrets[process.env.LINKS_SECRET_ID] = JSON.stringify({ current: 'the key of links' });
}

/** Replaces the webhook secret. */
export function rotateWebhookSecret(system: System): void {
  system.webhookSecret = newSecret();
  system.razorpay.webhooks.rotateSecret(system.webhookSecret);
  renewSecretId(system);
}

/** Refunds paise of a payment like a person at Razorpay's own dashboard, which may refuse it. */
export async function refundAtRazorpay({ keys, razorpay }: Account, paymentId: string, paise: number) {
  const request = new Request(`http://razorpay.example${razorpayPath}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: { authorization: basic(keys) },
    body: JSON.stringify({ amount: paise }),
  });
  await razorpay.answer(request, '');
}

const basic = ({ keyId, keySecret }: Account['keys']) => `Basic ${btoa(`${keyId}:${keySecret}`)}`;

/** The minutes after which every list is complete, however far it lags. */
export const longestLag = 20;

/** Moves the clock. Expired items may stay, as DynamoDB deletes them some time later. */
export async function passTime(system: System, hours: number, expired: 'kept' | 'deleted') {
  const now = Date.now() + hours * 3_600_000;
  jest.setSystemTime(now);
  if (expired === 'kept') return;
  for (const { pk, sk, ttl } of await system.table.items())
    if (Number(ttl) < now / 1000)
      await system.table.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk } }));
}

/** Whether a buyer may still pay: within 24¼ hours of the order's creation, or a quarter of an hour of its last answer. */
export function isPayable({ accounts, orders }: System, id: string): boolean {
  const hoursSinceAnswer = (Date.now() - (orders.get(id) ?? 0)) / 3_600_000;
  return (
    ageInHours(accountOf({ accounts }, id).razorpay.order(id).created_at) <= 24.25 || hoursSinceAnswer <= 0.25
  );
}

/**
 * Remembers a body sent with an Idempotency-Key and returns all that is known of the key. A request without a key
 * stands for itself, and so does one whose key is a day old, which the API may have forgotten.
 */
export function rememberRequest({ requests }: System, key: string | undefined, body: object): KeyedRequest {
  const before = key === undefined ? undefined : requests.get(key);
  const isOld = before !== undefined && Date.now() - before.since >= 24 * 3_600_000;
  const entry =
    before && !isOld ? before : { since: Date.now(), bodies: new Set<string>(), answers: new Set<string>() };
  if (isOld) entry.bodies.add('another, perhaps');
  entry.bodies.add(JSON.stringify(body));
  if (!isOld) requests.set(key ?? `none ${requests.size}`, entry);
  return entry;
}

/** Remembers an order in the answer to a new request. While it can be paid, its buyer gets no second order. */
export function rememberPurchase(system: System, purchase: string, id: string): void {
  const { razorpay, purchases } = system;
  const before = purchases.get(purchase);
  purchases.set(purchase, id);
  if (before === undefined || before === id || !hasPlan(purchase)) return;
  // The key in use sees no order of the account before, and the earlier key may have opened such an order only now.
  if (![before, id].every((each) => isOfKey(system, each))) return;
  const { status, created_at } = razorpay.order(before);
  if (status === 'paid' || ageInHours(created_at) >= 24) return;
  throw new Error(`One purchase has two orders to pay: ${before} and ${id}.`);
}

/**
 * Forgets which order a purchase led to, where the owner gives it to another address: who had it before may open another
 * one, and who has it now may have two.
 */
export function forgetPurchase({ purchases }: System, id: string, email: string): void {
  for (const [purchase, known] of purchases)
    if (known === id || purchase.startsWith(`${email} `)) purchases.delete(purchase);
}

// Two purchases without a plan cannot be distinguished.
const hasPlan = (purchase: string) => !purchase.endsWith(' 2');

/** The attempted payments of the orders that buyers know, order by order. */
export const paymentsOf = ({ accounts, orders }: System) =>
  [...orders.keys()].flatMap((id) => accountOf({ accounts }, id).razorpay.paymentsOf(id));

/** Whether a payment may still arrive, as far as anybody who asks Razorpay can read. */
export const mayBePaid = (system: System): boolean =>
  paymentsOf(system).some(
    ({ status }) => status !== 'failed' || system.razorpay.switches.statuses === 'unknown',
  );

export const refundsOf = (system: System) =>
  paymentsOf(system).flatMap(({ id, order_id }) => accountOf(system, order_id).razorpay.refundsOf(id));

export const disputesOf = (system: System) =>
  system.accounts
    .flatMap(({ razorpay }) => razorpay.disputes())
    .filter(({ payment_id }) => paymentsOf(system).some(({ id }) => id === payment_id));

/** Whether a payment pays its order: it is captured, and is the price or counts as the price at Razorpay. */
export const paysFor = (system: System, payment: ReturnType<typeof paymentsOf>[number]): boolean => {
  const { razorpay } = accountOf(system, payment.order_id);
  const { amount, currency, status } = razorpay.order(payment.order_id);
  if (!payment.captured || payment.currency !== currency) return false;
  return payment.amount === amount || status === 'paid';
};

export const ageInHours = (seconds: number) => (Date.now() / 1000 - seconds) / 3600;

export const hmac = (message: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(message).digest('hex');

/** Runs an act of a buyer or a bank, which Razorpay may refuse. */
export function unlessRefused(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof RazorpayApiError)) throw error;
  }
}

/** Replaces the key once, by the key of a second account. */
export function changeAccount(system: System): void {
  if (system.accounts.length > 1) return;
  const webhookSecret = newSecret();
  const keys = { keyId: 'rzp_live_0123456789abcd', keySecret: 'another key secret' };
  const razorpay = createRazorpay({
    ...{ keys, switches: system.razorpay.switches },
    webhooks: { url: 'http://127.0.0.1:9/', secret: webhookSecret },
  });
  system.webhookSecret = webhookSecret;
  system.accounts.push({ keys, razorpay, outside: [] });
  system.razorpay = razorpay;
  forgetAnswers(system);
  renewSecretId(system);
}

/** Under an Idempotency-Key that was used at the first account, the API may answer with an order of the new account. */
function forgetAnswers(system: System): void {
  for (const [key, { since, bodies }] of system.requests)
    system.requests.set(key, { since, bodies: new Set([...bodies, 'another, perhaps']), answers: new Set() });
}

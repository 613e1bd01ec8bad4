import { createHmac } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { createFaultyRazorpay, type FaultyRazorpay } from '#infra/local/faults/razorpay/razorpay.ts';
import { close, listen, listenerOf } from '#infra/local/http-server.ts';
import { RazorpayApiError } from '#infra/local/razorpay/api-error.ts';
import { razorpayPath } from '#infra/local/razorpay/razorpay.ts';
import type { Call } from '#shared/api/client.ts';
import type { startApi } from '../api.ts';
import { setClock } from '../clock.ts';
import { razorpayKeys } from '../razorpay.ts';
import { type Account, accountOf, isOfKey } from './accounts.ts';
import { courseSold } from './buyers.ts';
import { answerFaulty, type FaultKind, faultHeader, watchRazorpayClient } from './faults.ts';
import type { RecordingTable } from './recording-table.ts';

export interface System {
  api: ReturnType<typeof startApi>;
  table: RecordingTable;
  razorpay: FaultyRazorpay;
  accounts: Account[];
  webhookSecret: string;
  orders: Map<string, number>;
  requests: Map<string, KeyedRequest>;
  links: Map<string, string>;
  purchases: Map<string, string>;
  /** Orders whose address was corrected. */
  readdressed: Set<string>;
  refunds: Map<string, { paymentId: string; rupees?: number; refundedPaise?: number; reason: string }>;
  owner: Call | undefined;
  ownerSince: number;
  courseId: string;
}

export interface KeyedRequest {
  since: number;
  bodies: Set<string>;
  answers: Set<string>;
  answered?: string;
}

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
      rows = items.map(({ outbox, outboxTag, gsi4pk, gsi4sk, ...item }) => item);
    }
    return String(rows.find(({ pk }) => pk === 'COURSE')?.sk);
  };
}

const ofSite = new Set(['COURSE', 'SEATS', 'SWEEP']);

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
    const razorpay = createFaultyRazorpay({
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
      readdressed: new Set(),
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

/** Lambdas cache secrets for a minute, so the changed secrets get new IDs. */
export function renewSecretId({ api, accounts, webhookSecret }: System): void {
  process.env.RAZORPAY_SECRET_ID = `razorpay-${++secrets}`;
  api.secrets[process.env.RAZORPAY_SECRET_ID] = JSON.stringify({
    ...accounts.at(-1)?.keys,
    webhookSecret,
  });
  process.env.LINKS_SECRET_ID = `links-${secrets}`;
  api.secrets[process.env.LINKS_SECRET_ID] = JSON.stringify({ current: 'the key of links' });
}

export function rotateWebhookSecret(system: System): void {
  system.webhookSecret = newSecret();
  system.razorpay.webhooks.rotateSecret(system.webhookSecret);
  renewSecretId(system);
}

export async function refundAtRazorpay({ keys, razorpay }: Account, paymentId: string, paise: number) {
  const request = new Request(`http://razorpay.example${razorpayPath}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: { authorization: basic(keys) },
    body: JSON.stringify({ amount: paise }),
  });
  await razorpay.answer(request, '');
}

const basic = ({ keyId, keySecret }: Account['keys']) => `Basic ${btoa(`${keyId}:${keySecret}`)}`;

export const longestLag = 20;

/** As in DynamoDB, expired items may remain for a while. */
export async function passTime(system: System, hours: number, expired: 'kept' | 'deleted') {
  const now = Date.now() + hours * 3_600_000;
  jest.setSystemTime(now);
  if (expired === 'kept') return;
  for (const { pk, sk, ttl } of await system.table.items())
    if (Number(ttl) < now / 1000)
      await system.table.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk } }));
}

export function isPayable({ accounts, orders }: System, id: string): boolean {
  const hoursSinceAnswer = (Date.now() - (orders.get(id) ?? 0)) / 3_600_000;
  return (
    ageInHours(accountOf({ accounts }, id).razorpay.order(id).created_at) <= 24.25 || hoursSinceAnswer <= 0.25
  );
}

export function rememberRequest({ requests }: System, key: string | undefined, body: object): KeyedRequest {
  const before = key === undefined ? undefined : requests.get(key);
  const isOld = before !== undefined && Date.now() - before.since >= 24 * 3_600_000;
  const entry =
    before && !isOld ? before : { since: Date.now(), bodies: new Set<string>(), answers: new Set<string>() };
  if (isOld) entry.bodies.add('another body');
  entry.bodies.add(JSON.stringify(body));
  if (!isOld) requests.set(key ?? `none ${requests.size}`, entry);
  return entry;
}

export function rememberPurchase(system: System, purchase: string, id: string): void {
  const { razorpay, purchases } = system;
  const before = purchases.get(purchase);
  purchases.set(purchase, id);
  if (before === undefined || before === id || !hasPlan(purchase)) return;
  if (![before, id].every((each) => isOfKey(system, each))) return;
  const { status, created_at } = razorpay.order(before);
  if (status === 'paid' || ageInHours(created_at) >= 24) return;
  throw new Error(`One purchase has two unpaid orders: ${before} and ${id}.`);
}

export function forgetPurchase({ purchases }: System, id: string, email: string): void {
  for (const [purchase, known] of purchases)
    if (known === id || purchase.startsWith(`${email} `)) purchases.delete(purchase);
}

const hasPlan = (purchase: string) => !purchase.endsWith(' 2');

export const paymentsOf = ({ accounts, orders }: System) =>
  [...orders.keys()].flatMap((id) => accountOf({ accounts }, id).razorpay.paymentsOf(id));

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

export const paysFor = (system: System, payment: ReturnType<typeof paymentsOf>[number]): boolean => {
  const { razorpay } = accountOf(system, payment.order_id);
  const { amount, currency, status } = razorpay.order(payment.order_id);
  if (!payment.captured || payment.currency !== currency) return false;
  return payment.amount === amount || status === 'paid';
};

export const ageInHours = (seconds: number) => (Date.now() / 1000 - seconds) / 3600;

export const hmac = (message: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(message).digest('hex');

export function unlessRefused(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof RazorpayApiError)) throw error;
  }
}

export function changeAccount(system: System): void {
  if (system.accounts.length > 1) return;
  const webhookSecret = newSecret();
  const keys = { keyId: 'rzp_live_0123456789abcd', keySecret: 'another key secret' };
  const razorpay = createFaultyRazorpay({
    ...{ keys, switches: system.razorpay.switches },
    webhooks: { url: 'http://127.0.0.1:9/', secret: webhookSecret },
  });
  system.webhookSecret = webhookSecret;
  system.accounts.push({ keys, razorpay, outside: [] });
  system.razorpay = razorpay;
  forgetAnswers(system);
  renewSecretId(system);
}

function forgetAnswers(system: System): void {
  for (const [key, { since, bodies }] of system.requests)
    system.requests.set(key, { since, bodies: new Set([...bodies, 'another body']), answers: new Set() });
}

import {
  createFaultyRazorpay,
  type FaultyRazorpay,
  type FaultyRazorpayOptions,
} from '#infra/local/faults/razorpay/razorpay.ts';
import { defaultSwitches } from '#infra/local/faults/razorpay/switches.ts';
import { close, listen, listenerOf } from '#infra/local/http-server.ts';
import { razorpayPath } from '#infra/local/razorpay/razorpay.ts';
import type { WebhookOptions } from '#infra/local/razorpay/webhooks.ts';
import type { startApi } from './api.ts';

export const razorpayKeys = { keyId: 'rzp_test_0123456789abcd', keySecret: 'the key secret' };
export const webhookSecret = 'the webhook secret';

export function startRazorpay(
  api?: Pick<ReturnType<typeof startApi>, 'secrets'>,
  { webhooks, ...options }: Chosen = {},
): StartedRazorpay {
  const keys = options.keys ?? razorpayKeys;
  const razorpay = createFaultyRazorpay({
    keys,
    webhooks: { url: 'http://127.0.0.1:9/api/webhooks/razorpay', secret: webhookSecret, ...webhooks },
    ...options,
  });
  const switches = { ...defaultSwitches, webhooks: 'held' as const, ...options.switches };
  const server = { address: '' };
  const calls: string[] = [];
  const secret = webhooks?.secret ?? webhookSecret;
  const setSecret = (changes: object = {}) => {
    if (!api) return;
    process.env.RAZORPAY_SECRET_ID = `razorpay-${++secrets}`;
    api.secrets[process.env.RAZORPAY_SECRET_ID] = JSON.stringify({
      ...keys,
      webhookSecret: secret,
      ...changes,
    });
  };
  let opened: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    const answer = listenerOf((request, address) => {
      calls.push(`${request.method} ${new URL(request.url).pathname.slice(razorpayPath.length)}`);
      return razorpay.answer(request, address);
    });
    opened = await listen(answer, { port: 0, host: '127.0.0.1' });
    server.address = `http://127.0.0.1:${opened.port}${razorpayPath}`;
  });

  beforeEach(() => {
    process.env.RAZORPAY_BASE_URL = server.address;
    setSecret();
    Object.assign(razorpay.switches, switches);
    razorpay.recover();
  });

  afterAll(async () => {
    razorpay.stop();
    await close(opened.server);
  });

  return { ...razorpay, keys, webhookSecret: secret, setSecret, server, calls };
}

let secrets = 0;

type Chosen = Partial<Omit<FaultyRazorpayOptions, 'webhooks'>> & { webhooks?: Partial<WebhookOptions> };

export interface StartedRazorpay extends FaultyRazorpay {
  keys: FaultyRazorpayOptions['keys'];
  webhookSecret: string;
  /** Stores the secret under a new ID, because Lambdas cache secrets for a minute. */
  setSecret: (changes?: object) => void;
  server: { address: string };
  calls: string[];
}

export async function refundAt({ keys, server }: StartedRazorpay, paymentId: string, paise: number) {
  const response = await fetch(`${server.address}/v1/payments/${paymentId}/refund`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ amount: paise }),
  });
  expect(response.status).toBe(200);
}

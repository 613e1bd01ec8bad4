import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, listen, listenerOf } from '#infra/local/http-server.ts';
import { createRazorpay, razorpayPath } from '#infra/local/razorpay.ts';

/** The local run's Razorpay, on a port of its own for a test file. */
export function startRazorpay() {
  const keys = { keyId: 'rzp_test_0123456789abcd', keySecret: 'the key secret' };
  const folder = mkdtempSync(join(tmpdir(), 'razorpay-'));
  const answer = createRazorpay(keys, join(folder, 'orders.jsonl'));
  let opened: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    opened = await listen(listenerOf(answer), { port: 0, host: '127.0.0.1' });
  });

  beforeEach(() => {
    process.env.RAZORPAY_BASE_URL = `http://127.0.0.1:${opened.port}${razorpayPath}`;
  });

  afterAll(async () => {
    await close(opened.server);
    rmSync(folder, { recursive: true });
  });

  return { keys };
}

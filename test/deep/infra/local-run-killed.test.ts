import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { buyer, certificationEnquiry } from '../../support/entries.ts';
import { deleteIndexEntries } from '../../support/index-entries.ts';
import { type LocalRun, startLocally } from '../../support/local-run.ts';

const data = mkdtempSync(join(tmpdir(), 'local-run-'));
const environment = { PORT: '0', DATA_DIR: data, SWEEP_SECONDS: '3600' };
afterAll(() => rmSync(data, { recursive: true }));

const subjects = async ({ site }: LocalRun): Promise<string[]> =>
  (await (await fetch(`${site}/mail/messages`)).json()).map(({ subject }: { subject: string }) => subject);

async function untilThere(run: LocalRun, count: number): Promise<string[]> {
  for (const end = Date.now() + 10_000; Date.now() < end; await wait(50)) {
    const all = await subjects(run);
    if (all.length >= count) return all;
  }
  throw new Error(`There are fewer than ${count} emails.`);
}

describe('a local run killed while sending', () => {
  it('sends each email exactly once after a restart', async () => {
    const first = await startLocally(environment, { parameters: ['--faults'] });
    const switches = JSON.stringify({ answerLost: true, eventLateMs: 60_000 });
    await fetch(`${first.site}/mail/switches`, { method: 'PUT', body: switches });
    const sent = await fetch(`${first.site}/api/enquiries/certification`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'of-the-visitor' },
      body: JSON.stringify(certificationEnquiry),
    });
    expect(sent.status).toBe(201);
    await untilThere(first, 1);
    await first.kill();

    const second = await startLocally(environment);
    const all = await untilThere(second, 2);
    await wait(1500);
    expect(await subjects(second)).toEqual(all);
    expect(all).toEqual([
      expect.stringMatching(/^We’ve received your enquiry E-\d{4}-\d{8}/),
      expect.stringContaining('new enquiry'),
    ]);
    expect(await second.stop()).toBe(0);
  });
});

describe('a local run killed between an item and its index entries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-run-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const settings = { ...environment, DATA_DIR: folder, RAZORPAY_KEY_ID: 'rzp_test_OfThisTest0001' };

  it('repairs every index entry on a restart, logs how many, and completes a paid order', async () => {
    const first = await startLocally(settings);
    const send = async (path: string, body: object) => {
      const answer = await fetch(first.site + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: first.site },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const plan = { band: '14-20', item: 'Resume' } as const;
    const { id } = await send('/api/create-order', {
      userId: 'u1',
      amount: priceInRupees(plan),
      plan,
      ...buyer,
    });
    const choice = { key_id: settings.RAZORPAY_KEY_ID, order_id: id, outcome: 'success' };
    const proof = await send('/razorpay/checkout/pay', choice);
    await send('/api/verify', {
      razorpayOrderId: id,
      razorpayPaymentId: proof.razorpay_payment_id,
      razorpaySignature: proof.razorpay_signature,
    });
    await first.kill();
    await deleteIndexEntries(join(folder, 'dynamodb'));

    const second = await startLocally({ ...settings, SWEEP_SECONDS: '1' });
    const said = /^Index entries repaired because an earlier run was killed: (\d+)\.$/m;
    expect(Number(second.output().stdout.match(said)?.[1])).toBeGreaterThan(50);
    expect(await (await fetch(`${second.site}/api/courses`)).json()).not.toEqual([]);
    expect(await untilThere(second, 1)).toContainEqual(expect.stringContaining('Payment received'));
    expect(await second.stop()).toBe(0);
  });
});

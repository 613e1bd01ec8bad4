import { setTimeout as pause } from 'node:timers/promises';
import type { StoredWork } from '#functions/works/store.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { noon, orderMoney } from '../../support/order-money.ts';
import { callAws, type FaultKind, watchRazorpayClient, withFault } from '../../support/payments/faults.ts';
import { refundAt, startRazorpay } from '../../support/razorpay.ts';

const api = startApi({ table: memoryTable(), around: callAws });
const razorpay = startRazorpay(api);
const { paidOrder, orderOf, refund, stored, sweep } = orderMoney(api, razorpay);

beforeEach(() => {
  setClock(noon);
  watchRazorpayClient();
});

const give = async (id: string, rupees: number, refundedPaise: number, idempotencyKey?: string) =>
  api.owner('POST /admin/orders/{id}/refund', {
    path: { id },
    body: { rupees, refundedPaise, reason: 'Agreed by phone.' },
    ...(idempotencyKey && { idempotencyKey }),
  });

const killed = (when: Extract<FaultKind, `killed ${string}`>, request: () => Promise<unknown>) =>
  withFault({ with: when, of: 'POST', after: 0 }, () => request().catch(() => {}));

const phasesOf = async (id: string) =>
  ((await api.row('WORK', id)) as StoredWork | undefined)?.refundSteps?.map(({ phase }) => phase);

describe('POST /admin/orders/{id}/refund', () => {
  it('rejects the second of two concurrent refunds based on the same state', async () => {
    const { id, paymentId } = await paidOrder();
    await api.signIn();
    const both = await Promise.allSettled([give(id, 500, 0), give(id, 500, 0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, message: expect.stringContaining('Another refund has just been made') },
    });
    expect(razorpay.refundsOf(paymentId)).toHaveLength(1);
    expect((await orderOf(id)).refunds).toHaveLength(1);
    expect(await give(id, 500, 50_000)).toMatchObject({ data: { refunds: [{}, {}] } });
  });

  it('stays pending if Razorpay reports it as pending at the same moment', async () => {
    const { id, paymentId } = await paidOrder();
    await api.signIn();
    razorpay.switches.refundMs = 1000;
    const first = give(id, 500, 0, 'the-first-key');
    while (!razorpay.calls.some((call) => call === `POST /v1/payments/${paymentId}/refund`)) await pause(10);
    await expect(give(id, 500, 0, 'the-first-key')).rejects.toMatchObject({ status: 409 });
    expect((await stored(id))?.refundAsked).toBeDefined();
    await first;
    expect(razorpay.refundsOf(paymentId)).toHaveLength(1);
  });

  it('is made a minute later if the process crashed before the call', async () => {
    const { id, paymentId } = await paidOrder();
    await api.signIn();
    await killed('killed before', () => give(id, 500, 0, 'the-first-key'));
    expect(razorpay.refundsOf(paymentId)).toEqual([]);
    await expect(give(id, 500, 0, 'another-key')).rejects.toMatchObject({ status: 409 });
    setClock(noon + 2 * minute);
    await give(id, 500, 0, 'another-key');
    expect(razorpay.refundsOf(paymentId)).toHaveLength(1);
    expect((await stored(id))?.refundAsked).toBeUndefined();
  });

  it('is made once after a crash, for a repeat or for another user', async () => {
    const { id, paymentId } = await paidOrder();
    await api.signIn();
    await killed('killed after', () => give(id, 500, 0, 'the-first-key'));
    await expect(give(id, 500, 0, 'another-key')).rejects.toMatchObject({ status: 409 });
    expect((await give(id, 500, 0, 'the-first-key')).data.refunds).toHaveLength(1);
    expect(razorpay.refundsOf(paymentId)).toHaveLength(1);
    await expect(give(id, 500, 0, 'another-key')).rejects.toMatchObject({ status: 409 });
  });

  it('isn’t pending if Razorpay has rejected it', async () => {
    const { id, paymentId } = await paidOrder();
    await api.signIn();
    razorpay.switches.refundMs = 500;
    const refused = expect(give(id, 4000, 0)).rejects.toMatchObject({
      ...{
        status: 409,
        message: expect.stringMatching(
          /^Razorpay didn’t make this refund\. .*balance.*six months.*Razorpay’s reason: “.+”$/,
        ),
      },
    });
    while (!razorpay.calls.some((call) => call === `POST /v1/payments/${paymentId}/refund`)) await pause(10);
    razorpay.switches.refundMs = 0;
    await refundAt(razorpay, paymentId, 100_000);
    await refused;
    expect((await stored(id))?.refundAsked).toBeUndefined();
    expect((await give(id, 500, 100_000)).data.refunds).toHaveLength(2);
  });

  it('stops the work once a full refund is requested, and resumes it if the refund wasn’t made', async () => {
    const { id } = await paidOrder();
    await runOrderJobs(api);
    await api.signIn();
    await killed('killed before', () => refund(id));
    await runOrderJobs(api);
    expect(await phasesOf(id)).toEqual(['refunding']);
    setClock(noon + 16 * minute);
    await sweep();
    await runOrderJobs(api);
    expect(await phasesOf(id)).toEqual(['refunding', 'kept']);
  });
});

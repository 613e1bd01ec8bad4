import { createHmac } from 'node:crypto';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { orderAccess } from '../../support/order-access.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startTable } from '../../support/table.ts';

const api = startApi({ table: startTable() });
const razorpay = startRazorpay(api);
const { paidOrder, orderOf, refund, settleRefund } = orderMoney(api, razorpay);
const { pageOf } = orderAccess(api);
startMailStage(api);

const thursday = Date.parse('2026-12-03T14:00:00+05:30');
beforeEach(() => setClock(thursday));

const referenceAt = (paymentId: string) =>
  Object.values(razorpay.refundsOf(paymentId).at(-1)?.acquirer_data ?? {})[0];

describe('a processed refund', () => {
  it('is shown as sent to the bank with Razorpay’s reference, and never as arrived', async () => {
    const { id, paymentId } = await paidOrder();
    await refund(id, { rupees: 500 });
    const reference = referenceAt(paymentId);
    expect(reference).toMatch(/^\d{12}$/);
    const sent = { status: 'processed', processedAt: new Date(thursday).toISOString(), reference };
    expect((await orderOf(id)).refunds).toMatchObject([sent]);
    expect((await pageOf(id)).refunds).toMatchObject([sent]);
    await runOrderJobs(api);
    await runOrderJobs(api);
    const mail = api.ses.emails.find(({ subject }) => subject.startsWith('Refund'));
    expect(mail?.subject).toMatch(/^Refund of ₹500 sent to your bank/);
    const text = mail?.text.replace(/\s+/g, ' ') ?? '';
    expect(text).toContain(
      `sent to your bank on 3 December 2026, reference ${reference}. If it hasn’t arrived by 17 December 2026, give your bank this reference.`,
    );
    expect(`${mail?.subject} ${text}`).not.toMatch(/has arrived|is back with/);
    const { data } = await api.owner('GET /admin/orders/export', {});
    const [names = '', ...lines] = data;
    const row = lines.find((line) => line.includes(id))?.split(',') ?? [];
    expect(row[names.split(',').indexOf('Refund references')]).toContain(reference);
  });

  it('has no reference and no date until Razorpay has processed it', async () => {
    razorpay.switches.refunds = 'pending';
    const { id, paymentId } = await paidOrder();
    const asked = await refund(id);
    const [pending] = (await pageOf(id)).refunds;
    expect(pending).toMatchObject({ status: 'pending' });
    expect(pending).not.toHaveProperty('processedAt');
    expect(pending).not.toHaveProperty('reference');
    setClock(thursday + day);
    await settleRefund(asked, 'processed');
    expect((await pageOf(id)).refunds).toMatchObject([
      { status: 'processed', processedAt: '2026-12-04T08:30:00.000Z', reference: referenceAt(paymentId) },
    ]);
  });

  const report = async (id: string, paymentId: string, acquirer_data: unknown) => {
    const entity = { ...razorpay.refundsOf(paymentId)[0], acquirer_data };
    const payload = { refund: { entity }, payment: { entity: razorpay.payment(paymentId) } };
    const created_at = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({ event: 'refund.processed', payload, created_at });
    const signature = createHmac('sha256', razorpay.webhookSecret).update(body).digest('hex');
    const { status } = await api.post('/api/webhooks/razorpay', body, { 'x-razorpay-signature': signature });
    expect(status).toBe(204);
    return (await pageOf(id)).refunds[0];
  };

  it.each([
    [{ arn: '74332745010123456789012' }, '74332745010123456789012'],
    [{ rrn: '634567890123' }, '634567890123'],
    [{ utr: 'HDFCN52026120312345678' }, 'HDFCN52026120312345678'],
    [{ arn: null, rrn: '634567890123' }, '634567890123'],
    [{ rrn: 634567890123 }, '634567890123'],
    [{ arn: '' }, undefined],
    [{ arn: { odd: 'value' } }, undefined],
    [{ arn: '<b>x</b>' }, undefined],
    [{ arn: '1'.repeat(65) }, undefined],
    [null, undefined],
    [[], undefined],
    ['odd', undefined],
  ])('reads the reference of %j', async (acquirerData, reference) => {
    razorpay.switches.refunds = 'pending';
    const { id, paymentId } = await paidOrder();
    await refund(id);
    razorpay.settleRefund(razorpay.refundsOf(paymentId)[0]?.id ?? '', 'processed');
    expect((await report(id, paymentId, acquirerData))?.reference).toBe(reference);
  });

  it('keeps the date of the first report, and adds a later reference', async () => {
    razorpay.switches.refunds = 'pending';
    const { id, paymentId } = await paidOrder();
    await refund(id);
    razorpay.settleRefund(razorpay.refundsOf(paymentId)[0]?.id ?? '', 'processed');
    const first = await report(id, paymentId, null);
    expect(first).not.toHaveProperty('reference');
    setClock(thursday + 3 * day);
    const second = await report(id, paymentId, { rrn: '634567890123' });
    expect(second).toEqual({ ...first, reference: '634567890123' });
    expect(await report(id, paymentId, { rrn: '999999999999' })).toEqual(second);
  });
});

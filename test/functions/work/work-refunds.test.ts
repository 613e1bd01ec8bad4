import { startApi } from '../../support/api.ts';
import { boughtWork, told } from '../../support/bought-work.ts';
import { minute, monday, pass, setClock } from '../../support/clock.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day, orderMoney } from '../../support/order-money.ts';
import { refundAt, startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
const api = startApi({ table });
const { emails } = startMailStage(api);
const razorpay = startRazorpay(api);
const { bought, addAsBuyer, pageOf, refund, settleRefund, bookSeat, rows, needingAttention, today } =
  boughtWork(api, razorpay);

const { paidOrder } = orderMoney(api, razorpay);

beforeEach(() => {
  setClock(monday);
  razorpay.switches.refunds = 'pending';
});

const arrived = () =>
  emails
    .splice(0)
    .map(({ to, tags }) => `${tags.template} to ${to[0] === mailStage.MAIL_OWNER ? 'owner' : 'buyer'}`);

async function emailsAfterDays(days: number): Promise<string[]> {
  const end = Date.now() + days * day;
  for (let ten = Math.floor(Date.now() / day) * day + 4.5 * 60 * minute; ten <= end; ten += day) {
    for (const at of [ten - 15 * minute, ten + 15 * minute]) {
      if (at < Date.now() || at > end) continue;
      jest.setSystemTime(at);
      await runJobs();
    }
  }
  jest.setSystemTime(end);
  await runJobs();
  return arrived();
}

async function runJobs(): Promise<void> {
  await runOrderJobs(api);
  for (const job of ['remindOfWork', 'sendMail', 'sendMail'] as const) await api.runSchedule(job);
}

describe('the time of a refund', () => {
  it('is when it was made, if the payment and the refund are both handled long afterwards', async () => {
    const { id } = await paidOrder();
    pass(2 * day);
    const refundedAt = new Date().toISOString();
    await refund(id);
    pass(day);
    await runOrderJobs(api);
    const steps = [{ phase: 'refunding', at: refundedAt }];
    expect((await pageOf(id)).work?.refundSteps).toEqual(steps);
    expect((await api.row('WORK', id))?.refundSteps).toEqual(steps);
  });

  it('is that of each step, if both are handled at once', async () => {
    const { id } = await paidOrder();
    pass(day);
    const refundedAt = new Date().toISOString();
    const order = await refund(id);
    pass(day);
    await settleRefund(order, 'processed');
    const settledAt = new Date().toISOString();
    pass(day);
    await runOrderJobs(api);
    expect((await api.row('WORK', id))?.refundSteps).toEqual([
      { phase: 'refunding', at: refundedAt },
      { phase: 'refunded', at: settledAt },
    ]);
  });

  it('is Razorpay’s if the refund was made in its dashboard and only the sweep finds it', async () => {
    const { id, paymentId } = await bought();
    await runOrderJobs(api);
    pass(day);
    const refundedAt = new Date().toISOString();
    await refundAt(razorpay, paymentId, razorpay.payment(paymentId).amount);
    pass(day);
    await api.runSchedule('sweepPayments');
    await runOrderJobs(api);
    expect((await api.row('WORK', id))?.refundSteps).toEqual([{ phase: 'refunding', at: refundedAt }]);
  });
});

describe('work with a full refund pending', () => {
  it('stops for the buyer at once, before any job, and sends no reminders', async () => {
    const { id } = await bought();
    await emailsAfterDays(0);
    await refund(id);
    expect((await pageOf(id)).work?.refundSteps).toMatchObject([{ phase: 'refunding' }]);
    expect(await emailsAfterDays(21)).toEqual(['refund-started to buyer']);
    await expect(addAsBuyer(id, told)).rejects.toMatchObject({ status: 409 });
    expect(await rows('theirs')).toEqual([]);
    expect(await rows('finished')).toMatchObject([{ id, turn: 'nobody', waiting: 'refunding' }]);
  });

  it('isn’t due, and the owner gets no email that it is', async () => {
    const { id } = await bought();
    await addAsBuyer(id, told);
    await emailsAfterDays(0);
    await refund(id);
    expect(await emailsAfterDays(10)).toEqual(['refund-started to buyer']);
    const [row] = await rows('finished');
    expect(row).toMatchObject({ id, waiting: 'refunding' });
    expect(row).not.toHaveProperty('due');
    expect(await rows('ours')).toEqual([]);
  });

  it('continues after a partial refund', async () => {
    const { id } = await bought();
    await refund(id, { rupees: 100 });
    await runJobs();
    expect(await rows('theirs')).toMatchObject([{ id, waiting: 'details' }]);
  });

  it('stops if partial refunds add up to everything, and ends when they’re processed', async () => {
    const { id } = await bought();
    const first = await refund(id, { rupees: 100 });
    await settleRefund(first, 'processed');
    setClock(monday + minute);
    const second = await refund(id);
    await runJobs();
    expect(await rows('finished')).toMatchObject([{ id, waiting: 'refunding' }]);
    await settleRefund(second, 'processed');
    await runJobs();
    expect(await rows('finished')).toMatchObject([{ id, waiting: 'refunded' }]);
  });

  it('promises no seat in a class', async () => {
    const { id } = await bookSeat('2026-11-28');
    await runJobs();
    await emailsAfterDays(0);
    expect((await pageOf(id)).courseSeat).toBeDefined();
    await refund(id);
    expect((await pageOf(id)).courseSeat).toBeUndefined();
    expect(await emailsAfterDays(7)).toEqual(['refund-started to buyer']);
  });
});

describe('work whose refund fails at the bank', () => {
  it('continues with the paused days added, emails the buyer and the owner, and is in Today', async () => {
    const { id } = await bought();
    await addAsBuyer(id, told);
    await emailsAfterDays(0);
    const asked = await refund(id);
    await emailsAfterDays(8);
    await settleRefund(asked, 'failed');
    const page = await pageOf(id);
    expect(page.work?.refundSteps).toMatchObject([{ phase: 'refunding' }, { phase: 'kept' }]);
    expect(page).toMatchObject({ status: 'paid', failedRefundPaise: asked.paise });
    expect(await emailsAfterDays(1)).toEqual(['refund-failed to owner', 'refund-delayed to buyer']);
    const due = new Date(monday + 13 * day).toISOString().slice(0, 10);
    expect(await rows('ours')).toMatchObject([{ id, due: expect.stringContaining(due) }]);
    expect(await needingAttention('refund_failed')).toEqual([id]);
    expect((await today()).counts.orders).toEqual({ count: 1, isMore: false });
  });

  it('reminds the buyer again, and restores no seat in a class', async () => {
    const { id } = await bought();
    await emailsAfterDays(0);
    await settleRefund(await refund(id), 'failed');
    expect(await emailsAfterDays(2)).toEqual([
      ...['refund-failed to owner', 'refund-delayed to buyer', 'details-missing to buyer'],
    ]);
    const reserved = await bookSeat('2026-11-28');
    await runJobs();
    await emailsAfterDays(0);
    await settleRefund(await refund(reserved.id), 'failed');
    expect(await pageOf(reserved.id)).toMatchObject({ seat: 'given_up' });
    expect((await pageOf(reserved.id)).courseSeat).toBeUndefined();
    expect(await emailsAfterDays(3)).not.toContain('class-tomorrow to buyer');
  });

  it('needs the owner’s attention until the same amount is refunded again', async () => {
    const { id } = await bought();
    await settleRefund(await refund(id, { rupees: 500 }), 'failed');
    expect(await needingAttention('refund_failed')).toEqual([id]);
    setClock(monday + day);
    await refund(id, { rupees: 200 });
    setClock(monday + day + minute);
    expect(await needingAttention('refund_failed')).toEqual([id]);
    const again = await refund(id, { rupees: 300 });
    expect(await needingAttention('refund_failed')).toEqual([]);
    expect(await pageOf(id)).not.toHaveProperty('failedRefundPaise');
    await settleRefund(again, 'failed');
    expect(await needingAttention('refund_failed')).toEqual([id]);
  });
});

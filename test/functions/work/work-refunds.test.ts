import { startApi } from '../../support/api.ts';
import { boughtWork, told } from '../../support/bought-work.ts';
import { minute, monday, pass, setClock } from '../../support/clock.ts';
import { mailStage, startMailStage } from '../../support/mail/stage.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { day, orderMoney } from '../../support/order-money.ts';
import { refundAt, startRazorpay } from '../../support/razorpay.ts';

/** Work of an order whose money goes back: what the buyer and the owner read meanwhile, on a clock of its own. */

const table = memoryTable();
const api = startApi({ table });
const { mails } = startMailStage(api);
const razorpay = startRazorpay(api);
const { bought, say, pageOf, refund, settleRefund, reservedPlace, rows, attended, today } = boughtWork(
  api,
  razorpay,
);

const { paidOrder } = orderMoney(api, razorpay);

beforeEach(() => {
  setClock(monday);
  razorpay.switches.refunds = 'pending';
});

/** The letters that came since the last look, with whom they went to. */
const arrived = () =>
  mails
    .splice(0)
    .map(({ to, tags }) => `${tags.letter} to ${to[0] === mailStage.MAIL_OWNER ? 'owner' : 'buyer'}`);

/** Lets days pass with the jobs of each half hour around 10:00, and returns the letters that came. */
async function lettersOf(days: number): Promise<string[]> {
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
  it('is that of the refund, if the payment and the refund are followed long after both', async () => {
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

  it('is that of each step, if both are followed at once', async () => {
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

  it("is Razorpay's, if somebody refunds at its dashboard and only the sweep hears of it", async () => {
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

describe('work while all the money is on its way back', () => {
  it('rests for the buyer at once, ahead of every job, and nobody is reminded', async () => {
    const { id } = await bought();
    await lettersOf(0);
    await refund(id);
    expect((await pageOf(id)).work?.refundSteps).toMatchObject([{ phase: 'refunding' }]);
    expect(await lettersOf(21)).toEqual(['refund-on-its-way to buyer']);
    await expect(say(id, told)).rejects.toMatchObject({ status: 409 });
    expect(await rows('theirs')).toEqual([]);
    expect(await rows('finished')).toMatchObject([{ id, turn: 'nobody', waiting: 'refunding' }]);
  });

  it('is not due, and the owner is not told that it is', async () => {
    const { id } = await bought();
    await say(id, told);
    await lettersOf(0);
    await refund(id);
    expect(await lettersOf(10)).toEqual(['refund-on-its-way to buyer']);
    const [row] = await rows('finished');
    expect(row).toMatchObject({ id, waiting: 'refunding' });
    expect(row).not.toHaveProperty('due');
    expect(await rows('ours')).toEqual([]);
  });

  it('goes on where only a part goes back', async () => {
    const { id } = await bought();
    await refund(id, { rupees: 100 });
    await runJobs();
    expect(await rows('theirs')).toMatchObject([{ id, waiting: 'details' }]);
  });

  it('rests where the parts that go back are all of it, and ends when they have arrived', async () => {
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

  it('promises no place in a class', async () => {
    const { id } = await reservedPlace('2026-11-28');
    await runJobs();
    await lettersOf(0);
    expect((await pageOf(id)).place).toBeDefined();
    await refund(id);
    expect((await pageOf(id)).place).toBeUndefined();
    expect(await lettersOf(7)).toEqual(['refund-on-its-way to buyer']);
  });
});

describe('work whose refund fails at the bank', () => {
  it('goes on, with the days that stood still; both are told, and the owner has a row', async () => {
    const { id } = await bought();
    await say(id, told);
    await lettersOf(0);
    const asked = await refund(id);
    await lettersOf(8);
    await settleRefund(asked, 'failed');
    const page = await pageOf(id);
    expect(page.work?.refundSteps).toMatchObject([{ phase: 'refunding' }, { phase: 'kept' }]);
    expect(page).toMatchObject({ status: 'paid', failedRefundPaise: asked.paise });
    expect(await lettersOf(1)).toEqual(['refund-failed to owner', 'refund-delayed to buyer']);
    // Due on day 5 after Monday, and eight midnights more.
    const due = new Date(monday + 13 * day).toISOString().slice(0, 10);
    expect(await rows('ours')).toMatchObject([{ id, due: expect.stringContaining(due) }]);
    expect(await attended('refund_failed')).toEqual([id]);
    expect((await today()).counts.orders).toEqual({ count: 1, isMore: false });
  });

  it('reminds again of what it waits for, and gives no place in a class back', async () => {
    const { id } = await bought();
    await lettersOf(0);
    await settleRefund(await refund(id), 'failed');
    expect(await lettersOf(2)).toEqual([
      ...['refund-failed to owner', 'refund-delayed to buyer', 'details-missing to buyer'],
    ]);
    const reserved = await reservedPlace('2026-11-28');
    await runJobs();
    await lettersOf(0);
    await settleRefund(await refund(reserved.id), 'failed');
    expect(await pageOf(reserved.id)).toMatchObject({ seat: 'given_up' });
    expect((await pageOf(reserved.id)).place).toBeUndefined();
    expect(await lettersOf(3)).not.toContain('class-tomorrow to buyer');
  });

  it('is the owner’s to look at until as much is given back again', async () => {
    const { id } = await bought();
    await settleRefund(await refund(id, { rupees: 500 }), 'failed');
    expect(await attended('refund_failed')).toEqual([id]);
    setClock(monday + day);
    await refund(id, { rupees: 200 });
    setClock(monday + day + minute);
    expect(await attended('refund_failed')).toEqual([id]);
    const again = await refund(id, { rupees: 300 });
    expect(await attended('refund_failed')).toEqual([]);
    expect(await pageOf(id)).not.toHaveProperty('failedRefundPaise');
    await settleRefund(again, 'failed');
    expect(await attended('refund_failed')).toEqual([id]);
  });
});

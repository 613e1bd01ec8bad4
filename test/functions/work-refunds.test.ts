import { startApi } from '../support/api.ts';
import { boughtWork, completeBrief } from '../support/bought-work.ts';
import { minute, setClock } from '../support/clock.ts';
import { mailStage, startMailStage } from '../support/mail/stage.ts';
import { memoryTable } from '../support/memory-table.ts';
import { day } from '../support/order-money.ts';
import { startRazorpay } from '../support/razorpay.ts';
import { keepRazorpaySecret } from '../support/razorpay-secret.ts';

/** Work of an order whose money goes back: what the buyer and the owner read meanwhile, on a clock of its own. */

const table = memoryTable();
const api = startApi({ table });
startMailStage();
const razorpay = startRazorpay();
keepRazorpaySecret(api, razorpay);
const { bought, buyerOf, follow, refund, deliver, reservedPlace, rows } = boughtWork(api, razorpay, table);

// A Monday, 12:00 in India.
const monday = Date.UTC(2026, 10, 23, 6, 30);
beforeEach(() => {
  setClock(monday);
  razorpay.switches.refunds = 'pending';
});

const { mails } = api.ses;

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
      for (const job of ['followOrders', 'remindOfWork', 'sendMail'] as const) await api.runSchedule(job);
    }
  }
  jest.setSystemTime(end);
  return arrived();
}

const settle = async (refundId: string, status: 'processed' | 'failed') => {
  razorpay.settleRefund(refundId, status);
  await deliver(`refund.${status}`, refundId);
};

const refundIdOf = ({ refunds }: { refunds: { id: string }[] }) => refunds.at(-1)?.id ?? '';

const handIn = async (id: string) =>
  (await buyerOf(id))('POST /order/entries', { body: { kind: 'brief', brief: completeBrief } });

const pageOf = async (id: string) => (await (await buyerOf(id))('GET /order', {})).data;

describe('work while all the money is on its way back', () => {
  it('rests for the buyer at once, ahead of every job, and nobody is reminded', async () => {
    const { id } = await bought();
    await lettersOf(0);
    await refund(id);
    expect((await pageOf(id)).work?.refundSteps).toMatchObject([{ phase: 'refunding' }]);
    expect(await lettersOf(21)).toEqual(['refund-on-its-way to buyer']);
    await expect(handIn(id)).rejects.toMatchObject({ status: 409 });
    expect(await rows('theirs')).toEqual([]);
    expect(await rows('finished')).toMatchObject([{ id, turn: 'nobody', waiting: 'refunding' }]);
  });

  it('is not due, and the owner is not told that it is', async () => {
    const { id } = await bought();
    await handIn(id);
    await api.runSchedule('sendMail');
    mails.splice(0);
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
    await follow();
    expect(await rows('theirs')).toMatchObject([{ id, waiting: 'details' }]);
  });

  it('rests where the parts that go back are all of it, and ends when they have arrived', async () => {
    const { id } = await bought();
    const first = await refund(id, { rupees: 100 });
    await settle(refundIdOf(first), 'processed');
    const second = await refund(id);
    await follow();
    expect(await rows('finished')).toMatchObject([{ id, waiting: 'refunding' }]);
    await settle(refundIdOf(second), 'processed');
    await follow();
    expect(await rows('finished')).toMatchObject([{ id, waiting: 'refunded' }]);
  });

  it('promises no place in a class', async () => {
    const { id } = await reservedPlace('2026-11-28');
    await follow();
    await lettersOf(0);
    expect((await pageOf(id)).place).toBeDefined();
    await refund(id);
    expect((await pageOf(id)).place).toBeUndefined();
    expect(await lettersOf(7)).toEqual(['refund-on-its-way to buyer']);
  });
});

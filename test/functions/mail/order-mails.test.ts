import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Entry } from '#functions/platform/outbox/entries.ts';
import type { MailFacts } from '#functions/platform/outbox/mails.ts';
import type { Context, Letter } from '#shared/letters/letter.ts';
import { letters } from '#shared/letters/letters.ts';
import { renderText } from '#shared/letters/render.ts';
import { startApi } from '../../support/api.ts';
import { buyer } from '../../support/entries.ts';
import { orderMoney, price } from '../../support/order-money.ts';
import { storedOrder } from '../../support/orders.ts';
import { takeMails } from '../../support/payments/sender.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { refundAt } from '../../support/razorpay-dashboard.ts';
import { keepRazorpaySecret } from '../../support/razorpay-secret.ts';
import { startWatchedTable } from '../../support/watched-table.ts';

/** The mails that follow from an order: each once, whoever brings the news, and how often. */

const table = startWatchedTable();
const api = startApi({ table });
const razorpay = startRazorpay();
keepRazorpaySecret(api, razorpay);
const { openOrder, verify, paidOrder, deliver, orderOf, recheck, refund } = orderMoney(api, razorpay);
const stored = storedOrder(api);

const sweep = () => api.runSchedule('sweepPayments');

/** The letters that wait on an order's outbox, in their order. Each can be written. */
async function lettersOf(id: string): Promise<MailFacts[]> {
  const all = ((await stored(id))?.outbox ?? []) as Entry<MailFacts>[];
  const entries = all.filter(({ kind }) => kind === 'MAIL');
  for (const { facts: mail } of entries) {
    const write = letters[mail.letter].write as (facts: unknown, context: Context) => Letter;
    expect(renderText(write(mail.facts, { site: 'https://site.example' }))).not.toContain('undefined');
  }
  return entries.map(({ facts }) => facts);
}

const namesOf = async (id: string) => (await lettersOf(id)).map(({ letter }) => letter);

const what = 'Resume, 14-20 years';
const paise = price * 100;
const { name, mobile } = buyer;

describe('an order that is paid', () => {
  it('tells its buyer and the owner, with what is known then', async () => {
    const { id } = await paidOrder({ email: 'asha@example.com' });
    const facts = { order: id, what, paise, name };
    expect(await lettersOf(id)).toEqual([
      { letter: 'payment-received', facts: { ...facts, sold: 'plan' } },
      { letter: 'new-order', facts: { ...facts, mobile, email: 'asha@example.com' } },
    ]);
    expect(await stored(id)).toMatchObject({ gsi4pk: 'MAIL', gsi4sk: expect.any(String), mails: [] });
  });

  it('tells nothing before', async () => {
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'failed' });
    await recheck(id);
    expect(await stored(id)).toMatchObject({ status: 'attempted', mails: [] });
    expect(await stored(id)).not.toHaveProperty('outboxTag');
  });

  it('tells it where callback and webhook are lost, and the sweep alone finds it', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    await sweep();
    expect(await namesOf(id)).toEqual(['payment-received', 'new-order']);
    await sweep();
    expect(await namesOf(id)).toEqual(['payment-received', 'new-order']);
  });

  it('tells it once where everything comes twice and at once', async () => {
    const id = await openOrder();
    const { id: paymentId } = razorpay.pay(id);
    const everything = () => [
      ...[verify(id, paymentId), recheck(id), sweep()],
      ...['payment.captured', 'order.paid'].map((event) => deliver(event, id)),
    ];
    await Promise.all([...everything(), ...everything()]);
    expect(await namesOf(id)).toEqual(['payment-received', 'new-order']);
  });

  it('tells it once where the answer to the write was lost', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    const { send } = table;
    let isLost = false;
    table.send = async (command) => {
      const answer = await send(command);
      const isPayment =
        command instanceof UpdateCommand && command.input.UpdateExpression?.includes('#outbox =');
      if (!isPayment || isLost) return answer;
      isLost = true;
      throw new Error('AWS does not answer.');
    };
    await expect(recheck(id)).rejects.toMatchObject({ status: 500 });
    table.send = send;
    expect(isLost).toBe(true);
    await recheck(id);
    await sweep();
    expect(await namesOf(id)).toEqual(['payment-received', 'new-order']);
  });

  it('names the amount that was paid', async () => {
    const id = await openOrder();
    razorpay.switches.amountDifferences = 'counted';
    razorpay.pay(id, { amount: paise + 5000 });
    await sweep();
    const facts = { paise: paise + 5000 };
    expect(await lettersOf(id)).toMatchObject([{ facts }, { facts }]);
  });

  it('tells as much as it knows where neither a plan nor a buyer is named', async () => {
    const id = await openOrder({ plan: undefined, name: undefined, email: undefined, mobile: undefined });
    razorpay.pay(id);
    await sweep();
    const facts = { order: id, what: 'Resume services', paise };
    expect(await lettersOf(id)).toEqual([
      { letter: 'payment-received', facts },
      { letter: 'new-order', facts },
    ]);
  });
});

describe('an order that is paid twice', () => {
  it('tells the owner of each payment more', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    await sweep();
    await deliver('payment.captured', id);
    await recheck(id);
    expect((await lettersOf(id)).slice(2)).toEqual([
      { letter: 'paid-twice', facts: { order: id, what, paise, name, mobile } },
    ]);
  });

  it('tells it too where the other payment came before, and nobody knew what it was', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { amount: paise + 100 });
    await recheck(id);
    expect(await namesOf(id)).toEqual([]);
    razorpay.pay(id);
    await recheck(id);
    expect(await namesOf(id)).toEqual(['payment-received', 'new-order', 'paid-twice']);
    expect((await lettersOf(id)).at(-1)).toMatchObject({ facts: { paise: paise + 100 } });
    expect(api.logged.filter((line) => line.includes('order paid twice'))).toHaveLength(1);
  });

  it('does not where the other one is not the price, or was given back by Razorpay untaken', async () => {
    razorpay.switches.secondPayments = 'captured';
    const odd = await openOrder();
    razorpay.pay(odd, { amount: 100 });
    razorpay.pay(odd);
    razorpay.switches.secondPayments = 'refunded';
    const untaken = await openOrder();
    razorpay.pay(untaken, { outcome: 'twice' });
    await sweep();
    expect(await namesOf(odd)).toEqual(['payment-received', 'new-order']);
    expect(await lettersOf(untaken)).toMatchObject([
      { letter: 'payment-received' },
      { letter: 'new-order' },
      { letter: 'refund-arrived', facts: { what: `Extra payment for ${what}` } },
    ]);
  });
});

describe('a refund', () => {
  it('is told when it is on its way and when it has arrived, each once', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await paidOrder();
    const { refunds } = await refund(id, { rupees: 500 });
    const facts = { order: id, what, paise: 50_000, name };
    expect((await lettersOf(id)).slice(2)).toEqual([{ letter: 'refund-on-its-way', facts }]);
    await deliver('refund.created', id);
    await sweep();
    razorpay.settleRefund(refunds[0]?.id ?? '', 'processed');
    await sweep();
    await deliver('refund.processed', id);
    await deliver('refund.created', id);
    expect((await lettersOf(id)).slice(2)).toEqual([
      { letter: 'refund-on-its-way', facts },
      { letter: 'refund-arrived', facts },
    ]);
  });

  it('is told as arrived alone where it was never seen on its way', async () => {
    const { id } = await paidOrder();
    await refund(id);
    await sweep();
    expect((await lettersOf(id)).slice(2)).toEqual([
      { letter: 'refund-arrived', facts: { order: id, what, paise, name } },
    ]);
  });

  it('that failed is told the buyer and the owner once, and one that is made anew is another', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await paidOrder();
    const { refunds } = await refund(id);
    razorpay.settleRefund(refunds[0]?.id ?? '', 'failed');
    await recheck(id);
    await recheck(id);
    razorpay.switches.refunds = 'processed';
    await refund(id);
    expect((await namesOf(id)).slice(2)).toEqual([
      ...['refund-on-its-way', 'refund-failed', 'refund-delayed', 'refund-arrived'],
    ]);
  });

  it('made at Razorpay is told likewise', async () => {
    const { id, paymentId } = await paidOrder();
    await refundAt(razorpay, paymentId, 100);
    await sweep();
    expect((await lettersOf(id)).slice(2)).toMatchObject([
      { letter: 'refund-arrived', facts: { paise: 100 } },
    ]);
  });

  it('of a payment more says so', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    const { payments, paidBy } = await recheck(id);
    await refund(id, { paymentId: payments.find((payment) => payment.id !== paidBy)?.id });
    expect((await lettersOf(id)).at(-1)).toEqual({
      letter: 'refund-arrived',
      facts: { order: id, what: `Extra payment for ${what}`, paise, name },
    });
  });

  it('of money of another currency is not told as rupees', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id, { currency: 'USD' });
    await refundAt(razorpay, payment.id, 100);
    expect(await recheck(id)).toMatchObject({ refunds: [{ status: 'processed' }], mails: [] });
  });

  it('of money that bought nothing says so', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id, { amount: 100 });
    await recheck(id);
    await refundAt(razorpay, payment.id, 100);
    await recheck(id);
    expect(await lettersOf(id)).toEqual([
      { letter: 'refund-arrived', facts: { order: id, what: `Payment for ${what}`, paise: 100, name } },
    ]);
  });
});

describe('a dispute', () => {
  it('is told to the owner once, with the time by which the bank wants an answer', async () => {
    const { id, paymentId } = await paidOrder();
    const dispute = razorpay.dispute(paymentId, 'created');
    await deliver('payment.dispute.created', dispute.id);
    razorpay.dispute(paymentId, 'under_review');
    await deliver('payment.dispute.under_review', dispute.id);
    razorpay.dispute(paymentId, 'lost');
    await deliver('payment.dispute.lost', dispute.id);
    await deliver('payment.dispute.created', dispute.id);
    await sweep();
    const respondBy = new Date(dispute.respond_by * 1000).toISOString();
    expect((await lettersOf(id)).slice(2)).toEqual([
      {
        letter: 'payment-disputed',
        facts: { order: id, paise, reason: dispute.reason_code, respondBy },
      },
    ]);
  });

  it('that is over when it is first heard of asks for no answer', async () => {
    const { id, paymentId } = await paidOrder();
    razorpay.dispute(paymentId, 'created');
    const dispute = razorpay.dispute(paymentId, 'won');
    await deliver('payment.dispute.won', dispute.id);
    expect((await lettersOf(id)).at(-1)).toEqual({
      letter: 'payment-disputed',
      facts: { order: id, paise, reason: dispute.reason_code },
    });
  });
});

describe('a sender', () => {
  it('and a change of the order at once lose nothing of each other', async () => {
    const { id } = await paidOrder();
    let isBetween = true;
    table.beforeChange = async ({ pk }) => {
      if (pk !== 'ORDER' || !isBetween) return;
      isBetween = false;
      await takeMails(api, 'sent');
    };
    await refundAt(razorpay, (await orderOf(id)).paidBy ?? '', 100);
    await sweep();
    expect(isBetween).toBe(false);
    expect(await namesOf(id)).toEqual(['new-order', 'refund-arrived']);
    expect((await orderOf(id)).mails).toMatchObject([
      { letter: 'payment-received', outcome: 'sent' },
      { letter: 'new-order', outcome: 'waiting' },
      { letter: 'refund-arrived', outcome: 'waiting' },
    ]);
  });

  it('that has sent all leaves records, which the owner reads in each answer with the order', async () => {
    const { id } = await paidOrder();
    await takeMails(api, 'sent');
    await takeMails(api, 'sent');
    expect(await namesOf(id)).toEqual([]);
    const mails = [
      { letter: 'payment-received', outcome: 'sent' },
      { letter: 'new-order', outcome: 'sent' },
    ];
    for (const order of [await orderOf(id), await recheck(id)]) expect(order).toMatchObject({ mails });
    expect(await refund(id)).toMatchObject({
      mails: [...mails, { letter: 'refund-arrived', outcome: 'waiting' }],
    });
  });
});

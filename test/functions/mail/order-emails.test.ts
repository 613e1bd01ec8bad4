import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { EmailFacts } from '#functions/platform/outbox/email-entries.ts';
import type { Entry } from '#functions/platform/outbox/entries.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { startApi } from '../../support/api.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { runOrderJobs } from '../../support/order-jobs.ts';
import { orderMoney, price } from '../../support/order-money.ts';
import { takeMails } from '../../support/payments/sender.ts';
import { refundAt, startRazorpay } from '../../support/razorpay.ts';
import { startWatchedTable } from '../../support/watched-table.ts';

const table = startWatchedTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const { openOrder, verify, paidOrder, deliver, orderOf, recheck, refund, stored, sweep } = orderMoney(
  api,
  razorpay,
);
startMailStage(api);

async function emailFactsOf(id: string): Promise<EmailFacts[]> {
  const all = ((await stored(id))?.outbox ?? []) as Entry<EmailFacts>[];
  return all.filter(({ kind }) => kind === 'MAIL').map(({ facts }) => facts);
}

async function wordsOf(id: string): Promise<string[]> {
  for (let turns = 0; turns < 2; turns++) await runOrderJobs(api);
  const own = api.ses.emails.filter(({ tags }) => Buffer.from(tags.id ?? '', 'base64url').toString() === id);
  for (const { text, subject } of own) expect(subject + text).not.toContain('undefined');
  return own.map(({ subject, text }) => `${subject}\n${text}`.replace(/\s+/g, ' '));
}

const namesOf = async (id: string) => (await emailFactsOf(id)).map(({ template }) => template);

const what = 'Resume, 14-20 years';
const paise = price * 100;

describe('a paid order', () => {
  it('emails its buyer and the owner', async () => {
    const { id } = await paidOrder({ email: 'asha@example.com' });
    expect(await emailFactsOf(id)).toEqual([{ template: 'payment-received' }, { template: 'new-order' }]);
    expect(await stored(id)).toMatchObject({ gsi4pk: 'MAIL', gsi4sk: expect.any(String), emails: [] });
    const [received, order] = await wordsOf(id);
    expect(received).toMatch(/^Payment received: ₹4,499, two steps left · .* Hello Imran Shaikh,/);
    expect(received).toContain(
      `For: ${what} Paid: ₹4,499 Order number: ${orderNumber({ id, createdAt: new Date().toISOString() })}`,
    );
    expect(order).toMatch(/^New order · ₹4,499 · Resume, 14-20 years Imran Shaikh · Call/);
    expect(order).toContain('asha@example.com');
  });

  it('sends no email before the payment', async () => {
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'failed' });
    await recheck(id);
    expect(await stored(id)).toMatchObject({
      ...{ status: 'attempted', emails: [] },
      outbox: [{ kind: 'SEARCH' }],
    });
  });

  it('emails if callback and webhook are lost, and only the sweep finds the payment', async () => {
    const id = await openOrder();
    razorpay.pay(id);
    await sweep();
    expect(await namesOf(id)).toEqual(['payment-received', 'new-order']);
    await sweep();
    expect(await namesOf(id)).toEqual(['payment-received', 'new-order']);
  });

  it('emails once if everything arrives twice and at once', async () => {
    const id = await openOrder();
    const { id: paymentId } = razorpay.pay(id);
    const everything = () => [
      ...[verify(id, paymentId), recheck(id), sweep()],
      ...['payment.captured', 'order.paid'].map((event) => deliver(event, id)),
    ];
    await Promise.all([...everything(), ...everything()]);
    expect(await namesOf(id)).toEqual(['payment-received', 'new-order']);
  });

  it('emails once if the write’s response was lost', async () => {
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
      throw new Error('AWS isn’t responding.');
    };
    await expect(recheck(id)).rejects.toMatchObject({ status: 500 });
    table.send = send;
    expect(isLost).toBe(true);
    await recheck(id);
    await sweep();
    expect(await namesOf(id)).toEqual(['payment-received', 'new-order']);
  });

  it('has the amount paid', async () => {
    const id = await openOrder();
    razorpay.switches.amountDifferences = 'counted';
    razorpay.pay(id, { amount: paise + 5000 });
    await sweep();
    for (const words of await wordsOf(id)) expect(words).toContain('₹4,549');
  });

  it('has what is known if the order has no plan and no buyer', async () => {
    const id = await openOrder({ plan: undefined, name: undefined, email: undefined, mobile: undefined });
    razorpay.pay(id);
    await sweep();
    const words = await wordsOf(id);
    expect(words).toEqual([expect.stringContaining('New order · ₹4,499 · Resume services Unnamed buyer')]);
    expect((await orderOf(id)).emails).toMatchObject([
      { template: 'payment-received', outcome: 'not sent', reason: 'no address' },
      { template: 'new-order', outcome: 'sent' },
    ]);
  });
});

describe('an order that is paid twice', () => {
  it('emails the owner each extra payment', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    await sweep();
    await deliver('payment.captured', id);
    await recheck(id);
    expect((await namesOf(id)).slice(2)).toEqual(['paid-twice']);
    expect((await wordsOf(id))[2]).toMatch(/^Possible double payment · refund ₹4,499 · Resume, 14-20 years/);
  });

  it('emails the owner too if the other payment came first and was unclear', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { amount: paise + 100 });
    await recheck(id);
    expect(await namesOf(id)).toEqual([]);
    razorpay.pay(id);
    await recheck(id);
    expect(await namesOf(id)).toEqual(['payment-received', 'new-order', 'paid-twice']);
    expect((await wordsOf(id)).at(-1)).toContain('refund ₹4,500');
    expect(api.logged.filter((line) => line.includes('order paid twice'))).toHaveLength(1);
  });

  it('sends no email if the other payment isn’t the price, or Razorpay returned it uncaptured', async () => {
    razorpay.switches.secondPayments = 'captured';
    const odd = await openOrder();
    razorpay.pay(odd, { amount: 100 });
    razorpay.pay(odd);
    razorpay.switches.secondPayments = 'refunded';
    const unsentOrder = await openOrder();
    razorpay.pay(unsentOrder, { outcome: 'twice' });
    await sweep();
    expect(await namesOf(odd)).toEqual(['payment-received', 'new-order']);
    expect(await namesOf(unsentOrder)).toEqual(['payment-received', 'new-order', 'refund-sent']);
    expect((await wordsOf(unsentOrder)).at(-1)).toContain(`For: Extra payment for ${what}`);
  });
});

describe('a refund', () => {
  it('is emailed when it’s started and when it’s sent, each once', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await paidOrder();
    const { refunds } = await refund(id, { rupees: 500 });
    expect((await namesOf(id)).slice(2)).toEqual(['refund-started']);
    expect((await wordsOf(id)).at(-1)).toMatch(/^Refund of ₹500 started/);
    await deliver('refund.created', id);
    await sweep();
    razorpay.settleRefund(refunds[0]?.id ?? '', 'processed');
    await sweep();
    await deliver('refund.processed', id);
    await deliver('refund.created', id);
    expect(await namesOf(id)).toEqual(['refund-sent']);
    expect((await wordsOf(id)).at(-1)).toMatch(/^Refund of ₹500 sent to your bank/);
  });

  it('is only emailed as sent if it was never pending', async () => {
    const { id } = await paidOrder();
    await refund(id);
    await sweep();
    expect((await namesOf(id)).slice(2)).toEqual(['refund-sent']);
  });

  it('that failed is emailed to buyer and owner once, and a new one is a separate refund', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await paidOrder();
    const { refunds } = await refund(id);
    razorpay.settleRefund(refunds[0]?.id ?? '', 'failed');
    await recheck(id);
    await recheck(id);
    razorpay.switches.refunds = 'processed';
    await refund(id);
    expect((await namesOf(id)).slice(2)).toEqual([
      ...['refund-started', 'refund-failed', 'refund-delayed', 'refund-sent'],
    ]);
  });

  it('made at Razorpay is emailed too', async () => {
    const { id, paymentId } = await paidOrder();
    await refundAt(razorpay, paymentId, 100);
    await sweep();
    expect((await namesOf(id)).slice(2)).toEqual(['refund-sent']);
    expect((await wordsOf(id)).at(-1)).toMatch(/^Refund of ₹1 sent to your bank/);
  });

  it('of an extra payment says so', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    const { payments, paidBy } = await recheck(id);
    await refund(id, { paymentId: payments.find((payment) => payment.id !== paidBy)?.id });
    expect((await wordsOf(id)).at(-1)).toMatch(
      /^Refund of ₹4,499 sent to your bank .* For: Extra payment for Resume/,
    );
  });

  it('in another currency isn’t shown in rupees', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id, { currency: 'USD' });
    await refundAt(razorpay, payment.id, 100);
    expect(await recheck(id)).toMatchObject({ refunds: [{ status: 'processed' }], emails: [] });
  });

  it('of a payment that bought nothing says so', async () => {
    const id = await openOrder();
    const payment = razorpay.pay(id, { amount: 100 });
    await recheck(id);
    await refundAt(razorpay, payment.id, 100);
    await recheck(id);
    expect(await namesOf(id)).toEqual(['refund-sent']);
    expect(await wordsOf(id)).toEqual([
      expect.stringMatching(/^Refund of ₹1 sent to your bank .* For: Payment for Resume/),
    ]);
  });
});

describe('a dispute', () => {
  it('is emailed to the owner once, with the bank’s deadline', async () => {
    const { id, paymentId } = await paidOrder();
    const dispute = razorpay.dispute(paymentId, 'created');
    await deliver('payment.dispute.created', dispute.id);
    expect((await wordsOf(id)).at(-1)).toMatch(
      /^Payment disputed · ₹4,499 · respond by .* Respond by: .* IST/,
    );
    razorpay.dispute(paymentId, 'under_review');
    await deliver('payment.dispute.under_review', dispute.id);
    razorpay.dispute(paymentId, 'lost');
    await deliver('payment.dispute.lost', dispute.id);
    await deliver('payment.dispute.created', dispute.id);
    await sweep();
    expect(await emailFactsOf(id)).toEqual([]);
  });

  it.each([
    ['won', 'over'],
    ['lost', undefined],
  ] as const)('that is %s when its email is sent asks for no response', async (status, reason) => {
    const { id, paymentId } = await paidOrder();
    razorpay.dispute(paymentId, 'created');
    const dispute = razorpay.dispute(paymentId, status);
    await deliver(`payment.dispute.${status}`, dispute.id);
    const words = await wordsOf(id);
    if (reason) expect(words).toHaveLength(2);
    else expect(words.at(-1)).toMatch(/^Payment disputed · ₹4,499 · lost/);
    expect((await orderOf(id)).emails?.at(-1)).toMatchObject(
      reason ? { outcome: 'superseded', reason } : { outcome: 'sent' },
    );
  });
});

describe('an email sent after an outage of SES', () => {
  it('isn’t sent about a refunded payment, nor about a started refund that has since been sent', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await paidOrder();
    const { refunds } = await refund(id);
    razorpay.settleRefund(refunds[0]?.id ?? '', 'processed');
    await recheck(id);
    expect(await wordsOf(id)).toEqual([expect.stringMatching(/^Refund of ₹4,499 sent to your bank/)]);
    expect((await orderOf(id)).emails?.map(({ template, reason }) => [template, reason])).toEqual([
      ['payment-received', 'refunded'],
      ['new-order', 'refunded'],
      ['refund-started', 'newer email'],
      ['refund-sent', undefined],
    ]);
  });

  it('doesn’t ask for a refund that has since been made', async () => {
    razorpay.switches.secondPayments = 'captured';
    const id = await openOrder();
    razorpay.pay(id, { outcome: 'twice' });
    const { payments, paidBy } = await recheck(id);
    await refund(id, { paymentId: payments.find((payment) => payment.id !== paidBy)?.id });
    expect((await wordsOf(id)).filter((words) => words.startsWith('Possible double payment'))).toEqual([]);
  });

  it('doesn’t mention a failed refund that was made again', async () => {
    razorpay.switches.refunds = 'pending';
    const { id } = await paidOrder();
    const { refunds } = await refund(id);
    razorpay.settleRefund(refunds[0]?.id ?? '', 'failed');
    await recheck(id);
    razorpay.switches.refunds = 'processed';
    await refund(id);
    expect(await wordsOf(id)).toEqual([expect.stringMatching(/^Refund of ₹4,499 sent to your bank/)]);
  });
});

describe('a sender', () => {
  it('and a concurrent change to the order don’t overwrite each other', async () => {
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
    expect(await namesOf(id)).toEqual(['new-order', 'refund-sent']);
    expect((await orderOf(id)).emails).toMatchObject([
      { template: 'payment-received', outcome: 'sent' },
      { template: 'new-order', outcome: 'waiting' },
      { template: 'refund-sent', outcome: 'waiting' },
    ]);
  });

  it('leaves records that the owner sees with the order', async () => {
    const { id } = await paidOrder();
    await takeMails(api, 'sent');
    await takeMails(api, 'sent');
    expect(await namesOf(id)).toEqual([]);
    const emails = [
      { template: 'payment-received', outcome: 'sent' },
      { template: 'new-order', outcome: 'sent' },
    ];
    for (const order of [await orderOf(id), await recheck(id)]) expect(order).toMatchObject({ emails });
    expect(await refund(id)).toMatchObject({
      emails: [...emails, { template: 'refund-sent', outcome: 'waiting' }],
    });
  });
});

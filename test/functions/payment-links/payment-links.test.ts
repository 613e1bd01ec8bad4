import type { PaymentLinkInput } from '#shared/domain/payment-links/payment-link.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { buyer, pmpCourse } from '../../support/entries.ts';
import { startMailStage } from '../../support/mail/stage.ts';
import { anOrderNumber, day, noon, orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { sesEvent } from '../../support/ses.ts';
import { startTable } from '../../support/table.ts';

const table = startTable();
let onPut: (() => Promise<unknown>) | undefined;
const api = startApi({
  table,
  around: async (action, act) => {
    const first = action === 'PutItem' ? onPut : undefined;
    if (first) onPut = undefined;
    await first?.();
    return act();
  },
});
const razorpay = startRazorpay(api);
startMailStage(api);
const { verify, orderOf, needingAttention, deliver, refund, follow, stored, sweep, today } = orderMoney(
  api,
  razorpay,
);

beforeEach(() => setClock(noon));

const asked: PaymentLinkInput = {
  subject: { kind: 'words', words: 'Two hours of interview coaching' },
  rupees: 2500,
  lastDay: '2026-11-25',
  name: 'Asha Kulkarni',
};

const createLink = async (input: Partial<PaymentLinkInput> = {}, idempotencyKey?: string) =>
  (
    await api.owner('POST /admin/payment-links', {
      body: { ...asked, ...input },
      ...(idempotencyKey && { idempotencyKey }),
    })
  ).data;

const list = async () => (await api.owner('GET /admin/payment-links', {})).data;
const withdraw = async (id: string) =>
  (await api.owner('POST /admin/payment-links/{id}/withdraw', { path: { id } })).data;

const linkOf = ({ url = '' }: { url?: string | undefined }) => url.split('#')[1] ?? '';
const open = async (link: string) => (await api.visitor('POST /pay', { body: { link } })).data;
const pay = async (link: string, details: object = {}, idempotencyKey?: string) =>
  (
    await api.visitor('POST /pay/order', {
      body: { link, ...buyer, ...details },
      ...(idempotencyKey && { idempotencyKey }),
    })
  ).data;

const course = async () => (await api.owner('POST /courses', { body: pmpCourse })).data;

describe('POST /admin/payment-links', () => {
  it('needs a description and an amount, and returns an address with the link after its #', async () => {
    const link = await createLink({ mobile: '98765 43210' });
    expect(link).toEqual({
      ...{ id: expect.any(String), what: 'Two hours of interview coaching', paise: 250_000 },
      ...{ lastDay: '2026-11-25', name: 'Asha Kulkarni', mobile: '+919876543210', state: 'open' },
      ...{ createdAt: new Date(noon).toISOString() },
      url: expect.stringMatching(/^https:\/\/site\.example\/pay#[\w-]+\.\d+\.[\w-]{43}$/),
    });
  });

  it('names a plan or a course by its title, with the amount in rupees', async () => {
    const { id, title } = await course();
    expect(
      await createLink({ subject: { kind: 'plan', plan: { band: '7-14', item: 'Resume' } } }),
    ).toMatchObject({
      what: 'Resume, 7-14 years',
      paise: 250_000,
    });
    expect(await createLink({ subject: { kind: 'course', courseId: id } })).toMatchObject({ what: title });
  });

  it('emails the link on request, without storing it', async () => {
    const { id, url = '' } = await createLink({ email: 'asha@example.com', isMailed: true });
    const row = await api.row('PAYMENT_LINK', id);
    expect(row?.outbox).toMatchObject([
      { kind: 'MAIL', facts: { template: 'payment-request' } },
      { kind: 'SEARCH' },
    ]);
    expect(JSON.stringify(await api.stored())).not.toContain(url.split('.').at(-1));
    expect(api.logged.join()).not.toContain(url.split('.').at(-1));
  });

  it.each<[string, Partial<PaymentLinkInput>, string]>([
    ['a last day in the past', { lastDay: '2026-11-19' }, 'lastDay'],
    ['a last day a year away', { lastDay: '2027-11-20' }, 'lastDay'],
    ['sending without an email address', { isMailed: true }, 'email'],
    ['an unknown course', { subject: { kind: 'course', courseId: 'none' } }, 'subject'],
    ['an amount with paise', { rupees: 0.5 }, 'rupees'],
    ['an amount of 0', { rupees: 0 }, 'rupees'],
    ['more than Razorpay accepts', { rupees: 500_001 }, 'rupees'],
    ['an empty description', { subject: { kind: 'words', words: ' ' } }, 'subject.words'],
  ])('rejects %s, and names the field', async (_, input, field) => {
    await expect(createLink(input)).rejects.toMatchObject({ status: 400, errors: [{ field }] });
    expect(await list()).toEqual([]);
  });

  it('makes one link per Idempotency-Key, and rejects the key for a different link', async () => {
    const first = await createLink({ email: 'asha@example.com', isMailed: true }, 'pressed-twice');
    expect(await createLink({ email: 'asha@example.com', isMailed: true }, 'pressed-twice')).toEqual(first);
    await expect(createLink({ rupees: 1 }, 'pressed-twice')).rejects.toMatchObject({ status: 409 });
    expect(await list()).toHaveLength(1);
  });

  it('returns an earlier link in its current state', async () => {
    const first = await createLink({}, 'pressed-twice');
    const { id } = await pay(linkOf(first));
    await verify(id, razorpay.pay(id).id);
    expect(await createLink({}, 'pressed-twice')).toMatchObject({ id: first.id, state: 'paid', orderId: id });
  });

  it('shows that its email bounced', async () => {
    await createLink({ email: 'asha@example.com', isMailed: true });
    await api.runSchedule('sendMail');
    const bounce = { bounce: { bounceType: 'Permanent', bounceSubType: 'General' } };
    await api.runEvent('recordMailEvent', sesEvent(api.ses.emails[0]?.tags ?? {}, 'Bounce', bounce));
    expect(await api.row('PAYMENT_LINK')).toMatchObject({
      emails: [{ template: 'payment-request', outcome: 'sent', returned: 'bounced' }],
    });
    expect((await today()).rows).toMatchObject([{ reason: 'mail', of: 'payment_link' }]);
    setClock(Date.parse('2026-11-26T00:00:00+05:30'));
    expect((await today()).rows).toEqual([]);
  });
});

describe('GET /admin/payment-links', () => {
  it('lists them newest first, each with its state, and with an address if it can be paid', async () => {
    const open = await createLink({ rupees: 1 });
    setClock(noon + 1);
    const { id: gone } = await createLink({ rupees: 2 });
    await withdraw(gone);
    setClock(noon + 2);
    const late = await createLink({ rupees: 3, lastDay: '2026-11-20' });
    setClock(noon + 3);
    const paid = await createLink({ rupees: 4 });
    const { id: orderId } = await pay(linkOf(paid));
    await verify(orderId, razorpay.pay(orderId).id);
    setClock(Date.parse('2026-11-21T00:00:00+05:30'));
    expect(await list()).toEqual([
      { ...withoutUrl(paid), state: 'paid', orderId },
      { ...withoutUrl(late), state: 'expired' },
      expect.objectContaining({ id: gone, state: 'withdrawn' }),
      open,
    ]);
  });
});

const withoutUrl = ({ url: _, ...link }: Awaited<ReturnType<typeof createLink>>) => link;

describe('POST /admin/payment-links/{id}/withdraw', () => {
  it('withdraws a link, once, and it can no longer be paid', async () => {
    const link = await createLink();
    api.forgetLinkKey();
    expect(await withdraw(link.id)).toMatchObject({ id: link.id, state: 'withdrawn' });
    expect(await withdraw(link.id)).toMatchObject({ state: 'withdrawn' });
    expect(await open(linkOf(link))).toMatchObject({ state: 'withdrawn' });
    await expect(pay(linkOf(link))).rejects.toMatchObject({
      status: 409,
      message: 'This payment link was withdrawn. Please call us before you pay.',
    });
    expect(await api.rows('ORDER')).toEqual([]);
  });

  it('returns the withdrawal to each of two concurrent callers', async () => {
    const link = await createLink();
    const [one, other] = await Promise.all([withdraw(link.id), withdraw(link.id)]);
    for (const told of [one, other]) {
      expect(told).toMatchObject({ id: link.id, state: 'withdrawn' });
      expect(told).not.toHaveProperty('url');
    }
  });

  it('stops a buyer who was about to pay', async () => {
    const link = await createLink();
    onPut = () => withdraw(link.id);
    await expect(pay(linkOf(link))).rejects.toMatchObject({ status: 409 });
    expect(onPut).toBeUndefined();
  });

  it('withdraws a link for a course like any other', async () => {
    const { id } = await course();
    const link = await createLink({ subject: { kind: 'course', courseId: id } });
    expect(await withdraw(link.id)).toMatchObject({ state: 'withdrawn' });
  });

  it('is closed with its course, even for a buyer who has opened it', async () => {
    const { id } = await course();
    const link = await createLink({ subject: { kind: 'course', courseId: id }, email: 'asha@example.com' });
    await pay(linkOf(link));
    await api.owner('DELETE /courses/{id}', { path: { id } });
    const [listed] = await list();
    expect(listed).toMatchObject({ id: link.id, state: 'withdrawn' });
    expect(listed).not.toHaveProperty('url');
    expect(await open(linkOf(link))).toMatchObject({ state: 'withdrawn' });
    await expect(pay(linkOf(link))).rejects.toMatchObject({
      status: 409,
      message: 'This payment link was withdrawn. Please call us before you pay.',
    });
  });

  it('rejects a paid link and an unknown one', async () => {
    const link = await createLink();
    const { id } = await pay(linkOf(link));
    await verify(id, razorpay.pay(id).id);
    await expect(withdraw(link.id)).rejects.toMatchObject({ status: 409 });
    await expect(withdraw('none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /pay', () => {
  it('returns a link’s description, state, name and phone number, and no email address', async () => {
    const link = await createLink({ email: 'asha@example.com', mobile: '9876543210' });
    expect(await open(linkOf(link))).toEqual({
      ...{ what: asked.subject.kind === 'words' && asked.subject.words, paise: 250_000 },
      ...{ product: asked.subject, lastDay: '2026-11-25' },
      ...{ name: 'Asha Kulkarni', mobile: '+919876543210', state: 'open' },
    });
  });

  it('has the email address that we sent the link to, while it can be paid', async () => {
    const email = 'asha@example.com';
    const link = linkOf(await createLink({ email, isMailed: true }));
    expect(await open(link)).not.toHaveProperty('email');
    await api.runSchedule('sendMail');
    expect(await open(link)).toMatchObject({ email });
    setClock(Date.parse('2026-11-26T00:00:00+05:30'));
    expect(await open(link)).not.toHaveProperty('email');
  });

  it('has no phone number once it can’t be paid', async () => {
    const link = linkOf(await createLink({ mobile: '9876543210' }));
    setClock(Date.parse('2026-11-26T00:00:00+05:30'));
    const { mobile, state } = await open(link);
    expect({ mobile, state }).toEqual({ state: 'expired' });
  });

  it('can be paid until 23:59 in India on its last day, and then expires', async () => {
    const link = linkOf(await createLink());
    setClock(Date.parse('2026-11-25T23:59:59+05:30'));
    expect(await open(link)).toMatchObject({ state: 'open' });
    setClock(Date.parse('2026-11-26T00:00:00+05:30'));
    expect(await open(link)).toMatchObject({ state: 'expired' });
    await expect(pay(link)).rejects.toMatchObject({ status: 409 });
  });

  it('says that a payment is being confirmed, so the buyer doesn’t pay again', async () => {
    const link = linkOf(await createLink());
    const { id } = await pay(link);
    const payment = razorpay.pay(id, { outcome: 'authorized' });
    await verify(id, payment.id);
    expect(await open(link)).toMatchObject({ state: 'open', isConfirming: true });
    razorpay.capture(payment.id);
    await verify(id, payment.id);
    expect(await open(link)).toMatchObject({ state: 'paid' });
  });

  it('rejects a link that is forged or incomplete, and counts guesses', async () => {
    const link = linkOf(await createLink());
    const [id = '', expires = '', mac = ''] = link.split('.');
    const forged = [
      `${id}.${Number(expires) + 1}.${mac}`,
      `${id}x.${expires}.${mac}`,
      `${id}.${expires}.${mac.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
      `${id}.${expires}`,
      'nothing',
    ];
    for (const wrong of forged) await expect(open(wrong)).rejects.toMatchObject({ status: 400 });
    for (let guess = forged.length - 2; guess < 20; guess++)
      await expect(open(forged[0] ?? '')).rejects.toMatchObject({ status: 400 });
    await expect(open(forged[0] ?? '')).rejects.toMatchObject({ status: 429 });
    expect(await open(link)).toMatchObject({ state: 'open' });
  });
});

describe('POST /pay/order', () => {
  it('opens an order for the link’s amount and item, and stores the link’s id', async () => {
    const { id: courseId, title } = await course();
    const link = await createLink({ subject: { kind: 'course', courseId } });
    const order = await pay(linkOf(link));
    expect(order).toEqual({
      ...{ id: expect.any(String), number: anOrderNumber },
      amount: 250_000,
      currency: 'INR',
      key: razorpay.keys.keyId,
    });
    expect(await stored(order.id)).toMatchObject({
      ...{ linkId: link.id, paise: 250_000, buyer, product: { kind: 'course', courseId, title } },
    });
    expect(await list()).toMatchObject([{ state: 'open' }]);
  });

  it('returns the open order: to repeats, to the buyer’s other tab, and to both at once', async () => {
    const link = linkOf(await createLink());
    const first = await pay(link, {}, 'one');
    expect(await pay(link, {}, 'one')).toEqual(first);
    expect(await pay(link, { name: ` ${buyer.name.toUpperCase()}` }, 'two')).toEqual(first);
    const other = linkOf(await createLink({ rupees: 1 }));
    const both = await Promise.all([pay(other, {}, 'three'), pay(other, {}, 'four')]);
    expect(both[0]).toEqual(both[1]);
  });

  it('says that it’s paid, even if the payment wasn’t reported', async () => {
    const link = linkOf(await createLink());
    const { id } = await pay(link);
    razorpay.pay(id);
    const again = () => pay(link, { email: 'corrected@example.com' });
    await expect(again()).rejects.toMatchObject({
      status: 409,
      message: 'This has already been paid.',
    });
    await expect(again()).rejects.toMatchObject({ status: 409, message: 'This has already been paid.' });
    expect(await open(link)).toMatchObject({ state: 'paid' });
    expect(await list()).toMatchObject([{ state: 'paid', orderId: id }]);
  });

  it('opens a second order for corrected details, and connects the two if both are paid', async () => {
    const link = linkOf(await createLink());
    const { id: first } = await pay(link, { email: 'typo@example.com' });
    const { id: second } = await pay(link);
    expect(second).not.toBe(first);
    await verify(first, razorpay.pay(first).id);
    await verify(second, razorpay.pay(second).id);
    await follow();
    expect(await orderOf(first)).toMatchObject({ alsoPaid: [{ id: second }] });
    expect(await orderOf(second)).toMatchObject({ alsoPaid: [{ id: first }] });
    expect(await needingAttention('paid_twice')).toHaveLength(1);
  });

  it('shows a double payment if one order is paid twice, which is refunded as usual', async () => {
    const link = linkOf(await createLink());
    const { id } = await pay(link);
    razorpay.switches.secondPayments = 'captured';
    razorpay.pay(id, { outcome: 'twice' });
    await sweep();
    expect(await needingAttention('paid_twice')).toEqual([id]);
    const { payments, paidBy } = await orderOf(id);
    const second = payments.find((payment) => payment.id !== paidBy);
    const { refunds } = await refund(id, { paymentId: second?.id });
    expect(refunds).toMatchObject([{ paise: 250_000 }]);
    expect(await list()).toMatchObject([{ state: 'paid' }]);
  });

  it('is found by the webhook, and by the sweep without it', async () => {
    const told = linkOf(await createLink());
    const { id } = await pay(told);
    razorpay.pay(id);
    await deliver('order.paid', id);
    expect(await open(told)).toMatchObject({ state: 'paid' });
    const lost = linkOf(await createLink({ rupees: 1 }));
    const { id: unreported } = await pay(lost);
    razorpay.pay(unreported);
    await sweep();
    expect(await open(lost)).toMatchObject({ state: 'paid' });
  });

  it('keeps lists and daily figures consistent when it learns of a payment', async () => {
    const link = linkOf(await createLink());
    const { id } = await pay(link, { email: 'typo@example.com' });
    razorpay.switches.secondPayments = 'captured';
    razorpay.pay(id, { outcome: 'twice' });
    setClock(noon + 13 * 60 * minute);
    await expect(pay(link)).rejects.toMatchObject({ status: 409 });
    expect(await needingAttention('paid_twice')).toEqual([id]);
    expect(await api.stored()).toContainEqual(expect.objectContaining({ pk: 'DAY', sk: '2026-11-20' }));
  });

  it('returns from a checkout redirect to its own page, without the link', async () => {
    const { id } = await pay(linkOf(await createLink()));
    const back = async (fields: Record<string, string>) =>
      (
        await api.send('/api/payments/return', { method: 'POST', body: new URLSearchParams(fields) })
      ).headers.get('location');
    const failed = { 'error[metadata]': JSON.stringify({ order_id: id }) };
    expect(await back(failed)).toBe(`/pay?payment=failed&order=${id}`);
    const forged = { razorpay_order_id: id, razorpay_payment_id: 'pay_1', razorpay_signature: 'ab' };
    expect(await back(forged)).toBe('/pay?payment=unverified');
  });

  it('opens a new order if the first is more than a day old, and rejects one if that was paid late', async () => {
    const link = linkOf(await createLink());
    const { id: first } = await pay(link, {}, 'monday');
    setClock(noon + 2 * day);
    const { id: second } = await pay(link, {}, 'wednesday');
    expect(second).not.toBe(first);
    razorpay.pay(first);
    await expect(pay(link, {}, 'again')).rejects.toMatchObject({ status: 409 });
  });

  it.each([['name'], ['email'], ['mobile']])('rejects a buyer without %s', async (field) => {
    const link = linkOf(await createLink());
    await expect(pay(link, { [field]: '' })).rejects.toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('can be paid after others have opened orders for it, up to a limit', async () => {
    const shown = await createLink();
    const link = linkOf(shown);
    const stored = () => api.row('PAYMENT_LINK', shown.id);
    await pay(link);
    const strangers: string[] = [];
    for (let turn = 0; turn < 31; turn++) {
      setClock(noon + turn * minute);
      const person = { name: `Stranger ${turn}`, email: `stranger-${turn}@example.com` };
      strangers.push((await pay(link, person)).id);
    }
    expect((await stored())?.orderIds).toHaveLength(30);
    expect((await stored())?.orderIds).toEqual(expect.arrayContaining(strangers.slice(2)));
    const own = await pay(link);
    expect((await stored())?.orderIds).toContain(own.id);
    await verify(own.id, razorpay.pay(own.id).id);
    expect(await open(link)).toMatchObject({ state: 'paid' });
  });

  it('finds a payment of an order that it no longer lists', async () => {
    const shown = await createLink();
    const link = linkOf(shown);
    const first = await pay(link);
    for (let turn = 0; turn < 31; turn++) {
      setClock(noon + turn * minute);
      await pay(link, { name: `Stranger ${turn}`, email: `stranger-${turn}@example.com` });
    }
    await verify(first.id, razorpay.pay(first.id).id);
    await follow();
    expect(await open(link)).toMatchObject({ state: 'paid' });
  });
});

import assert from 'node:assert/strict';
import { accountOf, isOfKey } from './accounts.ts';
import { buyersOf, courseSold, plansOf, seat } from './buyers.ts';
import type { Command } from './commands.ts';
import { withFault } from './faults.ts';
import { linkRunners } from './link-runners.ts';
import { paidOfLate } from './links.ts';
import { answerTo, asOwner, nth, type Outcome, type Runners } from './outcome.ts';
import { seatRunners } from './seat-runners.ts';
import { isFull, watchCourse } from './seats.ts';
import { followingJobs, takeMails } from './sender.ts';
import {
  ageInHours,
  changeAccount,
  forgetPurchase,
  hmac,
  isPayable,
  mayBePaid,
  passTime,
  paymentsOf,
  refundAtRazorpay,
  refundsOf,
  rememberPurchase,
  rememberRequest,
  rotateWebhookSecret,
  type System,
  unlessRefused,
} from './system.ts';

export const runCommand = <S extends Command>(system: System, command: S): Promise<Outcome | undefined> =>
  (runners[command.do] as (system: System, command: S) => Promise<Outcome | undefined>)(system, command);

export async function signOwnerIn(system: System, round: Command[]): Promise<void> {
  if (!round.some(({ do: act }) => ofOwner.has(act))) return;
  if (Date.now() - system.ownerSince < 5 * 60_000) return;
  system.owner = system.api.withCookie(await system.api.signIn());
  system.ownerSince = Date.now();
}

const ofOwner = new Set<Command['do']>([
  'recheck',
  'correct address',
  'refund',
  'refund twice at once',
  'ask by link',
  'withdraw link',
  'record other payment',
  'refund other payment',
  'change course',
  'delete course',
  'dismiss overbooking',
  'settle without seat',
]);

const runners: Runners<Command['do']> = {
  ...linkRunners,
  ...seatRunners,

  order: async (system, { buyer: person, plan, key, second }) => {
    const { api, courseId } = system;
    const buyer = { userId: 'u1', ...buyersOf(person), ...(second && { isRepeatConfirmed: true }) };
    const body = { ...buyer, ...(plan === seat ? { amount: courseSold.price } : plansOf(plan)) };
    const product = plan === seat ? { product: { kind: 'course', courseId } } : {};
    const paidBefore = second ? [] : await paidOfLate(system, { ...body, ...product });
    const idempotencyKey = key === undefined ? undefined : `order-${plan === seat ? 'seat-' : ''}${key}`;
    const request = rememberRequest(system, idempotencyKey, body);
    const isAnother = request.answered !== undefined && request.answered !== JSON.stringify(body);
    const watched = await watchCourse(system);
    const call = { body, ...(idempotencyKey && { idempotencyKey }) };
    const outcome = await answerTo(
      plan === seat
        ? api.visitor('POST /courses/{id}/orders', { path: { id: courseId }, ...call })
        : api.visitor('POST /create-order', call),
    );
    const { wasGone, isGone, versions } = await watched();
    const { id, amount } = (outcome.data ?? {}) as { id?: string; amount?: number };
    if (id) {
      request.answered ??= JSON.stringify(body);
      assert(
        paidBefore.length === 0 || paidBefore.includes(id),
        `${id} was opened without asking, although ${paidBefore} is paid`,
      );
      system.orders.set(id, Date.now());
      if (request.answers.size === 0)
        rememberPurchase(system, `${body.email.toLowerCase()} ${body.name} ${plan}`, id);
      request.answers.add(id);
      if (amount !== body.amount * 100) throw new Error(`The amount of the order is ${amount} paise.`);
    }
    const mayBeFull = plan === seat && versions.some(isFull);
    if (plan === seat && wasGone) return { ...outcome, expected: [404] };
    return {
      ...outcome,
      expected: [
        ...(isAnother ? [] : [200]),
        ...(request.bodies.size > 1 || mayBePaid(system) || mayBeFull ? [409] : []),
        ...(plan === seat && isGone ? [404] : []),
      ],
    };
  },

  'order twice at once': async (system, { buyer, plan, key }) => {
    const order = () => runCommand(system, { do: 'order', buyer, plan, key });
    const outcomes = (await Promise.all([order(), order()])).filter((outcome) => outcome !== undefined);
    const ids = outcomes.flatMap(({ data }) => (data as { id?: string } | undefined)?.id ?? []);
    assert(new Set(ids).size <= 1, `one request with one key opened ${ids}`);
    const [worst] = outcomes.toSorted((a, b) => b.status - a.status);
    return worst && { ...worst, expected: [...worst.expected, 409] };
  },

  pay: async (system, { order: n, outcome, mismatch }) => {
    const id = nth([...system.orders.keys()], n);
    if (!id || !isPayable(system, id)) return undefined;
    const mismatches = { amount: { amount: 100 }, currency: { currency: 'USD' } };
    unlessRefused(() =>
      accountOf(system, id).razorpay.pay(id, { outcome, ...(mismatch && mismatches[mismatch]) }),
    );
    return undefined;
  },

  switch: async ({ accounts }, { second, amounts, statuses = 'known' }) => {
    for (const { razorpay } of accounts)
      Object.assign(razorpay.switches, { secondPayments: second, amountDifferences: amounts, statuses });
    return undefined;
  },

  dispute: async (system, { payment: n, step }) => {
    const payment = nth(
      paymentsOf(system).filter(({ captured }) => captured),
      n,
    );
    if (payment) accountOf(system, payment.order_id).razorpay.dispute(payment.id, step);
    return undefined;
  },

  bank: async (system, { payment: n, decision }) => {
    const payment = nth(
      paymentsOf(system).filter(({ captured }) => !captured),
      n,
    );
    if (!payment || ageInHours(payment.created_at) > 120) return undefined;
    const act = payment.status === 'authorized' ? 'capture' : decision;
    unlessRefused(() => accountOf(system, payment.order_id).razorpay[act](payment.id));
    return undefined;
  },

  callback: async (system, { payment: n, order, proof, via }) => {
    const payment = nth(paymentsOf(system), n);
    if (!payment) return undefined;
    const { razorpay } = accountOf(system, payment.order_id);
    const signature = razorpay.signature(payment.order_id, payment.id);
    const other = [...system.orders.keys()].filter((id) => id !== payment.order_id);
    const claim = {
      order: proof === 'of another order' ? (nth(other, order) ?? 'order_unknown0000') : payment.order_id,
      payment: payment.id,
      signature: proof === 'forged' ? hmac(`${payment.order_id}|${payment.id}`, 'a guess') : signature,
    };
    const { amount, currency } = razorpay.order(payment.order_id);
    const isOdd = payment.amount !== amount || payment.currency !== currency;
    const isSigned = proof === 'true' && isOfKey(system, payment.order_id);
    const isTrue = isSigned && isOdd ? undefined : isSigned;
    return via === 'verify' ? verify(system, claim, isTrue) : returnFrom(system, claim, isTrue);
  },

  webhook: async (system, { event: n, bytes, times }) => {
    const deliveries = system.accounts.flatMap(({ razorpay }) => razorpay.webhooks.deliveries);
    const event = nth(deliveries, n)?.event;
    if (!event) return undefined;
    const signed = (body: string) => ({ body, signature: hmac(body, system.webhookSecret) });
    const isKnown = hmac(event.body, system.webhookSecret) === event.signature;
    const sent = {
      'as signed': { body: event.body, signature: event.signature },
      'wrong secret': { body: event.body, signature: hmac(event.body, 'a guess') },
      changed: { body: event.body.replace('"amount":', '"amount": '), signature: event.signature },
      unsigned: { body: event.body, signature: undefined },
      'unknown status': signed(event.body.replace(/"status":"\w+"/g, '"status":"Reworded"')),
      'unknown amount': signed(event.body.replace(/"amount":(\d+)/g, '"amount":"$1"')),
      'unknown time': signed(event.body.replace(/"created_at":(\d+)/g, '"created_at":"$1"')),
      'unknown type': signed(event.body.replace(/"method":"\w+"/g, '"method":["reworded"],"captured":"yes"')),
      'unknown field': signed(event.body.replace(/"entity":\{/g, '"entity":{"reworded":{"amount":[null]},')),
      'unknown event': signed(event.body.replace(/"event":"(\w+)\.\w+"/, '"event":"$1.reworded"')),
    }[bytes];
    const sendings = Array.from({ length: times }, () =>
      system.api.post('/api/webhooks/razorpay', sent.body, {
        ...(sent.signature && { 'x-razorpay-signature': sent.signature }),
      }),
    );
    const statuses = (await Promise.all(sendings)).map(({ status }) => status);
    const isAccepted = bytes.startsWith('unknown') || (bytes === 'as signed' && isKnown);
    return { status: Math.max(...statuses), expected: [isAccepted ? 204 : 400] };
  },

  sweep: async ({ api }) => {
    const status = await api.runSchedule('sweepPayments').then(
      () => 200,
      () => 500,
    );
    return { status, expected: [200] };
  },

  'report all at once': async (system) => {
    const reports = paymentsOf(system).map(
      (_, payment): Command => ({
        ...{ do: 'callback', payment, order: 0, proof: 'true' },
        via: payment % 2 === 0 ? 'verify' : 'form',
      }),
    );
    const events = system.razorpay.webhooks.deliveries.map(
      (_, event): Command => ({ do: 'webhook', event, bytes: 'as signed', times: 1 }),
    );
    const all: Command[] = [...reports, ...events.slice(-2), { do: 'sweep' }];
    const outcomes = (await Promise.all(all.map((command) => runCommand(system, command)))).filter(
      (outcome) => outcome !== undefined,
    );
    return outcomes.find(({ status, expected }) => !expected.includes(status)) ?? outcomes[0];
  },

  'take mails': async ({ api, table }, { act, when }) => {
    const take = () => takeMails(api, act).catch(() => {});
    if (when === 'now') await take();
    else table.between = () => withFault(undefined, take);
    return undefined;
  },

  'follow orders': async ({ api }, { isTwice }) => {
    const run = (name: (typeof followingJobs)[number]) => api.runSchedule(name).catch(() => {});
    if (isTwice) await Promise.all([...followingJobs, ...followingJobs].map(run));
    else for (const name of followingJobs) await run(name);
    return undefined;
  },

  recheck: async (system, { order: n }) => {
    const id = nth([...system.orders.keys()], n);
    if (!id) return undefined;
    return {
      ...(await asOwner(system, (owner) => owner('POST /admin/orders/{id}/recheck', { path: { id } }))),
      expected: [200],
    };
  },

  'correct address': async (system, { order: n, buyer }) => {
    const id = nth([...system.orders.keys()], n);
    if (!id) return undefined;
    const body = { email: buyersOf(buyer).email };
    forgetPurchase(system, id, body.email.toLowerCase());
    system.readdressed.add(id);
    const answer = asOwner(system, (owner) => owner('PUT /admin/orders/{id}/email', { path: { id }, body }));
    return { ...(await answer), expected: [200, 409] };
  },

  refund: async (system, { payment: n, rupees, key, page }) => {
    const payment = nth(paymentsOf(system), n);
    if (!payment) return undefined;
    const given = givenPaise(system, payment);
    const fresh = {
      ...{ paymentId: payment.id, reason: 'Requested by the buyer' },
      ...(rupees && { rupees }),
      ...(page && { refundedPaise: page === 'current' ? given : given + 1 }),
    };
    const repeated = key === undefined ? undefined : system.refunds.get(`${payment.order_id} ${key}`);
    const body = (page !== 'stale' && repeated) || fresh;
    if (key !== undefined) system.refunds.set(`${payment.order_id} ${key}`, body);
    const outcome = await asOwner(system, (owner) =>
      owner('POST /admin/orders/{id}/refund', {
        ...{ path: { id: payment.order_id }, body },
        ...(key !== undefined && { idempotencyKey: `refund-${key}` }),
      }),
    );
    const unknown = isOfKey(system, payment.order_id) ? [] : [502];
    return { ...outcome, expected: [200, 400, 409, ...unknown] };
  },

  'refund twice at once': async (system, { payment: n, rupees }) => {
    const payment = nth(paymentsOf(system), n);
    if (!payment) return undefined;
    const body = { paymentId: payment.id, rupees, reason: 'Agreed by phone.' };
    const refundedPaise = givenPaise(system, payment);
    const give = () =>
      asOwner(system, (owner) =>
        owner('POST /admin/orders/{id}/refund', {
          ...{ path: { id: payment.order_id }, body: { ...body, refundedPaise } },
        }),
      );
    const outcomes = await Promise.all([give(), give()]);
    const [refused] = outcomes.toSorted((a, b) => b.status - a.status);
    if (outcomes.every(({ status }) => status === 200)) throw new Error('The same part was refunded twice.');
    const unknown = isOfKey(system, payment.order_id) ? [] : [502];
    return { status: 500, ...refused, expected: [400, 409, ...unknown] };
  },

  'settle refund': async (system, { refund: n, decision }) => {
    const refund = nth(
      refundsOf(system).filter(({ status }) => status === 'pending'),
      n,
    );
    const payment = paymentsOf(system).find(({ id }) => id === refund?.payment_id);
    if (refund && payment) accountOf(system, payment.order_id).razorpay.settleRefund(refund.id, decision);
    return undefined;
  },

  'refund at Razorpay': async (system, { payment: n, rupees }) => {
    const payment = nth(paymentsOf(system), n);
    if (payment) await refundAtRazorpay(accountOf(system, payment.order_id), payment.id, rupees * 100);
    return undefined;
  },

  'pay outside': async ({ accounts, razorpay }, { withOrder }) => {
    accounts.at(-1)?.outside.push(razorpay.payOutside(150_000, { withOrder }).id);
    return undefined;
  },

  'let lists lag': async ({ accounts }, { minutes }) => {
    for (const { razorpay } of accounts) razorpay.switches.listLagSeconds = minutes * 60;
    return undefined;
  },

  status: async (system, { order: n }) => {
    const id = nth([...system.orders.keys()], n);
    if (!id) return undefined;
    const outcome = await answerTo(system.api.visitor('GET /orders/{id}/status', { path: { id } }));
    const told = Object.keys(outcome.data ?? {});
    if (told.some((field) => !['number', 'status', 'page', 'seat'].includes(field)))
      throw new Error('The status reveals too much.');
    return { ...outcome, expected: [200] };
  },

  wait: async (system, { hours, expired }) => {
    await passTime(system, hours, expired);
    return undefined;
  },

  'change account': async (system) => {
    changeAccount(system);
    return undefined;
  },

  'rotate webhook secret': async (system) => {
    rotateWebhookSecret(system);
    return undefined;
  },
};

const givenPaise = (system: System, { id, order_id: orderId }: { id: string; order_id: string }) =>
  accountOf(system, orderId)
    .razorpay.refundsOf(id)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

interface Claim {
  order: string;
  payment: string;
  signature: string;
}

async function verify({ api }: System, claim: Claim, isTrue: boolean | undefined): Promise<Outcome> {
  const body = {
    razorpayOrderId: claim.order,
    razorpayPaymentId: claim.payment,
    razorpaySignature: claim.signature,
  };
  return {
    ...(await answerTo(api.visitor('POST /verify', { body }))),
    expected: isTrue === undefined ? [200, 400] : [isTrue ? 200 : 400],
    unasked: [200],
  };
}

async function returnFrom({ api }: System, claim: Claim, isTrue: boolean | undefined): Promise<Outcome> {
  const form = new URLSearchParams({
    razorpay_order_id: claim.order,
    razorpay_payment_id: claim.payment,
    razorpay_signature: claim.signature,
  });
  const response = await api.post('/api/payments/return', form.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  const location = response.headers.get('location');
  const isWelcome = location === `/payment-success?order=${claim.order}`;
  if (response.status === 303 && isTrue !== undefined && isWelcome !== isTrue)
    return { status: 303, message: `to ${location}`, expected: [], unasked: [303] };
  return { status: response.status, expected: [303] };
}

import { ApiError, type Call } from '#shared/api/client.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import { buyer } from './entries.ts';
import type { Step } from './payments-steps.ts';
import type { World } from './payments-world.ts';
import * as w from './payments-world.ts';

/** What a step was answered with, where it asked us for something, and what it may be answered with. */
export interface Outcome {
  status: number;
  expected: number[];
  data?: unknown;
  message?: string;
}

type Acts = {
  [Name in Step['do']]: (world: World, step: Extract<Step, { do: Name }>) => Promise<Outcome | undefined>;
};

/** Takes a step; nothing where there is nobody yet to take it. */
export const take = <S extends Step>(world: World, step: S): Promise<Outcome | undefined> =>
  (acts[step.do] as (world: World, step: S) => Promise<Outcome | undefined>)(world, step);

/** Signs the owner in for what she does in a round, before anything of it goes wrong and her session ends. */
export async function callOwner(world: World, round: Step[]): Promise<void> {
  if (!round.some((step) => step.do === 'recheck' || step.do === 'refund')) return;
  world.owner = await world.api.owner();
}

const acts: Acts = {
  order: async (world, { buyer: person, plan, key }) => {
    const body = { userId: 'u1', ...buyersOf(person), ...plansOf(plan) };
    const idempotencyKey = key === undefined ? undefined : `order-${key}`;
    const asked = w.remember(world, idempotencyKey, body);
    const outcome = await answerTo(
      world.api.visitor('POST /create-order', { body, ...(idempotencyKey && { idempotencyKey }) }),
    );
    const { id, amount } = (outcome.data ?? {}) as { id?: string; amount?: number };
    if (id) {
      world.orders.set(id, Date.now());
      asked.answers.add(id);
      if (amount !== body.amount * 100) throw new Error(`The order is over ${amount} paise.`);
    }
    // A buyer is not led to pay where one of her orders may turn out to be paid.
    const mayBePaid = w.paymentsOf(world).some(({ status }) => status !== 'failed');
    return { ...outcome, expected: asked.bodies.size > 1 || mayBePaid ? [200, 409] : [200] };
  },

  pay: async (world, { order: n, outcome, odd }) => {
    const id = nth([...world.orders.keys()], n);
    if (!id || !w.isPayable(world, id)) return undefined;
    const oddity = { amount: { amount: 100 }, currency: { currency: 'USD' } };
    w.unlessRefused(() => world.razorpay.pay(id, { outcome, ...(odd && oddity[odd]) }));
    return undefined;
  },

  switch: async ({ razorpay: { switches } }, { second, amounts }) => {
    Object.assign(switches, { secondPayments: second, amountDifferences: amounts });
    return undefined;
  },

  dispute: async (world, { payment: n, step }) => {
    const payment = nth(
      w.paymentsOf(world).filter(({ captured }) => captured),
      n,
    );
    if (payment) world.razorpay.dispute(payment.id, step);
    return undefined;
  },

  bank: async (world, { payment: n, word }) => {
    const payment = nth(
      w.paymentsOf(world).filter(({ captured }) => !captured),
      n,
    );
    // A late authorisation takes up to five days.
    if (!payment || w.ageInHours(payment.created_at) > 120) return undefined;
    const act = payment.status === 'authorized' ? 'capture' : word;
    w.unlessRefused(() => world.razorpay[act](payment.id));
    return undefined;
  },

  callback: async (world, { payment: n, order, proof, way }) => {
    const payment = nth(w.paymentsOf(world), n);
    if (!payment) return undefined;
    const signature = world.razorpay.signature(payment.order_id, payment.id);
    const other = [...world.orders.keys()].filter((id) => id !== payment.order_id);
    const claim = {
      order: proof === 'of another order' ? (nth(other, order) ?? 'order_unknown0000') : payment.order_id,
      payment: payment.id,
      signature: proof === 'forged' ? w.hmac(`${payment.order_id}|${payment.id}`, 'a guess') : signature,
    };
    const { amount, currency } = world.razorpay.order(payment.order_id);
    const isOdd = payment.amount !== amount || payment.currency !== currency;
    // Whether an odd one counts is Razorpay's to say, and it may have said it before.
    const isTrue = proof !== 'true' ? false : isOdd ? undefined : true;
    // Where Razorpay does not answer, nobody knows yet that a payment is not over the order's amount.
    return way === 'verify' ? verify(world, claim, isTrue) : returnFrom(world, claim, isTrue);
  },

  webhook: async (world, { event: n, bytes, times }) => {
    const event = nth(world.razorpay.webhooks.deliveries, n)?.event;
    if (!event) return undefined;
    const { webhookSecret, previousWebhookSecret = webhookSecret } = world.webhookSecrets;
    const isKnown = [webhookSecret, previousWebhookSecret].some(
      (s) => w.hmac(event.body, s) === event.signature,
    );
    const sent = {
      'as signed': { body: event.body, signature: event.signature },
      'wrong secret': { body: event.body, signature: w.hmac(event.body, 'a guess') },
      changed: { body: event.body.replace('"amount":', '"amount": '), signature: event.signature },
      unsigned: { body: event.body, signature: undefined },
    }[bytes];
    const deliveries = Array.from({ length: times }, () =>
      world.api.post('/api/webhooks/razorpay', sent.body, {
        ...(sent.signature && { 'x-razorpay-signature': sent.signature }),
      }),
    );
    const statuses = (await Promise.all(deliveries)).map(({ status }) => status);
    return { status: Math.max(...statuses), expected: [bytes === 'as signed' && isKnown ? 204 : 400] };
  },

  sweep: async ({ api }) => {
    const status = await api.runSchedule('sweepPayments').then(
      () => 200,
      () => 500,
    );
    return { status, expected: [200] };
  },

  recheck: async (world, { order: n }) => {
    const id = nth([...world.orders.keys()], n);
    if (!id) return undefined;
    return {
      ...(await asOwner(world, (owner) => owner('POST /admin/orders/{id}/recheck', { path: { id } }))),
      expected: [200],
    };
  },

  refund: async (world, { payment: n, rupees, key, looked }) => {
    const payment = nth(w.paymentsOf(world), n);
    if (!payment) return undefined;
    const before = world.razorpay.refundsOf(payment.id);
    const given = before
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    const asked = {
      ...{ paymentId: payment.id, reason: 'Asked for by the buyer' },
      ...(rupees && { rupees }),
      ...(looked && { refundedPaise: looked === 'now' ? given : given + 1 }),
    };
    // A repeat under a key says the same, unless the owner's page is an old one.
    const repeated = key === undefined ? undefined : world.refunds.get(`${payment.order_id} ${key}`);
    const body = (looked !== 'before' && repeated) || asked;
    if (key !== undefined) world.refunds.set(`${payment.order_id} ${key}`, body);
    const outcome = await asOwner(world, (owner) =>
      owner('POST /admin/orders/{id}/refund', {
        ...{ path: { id: payment.order_id }, body },
        ...(key !== undefined && { idempotencyKey: `refund-${key}` }),
      }),
    );
    return { ...outcome, expected: [200, 400, 409] };
  },

  'settle refund': async (world, { refund: n, word }) => {
    const refund = nth(
      w.refundsOf(world).filter(({ status }) => status === 'pending'),
      n,
    );
    if (refund) world.razorpay.settleRefund(refund.id, word);
    return undefined;
  },

  status: async (world, { order: n }) => {
    const id = nth([...world.orders.keys()], n);
    if (!id) return undefined;
    const outcome = await answerTo(world.api.visitor('GET /orders/{id}/status', { path: { id } }));
    if (outcome.data && Object.keys(outcome.data).join() !== 'status') throw new Error('It tells too much.');
    return { ...outcome, expected: [200] };
  },

  wait: async (world, { hours, expired }) => {
    await w.pass(world, hours, expired);
    return undefined;
  },

  'rotate webhook secret': async (world, { keep }) => {
    w.rotateWebhookSecret(world, keep);
    return undefined;
  },
};

interface Claim {
  order: string;
  payment: string;
  signature: string;
}

async function verify({ api }: World, claim: Claim, isTrue: boolean | undefined): Promise<Outcome> {
  const body = {
    razorpayOrderId: claim.order,
    razorpayPaymentId: claim.payment,
    razorpaySignature: claim.signature,
  };
  return {
    ...(await answerTo(api.visitor('POST /verify', { body }))),
    expected: isTrue === undefined ? [200, 400] : [isTrue ? 200 : 400],
  };
}

async function returnFrom({ api }: World, claim: Claim, isTrue: boolean | undefined): Promise<Outcome> {
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
    return { status: 303, message: `to ${location}`, expected: [] };
  return { status: response.status, expected: [303] };
}

const asOwner = ({ owner }: World, act: (owner: Call) => Promise<unknown>) =>
  answerTo(owner ? act(owner) : Promise.reject(new Error('The owner is not there.')));

async function answerTo(call: Promise<unknown>): Promise<Omit<Outcome, 'expected'>> {
  try {
    return { status: 200, ...((await call) as { data: unknown }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, message: error.message };
  }
}

const nth = <T>(all: readonly T[], n: number): T | undefined => all[n % all.length];

/** Two buyers, of whom one writes herself this way and that, and one who names her address for himself. */
const buyersOf = (person: number) => ({
  ...buyer,
  ...(person === 1 && { email: buyer.email.toUpperCase(), mobile: `+91 ${buyer.mobile}` }),
  ...(person === 3 && { name: 'Somebody Else' }),
  ...(person === 2 && { email: 'other@example.com' }),
});

const plansOf = (plan: number) => {
  if (plan === 2) return { amount: 1499 };
  const chosen = { band: '0-3', item: plan === 0 ? 'Resume' : 'Cover Letter' } as const;
  return { plan: chosen, amount: priceOf(chosen) };
};

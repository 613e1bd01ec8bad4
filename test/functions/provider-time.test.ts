import { definitionOf } from '#infra/lambdas.ts';
import { priceOf } from '#shared/domain/pricing.ts';
import { startApi } from '../support/api.ts';
import { buyer } from '../support/entries.ts';
import { startRazorpay } from '../support/razorpay.ts';
import { refundAt } from '../support/razorpay-dashboard.ts';
import { keepRazorpaySecret } from '../support/razorpay-secret.ts';

/** The time that an operation may take while Razorpay is slow or silent. All of it passes ten times as fast here. */

const api = startApi();
const razorpay = startRazorpay();
keepRazorpaySecret(api, razorpay);

const speed = 10;

beforeEach(() => {
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / speed));
});
afterEach(() => jest.restoreAllMocks());

const plan = { band: '14-20', item: 'Resume' } as const;
let buyers = 0;

const create = (details: object, key = crypto.randomUUID()) =>
  api.post(
    '/api/create-order',
    JSON.stringify({ userId: 'u1', amount: priceOf(plan), plan, ...buyer, ...details }),
    { 'idempotency-key': key },
  );

/** An email whose open order has money over another amount, part of which went back: everything about it is asked. */
async function doubtfulOrder(): Promise<string> {
  const email = `slow-${++buyers}@example.com`;
  const { id } = await (await create({ email, name: 'Another' })).json();
  const payment = razorpay.pay(id, { amount: 100_000 });
  await refundAt(razorpay, payment.id, 50_000);
  return email;
}

describe('POST /create-order', () => {
  const calls: [string, RegExp][] = [
    ['payments of an earlier order', /^GET .v1.orders.\w+.payments$/],
    ['refunds of its payment', /^GET .v1.payments.\w+.refunds$/],
    ['earlier order itself', /^GET .v1.orders.\w+$/],
    ['new order', /^POST .v1.orders$/],
  ];

  it.each(calls)(
    'answers within its time where Razorpay is slow, and silent about the %s',
    async (_, call) => {
      const email = await doubtfulOrder();
      const key = crypto.randomUUID();
      const known = razorpay.orders().length;
      razorpay.switches.answerMs = 3000 / speed;
      razorpay.failNext({ call, with: 'silence', afterEffect: true });
      const started = performance.now();
      const refused = await create({ email }, key);
      expect(((performance.now() - started) * speed) / 1000).toBeLessThan(
        definitionOf('createOrder').timeout,
      );
      expect(refused.status).toBe(502);
      expect(await refused.json()).toMatchObject({ title: 'Payment provider failed' });

      razorpay.switches.answerMs = 0;
      razorpay.recover();
      const answers = [await create({ email }, key), await create({ email }, key)];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
      expect(second).toEqual(first);
      expect(razorpay.orders()).toHaveLength(known + 1);
    },
  );
});

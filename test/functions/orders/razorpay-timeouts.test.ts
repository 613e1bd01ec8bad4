import { definitionOf } from '#infra/definitions.ts';
import { priceInRupees } from '#shared/domain/orders/pricing.ts';
import { startApi } from '../../support/api.ts';
import { buyer } from '../../support/entries.ts';
import { refundAt, startRazorpay } from '../../support/razorpay.ts';
import { startVirtualTime } from '../../support/virtual-time.ts';

const api = startApi();
const razorpay = startRazorpay(api);

const time = startVirtualTime();

const plan = { band: '14-20', item: 'Resume' } as const;
let buyers = 0;

const create = (details: object, key = crypto.randomUUID()) =>
  api.post(
    '/api/create-order',
    JSON.stringify({ userId: 'u1', amount: priceInRupees(plan), plan, ...buyer, ...details }),
    { 'idempotency-key': key },
  );

async function unconfirmedOrder(): Promise<string> {
  const email = `slow-${++buyers}@example.com`;
  const { id } = await (await create({ email, name: 'Another' })).json();
  const payment = razorpay.pay(id, { amount: 100_000 });
  await refundAt(razorpay, payment.id, 100_000);
  return email;
}

describe('POST /create-order', () => {
  const calls: [string, RegExp, number][] = [
    ['payments of an earlier order', /^GET .v1.orders.\w+.payments$/, 10],
    ['refunds of its payment', /^GET .v1.payments.\w+.refunds$/, 3 + 10],
    ['earlier order', /^GET .v1.orders.\w+$/, 15],
    ['new order', /^POST .v1.orders$/, 15],
  ];

  it.each(calls)(
    'responds in time if Razorpay is slow and never responds about the %s',
    async (_, call, seconds) => {
      const email = await unconfirmedOrder();
      const key = crypto.randomUUID();
      const known = razorpay.orders().length;
      razorpay.switches.answerMs = 3000;
      razorpay.failNext({ call, with: 'silence', afterEffect: true });
      const started = time.now();
      const refused = await create({ email }, key);
      const passed = (time.now() - started) / 1000;
      expect(passed).toBe(seconds);
      expect(passed).toBeLessThan(definitionOf('createOrder').timeout);
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

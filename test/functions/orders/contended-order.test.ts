import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { startApi } from '../../support/api.ts';
import { orderMoney } from '../../support/order-money.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { startVirtualTime } from '../../support/virtual-time.ts';
import { startWatchedTable } from '../../support/watched-table.ts';

const table = startWatchedTable();
const api = startApi({ table });
const razorpay = startRazorpay(api);
const time = startVirtualTime();
const { openOrder, verify, stored, status, deliver, sweep } = orderMoney(api, razorpay);

function contend(id: string, seconds: number): void {
  const until = time.now() + seconds * 1000;
  let isOther = false;
  table.beforeChange = async ({ pk, sk }) => {
    if (pk !== 'ORDER' || sk !== id || isOther || time.now() >= until) return;
    isOther = true;
    const order = await stored(id);
    await table.send(
      new PutCommand({
        TableName: process.env.TABLE_NAME,
        Item: { ...order, version: Number(order?.version) + 1 },
      }),
    );
    isOther = false;
  };
}

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(time.now);
});

it('an order that others are changing is verified as paid once they’re done', async () => {
  const id = await openOrder();
  const payment = razorpay.pay(id);
  contend(id, 5);
  expect((await verify(id, payment.id)).data).toMatchObject({ status: 'paid' });
});

it('an order that others keep changing is verified as processing, and settled by the sweep', async () => {
  const id = await openOrder();
  const payment = razorpay.pay(id);
  contend(id, 3600);
  const started = time.now();
  expect((await verify(id, payment.id)).data).toEqual({ orderId: id, status: 'processing' });
  // The Lambda times out after 25 seconds.
  expect(time.now() - started).toBeLessThan(20_000);
  expect(await status(id)).toBe('created');
  table.beforeChange = () => undefined;
  await sweep();
  expect(await status(id)).toBe('paid');
});

it('an order that others keep changing responds to a webhook within Razorpay’s five seconds', async () => {
  const id = await openOrder();
  razorpay.pay(id);
  contend(id, 3600);
  const started = time.now();
  expect((await deliver('payment.captured', id)).status).toBe(503);
  expect(time.now() - started).toBeLessThan(5000);
});

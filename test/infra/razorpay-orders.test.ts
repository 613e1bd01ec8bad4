import type Razorpay from 'razorpay';
import { startRazorpay } from '../support/razorpay.ts';
import { packageFor } from '../support/razorpay-client.ts';

const razorpay = startRazorpay();
let client: Razorpay;

beforeAll(() => {
  client = packageFor(razorpay.server.address, razorpay.keys);
});

type Asked = Parameters<Razorpay['orders']['create']>[0];
const create = (asked: object) => client.orders.create({ currency: 'INR', ...asked } as Asked);
const refusal = (error: object) => ({ statusCode: 400, error: expect.objectContaining(error) });

describe('an order', () => {
  it('has every field that Razorpay returns', async () => {
    const order = await create({ amount: 449900, receipt: 'r-1' });
    expect(order).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: 'order',
      amount: 449900,
      amount_paid: 0,
      amount_due: 449900,
      currency: 'INR',
      receipt: 'r-1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: expect.closeTo(Date.now() / 1000, -1),
    });
    expect(await client.orders.fetch(order.id)).toEqual(order);
  });

  it('keeps its notes, and has [] for none', async () => {
    expect(await create({ amount: 100, notes: { band: '0-3' } })).toMatchObject({ notes: { band: '0-3' } });
    expect(await create({ amount: 100, notes: {} })).toMatchObject({ notes: [] });
  });

  it('is returned again for its receipt if the caller allows it, and rejected otherwise', async () => {
    const asked = { amount: 59900, receipt: 'r-unique', unique_receipt: true };
    const first = await create(asked);
    expect(await create(asked)).toEqual(first);
    await expect(create({ ...asked, unique_receipt: false })).rejects.toEqual(
      refusal({ description: 'Order receipt should be unique.' }),
    );
    razorpay.switches.duplicateReceipts = 'accepted';
    expect((await create({ ...asked, unique_receipt: false })).id).not.toBe(first.id);
  });

  it.each([
    [{}, 'The amount field is required.'],
    [{ amount: 99 }, 'The amount must be at least INR 1.00'],
    [{ amount: 100.5 }, 'The amount must be an integer.'],
    [{ amount: 50_000_001 }, 'Amount exceeds maximum amount allowed.'],
    [{ amount: 100, currency: 'EUR' }, 'Currency is not supported'],
    [{ amount: 100, receipt: 'r'.repeat(41) }, 'The receipt may not be greater than 40 characters.'],
    [{ amount: 100, band: 1 }, 'band is/are not required and should not be sent'],
  ])('is rejected for %p', async (asked, description) => {
    const answer = fetch(`${razorpay.server.address}/v1/orders`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${razorpay.keys.keyId}:${razorpay.keys.keySecret}`)}` },
      body: JSON.stringify({ currency: 'INR', ...asked }),
    });
    expect([(await answer).status, await (await answer).json()]).toEqual([
      400,
      { error: expect.objectContaining({ code: 'BAD_REQUEST_ERROR', description, metadata: {} }) },
    ]);
  });

  it('is rejected with the name of an extra field', async () => {
    await expect(create({ amount: 100, band: 1 })).rejects.toEqual(refusal({ reason: 'extra_field_sent' }));
  });

  it('below the minimum gets either of the documented errors', async () => {
    razorpay.switches.belowMinimum = 'order_creation';
    await expect(create({ amount: 99 })).rejects.toEqual(
      refusal({ step: 'order_creation', reason: 'amount_less_than_minimum_amount' }),
    );
  });
});

describe('a caller', () => {
  it('is rejected without the key', async () => {
    const other = packageFor(razorpay.server.address, { ...razorpay.keys, keySecret: 'another' });
    await expect(other.orders.all()).rejects.toEqual({
      statusCode: 401,
      error: expect.objectContaining({ code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' }),
    });
  });

  it('gets an error for an unknown id or path', async () => {
    await expect(client.orders.fetch('order_00000000000000')).rejects.toEqual(
      refusal({ description: 'The id provided does not exist', source: 'NA', step: 'NA', reason: 'NA' }),
    );
    await expect(client.invoices.all()).rejects.toEqual(
      refusal({ description: 'The requested URL was not found on the server.' }),
    );
  });

  it.each([429, 500, 502] as const)('gets a single %p if the test asks for it', async (status) => {
    razorpay.failNext({ with: status, call: /^GET/ });
    const { id } = await create({ amount: 100 });
    await expect(client.orders.fetch(id)).rejects.toMatchObject({ statusCode: status });
    await expect(client.orders.fetch(id)).resolves.toMatchObject({ id });
  });

  it('can lose the response to a call that succeeded', async () => {
    const before = (await client.orders.all({ count: 100 })).count;
    razorpay.failNext({ with: 500, afterEffect: true });
    await expect(create({ amount: 100 })).rejects.toMatchObject({ statusCode: 500 });
    expect((await client.orders.all({ count: 100 })).count).toBe(before + 1);
  });

  it('can have its connection cut', async () => {
    razorpay.failNext({ with: 'cut' });
    await expect(fetch(`${razorpay.server.address}/v1/orders`)).rejects.toThrow('fetch failed');
  });
});

import { type Call, startFilledTables } from '../../support/filled-table.ts';
import { startRazorpay } from '../../support/razorpay.ts';
import { at } from '../../support/stores.ts';

const pattern = {
  ...{ id: 'order_00000000000000', receipt: 'r', fingerprint: 'f', userId: '42', paise: 449_900 },
  ...{ catalogue: '2025-09', createdAt: at(0) },
};

const { newTable, fill, costOf } = startFilledTables();
const razorpay = startRazorpay();
const { keys } = razorpay;

it('a sweep costs the same with 10,000 open orders that no one tried to pay as with none', async () => {
  const none = await costOfSweep('no-orders', 0);
  const many = await costOfSweep('many-orders', 10_000);
  expect(many).toEqual(none);
  process.stderr.write(
    `A run of the sweep: ${none.table.length} calls, ${unitsOf(none.table)} units, ${none.razorpay} requests.\n`,
  );
  expect(unitsOf(none.table)).toBeGreaterThan(0);
  expect(none.razorpay).toBe(2);
});

async function costOfSweep(table: string, count: number): Promise<{ table: Call[]; razorpay: number }> {
  const { orders } = await newTable(table);
  if (count > 0) await orders.add(pattern);
  await fill(count, (stored, number) => {
    const id = `order_${String(number).padStart(14, '0')}`;
    const createdAt = new Date(Date.parse(pattern.createdAt) + number).toISOString();
    return stored.replaceAll(pattern.id, id).replaceAll(pattern.createdAt, createdAt);
  });
  const { sweep } = await import('#functions/orders/sweep/sweep.ts');
  // The runs are a minute apart, because a run within the same second would make no progress.
  const clock = jest.spyOn(Date, 'now');
  const sweepAt = (minute: number) => {
    clock.mockReturnValue(Date.parse(at(0)) + minute * 60_000);
    return sweep(keys);
  };
  await sweepAt(1);
  await sweepAt(2);
  const before = razorpay.calls.length;
  const calls = await costOf(() => sweepAt(3));
  clock.mockRestore();
  return { table: calls, razorpay: razorpay.calls.length - before };
}

const unitsOf = (calls: Call[]) => calls.reduce((sum, { units }) => sum + units, 0);

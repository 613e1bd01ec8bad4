import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dayMs } from '#shared/domain/india-time.ts';
import { startApi } from '../support/api.ts';
import { buyer } from '../support/entries.ts';
import { startTable } from '../support/table.ts';

const table = startTable();
const api = startApi({ table });

const register = (values: object = {}) => api.visitor('POST /user', { body: { ...buyer, ...values } });

const users = async () => (await api.stored()).filter(({ pk }) => pk === 'USER');

describe('a registration', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has no email in a key, and ends after 365 days', async () => {
    const now = Date.now();
    await register();
    const rows = await users();
    expect(rows).toHaveLength(2);
    for (const { sk, ttl } of rows) {
      expect(sk).not.toContain('@');
      expect(Number(ttl) * 1000 - now).toBeCloseTo(365 * dayMs, -5);
    }
  });

  /** A registration as an earlier release kept it: under the email itself, and for good. */
  const keepAsBefore = async (more: object = {}) => {
    const Item = { pk: 'USER', sk: buyer.email.toLowerCase(), id: 'old', ...buyer, ...more };
    await table.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item }));
    return Item;
  };

  const keptAsBefore = async () => (await users()).filter(({ sk }) => String(sk).includes('@'));

  it('is known again that was kept under the email itself', async () => {
    const Item = await keepAsBefore();
    await expect(register({ email: buyer.email.toUpperCase() })).rejects.toMatchObject({ status: 409 });
    expect((await users()).filter(({ email }) => email)).toEqual([expect.objectContaining(Item)]);
  });

  it('that was kept for good ends 365 days after it is met first', async () => {
    await keepAsBefore();
    const met = Date.now();
    await expect(register()).rejects.toMatchObject({ status: 409 });
    const first = await keptAsBefore();
    expect(Number(first[0]?.ttl) * 1000 - met).toBeCloseTo(365 * dayMs, -5);
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 100 * dayMs);
    await expect(register()).rejects.toMatchObject({ status: 409 });
    expect(await keptAsBefore()).toEqual(first);
  });

  it('is taken again where the one under the email itself is past its time', async () => {
    await keepAsBefore({ ttl: Math.floor(Date.now() / 1000) - 60 });
    const { data } = await register();
    expect(data.id).not.toBe('old');
    await expect(register()).rejects.toMatchObject({ status: 409 });
  });

  it('takes an email again whose time is over, whether its row is deleted yet or not', async () => {
    const { data: first } = await register();
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 366 * dayMs);
    const { data: second } = await register({ name: 'Another' });
    expect(second.id).not.toBe(first.id);
    expect((await users()).filter(({ email }) => email)).toEqual([
      expect.objectContaining({ id: second.id, name: 'Another' }),
    ]);
    await expect(register()).rejects.toMatchObject({ status: 409 });
  });
});

import { dayMs } from '#shared/domain/time/india-time.ts';
import { startApi } from '../../support/api.ts';
import { buyer } from '../../support/entries.ts';
import { startTable } from '../../support/table.ts';

const table = startTable();
const api = startApi({ table });

const register = (values: object = {}) => api.visitor('POST /user', { body: { ...buyer, ...values } });

const users = () => api.rows('USER');

describe('a registration', () => {
  afterEach(() => jest.restoreAllMocks());

  it('has no email address in its key, and expires after 365 days', async () => {
    const now = Date.now();
    await register();
    const rows = await users();
    expect(rows).toHaveLength(2);
    for (const { sk, ttl } of rows) {
      expect(sk).not.toContain('@');
      expect(Number(ttl) * 1000 - now).toBeCloseTo(365 * dayMs, -5);
    }
  });

  it('accepts an expired email address again, even before its item is deleted', async () => {
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

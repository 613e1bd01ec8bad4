import { startApi } from '../support/api.ts';
import { minute, setClock } from '../support/clock.ts';
import { courseEnquiry } from '../support/entries.ts';

const api = startApi();

const variables = ['MAIL_FROM', 'MAIL_OWNER'] as const;

afterEach(() => {
  for (const name of variables) delete process.env[name];
});

describe('GET /admin/mail', () => {
  const state = async () => (await (await api.owner())('GET /admin/mail', {})).data;

  it.each([
    [{}, ['mailDomain', 'ownerEmail']],
    [{ MAIL_FROM: 'hello@example.in' }, ['ownerEmail']],
    [{ MAIL_OWNER: 'owner@example.in' }, ['mailDomain']],
    [{ MAIL_FROM: 'hello@example.in', MAIL_OWNER: 'owner@example.in' }, []],
  ])('with %j says that %j is missing', async (environment, missing) => {
    Object.assign(process.env, environment);
    expect(await state()).toEqual({ missing, waiting: { count: 0, isMore: false } });
  });

  it('counts the enquiries and orders from which a mail has to follow by now', async () => {
    setClock(Date.now());
    for (const name of ['Asha', 'Ravi', 'Meera'])
      await api.visitor('POST /enquiries', { body: { ...courseEnquiry, name } });
    await api.visitor('POST /enquiries', { body: { ...courseEnquiry, remark: 'x' } });
    expect((await state()).waiting).toEqual({ count: 3, isMore: false });
    // One that is claimed is due a quarter of an hour later, and waits yet; a reminder's time is to come.
    const now = Date.now();
    setClock(now - 14 * minute);
    expect((await state()).waiting.count).toBe(3);
    setClock(now - 16 * minute);
    expect((await state()).waiting.count).toBe(0);
  });
});

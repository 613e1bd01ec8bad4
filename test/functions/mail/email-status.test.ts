import { addDay } from '#functions/mail/store.ts';
import { mail } from '#functions/platform/outbox/email-entries.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { courseEnquiry } from '../../support/entries.ts';

const api = startApi();

const variables = ['MAIL_FROM', 'MAIL_OWNER'] as const;

afterEach(() => {
  for (const name of variables) delete process.env[name];
});

describe('GET /admin/mail', () => {
  const state = async () => (await api.owner('GET /admin/mail', {})).data;

  it.each([
    [{}, ['mailDomain', 'ownerEmail']],
    [{ MAIL_FROM: 'hello@example.in' }, ['ownerEmail']],
    [{ MAIL_OWNER: 'owner@example.in' }, ['mailDomain']],
    [{ MAIL_FROM: 'hello@example.in', MAIL_OWNER: 'owner@example.in' }, []],
  ])('with %j reports %j as missing', async (environment, missing) => {
    Object.assign(process.env, environment);
    expect(await state()).toEqual({ missing, waiting: { count: 0, isMore: false } });
  });

  it('counts the overdue emails', async () => {
    setClock(Date.now());
    for (const name of ['Asha', 'Ravi', 'Meera'])
      await api.visitor('POST /enquiries', { body: { ...courseEnquiry, name } });
    await api.visitor('POST /enquiries', { body: { ...courseEnquiry, remark: 'x' } });
    const due = new Date(Date.now() + 30 * minute).toISOString();
    const grants = { table: { OWNER_MAIL: ['PutItem', 'GetItem'] } } as const;
    await api.runAs('writes ahead', grants, () => addDay('2026-11-20', mail('daily-digest', { due })));
    expect((await state()).waiting).toEqual({ count: 6, isMore: false });
    process.env.MAIL_FROM = 'hello@example.in';
    process.env.MAIL_OWNER = 'owner@example.in';
    api.ses.fail('busy');
    await api.runSchedule('sendMail');
    expect((await state()).waiting.count).toBe(6);
    api.ses.recover();
    setClock(Date.now() + 10 * minute);
    await api.runSchedule('sendMail');
    expect((await state()).waiting.count).toBe(0);
  });
});

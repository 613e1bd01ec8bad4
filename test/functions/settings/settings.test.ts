import { limits } from '#shared/domain/limits/limits.ts';
import { startApi } from '../../support/api.ts';

const api = startApi();

const holidays = ['2027-01-26', '2026-12-25'];
const templates = [{ name: 'Fees', text: 'The fee is on the page.\nCall us for more.' }];

const put = async (body: unknown, headers: Record<string, string> = {}) =>
  api.send('/api/admin/settings', {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: await api.signIn(), ...headers },
  });

describe('GET /admin/settings', () => {
  it('returns nothing before anything is saved', async () => {
    const { data } = await api.owner('GET /admin/settings', {});
    expect(data).toEqual({ holidays: [], templates: [], version: 0 });
  });
});

describe('PUT /admin/settings', () => {
  it('stores the holidays sorted and each once, and the templates in their order', async () => {
    const written = [...templates, { name: '  A batch ', text: 'Saturdays.\r\nSundays.' }];
    const body = { holidays: [...holidays, '2027-01-26'], templates: written };
    const { data } = await api.owner('PUT /admin/settings', { body, ifMatch: 0 });
    const kept = [...templates, { name: 'A batch', text: 'Saturdays.\nSundays.' }];
    expect(data).toEqual({ holidays: ['2026-12-25', '2027-01-26'], templates: kept, version: 1 });
    expect((await api.owner('GET /admin/settings', {})).data).toEqual(data);
    const nothing = { holidays: [], templates: [] };
    expect((await api.owner('PUT /admin/settings', { body: nothing })).data).toEqual({
      ...nothing,
      version: 2,
    });
  });

  it('rejects a change to an outdated version, starting with the first save', async () => {
    const body = { holidays, templates };
    const save = (ifMatch: number) => api.owner('PUT /admin/settings', { body, ifMatch });
    await save(0);
    const stale = {
      status: 412,
      message: 'The settings have changed since you opened them. Reload them before you save.',
    };
    await expect(save(0)).rejects.toMatchObject(stale);
    await save(1);
    const race = await Promise.allSettled(Array.from({ length: 5 }, () => save(2)));
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await api.owner('GET /admin/settings', {})).data.version).toBe(3);
    expect((await put(body, { 'if-match': '"x"' })).status).toBe(412);
  });

  it.each([
    ['an impossible date', ['2027-02-30']],
    ['another date format', ['26.01.2027']],
    ['a time', ['2027-01-26T00:00:00.000Z']],
    ['a number', [20270126]],
    ['null', [null]],
    ['a list', [['2027-01-26']]],
    ['too many', Array.from({ length: limits.holidays + 1 }, () => '2027-01-26')],
    ['no list', '2027-01-26'],
  ])('rejects %s as a holiday', async (_, days) => {
    expect((await put({ holidays: days, templates })).status).toBe(400);
    expect((await api.owner('GET /admin/settings', {})).data.holidays).toEqual([]);
  });

  const [template] = templates;

  it.each([
    ['no name', [{ ...template, name: '' }], 'templates.0.name'],
    ['a long name', [{ ...template, name: 'n'.repeat(limits.replyTemplates.name + 1) }], 'templates.0.name'],
    ['no text', [{ ...template, text: ' ' }], 'templates.0.text'],
    ['a long text', [{ ...template, text: 'x'.repeat(limits.enquiry.reply + 1) }], 'templates.0.text'],
    ['too many', Array.from({ length: limits.replyTemplates.templates + 1 }, () => template), 'templates'],
    ['null', [null], 'templates.0'],
    ['no list', {}, 'templates'],
  ])('rejects %s as a template', async (_, written, field) => {
    const response = await put({ holidays, templates: written });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ field, message: expect.any(String) }]);
  });

  it('stores a name of two lines as one', async () => {
    expect((await put({ holidays, templates: [{ ...template, name: 'Fees\nSubject: x' }] })).status).toBe(
      200,
    );
    const { data } = await api.owner('GET /admin/settings', {});
    expect(data.templates[0]?.name).toBe('Fees Subject: x');
  });
});

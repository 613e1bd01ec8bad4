import { limits } from '#shared/domain/limits.ts';
import { startApi } from '../support/api.ts';

const api = startApi();

const dates = ['2027-01-26', '2026-12-25'];
const templates = [{ name: 'Fees', text: 'The fee is on the page.\nCall us for more.' }];

const put = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.send(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: await api.signIn(), ...headers },
  });

describe('GET /admin/holidays', () => {
  it('has none before the owner has named any', async () => {
    const { data } = await (await api.owner())('GET /admin/holidays', {});
    expect(data).toEqual({ dates: [], version: 0 });
  });
});

describe('PUT /admin/holidays', () => {
  it('keeps the days in order, each once, in the place of those before', async () => {
    const owner = await api.owner();
    const save = (days: string[]) => owner('PUT /admin/holidays', { body: { dates: days } });
    const kept = { dates: ['2026-12-25', '2027-01-26'], version: 1 };
    expect((await save([...dates, '2027-01-26'])).data).toEqual(kept);
    expect((await owner('GET /admin/holidays', {})).data).toEqual(kept);
    expect((await save([])).data).toEqual({ dates: [], version: 2 });
  });

  it('refuses to overwrite what another editor has saved, from the first save on', async () => {
    const owner = await api.owner();
    const save = (ifMatch: number) => owner('PUT /admin/holidays', { body: { dates }, ifMatch });
    await save(0);
    const stale = {
      status: 412,
      message: 'The holidays were changed since they were read. Read them again before changing them.',
    };
    await expect(save(0)).rejects.toMatchObject(stale);
    await save(1);
    const race = await Promise.allSettled(Array.from({ length: 5 }, () => save(2)));
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await owner('GET /admin/holidays', {})).data.version).toBe(3);
    expect((await put('/api/admin/holidays', { dates }, { 'if-match': '"x"' })).status).toBe(412);
  });

  it.each([
    ['a day that there is not', ['2027-02-30']],
    ['another way to write it', ['26.01.2027']],
    ['a time', ['2027-01-26T00:00:00.000Z']],
    ['a number', [20270126]],
    ['nothing', [null]],
    ['a list', [['2027-01-26']]],
    ['too many', Array.from({ length: limits.holidays + 1 }, () => '2027-01-26')],
    ['no list', '2027-01-26'],
  ])('refuses %s', async (_, days) => {
    expect((await put('/api/admin/holidays', { dates: days })).status).toBe(400);
    expect((await (await api.owner())('GET /admin/holidays', {})).data.dates).toEqual([]);
  });
});

describe('GET /admin/reply-templates', () => {
  it('has none before the owner has written any', async () => {
    const { data } = await (await api.owner())('GET /admin/reply-templates', {});
    expect(data).toEqual({ templates: [], version: 0 });
  });
});

describe('PUT /admin/reply-templates', () => {
  it('keeps the templates in the order that they come in, apart from the holidays', async () => {
    const owner = await api.owner();
    await owner('PUT /admin/holidays', { body: { dates } });
    const body = { templates: [...templates, { name: '  A batch ', text: 'Saturdays.\r\nSundays.' }] };
    const { data } = await owner('PUT /admin/reply-templates', { body, ifMatch: 0 });
    const kept = [...templates, { name: 'A batch', text: 'Saturdays.\nSundays.' }];
    expect(data).toEqual({ templates: kept, version: 1 });
    expect((await owner('GET /admin/reply-templates', {})).data).toEqual(data);
    expect((await owner('GET /admin/holidays', {})).data.version).toBe(1);
  });

  it('refuses to overwrite what another editor has saved', async () => {
    const owner = await api.owner();
    const save = (ifMatch?: number) =>
      owner('PUT /admin/reply-templates', {
        body: { templates },
        ...(ifMatch !== undefined && { ifMatch }),
      });
    await save();
    await expect(save(0)).rejects.toMatchObject({ status: 412 });
    // Who does not mind, overwrites.
    expect((await save()).data.version).toBe(2);
  });

  const [template] = templates;

  it.each([
    ['no name', [{ ...template, name: '' }], 'templates.0.name'],
    ['a long name', [{ ...template, name: 'n'.repeat(limits.replyTemplates.name + 1) }], 'templates.0.name'],
    ['a name of two lines', [{ ...template, name: 'Fees\nSubject: x' }], 'templates.0.name'],
    ['no text', [{ ...template, text: ' ' }], 'templates.0.text'],
    ['a long text', [{ ...template, text: 'x'.repeat(limits.enquiry.reply + 1) }], 'templates.0.text'],
    ['too many', Array.from({ length: limits.replyTemplates.templates + 1 }, () => template), 'templates'],
    ['no template', [null], 'templates.0'],
    ['no list', {}, 'templates'],
  ])('refuses %s', async (_, written, field) => {
    const response = await put('/api/admin/reply-templates', { templates: written });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual([{ field, message: expect.any(String) }]);
  });
});

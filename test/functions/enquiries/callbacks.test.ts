import { formType } from '#shared/api/endpoint.ts';
import { startApi } from '../../support/api.ts';
import { callback } from '../../support/entries.ts';

const api = startApi();

const stored = () => api.rows('ENQUIRY');

const post = (fields: Record<string, string>) =>
  api.send('/api/callbacks', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    origin: null,
    headers: {
      ...{ 'content-type': formType, accept: 'text/html' },
      ...{ 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
    },
  });

describe('POST /callbacks', () => {
  it('shows the request to the owner among the enquiries', async () => {
    const { data } = await api.visitor('POST /callbacks', { body: callback });
    const row = { id: data.id, type: 'callback', title: 'PMP', email: '', phone: '+919822012345' };
    expect((await api.owner('GET /admin/enquiries', {})).data).toEqual([expect.objectContaining(row)]);
  });

  it('emails only the owner, because a callback has no email address', async () => {
    await api.visitor('POST /callbacks', { body: callback });
    const [{ outbox, emails } = {}] = await stored();
    const templates = (outbox as { facts: { template?: string } }[]).flatMap(
      ({ facts }) => facts.template ?? [],
    );
    expect([templates, emails]).toEqual([['new-enquiry'], []]);
  });

  it('accepts a form without JavaScript, once, and confirms it', async () => {
    for (const _ of [1, 2]) {
      const response = await post(callback);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/callback-sent']);
    }
    expect(await stored()).toHaveLength(1);
  });

  it.each(['12', 'call me', '', '9'.repeat(31), "1' OR '1'='1"])(
    'explains what’s wrong with the number %j',
    async (phone) => {
      const { headers } = await post({ ...callback, phone });
      expect(headers.get('location')).toBe('/form-not-sent/callback?fields=phone#phone');
      await expect(api.visitor('POST /callbacks', { body: { ...callback, phone } })).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'phone' }],
      });
      expect(await stored()).toEqual([]);
    },
  );

  it('hides what a bot submitted, and emails no one', async () => {
    await api.visitor('POST /callbacks', { body: { ...callback, remark: 'x' } });
    expect(await stored()).toEqual([expect.objectContaining({ gsi1pk: 'SUSPECTED_ENQUIRY', emails: [] })]);
  });
});

import { formType } from '#shared/api/endpoint.ts';
import { startApi } from '../../support/api.ts';
import { callback } from '../../support/entries.ts';

/** People who leave a name and a number, to be called back. */

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
  it('is a wish that the owner sees among the enquiries', async () => {
    const { data } = await api.visitor('POST /callbacks', { body: callback });
    const row = { id: data.id, type: 'callback', title: 'PMP', email: '', phone: '+919822012345' };
    expect((await api.owner('GET /admin/enquiries', {})).data).toEqual([expect.objectContaining(row)]);
  });

  it('mails the owner alone, as nobody has left an address', async () => {
    await api.visitor('POST /callbacks', { body: callback });
    const [{ outbox, mails } = {}] = await stored();
    const letters = (outbox as { facts: { letter?: string } }[]).flatMap(({ facts }) => facts.letter ?? []);
    expect([letters, mails]).toEqual([['new-enquiry'], []]);
  });

  it('takes a form without a script, once however often it is pressed, and says that it came', async () => {
    for (const _ of [1, 2]) {
      const response = await post(callback);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/callback-sent']);
    }
    expect(await stored()).toHaveLength(1);
  });

  it.each(['12', 'call me', '', '9'.repeat(31), "1' OR '1'='1"])(
    'says what a number is to %j',
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

  it('keeps what a machine filled in apart, and tells nobody of it', async () => {
    await api.visitor('POST /callbacks', { body: { ...callback, remark: 'x' } });
    expect(await stored()).toEqual([expect.objectContaining({ gsi1pk: 'SUSPECTED_ENQUIRY', mails: [] })]);
  });
});

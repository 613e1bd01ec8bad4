import { formType } from '#shared/api/endpoint.ts';
import { noticeVersion } from '#shared/policies.ts';
import { startApi } from '../../support/api.ts';
import { buyer, certificationEnquiry, courseEnquiry, review } from '../../support/entries.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const api = startApi();
startRazorpay(api);

const order = { userId: 'u-1', amount: 4499, plan: { band: '14-20', item: 'Resume' }, ...buyer };

const rowsOf = async (kind: string) => (await api.stored()).filter(({ pk }) => pk === kind);

const post = (path: string, body: object) =>
  api.send(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe.each([
  ['/enquiries', courseEnquiry, 'ENQUIRY', 201],
  ['/enquiries/certification', certificationEnquiry, 'ENQUIRY', 201],
  ['/reviews', review, 'REVIEW', 201],
  ['/user', buyer, 'USER', 201],
  ['/create-order', order, 'ORDER', 201],
  ['/order-links', { email: buyer.email }, 'LINK_REQUEST', 202],
] as const)('POST %s', (path, body, kind, status) => {
  const stored = async () => (await rowsOf(kind)).flatMap((row) => row.noticeVersion ?? []);

  it.each([1, noticeVersion])('stores version %i of the notice', async (version) => {
    expect((await post(path, { ...body, noticeVersion: version })).status).toBe(status);
    expect(await stored()).toEqual([version]);
  });

  it('needs no version, because callers without a form have none', async () => {
    expect((await post(path, body)).status).toBe(status);
    expect(await rowsOf(kind)).not.toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it.each([0, -1, 1.5, noticeVersion + 1, 1e300, '1', 'x', null, [1], {}, true])(
    'rejects %j, which no form has had, and stores nothing',
    async (wrong) => {
      const answer = await post(path, { ...body, noticeVersion: wrong });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'noticeVersion' }] });
      expect(await rowsOf(kind)).toEqual([]);
    },
  );
});

describe('a form posted without JavaScript', () => {
  it('has its version stored as well', async () => {
    const fields = { ...certificationEnquiry, noticeVersion: String(noticeVersion) };
    const answer = await api.send('/api/enquiries/certification', {
      method: 'POST',
      body: new URLSearchParams(fields),
      origin: null,
      headers: {
        ...{ 'content-type': formType, accept: 'text/html' },
        ...{ 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' },
      },
    });
    expect(answer.headers.get('location')).toBe('/enquiry-sent');
    expect(await rowsOf('ENQUIRY')).toEqual([expect.objectContaining({ noticeVersion })]);
  });
});

describe('GET /reviews/public', () => {
  it('doesn’t return the version', async () => {
    const { id } = (await api.visitor('POST /reviews', { body: { ...review, noticeVersion } })).data;
    await api.owner('PATCH /reviews/{id}/toggle', { path: { id } });
    const [shown] = (await api.visitor('GET /reviews/public', {})).data;
    expect(shown?.id).toBe(id);
    expect(shown).not.toHaveProperty('noticeVersion');
  });
});

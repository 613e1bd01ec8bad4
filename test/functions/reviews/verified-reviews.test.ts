import { signLink } from '#functions/platform/signed-links.ts';
import { startApi } from '../../support/api.ts';
import { pmpCourse, review } from '../../support/entries.ts';

const api = startApi();

const order = {
  pk: 'ORDER',
  sk: 'order_of_asha',
  id: 'order_of_asha',
  buyer: { name: 'Asha Rao', email: 'asha@example.in', mobile: '+919876543210' },
  linkVersion: 2,
};
const words = { name: 'Asha R.', message: 'Clear and on time.', rating: 5, consent: true } as const;

beforeEach(() => api.put(order));

const inAMonth = () => Date.now() + 30 * 24 * 60 * 60_000;
const reviewLink = (purpose: 'review' | 'order' = 'review', linkVersion = 2, until = inAMonth()) =>
  api.runAs('signs', { secrets: ['links'] }, () => signLink(purpose, { id: order.id, linkVersion }, until));
const stored = () => api.rows('REVIEW');

describe('POST /reviews/verified', () => {
  it('stores a buyer’s review with the badge and their consent, waiting like any other', async () => {
    const link = await reviewLink();
    api.forgetLinkKey();
    const { data } = await api.visitor('POST /reviews/verified', { body: { ...words, link } });
    expect((await api.visitor('GET /reviews/public', {})).data).toEqual([]);
    const { data: rows } = await api.owner('GET /reviews/admin', {});
    expect(rows).toEqual([
      {
        id: data.id,
        name: 'Asha R.',
        email: 'asha@example.in',
        message: words.message,
        rating: 5,
        approved: false,
        isVerified: true,
        orderId: order.id,
        consentAt: expect.any(String),
        createdAt: expect.any(String),
      },
    ]);
    await api.owner('PATCH /reviews/{id}/toggle', { path: { id: data.id }, body: { seen: false } });
    const { data: shown } = await api.visitor('GET /reviews/public', {});
    expect(shown).toEqual([expect.objectContaining({ name: 'Asha R.', isVerified: true })]);
    expect(JSON.stringify(shown)).not.toMatch(/asha@|consent|order_of/);
  });

  it('accepts one review per order: a repeat is the same, a different one is rejected', async () => {
    const link = await reviewLink();
    const first = await api.visitor('POST /reviews/verified', { body: { ...words, link } });
    expect(await api.visitor('POST /reviews/verified', { body: { ...words, link } })).toEqual(first);
    const other = api.visitor('POST /reviews/verified', { body: { ...words, link, rating: 1 } });
    await expect(other).rejects.toMatchObject({ status: 409 });
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['forged', async () => `${(await reviewLink()).slice(0, -3)}AAA`],
    ['for another purpose', () => reviewLink('order')],
    ['revoked', () => reviewLink('review', 1)],
    ['expired', () => reviewLink('review', 2, Date.now() - 1000)],
    ['of another order', async () => (await reviewLink()).replace('order_of_asha', 'order_of_ravi')],
    ['truncated', async () => (await reviewLink()).slice(0, -1)],
  ])('gives no badge for a link that is %s, and stores nothing', async (_, link) => {
    const sent = api.visitor('POST /reviews/verified', { body: { ...words, link: await link() } });
    await expect(sent).rejects.toMatchObject({ status: 400, errors: [{ field: 'link' }] });
    expect(await stored()).toEqual([]);
  });

  it('requires consent', async () => {
    const body = JSON.stringify({ ...words, link: await reviewLink(), consent: false });
    const response = await api.post('/api/reviews/verified', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'consent' }] });
    expect(await stored()).toEqual([]);
  });

  it('never lets the open form claim to be verified', async () => {
    const body = { ...review, isVerified: true, consentAt: '2026-01-01T00:00:00.000Z' };
    await api.visitor('POST /reviews', { body });
    expect(await stored()).toEqual([expect.not.objectContaining({ isVerified: true })]);
  });
});

describe('PUT /admin/reviews/{id}/answer', () => {
  it('is shown under the review until it’s removed, and refreshes the pages', async () => {
    const { data } = await api.visitor('POST /reviews', { body: review });
    const path = { id: data.id };
    await api.owner('PATCH /reviews/{id}/toggle', { path, body: { seen: false } });
    const { data: answered } = await api.owner('PUT /admin/reviews/{id}/answer', {
      path,
      body: { text: 'Thank you.' },
    });
    expect(answered.answer).toEqual({ text: 'Thank you.', at: expect.any(String) });
    expect((await api.visitor('GET /reviews/public', {})).data).toEqual([
      expect.objectContaining({ answer: { text: 'Thank you.', at: expect.any(String) } }),
    ]);
    expect(await stored()).toEqual([expect.objectContaining({ gsi4pk: 'RECOUNT' })]);
    const { data: bare } = await api.owner('PUT /admin/reviews/{id}/answer', { path, body: { text: '' } });
    expect(bare).not.toHaveProperty('answer');
  });

  it('returns 404 for an unknown review, and is only for the owner', async () => {
    const call = { path: { id: 'none' }, body: { text: 'Hello' } };
    await expect(api.owner('PUT /admin/reviews/{id}/answer', call)).rejects.toMatchObject({ status: 404 });
    await expect(api.visitor('PUT /admin/reviews/{id}/answer', call)).rejects.toMatchObject({ status: 401 });
  });
});

describe('POST /reviews/link', () => {
  it('says what the link is for, without the buyer', async () => {
    await api.put({
      ...order,
      createdAt: '2026-11-01T05:00:00.000Z',
      plan: { band: '7-14', item: 'Resume' },
    });
    const link = await reviewLink();
    api.forgetLinkKey();
    const { data } = await api.visitor('POST /reviews/link', { body: { link } });
    expect(data).toEqual({ number: expect.any(String), what: expect.stringContaining('Resume') });
  });

  it('includes the instructor of a course', async () => {
    const { id: instructorId } = (
      await api.owner('POST /admin/team', {
        body: { name: 'Vikram Shah', role: 'Instructor', line: 'Networks.', tasks: [] },
      })
    ).data;
    const { id, title } = (await api.owner('POST /courses', { body: { ...pmpCourse, instructorId } })).data;
    const product = { kind: 'course', courseId: id, title };
    await api.put({ ...order, createdAt: '2026-11-01T05:00:00.000Z', product });
    const { data } = await api.visitor('POST /reviews/link', { body: { link: await reviewLink() } });
    expect(data).toEqual({ number: expect.any(String), what: title, instructor: 'Vikram Shah' });
  });

  it.each([
    ['for another purpose', () => reviewLink('order')],
    ['revoked', () => reviewLink('review', 1)],
    ['expired', () => reviewLink('review', 2, Date.now() - 1000)],
  ])('rejects a link that is %s', async (_, link) => {
    const opened = api.visitor('POST /reviews/link', { body: { link: await link() } });
    await expect(opened).rejects.toMatchObject({ status: 400, errors: [{ field: 'link' }] });
  });
});

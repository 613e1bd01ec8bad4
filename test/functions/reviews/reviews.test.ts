import { startApi } from '../../support/api.ts';
import { review } from '../../support/entries.ts';

const api = startApi();

describe('POST /reviews', () => {
  it('stores a review that waits for approval', async () => {
    const { data } = await api.visitor('POST /reviews', { body: review });
    expect(data).toEqual({ id: expect.any(String) });
    expect((await api.visitor('GET /reviews/public', {})).data).toEqual([]);
    expect((await api.owner('GET /reviews/admin', {})).data).toEqual([
      { ...review, id: data.id, approved: false, createdAt: expect.any(String) },
    ]);
  });

  it('stores no approval and no id from the caller', async () => {
    const body = {
      ...review,
      approved: true,
      id: 'mine',
      createdAt: '1999-01-01T00:00:00.000Z',
      pk: 'ORDER',
    };
    const { data } = await api.visitor('POST /reviews', { body });
    expect(data.id).not.toBe('mine');
    expect(await api.stored()).toEqual([
      expect.objectContaining({
        pk: 'REVIEW',
        id: data.id,
        approved: false,
        createdAt: expect.stringMatching(/^20/),
      }),
    ]);
    expect((await api.visitor('GET /reviews/public', {})).data).toEqual([]);
  });

  it.each([0, 6, 4.5, -1, '5', null])('rejects a rating of %p', async (rating) => {
    const body = JSON.stringify({ ...review, rating });
    const response = await api.post('/api/reviews', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'rating', message: 'Rating must be 1, 2, 3, 4 or 5.' }],
    });
  });

  it.each(['name', 'email', 'message', 'rating'] as const)('requires %s', async (field) => {
    const { [field]: _, ...body } = review;
    const sent = api.visitor('POST /reviews', { body: body as typeof review });
    await expect(sent).rejects.toMatchObject({ status: 400, errors: [{ field }] });
    expect(await api.stored()).toEqual([]);
  });

  it('stores repeats with one Idempotency-Key once', async () => {
    const first = await api.visitor('POST /reviews', { body: review, idempotencyKey: 'r-1' });
    expect(await api.visitor('POST /reviews', { body: review, idempotencyKey: 'r-1' })).toEqual(first);
    const other = api.visitor('POST /reviews', { body: { ...review, rating: 1 }, idempotencyKey: 'r-1' });
    await expect(other).rejects.toMatchObject({ status: 409 });
    expect(await api.stored()).toHaveLength(1);
  });
});

describe('a review with the hidden field filled in', () => {
  it('gets the usual response and stays out of the owner’s list', async () => {
    const { data } = await api.visitor('POST /reviews', {
      body: { ...review, remark: 'https://spam.example' },
    });
    expect(await api.stored()).toEqual([
      expect.objectContaining({ pk: 'REVIEW', id: data.id, approved: false }),
    ]);
    expect((await api.owner('GET /reviews/admin', {})).data).toEqual([]);
    const { data: suspected } = await api.owner('GET /reviews/admin', { query: { suspected: 'true' } });
    expect(suspected).toEqual([expect.objectContaining({ id: data.id })]);
  });
});

describe('POST /admin/reviews/{id}/not-spam', () => {
  it('moves a suspected review back for good, to wait for approval', async () => {
    const { data } = await api.visitor('POST /reviews', { body: { ...review, remark: 'x' } });
    const restore = (id: string) => api.owner('POST /admin/reviews/{id}/not-spam', { path: { id } });
    const { data: restored } = await restore(data.id);
    expect(restored).toMatchObject({ id: data.id, approved: false });
    expect((await restore(data.id)).data).toEqual(restored);
    expect((await api.owner('GET /reviews/admin', {})).data).toEqual([restored]);
    expect((await api.owner('GET /reviews/admin', { query: { suspected: 'true' } })).data).toEqual([]);
    await expect(restore('none')).rejects.toMatchObject({ status: 404 });
  });
});

describe('GET /admin/reviews/{id}', () => {
  it('returns a review, with the email address', async () => {
    const { id } = (await api.visitor('POST /reviews', { body: review })).data;
    const { data } = await api.owner('GET /admin/reviews/{id}', { path: { id } });
    expect(data).toEqual({ ...review, id, approved: false, createdAt: expect.any(String) });
  });

  it('returns 404 for a deleted review', async () => {
    const { id } = (await api.visitor('POST /reviews', { body: review })).data;
    await api.owner('DELETE /reviews/{id}', { path: { id } });
    await expect(api.owner('GET /admin/reviews/{id}', { path: { id } })).rejects.toMatchObject({
      status: 404,
      message: 'We can’t find this review.',
    });
  });
});

describe('PATCH /reviews/{id}/toggle', () => {
  it('publishes an approved review without the email address, and hides it again', async () => {
    const { data } = await api.visitor('POST /reviews', { body: review });
    const toggle = () => api.owner('PATCH /reviews/{id}/toggle', { path: { id: data.id } });

    expect((await toggle()).data).toMatchObject({ id: data.id, approved: true, email: review.email });
    const { email: _, ...shown } = review;
    expect((await api.visitor('GET /reviews/public', {})).data).toEqual([
      { ...shown, id: data.id, approved: true, createdAt: expect.any(String) },
    ]);

    expect((await toggle()).data).toMatchObject({ id: data.id, approved: false });
    expect((await api.visitor('GET /reviews/public', {})).data).toEqual([]);
  });

  it('changes only the state that was shown, so a repeat doesn’t change it back', async () => {
    const { data } = await api.visitor('POST /reviews', { body: review });
    const toggle = (seen: boolean) =>
      api.owner('PATCH /reviews/{id}/toggle', { path: { id: data.id }, body: { seen } });
    for (let turn = 0; turn < 3; turn++)
      expect((await toggle(false)).data).toMatchObject({ id: data.id, approved: true });
    expect((await toggle(true)).data).toMatchObject({ id: data.id, approved: false });
  });

  it('changes it once for several concurrent calls, and returns the state to each', async () => {
    const { data } = await api.visitor('POST /reviews', { body: review });
    const race = await Promise.all(
      Array.from({ length: 7 }, () =>
        api.owner('PATCH /reviews/{id}/toggle', { path: { id: data.id }, body: { seen: false } }),
      ),
    );
    expect(race.map((answer) => answer.data.approved)).toEqual(Array(7).fill(true));
  });

  it.each(['{"seen":"no"}', '{}', '[]', 'x'])('rejects the body %s', async (body) => {
    const { data } = await api.visitor('POST /reviews', { body: review });
    const headers = { cookie: await api.signIn(), 'content-type': 'application/json' };
    const path = `/api/reviews/${data.id}/toggle`;
    expect((await api.send(path, { method: 'PATCH', headers, body })).status).toBe(400);
    expect(await api.stored()).toContainEqual(expect.objectContaining({ approved: false }));
  });

  it('returns 404 for an unknown review', async () => {
    const toggle = api.owner('PATCH /reviews/{id}/toggle', { path: { id: 'none' } });
    await expect(toggle).rejects.toMatchObject({ status: 404 });
  });
});

describe('DELETE /reviews/{id}', () => {
  it('deletes a review from every list, and returns 404 the second time', async () => {
    const { data } = await api.visitor('POST /reviews', { body: review });
    const path = { id: data.id };
    await api.owner('PATCH /reviews/{id}/toggle', { path });
    expect(await api.owner('DELETE /reviews/{id}', { path })).toEqual({ data: undefined });
    await expect(api.owner('DELETE /reviews/{id}', { path })).rejects.toMatchObject({ status: 404 });
    expect((await api.owner('GET /reviews/admin', {})).data).toEqual([]);
    expect((await api.visitor('GET /reviews/public', {})).data).toEqual([]);
  });
});

describe('GET /reviews/admin', () => {
  it('lists waiting reviews first, then the others, each newest first', async () => {
    for (const message of ['approved', 'waiting, older', 'waiting, newer']) {
      const { data } = await api.visitor('POST /reviews', { body: { ...review, message } });
      if (message === 'approved') await api.owner('PATCH /reviews/{id}/toggle', { path: { id: data.id } });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const { data } = await api.owner('GET /reviews/admin', {});
    expect(data.map(({ message }) => message)).toEqual(['waiting, newer', 'waiting, older', 'approved']);
  });
});

describe('GET /reviews/public', () => {
  it('reads only the public index, however many reviews wait', async () => {
    await api.visitor('POST /reviews', { body: review });
    api.uses.length = 0;
    expect((await api.visitor('GET /reviews/public', {})).data).toEqual([]);
    expect(api.uses).toEqual([
      { lambda: 'listPublicReviews', action: 'Query', index: 'gsi2', partition: 'PUBLIC_REVIEW' },
    ]);
  });
});

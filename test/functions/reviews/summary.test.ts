import * as reviews from '#functions/reviews/store.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { pmpCourse, review } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { callAws } from '../../support/payments/faults.ts';
import { startRazorpay } from '../../support/razorpay.ts';

let afterQuery: () => Promise<unknown> = async () => {};
const api = startApi({
  table: memoryTable(1000),
  around: async (action, act) => {
    const answer = await callAws(action, act);
    if (action === 'Query') await afterQuery();
    return answer;
  },
});

startRazorpay(api);

beforeEach(() => {
  setClock(Date.UTC(2026, 10, 20, 6, 30));
  afterQuery = async () => {};
});

interface Verified {
  rating?: number;
  course?: { id: string; title: string };
  approved?: boolean;
  isVerified?: boolean;
}

let added = 0;

/** Stored as `submitVerifiedReview` does, then approved. */
async function addReview({ rating = 4, course, approved = true, isVerified = true }: Verified = {}) {
  const id = `review-${String(++added).padStart(4, '0')}`;
  const createdAt = new Date(Date.UTC(2026, 9, 1) + added * 60_000).toISOString();
  const rights = { REVIEW: ['PutItem', 'GetItem', 'UpdateItem'], SEARCH: ['PutItem', 'DeleteItem'] } as const;
  await api.runAs('adds', { table: rights }, () =>
    reviews.add({
      ...{ ...review, id, createdAt, rating, approved: false, fingerprint: id },
      ...(course && { course }),
      ...(isVerified && { isVerified, orderId: `order_${id}` }),
    }),
  );
  if (approved) await toggle(id);
  return id;
}

const addReviews = async (...ratings: number[]) => {
  for (const rating of ratings) await addReview({ rating });
};

const toggle = (id: string) => api.owner('PATCH /reviews/{id}/toggle', { path: { id } });
const decline = (id: string, reason: unknown) =>
  api.owner('POST /admin/reviews/{id}/decline', { path: { id }, body: { reason } as never });
async function recount() {
  // The search entry waits for the others that are due.
  for (const job of ['recountReviews', 'reindexItems'] as const) await api.runSchedule(job);
}
const readSummary = async () => (await api.visitor('GET /reviews/summary', {})).data;
const summary = async () => {
  await recount();
  return readSummary();
};

describe('GET /reviews/summary', () => {
  it('has only zeros before there are reviews', async () => {
    expect(await summary()).toEqual({ published: 0, ratings: [0, 0, 0, 0, 0], courses: [] });
    expect(await api.rows('REVIEW_SUMMARY')).toEqual([]);
  });

  it('counts approved reviews of verified buyers by their stars', async () => {
    await addReviews(5, 5, 4, 3, 1);
    await addReview({ rating: 2, approved: false });
    await addReview({ rating: 2, isVerified: false });
    expect(await summary()).toEqual({ published: 6, ratings: [1, 0, 1, 1, 2], courses: [] });
  });

  it('includes the newest verified review below five with any rating, and none of its private fields', async () => {
    await addReviews(5, 5, 5);
    await addReview({ rating: 1 });
    await addReview({ rating: 5, isVerified: false });
    const { newest } = await summary();
    expect(newest).toMatchObject({ rating: 1, isVerified: true });
    expect(JSON.stringify(newest)).not.toMatch(/@|order_|gsi|outbox/);
    await addReviews(2);
    expect(await summary()).not.toHaveProperty('newest');
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['unpublished', toggle],
    ['declined', (id) => decline(id, 'abusive')],
    ['deleted', (id) => api.owner('DELETE /reviews/{id}', { path: { id } })],
  ])('no longer counts a review that was %s', async (_, hide) => {
    const course = { id: 'pmp', title: 'PMP' };
    await addReviews(5, 5, 5, 5);
    const id = await addReview({ rating: 1, course });
    expect(await summary()).toMatchObject({ ratings: [1, 0, 0, 0, 4], courses: [{ id: 'pmp', count: 1 }] });
    await hide(id);
    const left = { published: 4, ratings: [0, 0, 0, 0, 4], courses: [] };
    expect(await summary()).toMatchObject(left);
  });

  it('isn’t replaced by an older count if two runs overlap', async () => {
    const id = await addReview({ rating: 1 });
    await recount();
    await addReview({ rating: 5 });
    let isFirst = true;
    afterQuery = async () => {
      const [run] = (await api.rows('REVIEW_SUMMARY')).map(({ published }) => published);
      // While the first run holds what it has read, a review is hidden and another run counts.
      if (!isFirst || run !== 1 || api.uses.at(-1)?.index !== 'gsi2') return;
      isFirst = false;
      await toggle(id);
      await recount();
    };
    await recount();
    expect(isFirst).toBe(false);
    expect(await readSummary()).toMatchObject({ published: 1, ratings: [0, 0, 0, 0, 1] });
  });

  it('is recounted again a minute later, in case the index lagged', async () => {
    await addReviews(5);
    await recount();
    const [row] = await api.rows('REVIEW');
    const again = expect.objectContaining({ kind: 'RECOUNT', facts: { isSecond: true } });
    expect(row?.outbox).toContainEqual(again);
    jest.setSystemTime(Date.now() + 60_000);
    await recount();
    expect((await api.rows('REVIEW'))[0]).not.toHaveProperty('outbox');
  });

  it('is recounted by the next run if the first one fails', async () => {
    await addReviews(5);
    api.failOn('PutItem');
    await expect(api.runSchedule('recountReviews')).rejects.toThrow();
    api.recover();
    jest.setSystemTime(Date.now() + 5 * 60_000);
    await recount();
    expect(await summary()).toMatchObject({ published: 1 });
  });
});

describe('GET /courses/{id}/reviews', () => {
  it('lists approved reviews of the course, newest first, without the buyer and the order', async () => {
    const { id } = (await api.owner('POST /courses', { body: pmpCourse })).data;
    const course = { id, title: pmpCourse.title };
    const first = await addReview({ course });
    const second = await addReview({ course });
    await addReview({ course, approved: false });
    await addReview({ course: { id: `${id}-2`, title: 'Another' } });
    await addReview();
    const { data } = await api.visitor('GET /courses/{id}/reviews', { path: { id } });
    expect(data.map((each) => each.id)).toEqual([second, first]);
    expect(data[0]).toMatchObject({ course, isVerified: true });
    expect(JSON.stringify(data)).not.toMatch(/@|order_/);
    await toggle(second);
    const { data: left } = await api.visitor('GET /courses/{id}/reviews', { path: { id } });
    expect(left.map((each) => each.id)).toEqual([first]);
  });

  it('reads only the index of public reviews', async () => {
    api.uses.length = 0;
    expect((await api.visitor('GET /courses/{id}/reviews', { path: { id: 'none' } })).data).toEqual([]);
    expect(api.uses).toEqual([
      { lambda: 'listCourseReviews', action: 'Query', index: 'gsi3', partition: 'COURSE_REVIEW' },
    ]);
  });
});

describe('the pages', () => {
  const read = async (path: string) => {
    api.uses.length = 0;
    const page = await api.render(path);
    expect(page.status).toBe(200);
    const uses = api.uses.map(({ action, index, partition }) => `${action} ${index} ${partition}`).toSorted();
    return { uses, body: await page.text() };
  };

  it('cost the same reads with three reviews as with 130', async () => {
    const { id } = (await api.owner('POST /courses', { body: pmpCourse })).data;
    const course = { id, title: pmpCourse.title };
    const paths = ['/', `/course/${id}`, '/certifications/pmp', '/resume', '/services', '/reviews/1'];
    const usesOf = async () => {
      const uses: Record<string, unknown> = {};
      for (const path of paths) uses[path] = (await read(path)).uses;
      return uses;
    };
    for (let each = 0; each < 3; each++) await addReview({ course });
    await recount();
    const few = await usesOf();
    for (let each = 0; each < 127; each++) await addReview({ course, rating: 1 + (each % 5) });
    await recount();
    expect(await usesOf()).toEqual(few);
    expect((await read('/reviews/11')).uses).toEqual(few['/reviews/1']);
    expect((await api.render('/reviews/12')).status).toBe(404);
  });

  it('at /reviews/{n} show each review once', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 30; each++) ids.push(await addReview());
    await recount();
    const { data } = await api.visitor('GET /reviews/public', {});
    expect(data.map((each) => each.id)).toEqual(ids.toReversed());
    const shown = [1, 2, 3].map(
      async (page) => (await read(`/reviews/${page}`)).body.match(/Rated \d/g)?.length,
    );
    expect(await Promise.all(shown)).toEqual([12, 12, 6]);
  });
});

describe('POST /admin/reviews/{id}/decline', () => {
  const due = async () =>
    (await api.owner('GET /admin/today', {})).data.rows.filter(({ reason }) => reason === 'review');
  const activity = async () => (await api.owner('GET /admin/activity', {})).data;

  it('hides the review with a reason, which Activity keeps, and takes it off Today', async () => {
    const id = await addReview({ rating: 1 });
    await toggle(id);
    expect(await due()).toHaveLength(1);
    const { data } = await decline(id, 'abusive');
    expect(data).toMatchObject({ approved: false, declined: { reason: 'abusive', at: expect.any(String) } });
    expect(await due()).toEqual([]);
    expect(await activity()).toContainEqual(
      expect.objectContaining({
        operation: 'declineReview',
        entity: id,
        title: '1 star: Insults or threatens someone',
        outcome: 'done',
      }),
    );
    expect((await decline(id, 'abusive')).data).toEqual(data);
    expect((await toggle(id)).data).not.toHaveProperty('declined');
  });

  it.each([undefined, '', 'low rating', 'rating', 1, null, ['abusive']])(
    'changes nothing for the reason %p',
    async (reason) => {
      const id = await addReview();
      await expect(decline(id, reason)).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'reason', message: expect.stringContaining('A low rating isn’t a reason.') }],
      });
      expect((await api.rows('REVIEW'))[0]).toMatchObject({ approved: true });
    },
  );

  it('returns 404 for an unknown review, and 401 to visitors', async () => {
    await expect(decline('none', 'abusive')).rejects.toMatchObject({ status: 404 });
    const call = { path: { id: await addReview() }, body: { reason: 'abusive' } as const };
    await expect(api.visitor('POST /admin/reviews/{id}/decline', call)).rejects.toMatchObject({
      status: 401,
    });
  });

  it('isn’t needed for the specified toggle, which works without a reason', async () => {
    const id = await addReview();
    expect((await toggle(id)).data).toMatchObject({ approved: false });
    expect(await due()).toHaveLength(1);
  });
});

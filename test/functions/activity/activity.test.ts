import { operations } from '#shared/api/contract.ts';
import { leavesActivity } from '#shared/api/endpoint.ts';
import type { ActivityEntry } from '#shared/domain/activity/activity.ts';
import { dayMs } from '#shared/domain/time/india-time.ts';
import { startApi } from '../../support/api.ts';
import { pass, setClock } from '../../support/clock.ts';
import { courseEnquiry, pmpCourse, review } from '../../support/entries.ts';

const api = startApi();

beforeEach(() => setClock(Date.UTC(2026, 10, 20, 6, 30)));

const owner: typeof api.owner = (...call) => {
  pass(1);
  return api.owner(...call);
};

const entries = async () => {
  return (await owner('GET /admin/activity', {})).data;
};

const stored = () => api.rows('ACTIVITY');

describe('the activity log', () => {
  it('records every change and export by the owner, and nothing else', () => {
    const silent = operations.filter(({ endpoint }) => !leavesActivity(endpoint));
    const changes = silent.filter(({ endpoint }) => !endpoint.route.startsWith('GET '));
    const admin = changes.filter(({ endpoint }) => endpoint.auth === 'admin');
    expect(admin.map(({ name }) => name)).toEqual(['getCustomer', 'searchEverything']);
    expect(
      operations.filter(({ endpoint }) => leavesActivity(endpoint) && endpoint.auth !== 'admin'),
    ).toEqual([]);
    const readers = operations.filter(
      ({ endpoint }) => leavesActivity(endpoint) && endpoint.route.startsWith('GET '),
    );
    expect(readers.map(({ name }) => name).sort()).toEqual([
      'exportClassSeats',
      'exportEnquiries',
      'exportOrders',
      'exportReceipts',
    ]);
  });

  it('records the time, session, operation, title and fields, and none of the values', async () => {
    const { data: course } = await owner('POST /courses', { body: pmpCourse });
    await owner('PUT /courses/{id}', {
      path: { id: course.id },
      body: { ...pmpCourse, title: 'Renamed' },
    });
    await owner('DELETE /courses/{id}', { path: { id: course.id } });
    const [deletion, change, creation] = await entries();
    expect(creation).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/Z$/),
      session: expect.stringMatching(/^[\w-]{8}$/),
      operation: 'createCourse',
      entity: course.id,
      title: pmpCourse.title,
      fields: expect.arrayContaining(['title', 'description']),
      outcome: 'done',
    });
    expect(change).toMatchObject({
      operation: 'updateCourse',
      entity: course.id,
      title: 'Renamed',
      session: creation?.session,
    });
    expect(deletion).toMatchObject({ operation: 'deleteCourse', entity: course.id, title: 'Renamed' });
    expect(JSON.stringify(await stored())).not.toContain(pmpCourse.description);
  });

  it('names a payment link by its amount and a review by its rating, because their text may name a person', async () => {
    const subject = { kind: 'words', words: 'Coaching of Rekha' } as const;
    const asked = { subject, rupees: 3500, lastDay: '2026-11-30', name: 'Rekha Nair' };
    await owner('POST /admin/payment-links', { body: asked });
    const { data: path } = await api.visitor('POST /reviews', { body: review });
    await owner('PATCH /reviews/{id}/toggle', { path });
    await owner('DELETE /reviews/{id}', { path });
    const ratingTitle = `${review.rating} stars`;
    expect((await entries()).map(({ title }) => title)).toEqual([ratingTitle, ratingTitle, '₹3,500']);
    expect(JSON.stringify(await stored())).not.toContain('Rekha');
  });

  it('distinguishes sessions', async () => {
    for (const _ of [1, 2]) {
      pass(1);
      await api.withCookie(await api.signIn())('POST /courses', { body: pmpCourse });
    }
    const [second, first] = await entries();
    expect(second?.session).not.toBe(first?.session);
  });

  it('records rejected and failed calls as such', async () => {
    await expect(owner('DELETE /courses/{id}', { path: { id: 'none' } })).rejects.toMatchObject({
      status: 404,
    });
    const { data: path } = await api.visitor('POST /reviews', { body: review });
    api.failOn('GetItem', undefined, 1);
    await expect(owner('DELETE /reviews/{id}', { path })).rejects.toMatchObject({
      status: 500,
    });
    api.recover();
    expect((await entries()).map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['deleteReview', 'failed'],
      ['deleteCourse', 'refused'],
    ]);
  });

  it('doesn’t record invalid calls, or calls by visitors', async () => {
    const body = { ...pmpCourse, title: '' };
    await expect(owner('POST /courses', { body })).rejects.toMatchObject({ status: 400 });
    await api.visitor('POST /enquiries', { body: courseEnquiry });
    expect(await stored()).toEqual([]);
  });

  it('needs one write', async () => {
    await owner('POST /courses', { body: pmpCourse });
    const writes = api.uses.filter(({ partition }) => partition === 'ACTIVITY');
    expect(writes).toEqual([expect.objectContaining({ lambda: 'createCourse', action: 'PutItem' })]);
  });

  it('logs an entry that couldn’t be written, and the call succeeds', async () => {
    api.failOn('PutItem', new TypeError('asha@example.com'), 3);
    await owner('POST /courses', { body: pmpCourse });
    api.recover();
    expect(await entries()).toEqual([]);
    expect(api.logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        operation: 'createCourse',
        activity: 'not recorded',
        error: expect.anything(),
      }),
    );
    expect(api.logged.join()).not.toContain('asha@');
  });
});

describe('GET /admin/activity', () => {
  it('is only for the owner', async () => {
    await expect(api.visitor('GET /admin/activity', {})).rejects.toMatchObject({ status: 401 });
  });

  it('lists the newest first, page by page', async () => {
    for (const id of ['one', 'two', 'three'])
      await owner('DELETE /courses/{id}', { path: { id } }).catch(String);
    const first = await owner('GET /admin/activity', { query: { limit: 2 } });
    const second = await owner('GET /admin/activity', { query: { limit: 2, cursor: first.next ?? '' } });
    const read: ActivityEntry[] = [...first.data, ...second.data];
    expect(read.map(({ entity }) => entity)).toEqual(['three', 'two', 'one']);
  });

  it('keeps an entry for 365 days', async () => {
    await owner('DELETE /courses/{id}', { path: { id: 'one' } }).catch(String);
    const [entry] = await stored();
    expect(Number(entry?.ttl) * 1000 - Date.parse(String(entry?.at))).toBeCloseTo(365 * dayMs, -4);
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 366 * dayMs);
    expect(await entries()).toEqual([]);
  });
});

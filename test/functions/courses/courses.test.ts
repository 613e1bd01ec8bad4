import { startApi } from '../../support/api.ts';
import { pmpCourse } from '../../support/entries.ts';

const api = startApi();

const firstClass = (start: string, end: string) => ({ firstClass: { start, end } });

describe('POST /courses', () => {
  it('adds a course and returns it', async () => {
    const { data } = await api.owner('POST /courses', { body: pmpCourse });
    const made = { id: expect.any(String), createdAt: expect.any(String), version: 1 };
    expect(data).toEqual({ ...pmpCourse, ...made });
    expect((await api.visitor('GET /courses/{id}', { path: { id: data.id } })).data).toEqual(data);
  });

  it('accepts a course without its optional fields, and a price of 0', async () => {
    const body = { title: 'Talk to us', description: 'A first conversation.', price: 0 };
    const { data } = await api.owner('POST /courses', { body });
    expect(data).toEqual({
      ...body,
      id: expect.any(String),
      createdAt: expect.any(String),
      version: 1,
    });
  });

  it.each([
    ['a negative price', { price: -1 }, 'price'],
    ['a price below one paisa', { price: 1e-200 }, 'price'],
    ['a price as text', { price: '4499' }, 'price'],
    ['no title', { title: undefined }, 'title'],
    ['a blank title', { title: '   ' }, 'title'],
    ['no description', { description: undefined }, 'description'],
    ['an impossible start date', { startDate: '2026-02-30' }, 'startDate'],
    ['an invalid start date', { startDate: '2026-02-31x' }, 'startDate'],
    ['a certification without a page', { certification: 'mba' }, 'certification'],
    ['an instructor as a number', { instructorId: 7 }, 'instructorId'],
    ['an instructor’s id that is too long', { instructorId: 'A'.repeat(101) }, 'instructorId'],
    ['an instructor who isn’t in the team', { instructorId: 'unknown' }, 'instructorId'],
    ['an unknown category', { category: 'Cooking' }, 'category'],
    ['half a week', { weeks: 1.5 }, 'weeks'],
    ['no weeks', { weeks: 0 }, 'weeks'],
    ['weeks as text', { weeks: '6' }, 'weeks'],
    ['more than two years of weeks', { weeks: 105 }, 'weeks'],
    ['isHidden as text', { isHidden: 'yes' }, 'isHidden'],
    ['isFull as a number', { isFull: 1 }, 'isFull'],
    ['a first class as text', { firstClass: 'Saturday' }, 'firstClass'],
    [
      'a first class without an end',
      { firstClass: { start: '2026-12-05T10:00:00+05:30' } },
      'firstClass.end',
    ],
    [
      'a first class without a time zone',
      firstClass('2026-12-05T10:00:00', '2026-12-05T12:00:00Z'),
      'firstClass.start',
    ],
    [
      'a first class that ends before it starts',
      firstClass('2026-12-05T12:00:00+05:30', '2026-12-05T10:00:00+05:30'),
      'firstClass.end',
    ],
    [
      'a first class on another day',
      firstClass('2026-12-06T10:00:00+05:30', '2026-12-06T12:00:00+05:30'),
      'firstClass.start',
    ],
    [
      'a first class in the year 9999',
      firstClass('9999-12-31T23:59:59-12:00', '2026-12-05T12:00:00Z'),
      'firstClass.start',
    ],
    [
      'a first class that is too long',
      firstClass('2'.repeat(5000), '2026-12-05T12:00:00+05:30'),
      'firstClass.start',
    ],
  ])('rejects %s', async (_, change, field) => {
    const body = { ...pmpCourse, ...change } as typeof pmpCourse;
    await expect(api.owner('POST /courses', { body })).rejects.toMatchObject({
      status: 400,
      errors: [{ field, message: expect.any(String) }],
    });
    expect((await api.visitor('GET /courses', {})).data).toEqual([]);
  });
});

describe('POST /courses with a first class', () => {
  it('stores its hours in UTC from any time zone', async () => {
    const body = { ...pmpCourse, ...firstClass('2026-12-05T10:00:00+05:30', '2026-12-05T12:00:00+05:30') };
    expect((await api.owner('POST /courses', { body })).data.firstClass).toEqual({
      start: '2026-12-05T04:30:00.000Z',
      end: '2026-12-05T06:30:00.000Z',
    });
  });
});

describe('GET /admin/courses', () => {
  it('lists hidden courses too, which the public list leaves out until they’re shown again', async () => {
    const { data: shown } = await api.owner('POST /courses', { body: pmpCourse });
    const { data: hidden } = await api.owner('POST /courses', { body: { ...pmpCourse, isHidden: true } });
    const publicIds = async () => (await api.visitor('GET /courses', {})).data.map(({ id }) => id);
    const allIds = async () =>
      (await api.owner('GET /admin/courses', {})).data.map(({ id }) => id).toSorted();
    const both = [shown.id, hidden.id].toSorted();
    expect(await publicIds()).toEqual([shown.id]);
    expect(await allIds()).toEqual(both);

    await api.owner('PUT /courses/{id}', { path: { id: hidden.id }, body: pmpCourse });
    await api.owner('PUT /courses/{id}', { path: { id: shown.id }, body: { ...pmpCourse, isHidden: true } });
    expect(await publicIds()).toEqual([hidden.id]);
    expect(await allIds()).toEqual(both);
  });

  it('is only for the owner', async () => {
    expect((await api.send('/api/admin/courses')).status).toBe(401);
  });

  it('hides a course from everyone else', async () => {
    const { data } = await api.owner('POST /courses', { body: { ...pmpCourse, isHidden: true } });
    expect((await api.visitor('GET /courses/{id}', { path: { id: data.id } })).data).toEqual(data);
  });
});

describe('POST /courses, sent again', () => {
  it('adds one course per Idempotency-Key, and returns it every time', async () => {
    const add = () => api.owner('POST /courses', { body: pmpCourse, idempotencyKey: 'click' });
    const answers = await Promise.all([add(), add(), add()]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await api.visitor('GET /courses', {})).data).toHaveLength(1);
  });

  it('rejects a different course with the same key', async () => {
    await api.owner('POST /courses', { body: pmpCourse, idempotencyKey: 'click' });
    const other = api.owner('POST /courses', { body: { ...pmpCourse, price: 1 }, idempotencyKey: 'click' });
    await expect(other).rejects.toMatchObject({ status: 409 });
  });
});

describe('GET /courses', () => {
  it('lists the newest first', async () => {
    for (const title of ['First', 'Second', 'Third']) {
      await api.owner('POST /courses', { body: { ...pmpCourse, title } });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const { data, next } = await api.visitor('GET /courses', {});
    expect(data.map(({ title }) => title)).toEqual(['Third', 'Second', 'First']);
    expect(next).toBeUndefined();
  });

  it('pages to the end, each course once', async () => {
    for (let n = 0; n < 5; n++)
      await api.owner('POST /courses', { body: { ...pmpCourse, title: `Course ${n}` } });

    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.visitor('GET /courses', { query: { limit: 2, ...(cursor && { cursor }) } });
      titles.push(...page.data.map(({ title }) => title));
      cursor = page.next;
    } while (cursor);
    expect(titles.toSorted()).toEqual(['Course 0', 'Course 1', 'Course 2', 'Course 3', 'Course 4']);
  });

  it('links to the next page with the same limit', async () => {
    for (let n = 0; n < 3; n++) await api.owner('POST /courses', { body: pmpCourse });
    const response = await api.send('/api/courses?limit=2');
    expect(response.headers.get('link')).toMatch(/^<\/api\/courses\?limit=2&cursor=[\w-]+>; rel="next"$/);
  });

  it.each([
    'limit=0',
    'limit=-1',
    'limit=ten',
    'limit=1.5',
    'cursor=x',
    'cursor=',
    `cursor=${'A'.repeat(400)}`,
  ])('rejects ?%s', async (query) => {
    expect((await api.send(`/api/courses?${query}`)).status).toBe(400);
  });

  it('returns at most a hundred, even with a higher limit', async () => {
    await api.send('/api/courses?limit=99999');
    expect(api.uses).toEqual([
      expect.objectContaining({
        lambda: 'listCourses',
        action: 'Query',
        index: 'gsi2',
        partition: 'LISTED_COURSE',
      }),
      expect.objectContaining({ lambda: 'listCourses', action: 'Query', partition: 'SEATS' }),
    ]);
  });
});

describe('GET /courses/{id}', () => {
  it('returns 404 for an unknown course', async () => {
    await expect(api.visitor('GET /courses/{id}', { path: { id: 'no-such-course' } })).rejects.toMatchObject({
      status: 404,
      message: 'Could not find the requested course.',
    });
  });

  it.each(['%00', 'a'.repeat(101), '..%2f..%2fetc', 'a b', '%F0%9F%92%A9'])(
    'returns 404 for the id %s',
    async (id) => {
      expect((await api.send(`/api/courses/${id}`)).status).toBe(404);
      expect(api.uses).toEqual([]);
    },
  );
});

describe('PUT /courses/{id}', () => {
  it('replaces every field, and deletes fields that are left out', async () => {
    const { data: course } = await api.owner('POST /courses', { body: pmpCourse });
    const body = { title: 'PMP, weekends', description: 'Now on weekends.', price: 18999.5 };
    const { data } = await api.owner('PUT /courses/{id}', { path: { id: course.id }, body });
    const { createdAt } = course;
    expect(data).toEqual({ ...body, id: course.id, createdAt, updatedAt: expect.any(String), version: 2 });
    expect((await api.visitor('GET /courses', {})).data).toEqual([data]);
  });

  it('returns 404 for an unknown course, and doesn’t create it', async () => {
    const update = api.owner('PUT /courses/{id}', { path: { id: 'gone' }, body: pmpCourse });
    await expect(update).rejects.toMatchObject({ status: 404 });
    expect((await api.visitor('GET /courses', {})).data).toEqual([]);
  });

  it('ignores an id and creation time in the body', async () => {
    const { data: course } = await api.owner('POST /courses', { body: pmpCourse });
    const body = {
      ...pmpCourse,
      id: 'mine',
      createdAt: '1999-01-01T00:00:00.000Z',
      pk: 'ORDER',
      gsi1pk: 'ORDER',
    };
    const { data } = await api.owner('PUT /courses/{id}', { path: { id: course.id }, body });
    expect(data).toEqual({ ...course, updatedAt: expect.any(String), version: 2 });
  });

  it('rejects a change to an outdated version, and changes nothing', async () => {
    const { data: course } = await api.owner('POST /courses', { body: pmpCourse });
    const save = (price: number, ifMatch?: number) =>
      api.owner('PUT /courses/{id}', {
        path: { id: course.id },
        body: { ...pmpCourse, price },
        ...(ifMatch !== undefined && { ifMatch }),
      });
    expect((await save(100, course.version)).data).toMatchObject({ price: 100, version: 2 });
    await expect(save(200, course.version)).rejects.toMatchObject({ status: 412 });
    expect((await api.visitor('GET /courses', {})).data).toEqual([
      expect.objectContaining({ price: 100, version: 2 }),
    ]);
    expect((await save(300)).data).toMatchObject({ price: 300, version: 3 });
  });

  it('accepts one of ten concurrent changes to the same version', async () => {
    const { data: course } = await api.owner('POST /courses', { body: pmpCourse });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, price) =>
        api.owner('PUT /courses/{id}', {
          path: { id: course.id },
          body: { ...pmpCourse, price },
          ifMatch: 1,
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 412 });
  });

  it.each([
    ['*', 200],
    ['"1"', 200],
    ['"2"', 412],
    ['1', 412],
    ['W/"1"', 412],
    ['"x"', 412],
  ])('accepts If-Match: %s for %d', async (ifMatch, status) => {
    const cookie = await api.signIn();
    const { data: course } = await api.withCookie(cookie)('POST /courses', { body: pmpCourse });
    const headers = { cookie, 'content-type': 'application/json', 'if-match': ifMatch };
    const request = { method: 'PUT', headers, body: JSON.stringify(pmpCourse) };
    expect((await api.send(`/api/courses/${course.id}`, request)).status).toBe(status);
  });

  it('returns 404, not 412, for an unknown course', async () => {
    const update = api.owner('PUT /courses/{id}', { path: { id: 'gone' }, body: pmpCourse, ifMatch: 1 });
    await expect(update).rejects.toMatchObject({ status: 404 });
  });
});

describe('DELETE /courses/{id}', () => {
  it('deletes a course, and returns 404 the second time', async () => {
    const { data: course } = await api.owner('POST /courses', { body: pmpCourse });
    const path = { id: course.id };
    expect(await api.owner('DELETE /courses/{id}', { path })).toEqual({ data: undefined });
    await expect(api.owner('DELETE /courses/{id}', { path })).rejects.toMatchObject({ status: 404 });
    expect((await api.visitor('GET /courses', {})).data).toEqual([]);
  });
});

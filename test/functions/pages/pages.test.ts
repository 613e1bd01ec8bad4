import { needsData, renderedPages } from '#shared/pages.ts';
import { startApi } from '../../support/api.ts';
import { earlyInWindow, setClock } from '../../support/clock.ts';
import { coachingOffers, everyDay } from '../../support/coaching/sales.ts';
import { fileOf, interviewQuestion, pmpCourse, review } from '../../support/entries.ts';
import { startTable } from '../../support/table.ts';

const api = startApi({ table: startTable() });
const { addOffer } = coachingOffers(api, {
  hours: { weekly: everyDay('18:00', '21:00') },
  offer: { title: 'Interview practice', rupees: 2500 },
});

const day = 86_400;
const week = 7 * day;

const lastLine = () => JSON.parse(api.logged.at(-1) ?? '');

describe('a rendered page', () => {
  it.each(['/', '/courses', '/interview-questions', '/resume', '/sitemap.xml', '/sitemap-pages.xml'])(
    'of %s is a complete document with its own policy, even if nothing is stored yet',
    async (path) => {
      const response = await api.render(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^(?:text\/html|application\/xml|text\/xml)/);
      if (!path.startsWith('/sitemap')) expect(response.headers.get('content-security-policy')).toBeTruthy();
      expect(response.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
    },
  );

  it('of a course shows what is stored now', async () => {
    const { data } = await api.owner('POST /courses', { body: pmpCourse });
    const render = async () => (await api.render(`/course/${data.id}`)).text();
    expect(await render()).toContain(pmpCourse.title);
    await api.owner('PUT /courses/{id}', {
      path: { id: data.id },
      body: { ...pmpCourse, title: 'Another title' },
    });
    expect(await render()).toContain('Another title');
  });

  it('of a hidden course returns 404, and lists and sitemap leave it out', async () => {
    const body = { ...pmpCourse, title: 'Hidden course' };
    const { data } = await api.owner('POST /courses', { body });
    const shown = async () =>
      Promise.all(
        [`/course/${data.id}`, '/courses', '/sitemap-pages.xml'].map(async (path) =>
          (await api.render(path)).text(),
        ),
      );
    const counted = async () => (await shown()).filter((page) => page.includes(data.id)).length;
    expect(await counted()).toBe(3);
    await api.owner('PUT /courses/{id}', { path: { id: data.id }, body: { ...body, isHidden: true } });
    expect((await shown()).filter((page) => page.includes(body.title))).toEqual([]);
    expect((await api.render(`/course/${data.id}`)).status).toBe(404);
  });

  it.each([
    [
      'is full',
      { isFull: true },
      '2026-12-04T12:00:00Z',
      'This batch is full. We can tell you when a seat is free.',
    ],
    ['has started', { weeks: 6 }, '2026-12-05T18:30:00Z', 'This batch has started.'],
    ['is in its last week', { weeks: 6 }, '2027-01-15T18:29:59Z', 'This batch has started.'],
    ['is over', { weeks: 6 }, '2027-01-15T18:30:00Z', 'This batch is over.'],
  ])('of a course that %s says so, until midnight in India', async (_, change, now, text) => {
    setClock(Date.parse(now));
    const body = { ...pmpCourse, payOnline: true, ...change };
    const { data } = await api.owner('POST /courses', { body });
    const response = await api.render(`/course/${data.id}`);
    expect(response.headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=\d{1,5}, stale-if-error=0$/,
    );
    const page = await response.text();
    expect(page).toContain(text);
    expect(page).not.toContain('Request a seat');
  });

  it('of the courses shows all of them, and so does the sitemap', async () => {
    const titles = Array.from({ length: 23 }, (_, i) => `Course number ${String(i).padStart(2, '0')}!`);
    const ids: string[] = [];
    for (const title of titles)
      ids.push((await api.owner('POST /courses', { body: { ...pmpCourse, title } })).data.id);
    const shown = await (await api.render('/courses')).text();
    expect(titles.filter((title) => shown.includes(title))).toEqual(titles);
    const { uses } = api;
    uses.length = 0;
    expect((await api.render('/sitemap-pages.xml')).status).toBe(200);
    expect(uses).toEqual([
      { lambda: 'renderPage', action: 'Query', index: 'gsi2', partition: 'LISTED_COURSE' },
      { lambda: 'renderPage', action: 'Query', partition: 'SEATS' },
    ]);
  });

  it('for search engines has the date when a course was last changed or added', async () => {
    const { data: untouched } = await api.owner('POST /courses', { body: pmpCourse });
    const { data } = await api.owner('POST /courses', { body: pmpCourse });
    const { data: changed } = await api.owner('PUT /courses/{id}', {
      path: { id: data.id },
      body: pmpCourse,
    });
    expect(changed.updatedAt).toBeDefined();
    const sitemap = await (await api.render('/sitemap-pages.xml')).text();
    expect(sitemap).toContain(`/course/${untouched.id}</loc><lastmod>${untouched.createdAt}</lastmod>`);
    expect(sitemap).toContain(`/course/${changed.id}</loc><lastmod>${changed.updatedAt}</lastmod>`);
  });

  it.each([2, 3, 4])(
    'of the home page offers more reviews if there are more than three: %d',
    async (count) => {
      for (let turn = 0; turn < count; turn++) {
        const { data } = await api.visitor('POST /reviews', { body: { ...review, name: `Buyer ${turn}` } });
        await api.owner('PATCH /reviews/{id}/toggle', { path: { id: data.id } });
      }
      const html = await (await api.render('/')).text();
      expect(html.match(/<h3>Buyer \d/g)).toHaveLength(Math.min(count, 3));
      expect(html.includes('Show more reviews')).toBe(count > 3);
    },
  );

  it('of the home page shows only approved reviews, and no addresses', async () => {
    await api.visitor('POST /reviews', { body: { ...review, message: 'An approved review' } });
    await api.visitor('POST /reviews', { body: { ...review, message: 'A waiting review' } });
    const { data } = await api.owner('GET /reviews/admin', {});
    const approved = data.find(({ message }) => message === 'An approved review');
    await api.owner('PATCH /reviews/{id}/toggle', {
      path: { id: approved?.id ?? '' },
      body: { seen: false },
    });
    const home = await (await api.render('/')).text();
    expect(home).toContain(review.name);
    expect(home).not.toContain('A waiting review');
    expect(home).not.toContain(review.email);
  });

  it('of the questions reads all that have been published', async () => {
    await api.owner('POST /interview-questions', {
      body: { ...interviewQuestion, question: 'Which one is it?' },
    });
    await api.owner('POST /interview-questions', {
      body: { ...interviewQuestion, question: 'Which will it be?', publishOn: '2099-01-01' },
    });
    const text = await (await api.render('/interview-questions')).text();
    expect(text).toContain('Which one is it?');
    expect(text).not.toContain('Which will it be?');
  });

  it('of the questions continues after DynamoDB’s page limit of one megabyte', async () => {
    const part = (from: number) =>
      Array.from({ length: 11 }, (_, i) => ({
        ...interviewQuestion,
        question: `Question ${from + i}?`,
        answer: 'x'.repeat(5000),
      }));
    for (let from = 0; from < 220; from += 11)
      await api.owner('POST /admin/interview-questions/import', { body: fileOf(part(from)) });
    api.uses.length = 0;
    expect((await api.render('/interview-questions')).status).toBe(200);
    const read = { lambda: 'renderPage', action: 'Query', index: 'gsi1', partition: 'QUESTION' };
    expect(api.uses).toEqual([read, read]);
  });

  it.each(['unknown', 'x'.repeat(101), 'x'.repeat(5000), 'a.b', 'a b', '%00', '…'])(
    'of an unknown course, %s, has the status 404',
    async (id) => {
      const response = await api.render(`/course/${id}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Course not found.');
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    },
  );

  it.each(Object.keys(renderedPages).filter((page) => needsData(page as '/')))(
    'of %s returns 503 if the table doesn’t respond, and isn’t cached',
    async (page) => {
      api.failOn(page === '/course/{id}' ? 'GetItem' : 'Query');
      const response = await api.render(page.replace('{id}', '42'));
      expect(response.status).toBe(503);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).not.toContain('not found');
      expect(lastLine()).toMatchObject({
        operation: 'renderPage',
        page,
        status: 503,
        error: { name: 'Error' },
      });
    },
  );

  it.each([
    '',
    '/',
    '/nowhere',
    ...['/reviews/', '/reviews/0', '/reviews/one', '/reviews/10000', '/interview-questions/1.5'],
    '/courses/',
    '/course/',
    '/course/a/b',
    '/Courses',
    'courses',
    '/constructor',
  ])('isn’t rendered at %j unless it’s the home page, so the bucket responds', async (path) => {
    expect((await api.render(path)).status).toBe(path === '/' ? 200 : 502);
  });

  it('reads its path exactly as written in the query', async () => {
    const { data } = await api.owner('POST /courses', { body: pmpCourse });
    expect((await api.renderAt(`/x?path=%2Fcourse%2F${data.id}`)).status).toBe(200);
    expect((await api.renderAt(`/course/${data.id}`)).status).toBe(502);
  });
});

describe('the resume page', () => {
  it.each([
    ['2026-11-21T18:29:59.999Z', 'Thursday, 26 November', 1],
    ['2026-11-21T18:30:00.000Z', 'Friday, 27 November', day],
    ['2026-11-22T17:30:00.000Z', 'Friday, 27 November', 3600],
    ['2026-12-28T06:30:00.000Z', 'Saturday, 2 January', 12 * 3600],
  ])(
    'rendered at %s promises the first draft by %s, and is cached for %i seconds: until midnight in India',
    async (now, date, seconds) => {
      setClock(Date.parse(now));
      const response = await api.render('/resume');
      expect(await response.text()).toContain(`Send your details today and get your first draft by ${date}`);
      expect(response.headers.get('cache-control')).toBe(
        `public, max-age=0, s-maxage=${seconds}, stale-if-error=0`,
      );
    },
  );

  it('is cached while its date is right, however long the rendering takes', async () => {
    const beforeMidnight = Date.parse('2026-11-21T18:29:59.500Z');
    setClock(beforeMidnight);
    const { now } = Date;
    let asked = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 400 * asked++);
    const response = await api.render('/resume');
    clock.mockRestore();
    expect(asked).toBeGreaterThan(0);
    expect(await response.text()).toContain('Thursday, 26 November');
    expect(response.headers.get('cache-control')).toContain('s-maxage=1,');
  });

  it('is the only page that may open the checkout', async () => {
    const policyOf = async (path: string) =>
      (await api.render(path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/resume')).toContain('https://checkout.razorpay.com');
    for (const path of ['/', '/courses', '/interview-questions'])
      expect(await policyOf(path)).not.toContain('razorpay');
  });

  it.each(['/resume', '/services'])(
    'and %s show prices if the table doesn’t respond, but aren’t cached',
    async (path) => {
      api.failOn('GetItem');
      const response = await api.render(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('₹1,499');
    },
  );

  it('reads only the summary of reviews and the team', async () => {
    api.uses.length = 0;
    await api.render('/resume');
    expect(api.uses.map(({ partition }) => partition).toSorted()).toEqual(['REVIEW_SUMMARY', 'TEAM_MEMBER']);
  });
});

describe('the services page', () => {
  it('shows offers with their times, and is cached for at most five minutes, even if rendering fails later', async () => {
    const { id } = await addOffer();
    const response = await api.render('/services');
    const html = await response.text();
    expect(html).toContain('₹2,500');
    expect(html).toContain(`/pay?offer=${id}&amp;start=`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, stale-if-error=0');
  });

  it('has no offer that is hidden, and says that the price is agreed first', async () => {
    await addOffer({ isHidden: true });
    const html = await (await api.render('/services')).text();
    expect(html).not.toContain('Interview practice');
    expect(html).toContain('We agree the price first');
  });

  it('reads nothing that names a buyer', async () => {
    await addOffer();
    api.uses.length = 0;
    await api.render('/services');
    const partitions = new Set(api.uses.map(({ partition }) => partition));
    expect([...partitions].toSorted()).toEqual([
      ...['AVAILABILITY', 'COACH_DAY', 'OFFER', 'REVIEW_SUMMARY', 'SETTINGS', 'TEAM_MEMBER'],
    ]);
  });
});

describe('the edge', () => {
  it('caches a page for a day, and serves it for another week while a new one isn’t available', async () => {
    expect((await api.render('/sitemap-pages.xml')).headers.get('cache-control')).toBe(
      `public, max-age=0, s-maxage=${day}, stale-while-revalidate=${week}, stale-if-error=${week}`,
    );
  });

  it.each([
    '/',
    '/courses',
    '/certifications',
    '/certifications/pmp',
    '/certifications/ccna',
    '/course/none',
  ])('caches %s, which has dates, until midnight in India at most', async (path) => {
    const secondsOf = (answer: Response) =>
      Number(/s-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1]);
    setClock(Date.parse('2026-11-22T17:30:00.000Z'));
    const answer = await api.render(path);
    expect(secondsOf(answer)).toBeLessThanOrEqual(3600);
    expect(answer.headers.get('cache-control')).not.toContain('stale-while-revalidate');
  });

  it.each([
    ['2026-11-22T00:29:59.001Z', 1],
    ['2026-11-22T00:30:00.000Z', day],
    ['2026-11-21T23:30:00.000Z', 3600],
    ['2026-11-22T18:30:00.000Z', 6 * 3600],
  ])('caches the questions at %s for %i seconds, until 6 am in India', async (now, seconds) => {
    setClock(Date.parse(now));
    expect((await api.render('/interview-questions')).headers.get('cache-control')).toBe(
      `public, max-age=0, s-maxage=${seconds}, stale-if-error=${week}`,
    );
  });
});

describe('the log line of a rendered page', () => {
  it('has the page, and neither the path nor the data', async () => {
    setClock(earlyInWindow);
    await api.render('/course/somebody@example.in');
    expect(lastLine()).toEqual({
      operation: 'renderPage',
      page: '/course/{id}',
      status: 404,
      ms: expect.any(Number),
      requestId: expect.any(String),
    });
    expect(api.logged.join()).not.toContain('somebody');
  });
});

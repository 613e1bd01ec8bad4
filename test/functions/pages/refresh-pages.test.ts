import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { coachingSales, everyDay, offerOf } from '../../support/coaching/sales.ts';
import { fileOf, interviewQuestion, pmpCourse, review } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';
import { callAws, type FaultKind, withFault } from '../../support/payments/faults.ts';
import { startRazorpay } from '../../support/razorpay.ts';

const table = memoryTable();
let whileInvalidating: () => Promise<unknown> = async () => {};
let afterQuery: () => Promise<unknown> = async () => {};
const api = startApi({
  table,
  around: async (action, act) => {
    if (action === 'CreateInvalidation') await whileInvalidating();
    const answer = await callAws(action, act);
    if (action === 'Query') await afterQuery();
    return answer;
  },
});

const razorpay = startRazorpay(api);
const hours = { weekly: everyDay('18:00', '21:00') };
const { addCoach, addOffer, order, pay } = coachingSales(api, razorpay, { hours });

const files = {
  '/': '/pages/1f0c77ab/index.html',
  '/courses': '/pages/1f0c77ab/courses.html',
  '/courses/{page}': '/pages/1f0c77ab/courses/_.html',
  '/course/{id}': '/pages/1f0c77ab/course/_.html',
  '/certifications': '/pages/1f0c77ab/certifications.html',
  '/certifications/pmp': '/pages/1f0c77ab/certifications/pmp.html',
  '/certifications/{certId}': '/pages/1f0c77ab/certifications/_.html',
  '/interview-questions': '/pages/1f0c77ab/interview-questions.html',
};

beforeEach(() => {
  setClock(Date.UTC(2026, 10, 20, 6, 30));
  process.env.DISTRIBUTION_ID = 'E2EXAMPLE';
  process.env.RENDERED_FILES = JSON.stringify(files);
  whileInvalidating = async () => {};
  afterQuery = async () => {};
});

afterEach(() => {
  delete process.env.DISTRIBUTION_ID;
  delete process.env.RENDERED_FILES;
});

const run = async () => {
  await api.runSchedule('followCourses');
  await api.runSchedule('reindexItems');
  await api.runSchedule('recountReviews');
  await api.runSchedule('refreshPages');
};

const advanceMinutes = (minutes: number) => jest.setSystemTime(Date.now() + minutes * minute);

function overlap(job: 'followCourses' | 'refreshPages') {
  const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
  let reads = 0;
  afterQuery = () => {
    if (++reads === 2) resolve();
    return bothHaveRead;
  };
  return Promise.all([api.runSchedule(job), api.runSchedule(job)]);
}

function invalidatedPaths(): string[] {
  const paths = api.invalidations.splice(0).flatMap((each) => each.paths);
  return paths.filter((path) => !path.startsWith('/pages/')).toSorted();
}

async function refreshAll(): Promise<string[]> {
  const pages: string[] = [];
  for (let turns = 0; (await waiting()).length > 0; turns++, advanceMinutes(1)) {
    expect(turns).toBeLessThan(6);
    await run();
    pages.push(...invalidatedPaths());
  }
  return pages;
}

const waiting = async () =>
  (await api.stored()).filter(({ outbox = [] }) =>
    (outbox as { kind: string }[]).some(({ kind }) => kind !== 'SEARCH'),
  );

const coursePages = (id: string) => [
  '/',
  ...['/certifications', '/certifications/*', '/certifications/pmp'],
  `/course/${id}`,
  ...['/courses', '/courses/*', '/interview-question/*', '/reviews/*'],
  '/sitemap-pages.xml',
];

const questionPages = [
  '/interview-question/*',
  ...['/interview-questions', '/interview-questions/*'],
  ...['/sitemap-questions-*', '/sitemap.xml'],
];

const reviewPages = ['/', '/certifications/pmp', '/course/*', '/resume', '/reviews/*', '/services'];

const addCourse = async () => (await api.owner('POST /courses', { body: pmpCourse })).data.id;
const addQuestion = async () =>
  (
    await api.owner('POST /interview-questions', {
      body: { ...interviewQuestion, question: `Question ${crypto.randomUUID()}?` },
    })
  ).data.id;
const timesOf = async (id: string) =>
  (await api.visitor('GET /coaching/offers/{id}/times', { path: { id } })).data.times;
const addReview = async () => (await api.visitor('POST /reviews', { body: review })).data.id;
const toggleReview = (id: string) => api.owner('PATCH /reviews/{id}/toggle', { path: { id } });

describe('a course', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['edited', (id) => api.owner('PUT /courses/{id}', { path: { id }, body: { ...pmpCourse, price: 1 } })],
    ['deleted', (id) => api.owner('DELETE /courses/{id}', { path: { id } })],
  ])('refreshes its pages when it’s added and when it’s %s', async (_, change) => {
    const id = await addCourse();
    await run();
    expect(invalidatedPaths()).toEqual(coursePages(id));
    await change(id);
    await run();
    expect(invalidatedPaths()).toEqual(coursePages(id));
  });

  it('is handled once by two overlapping runs', async () => {
    const id = await addCourse();
    await refreshAll();
    const body = { ...pmpCourse, seats: 3 };
    await api.owner('PUT /courses/{id}', { path: { id }, body });
    await overlap('refreshPages');
    await refreshAll();
    await api.owner('DELETE /courses/{id}', { path: { id } });
    await overlap('followCourses');
    await overlap('refreshPages');
    await refreshAll();
    const left = (await api.stored()).filter(({ sk }) => sk === id);
    expect(left.map(({ pk }) => pk)).toEqual(['CLASS']);
  });

  it('leaves only an expiring item once it’s deleted, if the class’s job runs last', async () => {
    const id = await addCourse();
    await refreshAll();
    await api.owner('DELETE /courses/{id}', { path: { id } });
    for (let turn = 0; turn < 5; turn++, advanceMinutes(1)) {
      await api.runSchedule('refreshPages');
      api.failOn('Query', undefined, 1);
      await api.runSchedule('followCourses').catch(() => undefined);
      api.recover();
    }
    advanceMinutes(20);
    await api.runSchedule('followCourses');
    expect((await api.stored()).filter(({ sk }) => sk === id)).toEqual([
      { pk: 'CLASS', sk: id, courseDeletedAt: expect.any(String), ttl: expect.any(Number) },
    ]);
  });

  it('is invalidated at its address and at the cached one, in a single request', async () => {
    const [one, other] = [await addCourse(), await addCourse()];
    await run();
    expect(api.invalidations.map(({ paths }) => paths)).toEqual([
      [
        ...['/', '/certifications', '/pages/1f0c77ab/certifications.html?path=/certifications'],
        ...['/certifications/*', '/pages/1f0c77ab/certifications/_.html*', '/certifications/pmp'],
        '/pages/1f0c77ab/certifications/pmp.html?path=/certifications/pmp',
        ...[`/course/${one}`, `/course/${other}`, '/courses', '/interview-question/*'],
        ...['/reviews/*', '/sitemap-pages.xml'],
        ...[`/pages/1f0c77ab/course/_.html?path=/course/${one}`],
        ...[`/pages/1f0c77ab/course/_.html?path=/course/${other}`],
        '/pages/1f0c77ab/courses.html?path=/courses',
        ...['/courses/*', '/pages/1f0c77ab/courses/_.html*'],
        '/pages/1f0c77ab/index.html?path=/',
      ].toSorted(),
    ]);
  });

  it('is invalidated again a minute later, and then not again', async () => {
    const id = await addCourse();
    await run();
    expect(invalidatedPaths()).toEqual(coursePages(id));
    jest.setSystemTime(Date.now() + 59_000);
    await run();
    expect(invalidatedPaths()).toEqual([]);
    jest.setSystemTime(Date.now() + 1000);
    await run();
    expect(invalidatedPaths()).toEqual(coursePages(id));
    advanceMinutes(60);
    await run();
    expect(invalidatedPaths()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('that is edited repeatedly is invalidated twice, and once more after a later edit', async () => {
    const id = await addCourse();
    const edit = () => api.owner('PUT /courses/{id}', { path: { id }, body: pmpCourse });
    for (let edits = 0; edits < 5; edits++) await edit();
    await run();
    expect(invalidatedPaths()).toEqual(coursePages(id));
    await edit();
    await run();
    expect(invalidatedPaths()).toEqual(coursePages(id));
    expect(await refreshAll()).not.toEqual([]);
  });

  it('leaves only its tag on the item', async () => {
    await addCourse();
    await refreshAll();
    const [row] = await api.rows('COURSE');
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      [
        ...['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'id', 'fingerprint', 'createdAt'],
        ...['version', 'outboxTag'],
        ...Object.keys(pmpCourse),
      ].toSorted(),
    );
  });

  it('can be added again with its key once deleted, without losing a waiting entry', async () => {
    const add = () => api.owner('POST /courses', { body: pmpCourse, idempotencyKey: 'click' });
    const { id } = (await add()).data;
    await api.owner('DELETE /courses/{id}', { path: { id } });
    expect((await add()).data).toMatchObject({ id });
    expect((await api.owner('GET /courses/{id}', { path: { id } })).data).toMatchObject({ id });
    await refreshAll();
    expect((await api.owner('GET /courses', {})).data).toHaveLength(1);
  });
});

describe('someone in the team', () => {
  it('is handled once by two overlapping runs, together with the summary of the reviews', async () => {
    const body = { name: 'Asha Rao', role: 'Instructor', line: 'Listens.', tasks: [] };
    await api.owner('POST /admin/team', { body });
    await toggleReview(await addReview());
    await api.runSchedule('recountReviews');
    await overlap('refreshPages');
    const invalidated = invalidatedPaths();
    expect(invalidated).toEqual(expect.arrayContaining([...reviewPages, '/about']));
    expect(new Set(invalidated).size).toBe(invalidated.length);
  });
});

describe('a review', () => {
  it('leaves no item when it’s deleted, once its pages have been invalidated twice', async () => {
    const id = await addReview();
    await run();
    await toggleReview(id);
    await refreshAll();
    await api.owner('DELETE /reviews/{id}', { path: { id } });
    advanceMinutes(0.1);
    expect(await refreshAll()).not.toEqual([]);
    advanceMinutes(1);
    await run();
    expect(await api.rows('REVIEW')).toEqual([]);
  });

  it('is on no page while it waits for approval, nor if it’s deleted before that', async () => {
    const id = await addReview();
    await api.owner('DELETE /reviews/{id}', { path: { id } });
    await api.owner('POST /admin/reviews/{id}/not-spam', { path: { id: await addReview() } });
    expect(await waiting()).toEqual([]);
    await run();
    expect(invalidatedPaths()).toEqual([]);
  });

  it('refreshes the page when it’s approved, hidden, or deleted while shown', async () => {
    const id = await addReview();
    for (let turn = 0; turn < 3; turn++) {
      await toggleReview(id);
      await run();
      expect(invalidatedPaths()).toEqual(reviewPages);
    }
    await api.owner('DELETE /reviews/{id}', { path: { id } });
    await run();
    expect(invalidatedPaths()).toEqual(reviewPages);
    await expect(toggleReview(id)).rejects.toMatchObject({ status: 404 });
  });

  it('without a text is never shown, and refreshes nothing', async () => {
    const row = { id: 'old', ...review, message: '', approved: false, createdAt: '2020-01-01T00:00:00.000Z' };
    const courseSeat = { pk: 'REVIEW', sk: 'old', gsi1pk: 'REVIEW', gsi1sk: `1#${row.createdAt}#old` };
    await api.put({ ...courseSeat, ...row });
    await toggleReview('old');
    expect(await waiting()).toEqual([]);
  });
});

describe('an interview question', () => {
  it('refreshes its page when it’s added, changed or deleted, even before its publication', async () => {
    const body = { ...interviewQuestion, publishOn: '2026-11-25' };
    const { id } = (await api.owner('POST /interview-questions', { body })).data;
    const path = { id };
    for (const change of [
      () => api.owner('PUT /interview-questions/{id}', { path, body: interviewQuestion }),
      () => api.owner('DELETE /interview-questions/{id}', { path }),
      async () => {},
    ]) {
      await run();
      expect(invalidatedPaths()).toEqual(questionPages);
      await change();
    }
  });

  it('refreshes it once per import, and not for known questions; a deleted one can be imported again', async () => {
    const rows = Array.from({ length: 30 }, (_, row) => ({
      ...interviewQuestion,
      question: `Question ${row}?`,
    }));
    const send = async () =>
      (await api.owner('POST /admin/interview-questions/import', { body: fileOf(rows) })).data;
    await send();
    await run();
    expect(api.invalidations).toHaveLength(1);
    expect(invalidatedPaths()).toEqual(questionPages);
    await refreshAll();
    expect(await send()).toEqual({ added: 0, known: 30, conflicts: [] });
    expect(await waiting()).toEqual([]);

    const [first] = (await api.owner('GET /admin/interview-questions', {})).data;
    await api.owner('DELETE /interview-questions/{id}', { path: { id: first?.id ?? '' } });
    expect(await send()).toEqual({ added: 1, known: 29, conflicts: [] });
    await refreshAll();
    expect(await api.rows('QUESTION')).toHaveLength(30);
  });
});

describe('an outbox', () => {
  it('is in no response, list or export, nor is what’s left of a deleted item', async () => {
    const path = { id: await addCourse() };
    const gone = { id: await addCourse() };
    const question = { id: await addQuestion() };
    const shown = await addReview();
    await toggleReview(shown);
    await api.owner('DELETE /courses/{id}', { path: gone });
    await api.owner('DELETE /interview-questions/{id}', { path: question });
    expect(await waiting()).toHaveLength(4);
    const answers = [
      await api.owner('GET /courses', {}),
      await api.owner('GET /courses/{id}', { path }),
      await api.owner('PUT /courses/{id}', { path, body: pmpCourse }),
      await api.owner('GET /reviews/public', {}),
      await api.owner('GET /reviews/admin', {}),
      await toggleReview(shown),
      await api.owner('GET /interview-questions', {}),
      await api.owner('GET /admin/interview-questions', {}),
      await api.owner('GET /admin/enquiries/export', {}),
      await api.owner('GET /admin/orders/export', {}),
      await api.owner('GET /admin/activity', {}),
      await api.owner('GET /admin/overview', {}),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/outbox|gsi|REFRESH|isDeleted/);
    expect(answers[0]?.data).toHaveLength(1);
    expect(answers[7]?.data).toEqual([]);
    for (const call of [
      api.owner('GET /courses/{id}', { path: gone }),
      api.owner('PUT /courses/{id}', { path: gone, body: pmpCourse, ifMatch: 0 }),
      api.owner('PUT /interview-questions/{id}', { path: question, body: interviewQuestion }),
      api.owner('DELETE /interview-questions/{id}', { path: question }),
    ])
      await expect(call).rejects.toMatchObject({ status: 404 });
  });

  it.each(['killed before', 'killed after', 'answer lost', 'repeated'] satisfies FaultKind[])(
    'has what follows from a change, despite a fault in its Lambda: %s',
    async (fault) => {
      const id = await addCourse();
      await refreshAll();
      const save = (price: number) =>
        api.owner('PUT /courses/{id}', { path: { id }, body: { ...pmpCourse, price } }).catch(() => {});
      const priceOf = async () => (await api.visitor('GET /courses/{id}', { path: { id } })).data.price;
      const { calls } = await withFault(undefined, () => save(1));
      await refreshAll();
      expect(calls).toContain('UpdateItem');
      for (const after of calls.keys()) {
        const before = await priceOf();
        await withFault({ with: fault, after }, () => save(100 + after));
        const isChanged = (await priceOf()) !== before;
        expect(await refreshAll()).toEqual(isChanged ? [...coursePages(id), ...coursePages(id)] : []);
      }
    },
  );

  it.each(['killed before', 'killed after', 'answer lost', 'repeated', 'refused'] satisfies FaultKind[])(
    'is emptied despite a fault in the job, and pages are invalidated within 15 minutes: %s',
    async (fault) => {
      const { calls } = await withFault(undefined, async () => {
        await deleteAndAdd();
        await refreshAll();
      });
      const sites = calls.slice(calls.indexOf('Query'));
      for (const after of sites.keys()) {
        const pages = await deleteAndAdd();
        await withFault({ with: fault, after }, () => run().catch(() => {}));
        const seen = invalidatedPaths();
        advanceMinutes(16);
        for (let turn = 0; turn < 3; turn++, advanceMinutes(16)) await run();
        seen.push(...invalidatedPaths());
        expect(seen).toEqual(expect.arrayContaining(pages));
        expect(await waiting()).toEqual([]);
        expect((await api.stored()).filter(({ isDeleted }) => isDeleted)).toEqual([]);
      }
    },
  );

  async function deleteAndAdd(): Promise<string[]> {
    const id = await addCourse();
    await api.owner('DELETE /courses/{id}', { path: { id } });
    await addQuestion();
    return [...coursePages(id), ...questionPages];
  }
});

describe('the job refreshPages', () => {
  it('leaves the entries for the next run if CloudFront fails, and reports it', async () => {
    const id = await addCourse();
    api.failOn('CreateInvalidation');
    await expect(run()).rejects.toThrow('See this run’s log line for the failure.');
    expect(JSON.parse(api.logged.at(-1) ?? '')).toMatchObject({
      operation: 'refreshPages',
      outcome: 'failed',
    });
    api.recover();
    await run();
    expect(invalidatedPaths()).toEqual(coursePages(id));
    expect(JSON.parse(api.logged.at(-1) ?? '')).toMatchObject({ outcome: 'done', entries: 1, addresses: 17 });
  });

  it('repeats the same request if a run crashed before it removed its entries', async () => {
    await addCourse();
    await withFault({ with: 'killed after', after: 0, of: 'CreateInvalidation' }, () =>
      run().catch(() => {}),
    );
    advanceMinutes(16);
    await run();
    expect(api.invalidations).toHaveLength(1);
    expect(await refreshAll()).not.toEqual([]);
  });

  it('keeps entries added during the request, of each kind of item', async () => {
    const course = await addCourse();
    const question = await addQuestion();
    const shown = await addReview();
    await toggleReview(shown);
    const change = () =>
      Promise.all([
        api.owner('PUT /courses/{id}', { path: { id: course }, body: pmpCourse }),
        api.owner('DELETE /interview-questions/{id}', { path: { id: question } }),
        toggleReview(shown),
      ]);
    whileInvalidating = async () => {
      whileInvalidating = async () => {};
      await change();
    };
    const all = [...new Set([...coursePages(course), ...questionPages, ...reviewPages])].toSorted();
    await run();
    expect(invalidatedPaths()).toEqual(all);
    await run();
    expect(invalidatedPaths()).toEqual(all);
    await api.owner('DELETE /courses/{id}', { path: { id: course } });
    await toggleReview(shown);
    await api.owner('DELETE /reviews/{id}', { path: { id: shown } });
    await refreshAll();
    expect((await api.stored()).map(({ pk }) => pk)).not.toContain('COURSE');
  });

  it('requests each entry once in ten concurrent runs', async () => {
    for (let courses = 0; courses < 5; courses++) await addCourse();
    await Promise.all(Array.from({ length: 10 }, run));
    const told = api.invalidations.flatMap(({ paths }) => paths).filter((path) => /^\/course\//.test(path));
    expect(new Set(told).size).toBe(5);
    expect(told).toHaveLength(5);
  });

  it('invalidates everything at once if that’s fewer addresses', async () => {
    for (let courses = 0; courses < 150; courses++) await addCourse();
    await run();
    expect(api.invalidations.map(({ paths }) => paths)).toEqual([['/*']]);
  });

  it('only removes the entries if there’s no distribution', async () => {
    delete process.env.DISTRIBUTION_ID;
    await addCourse();
    expect(await refreshAll()).toEqual([]);
  });

  it('reads only one index partition, page by page, while nothing is due', async () => {
    api.forget();
    await run();
    expect(api.uses.filter(({ lambda }) => lambda === 'refreshPages')).toEqual([
      { lambda: 'refreshPages', action: 'Query', index: 'gsi4', partition: 'REFRESH' },
    ]);
    for (let courses = 0; courses < 5; courses++) await addCourse();
    api.forget();
    await run();
    const queries = api.uses.filter(({ action }) => action === 'Query');
    expect(queries.length).toBeGreaterThan(2);
    expect(new Set(queries.map(({ index }) => index))).toEqual(new Set(['gsi4']));
    expect(api.uses.filter(({ action }) => action === 'UpdateItem')).toHaveLength(10);
  });
});

describe('a coaching offer', () => {
  it('is handled once by two overlapping runs, together with its coach’s hours and sessions', async () => {
    const { id } = await addOffer();
    const [start] = await timesOf(id);
    const subject = { kind: 'coaching', offerId: id, start } as const;
    await api.owner('POST /admin/payment-links', {
      body: { subject, rupees: 2500, lastDay: dayInIndia(Date.now()), name: 'Rekha Nair' },
    });
    await overlap('refreshPages');
    expect(invalidatedPaths()).toContain('/services');
    await api.owner('DELETE /admin/coaching/offers/{id}', { path: { id } });
    for (let turns = 0; turns < 4; turns++, advanceMinutes(1)) await run();
    expect(await api.rows('OFFER')).toEqual([]);
  });

  it('refreshes the services page when it’s added, changed or deleted, and when its coach’s hours change', async () => {
    const { id: coachId } = await addCoach();
    expect(await refreshAll()).toContain('/services');
    const { id, version } = await addOffer({ coachId });
    expect(await refreshAll()).toContain('/services');
    const body = offerOf(coachId);
    await api.owner('PUT /admin/coaching/offers/{id}', { path: { id }, body, ifMatch: version });
    expect(await refreshAll()).toContain('/services');
    await api.owner('DELETE /admin/coaching/offers/{id}', { path: { id } });
    expect(await refreshAll()).toContain('/services');
  });

  it('refreshes the services page when a time is booked', async () => {
    const offer = await addOffer();
    const [start] = await timesOf(offer.id);
    const orderId = await order(offer, { start });
    await api.runSchedule('refreshPages');
    invalidatedPaths();
    await pay(orderId);
    await api.runSchedule('refreshPages');
    expect(invalidatedPaths()).toContain('/services');
  });
});

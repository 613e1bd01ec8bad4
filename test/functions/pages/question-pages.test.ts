import { brand } from '#shared/brand.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import type { AdminInterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { questionPath } from '#shared/domain/interview-questions/question-page.ts';
import { retention } from '#shared/domain/limits/retention.ts';
import { startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { fileOf, interviewQuestion, pmpCourse } from '../../support/entries.ts';
import { startTable } from '../../support/table.ts';

const api = startApi({ table: startTable() });

const now = Date.parse('2026-11-20T06:30:00.000Z');
const unknownId = '0123456789abcdef';

beforeEach(() => {
  setClock(now);
});

const add = async (values: Partial<typeof interviewQuestion> & { publishOn?: string } = {}) =>
  (await api.owner('POST /interview-questions', { body: { ...interviewQuestion, ...values } })).data;
const addCourse = async (values: Partial<Course> = {}) =>
  (await api.owner('POST /courses', { body: { ...pmpCourse, ...values } })).data;
const remove = (id: string) => api.owner('DELETE /interview-questions/{id}', { path: { id } });
const render = async (path: string) => {
  const { status, headers } = await api.render(path);
  return { status, location: headers.get('location'), cacheControl: headers.get('cache-control') };
};
const textOf = async (path: string) => (await api.render(path)).text();
const documentOf = async (path: string) =>
  (await textOf(path)).replace(/<(?:style|script)\b[\s\S]*?<\/(?:style|script)>/g, '');

describe('the page of a question', () => {
  it('has the question, its answer with its line breaks, its category and its day', async () => {
    const question = await add({ answer: 'First line.\nSecond line.\n\n```\nint i = 0;\n```' });
    const path = questionPath(question);
    expect(path).toBe(`/interview-question/what-is-the-difference-between-and-equals-${question.id}`);
    const response = await api.render(path);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toMatch(/<h1[^>]*>What is the difference between == and equals\(\)\?<\/h1>/);
    expect(text).toContain('<p>First line.\nSecond line.</p>');
    expect(text).toContain('<pre><code>int i = 0;</code></pre>');
    expect(text).toContain('Category: Java');
    expect(text).toMatch(/Posted: <time[^>]*>20 November 2026<\/time>/);
    expect(text).toContain('href="/interview-questions?category=Java"');
    expect(text).toContain(`<link rel="canonical" href="${brand.origin}${path}"/>`);
    expect(text).not.toContain('data-island="pages');
    expect(text).not.toMatch(/FAQPage|QAPage|"Question"/);
  });

  it.each([
    ['other words', (id: string) => `some-other-words-${id}`],
    ['no words', (id: string) => id],
    ['words in capitals', (id: string) => `What-is-the-difference-between-and-equals-${id}`],
    ['words in Hindi', (id: string) => `क्या-है-${id}`],
    ['the text that an edit replaced', (id: string) => `what-is-the-difference-between-and-equal-${id}`],
    ['words that look like an id', (id: string) => `${unknownId}-${id}`],
    ['words that look like an address', (id: string) => `\\evil.example?-${id}`],
  ])('redirects from an address with %s', async (_, segmentOf) => {
    const question = await add();
    const answer = await api.render(`/interview-question/${segmentOf(question.id)}`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(questionPath(question));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=43200, stale-if-error=0');
    expect(await answer.text()).toBe('');
  });

  it.each([
    ['What’s “DNS”, and who’s asking?', 'whats-dns-and-whos-asking'],
    ['Café or naïve?', 'cafe-or-naive'],
    ['PMP क्या है?', 'pmp'],
    ['One two\nthree four five six seven eight nine ten', 'one-two-three-four-five-six-seven-eight'],
    [
      'Internationalisation, containerisation, parameterisation, virtualisation',
      'internationalisation-containerisation-parameterisation',
    ],
    [`${'x'.repeat(61)} is too long`, ''],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
  ])('of %j has the words %j in its address', async (text, words) => {
    const { id } = await add({ question: text });
    const path = `/interview-question/${words && `${words}-`}${id}`;
    expect((await render(path)).status).toBe(200);
    expect((await render(`/interview-question/x-${id}`)).location).toBe(path);
  });

  it('has only the id in its address if the question has no Latin letters', async () => {
    for (const question of ['क्या है 5 + 5?', '2 + 2 = ?']) {
      const { id } = await add({ question });
      expect((await render(`/interview-question/${id}`)).status).toBe(200);
      expect((await render(`/interview-question/5-5-${id}`)).location).toBe(`/interview-question/${id}`);
    }
  });

  it('is missing until 6 am on its day, and isn’t cached as missing after that', async () => {
    const question = await add({ publishOn: '2026-11-21' });
    const path = questionPath(question);
    expect(await render(path)).toMatchObject({
      status: 404,
      cacheControl: 'public, max-age=0, s-maxage=60',
    });
    expect(await textOf(path)).not.toContain('equals');
    setClock(Date.parse('2026-11-21T05:59:42.500+05:30'));
    expect(await render(path)).toMatchObject({
      status: 404,
      cacheControl: 'public, max-age=0, s-maxage=18',
    });
    setClock(Date.parse('2026-11-21T06:00:00.000+05:30'));
    expect((await render(path)).status).toBe(200);
  });

  it('is missing for other words too, so that no redirect shows tomorrow’s question early', async () => {
    const { id } = await add({ publishOn: '2026-11-21' });
    expect(await render(`/interview-question/${id}`)).toMatchObject({ status: 404, location: null });
  });

  it.each([
    ['an unknown id', `what-${unknownId}`, 404],
    ['a malformed id', 'what-is-java', 502],
    ['an id that’s too long', `what-${unknownId}${unknownId}f`, 502],
    ['an id in capitals', unknownId.toUpperCase(), 502],
    ['too many words', `${'a-'.repeat(200)}${unknownId}`, 502],
    ['nothing', '', 502],
    ['a second segment', `what/${unknownId}`, 502],
  ])('doesn’t exist for %s', async (_, segment, status) => {
    api.uses.length = 0;
    const answer = await api.render(`/interview-question/${segment}`);
    expect(answer.status).toBe(status);
    if (status === 404) expect(await answer.text()).toContain('Question not found.');
    else expect(api.uses).toEqual([]);
  });

  it('is gone after the question is deleted, without its text, and comes back with it', async () => {
    const question = await add();
    const path = questionPath(question);
    await remove(question.id);
    const isGone = async () => {
      const answer = await api.render(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        410,
        'public, max-age=0, s-maxage=60',
      ]);
      const text = await answer.text();
      expect(text).toContain('We’ve removed this question.');
      expect(text).not.toContain('compares references');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
    };
    await isGone();
    for (let minutes = 0; minutes < 3; minutes++) {
      await api.runSchedule('refreshPages');
      jest.advanceTimersByTime(61_000);
    }
    await isGone();
    expect(await api.rows('QUESTION')).toEqual([
      {
        pk: 'QUESTION',
        sk: question.id,
        isDeleted: true,
        outboxTag: expect.any(String),
        ttl: now / 1000 + retention.deletedQuestionDays * 86_400,
      },
    ]);
    await expect(remove(question.id)).rejects.toMatchObject({ status: 404 });

    expect((await add()).id).toBe(question.id);
    expect((await render(path)).status).toBe(200);
    expect((await api.rows('QUESTION'))[0]).not.toHaveProperty('ttl');
  });

  it('was never there if the question is deleted before its publication', async () => {
    const question = await add({ publishOn: '2026-11-21' });
    await remove(question.id);
    expect((await render(questionPath(question))).status).toBe(404);
    for (let minutes = 0; minutes < 3; minutes++) {
      await api.runSchedule('refreshPages');
      jest.advanceTimersByTime(61_000);
    }
    expect(await api.rows('QUESTION')).toEqual([]);
  });

  it.each(['GetItem', 'Query'] as const)(
    'returns 503 if the table’s %s fails, and isn’t cached',
    async (action) => {
      const question = await add();
      api.failOn(action);
      const answer = await api.render(questionPath(question));
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
      const text = await answer.text();
      expect(text).toContain('We couldn’t load this question.');
      expect(text).not.toContain('not found');
    },
  );

  it('links to the previous and the next question of the published list, newest first', async () => {
    const questions: AdminInterviewQuestion[] = [];
    for (const [index, publishOn] of ['2026-11-18', '2026-11-19', undefined, '2026-11-21'].entries())
      questions.push(await add({ question: `Question ${index}?`, ...(publishOn && { publishOn }) }));
    const linksOf = async (index: number) => {
      const text = await documentOf(questionPath(questions[index] ?? interviewQuestionLink));
      const at = (rel: string) => new RegExp(`<a href="([^"]+)" rel="${rel}"`).exec(text)?.[1];
      return { previous: at('prev'), next: at('next') };
    };
    const paths = questions.map(questionPath);
    expect(await linksOf(0)).toEqual({ previous: paths[1], next: undefined });
    expect(await linksOf(1)).toEqual({ previous: paths[2], next: paths[0] });
    expect(await linksOf(2)).toEqual({ previous: undefined, next: paths[1] });
    await remove(questions[1]?.id ?? '');
    expect(await linksOf(0)).toEqual({ previous: paths[2], next: undefined });
    setClock(Date.parse('2026-11-21T06:00:00.000+05:30'));
    expect(await linksOf(2)).toEqual({ previous: paths[3], next: paths[0] });
  });

  it('reads the question, one on each side and the courses', async () => {
    const rows = Array.from({ length: 300 }, (_, row) => ({
      ...interviewQuestion,
      question: `Question ${row}?`,
    }));
    await api.owner('POST /admin/interview-questions/import', { body: fileOf(rows) });
    const [question] = (await api.visitor('GET /interview-questions', { query: { limit: 1 } })).data;
    api.uses.length = 0;
    const text = await textOf(questionPath(question ?? interviewQuestionLink));
    const beside = { lambda: 'renderPage', action: 'Query', index: 'gsi1', partition: 'QUESTION' };
    expect(api.uses).toHaveLength(5);
    expect(api.uses).toEqual(
      expect.arrayContaining([
        { lambda: 'renderPage', action: 'GetItem', partition: 'QUESTION' },
        beside,
        beside,
        { lambda: 'renderPage', action: 'Query', index: 'gsi2', partition: 'LISTED_COURSE' },
        { lambda: 'renderPage', action: 'Query', partition: 'SEATS' },
      ]),
    );
    expect(text.match(/Question \d+\?/g)?.length).toBeLessThan(10);
  });

  it.each<[string, Partial<Course>]>([
    ['PMP', { title: 'Six weekends', certification: 'pmp' }],
    ['cams', { title: 'Six weekends', certification: 'cams-training' }],
    ['Java', { title: 'Java for beginners' }],
    ['C++', { title: 'From C to C++ in a month' }],
    ['Project Management', { title: 'Six weekends', category: 'Project management' }],
  ])('about %s offers the next open batch of the matching course', async (category, values) => {
    await addCourse({ title: 'JavaScript, C and CAPM', startDate: '2026-11-22' });
    await addCourse({ ...values, startDate: '2026-11-23', isFull: true });
    await addCourse({ ...values, startDate: '2026-11-10' });
    const next = await addCourse({ ...values, startDate: '2026-11-29', price: 4499 });
    await addCourse({ ...values, startDate: '2026-12-06' });
    const text = await textOf(questionPath(await add({ category })));
    expect(text.match(/href="\/course\/[^"]+"/g)).toEqual([`href="/course/${next.id}"`]);
    expect(text).toContain('₹4,499');
  });

  it.each(['Behavioural', 'Script', '?', 'All'])(
    'about %s leads to the list of courses',
    async (category) => {
      await addCourse({ title: 'JavaScript for all of us, and more' });
      const text = await documentOf(questionPath(await add({ category })));
      expect(text.includes('/course/')).toBe(category === 'All');
      expect(text).toContain('href="/courses"');
    },
  );

  it.each([
    ['2026-11-20T06:30:00.000Z', 12 * 3600],
    ['2026-11-20T18:30:00.000Z', 6 * 3600],
    ['2026-11-20T00:29:59.001Z', 1],
  ])('is cached at %s for %i seconds, until 6 am or midnight in India', async (time, seconds) => {
    setClock(Date.parse('2026-11-01T06:30:00.000Z'));
    const question = await add();
    setClock(Date.parse(time));
    expect((await render(questionPath(question))).cacheControl).toBe(
      `public, max-age=0, s-maxage=${seconds}, stale-if-error=0`,
    );
  });
});

const interviewQuestionLink = { id: unknownId, question: '' };

describe('the list of all questions', () => {
  it('has twenty on a page, each with its address and the first line of its answer', async () => {
    const rows = Array.from({ length: 21 }, (_, row) => ({
      ...interviewQuestion,
      question: `Question ${row}?`,
      answer: `\`\`\`java\nFirst line ${row}.\n\`\`\`\nSecond line.`,
    }));
    await api.owner('POST /admin/interview-questions/import', { body: fileOf(rows) });
    const stored = (await api.visitor('GET /interview-questions', {})).data;
    const first = await documentOf('/interview-questions/1');
    const paths = [...first.matchAll(/href="(\/interview-question\/[^"]+)"/g)].map(([, path]) => path);
    expect(paths).toEqual(stored.slice(0, 20).map(questionPath));
    expect(first.match(/First line \d+\./g)).toHaveLength(20);
    expect(first).not.toContain('Second line.');
    const second = await documentOf('/interview-questions/2');
    expect(second.match(/href="\/interview-question\//g)).toHaveLength(1);
    expect((await render('/interview-questions/3')).status).toBe(404);
  });
});

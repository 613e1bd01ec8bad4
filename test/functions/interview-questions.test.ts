import { startApi } from '../support/api.ts';
import { minute, setClock } from '../support/clock.ts';
import { interviewQuestion } from '../support/entries.ts';

const api = startApi();

describe('POST /interview-questions', () => {
  it('adds a question that everybody can read at once', async () => {
    const owner = await api.owner();
    const { data } = await owner('POST /interview-questions', { body: interviewQuestion });
    expect(data).toEqual({ ...interviewQuestion, id: expect.any(String), createdAt: expect.any(String) });
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([data]);
  });

  it.each(['question', 'answer', 'category'] as const)('requires %s', async (field) => {
    const owner = await api.owner();
    const body = { ...interviewQuestion, [field]: ' ' };
    await expect(owner('POST /interview-questions', { body })).rejects.toMatchObject({
      status: 400,
      errors: [{ field }],
    });
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([]);
  });
});

describe('GET /interview-questions', () => {
  it('does not list a question before its time', async () => {
    const owner = await api.owner();
    await owner('POST /interview-questions', { body: interviewQuestion });
    setClock(Date.now() - minute);
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([]);
    jest.useRealTimers();
    expect((await api.visitor('GET /interview-questions', {})).data).toHaveLength(1);
  });

  it('follows its cursor to the end, newest first', async () => {
    const owner = await api.owner();
    for (let n = 0; n < 7; n++) {
      await owner('POST /interview-questions', { body: { ...interviewQuestion, question: `Question ${n}` } });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const questions: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 3, ...(cursor && { cursor }) };
      const page = await api.visitor('GET /interview-questions', { query });
      questions.push(...page.data.map(({ question }) => question));
      cursor = page.next;
    } while (cursor);
    expect(questions).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `Question ${n}`));
  });

  it('shows nothing to come to a cursor that points into the future', async () => {
    const cursor = Buffer.from('2999-01-01T00:00:00.000Z#x').toString('base64url');
    expect((await api.visitor('GET /interview-questions', { query: { cursor } })).data).toEqual([]);
  });
});

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { startApi } from '../support/api.ts';
import { minute, setClock } from '../support/clock.ts';
import { interviewQuestion } from '../support/entries.ts';
import { startTable } from '../support/table.ts';

const table = startTable();
const api = startApi({ table });

describe('POST /interview-questions', () => {
  it('adds a question that everybody can read at once', async () => {
    const owner = await api.owner();
    const { data } = await owner('POST /interview-questions', { body: interviewQuestion });
    const shown = { ...interviewQuestion, id: data.id, createdAt: data.createdAt };
    expect(data).toEqual({ ...shown, version: 1 });
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([shown]);
  });

  it('adds one for a repeat under one Idempotency-Key, and refuses the key for another', async () => {
    const owner = await api.owner();
    const add = (body = interviewQuestion) =>
      owner('POST /interview-questions', { body, idempotencyKey: 'q-1' });
    const first = await add();
    expect(await add()).toEqual(first);
    const other = add({ ...interviewQuestion, answer: 'Another.' });
    await expect(other).rejects.toMatchObject({ status: 409 });
    expect((await owner('GET /admin/interview-questions', {})).data).toEqual([first.data]);
  });

  it.each(['question', 'answer', 'category'] as const)('requires %s', async (field) => {
    const owner = await api.owner();
    const body = { ...interviewQuestion, [field]: ' ' };
    await expect(owner('POST /interview-questions', { body })).rejects.toMatchObject({
      status: 400,
      message: 'All fields are required.',
      errors: [{ field }],
    });
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([]);
  });
});

describe('an interview question with nothing in it', () => {
  it.each([
    ['POST', '/api/interview-questions'],
    ['PUT', '/api/interview-questions/some-id'],
  ])('is refused by %s in one sentence, with every field named', async (method, path) => {
    const headers = { cookie: await api.signIn(), 'content-type': 'application/json' };
    const response = await api.send(path, { method, headers, body: '{}' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      detail: 'All fields are required.',
      errors: ['category', 'question', 'answer'].map((field) => ({ field })),
    });
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

describe('GET /admin/interview-questions', () => {
  it('lists what is to come too, and what appears at six in the morning of India on its day', async () => {
    const owner = await api.owner();
    const { data } = await owner('POST /interview-questions', {
      body: { ...interviewQuestion, publishOn: '2099-12-31' },
    });
    expect(data.createdAt).toBe('2099-12-31T00:30:00.000Z');
    expect((await owner('GET /admin/interview-questions', {})).data).toEqual([data]);

    const listed = async (time: string) => {
      setClock(Date.parse(time));
      return (await api.visitor('GET /interview-questions', {})).data;
    };
    expect(await listed('2099-12-31T05:59:59.999+05:30')).toEqual([]);
    expect(await listed('2099-12-31T06:00:00.000+05:30')).toMatchObject([{ id: data.id }]);
  });
});

describe('PUT /interview-questions/{id}', () => {
  it('changes what a question says, and when it appears only where a day is given', async () => {
    const owner = await api.owner();
    const { data: before } = await owner('POST /interview-questions', { body: interviewQuestion });
    const update = async (body: object) =>
      (
        await owner('PUT /interview-questions/{id}', {
          path: { id: before.id },
          body: { ...interviewQuestion, ...body },
        })
      ).data;
    expect(await update({ answer: 'Shorter.' })).toEqual({ ...before, answer: 'Shorter.', version: 2 });
    expect(await update({ publishOn: '2099-01-01' })).toMatchObject({
      createdAt: '2099-01-01T00:30:00.000Z',
    });
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([]);
  });

  it('answers 404 for a question that is not there, and makes none', async () => {
    const owner = await api.owner();
    const update = owner('PUT /interview-questions/{id}', { path: { id: 'none' }, body: interviewQuestion });
    await expect(update).rejects.toMatchObject({ status: 404 });
    expect((await owner('GET /admin/interview-questions', {})).data).toEqual([]);
  });
});

describe('PUT /interview-questions/{id} with If-Match', () => {
  const save = (owner: Awaited<ReturnType<typeof api.owner>>, id: string, answer: string, ifMatch: number) =>
    owner('PUT /interview-questions/{id}', { path: { id }, body: { ...interviewQuestion, answer }, ifMatch });

  it('lets one of ten through that save the same version at once', async () => {
    const owner = await api.owner();
    const { data: question } = await owner('POST /interview-questions', { body: interviewQuestion });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => save(owner, question.id, `Answer ${n}`, question.version)),
    );
    const [saved, ...others] = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(others).toEqual([]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 412 });
    const { data } = await owner('GET /admin/interview-questions', {});
    expect(data).toEqual([(saved as PromiseFulfilledResult<{ data: unknown }>).value.data]);
  });

  it('takes a question of before its changes were counted for version 0', async () => {
    const owner = await api.owner();
    const { data: question } = await owner('POST /interview-questions', { body: interviewQuestion });
    await table.send(withoutVersion(question.id));
    expect((await owner('GET /admin/interview-questions', {})).data).toMatchObject([{ version: 0 }]);
    expect((await save(owner, question.id, 'First.', 0)).data.version).toBe(1);
    await expect(save(owner, question.id, 'Second.', 0)).rejects.toMatchObject({ status: 412 });
  });

  it('answers 404, not 412, for a question that does not exist', async () => {
    const owner = await api.owner();
    await expect(save(owner, 'gone', 'x', 1)).rejects.toMatchObject({ status: 404 });
  });
});

const withoutVersion = (id: string) =>
  new UpdateCommand({
    TableName: process.env.TABLE_NAME,
    Key: { pk: 'QUESTION', sk: id },
    UpdateExpression: 'REMOVE version',
  });

describe('DELETE /interview-questions/{id}', () => {
  it('deletes a question once', async () => {
    const owner = await api.owner();
    const { data } = await owner('POST /interview-questions', { body: interviewQuestion });
    const remove = () => owner('DELETE /interview-questions/{id}', { path: { id: data.id } });
    await remove();
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([]);
    await expect(remove()).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /admin/interview-questions/import', () => {
  const numbered = (n: number) => ({ ...interviewQuestion, question: `Question ${n}?` });
  const send = async (rows: unknown[]) =>
    (await (await api.owner())('POST /admin/interview-questions/import', { body: { rows } })).data;
  const everything = async () => (await (await api.owner())('GET /admin/interview-questions', {})).data;

  it('adds each row once, however often it comes and however it is spaced', async () => {
    expect(await send([numbered(1), numbered(2)])).toEqual({ added: 2, known: 0, errors: [] });
    const respaced = { ...numbered(1), question: '  question   1? ', category: 'JAVA' };
    expect(await send([respaced, numbered(3), numbered(3)])).toEqual({ added: 1, known: 2, errors: [] });
    expect(await everything()).toHaveLength(3);
  });

  it('says which rows are bad and why, and adds the others', async () => {
    const bad = [{ ...numbered(2), answer: '' }, null, { ...numbered(4), publishOn: '31/12/2026' }];
    expect(await send([numbered(1), ...bad, numbered(5)])).toEqual({
      added: 2,
      known: 0,
      errors: [
        { row: 1, message: 'Answer is required.' },
        { row: 2, message: expect.stringMatching(/\w/) },
        { row: 3, message: 'Publish date must be a day such as 2026-12-31.' },
      ],
    });
  });

  it('can be sent again after it died half-way', async () => {
    const rows = Array.from({ length: 30 }, (_, n) => numbered(n));
    api.failOn('PutItem', new Error('AWS does not answer.'), 25);
    await expect(send(rows)).rejects.toMatchObject({ status: 500 });
    api.recover();
    const { added, known } = await send(rows);
    expect(added + known).toBe(30);
    expect(await everything()).toHaveLength(30);
  });

  it.each([[], Array.from({ length: 501 }, (_, n) => n)])(
    'refuses too few rows and too many: %#',
    async (...rows) => {
      await expect(send(rows)).rejects.toMatchObject({ status: 400 });
      expect(await everything()).toEqual([]);
    },
  );
});

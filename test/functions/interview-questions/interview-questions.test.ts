import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { interviewQuestion } from '../../support/entries.ts';
import { startTable } from '../../support/table.ts';

const table = startTable();
const api = startApi({ table });

describe('POST /interview-questions', () => {
  it('adds a question that everybody can read at once', async () => {
    const { data } = await api.owner('POST /interview-questions', { body: interviewQuestion });
    const shown = { ...interviewQuestion, id: data.id, createdAt: data.createdAt };
    expect(data).toEqual({ ...shown, version: 1 });
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([shown]);
  });

  it('adds one for a repeat under one Idempotency-Key, and refuses the key for another', async () => {
    const add = (body = interviewQuestion) =>
      api.owner('POST /interview-questions', { body, idempotencyKey: 'q-1' });
    const first = await add();
    expect(await add()).toEqual(first);
    const other = add({ ...interviewQuestion, answer: 'Another.' });
    await expect(other).rejects.toMatchObject({ status: 409 });
    expect((await api.owner('GET /admin/interview-questions', {})).data).toEqual([first.data]);
  });

  it.each(['question', 'answer', 'category'] as const)('requires %s', async (field) => {
    const body = { ...interviewQuestion, [field]: ' ' };
    await expect(api.owner('POST /interview-questions', { body })).rejects.toMatchObject({
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
    await api.owner('POST /interview-questions', { body: interviewQuestion });
    setClock(Date.now() - minute);
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([]);
    jest.useRealTimers();
    expect((await api.visitor('GET /interview-questions', {})).data).toHaveLength(1);
  });

  it('follows its cursor to the end, newest first', async () => {
    for (let n = 0; n < 7; n++) {
      await api.owner('POST /interview-questions', {
        body: { ...interviewQuestion, question: `Question ${n}` },
      });
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
    const { data } = await api.owner('POST /interview-questions', {
      body: { ...interviewQuestion, publishOn: '2099-12-31' },
    });
    expect(data.createdAt).toBe('2099-12-31T00:30:00.000Z');
    expect((await api.owner('GET /admin/interview-questions', {})).data).toEqual([data]);

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
    const { data: before } = await api.owner('POST /interview-questions', { body: interviewQuestion });
    const update = async (body: object) =>
      (
        await api.owner('PUT /interview-questions/{id}', {
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
    const update = api.owner('PUT /interview-questions/{id}', {
      path: { id: 'none' },
      body: interviewQuestion,
    });
    await expect(update).rejects.toMatchObject({ status: 404 });
    expect((await api.owner('GET /admin/interview-questions', {})).data).toEqual([]);
  });
});

describe('PUT /interview-questions/{id} with If-Match', () => {
  const save = (id: string, answer: string, ifMatch: number) =>
    api.owner('PUT /interview-questions/{id}', {
      path: { id },
      body: { ...interviewQuestion, answer },
      ifMatch,
    });

  it('lets one of ten through that save the same version at once', async () => {
    const { data: question } = await api.owner('POST /interview-questions', { body: interviewQuestion });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => save(question.id, `Answer ${n}`, question.version)),
    );
    const [saved, ...others] = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(others).toEqual([]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 412 });
    const { data } = await api.owner('GET /admin/interview-questions', {});
    expect(data).toEqual([(saved as PromiseFulfilledResult<{ data: unknown }>).value.data]);
  });

  it('answers 404, not 412, for a question that does not exist', async () => {
    await expect(save('gone', 'x', 1)).rejects.toMatchObject({ status: 404 });
  });
});

describe('DELETE /interview-questions/{id}', () => {
  it('deletes a question once', async () => {
    const { data } = await api.owner('POST /interview-questions', { body: interviewQuestion });
    const remove = () => api.owner('DELETE /interview-questions/{id}', { path: { id: data.id } });
    await remove();
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([]);
    await expect(remove()).rejects.toMatchObject({ status: 404 });
  });
});

describe('POST /admin/interview-questions/import', () => {
  const numbered = (n: number) => ({ ...interviewQuestion, question: `Question ${n}?` });
  const sendFile = async (file: BlobPart) =>
    (await api.owner('POST /admin/interview-questions/import', { body: new Blob([file]) })).data;
  const send = (rows: unknown[]) => sendFile(JSON.stringify(rows));
  const everything = async () => (await api.owner('GET /admin/interview-questions', {})).data;
  const csv = (rows: string[]) => ['question,answer,category', ...rows, ''].join('\r\n');

  it('adds each row once, however often it comes and however it is spaced', async () => {
    expect(await send([numbered(1), numbered(2)])).toEqual({ added: 2, known: 0 });
    const respaced = { ...numbered(1), question: '  question   1? ', category: 'JAVA' };
    expect(await send([respaced, numbered(3), numbered(3)])).toEqual({ added: 1, known: 2 });
    expect(await everything()).toHaveLength(3);
  });

  it('names every faulty row and why, and adds nothing then', async () => {
    const bad = [{ ...numbered(2), answer: '' }, null, { ...numbered(4), publishOn: '31st of December' }];
    await expect(send([numbered(1), ...bad, numbered(5)])).rejects.toMatchObject({
      status: 400,
      message:
        'Nothing was imported, because 3 rows cannot be imported as they are. Mend the file and choose it again.',
      errors: [
        { field: 'Item 2', message: 'Answer is required.' },
        { field: 'Item 3', message: 'This item has no question, answer and category.' },
        { field: 'Item 4', message: 'Publish date must be a day such as 2026-12-31.' },
      ],
    });
    expect(await everything()).toEqual([]);
  });

  it('reads a CSV file of any order of columns and any divider, and the days of Indian spreadsheets', async () => {
    const file =
      '\uFEFFCategory;PUBLISH ON;Question;Note;Answer\nLinux;21/11/2026;"What is ""PID 1""?";x;"The first process;\nit never ends."\n\n;;;;\n';
    expect(await sendFile(file)).toEqual({ added: 1, known: 0 });
    expect(await everything()).toEqual([
      expect.objectContaining({
        question: 'What is "PID 1"?',
        answer: 'The first process;\nit never ends.',
        category: 'Linux',
        createdAt: '2026-11-21T00:30:00.000Z',
      }),
    ]);
  });

  it('reads the values of JSON whatever the case of their names, and numbers as texts', async () => {
    expect(await send([{ Question: 'Why?', answer: 42, category: 'Life' }])).toEqual({ added: 1, known: 0 });
    expect(await everything()).toEqual([expect.objectContaining({ question: 'Why?', answer: '42' })]);
  });

  it('takes off the apostrophe that our own files put in front of a formula', async () => {
    await sendFile(csv([`'=1+1,'-one,A`]));
    expect(await everything()).toEqual([expect.objectContaining({ question: '=1+1', answer: '-one' })]);
  });

  it('names the line on which a faulty row begins, past texts of several lines', async () => {
    const rows = ['"One,\r\ntwo\r\nthree",Yes,A', '', 'No answer,,A', 'One,two,three,four', 'Fine,Yes,A'];
    await expect(sendFile(csv([...rows, '"Open,x,A']))).rejects.toMatchObject({
      errors: [
        { field: 'Line 6', message: 'Answer is required.' },
        { field: 'Line 7', message: expect.stringMatching(/^There are 4 values for 3 columns/) },
        { field: 'Line 9', message: expect.stringMatching(/never closed/) },
      ],
    });
    expect(await everything()).toEqual([]);
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

  it.each([
    ['a column that is missing', 'question,category\nWhy?,Life', 'There is no column “answer”.'],
    [
      'more than 1,000 rows',
      csv(Array.from({ length: 1001 }, (_, n) => `${n},Yes,A`)),
      'This file has 1,001 rows',
    ],
    ['an empty file', '', 'There is nothing in this file.'],
    ['a file with a first line alone', 'question,answer,category', 'There is no question in this file.'],
    [
      'a file in another encoding',
      Buffer.from('question\xe9', 'latin1'),
      'This is not a CSV or JSON file in UTF-8.',
    ],
    ['a file of zeros', 'question\0', 'This is not a CSV or JSON file in UTF-8.'],
    ['JSON that is no list', '{}', 'This JSON file is no list: it has to begin with [.'],
    ['JSON that is broken off', '[{', 'This is not valid JSON.'],
    ['JSON of something else', '[{"title":"x"}]', 'No item has “question” and “answer” and “category”.'],
    ['JSON that reaches for a prototype', '[{"__proto__":{}}]', 'This is not valid JSON.'],
  ])('refuses %s in words, and adds nothing', async (_, file, words) => {
    await expect(sendFile(file)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(words),
    });
    expect(await everything()).toEqual([]);
  });

  it('refuses more than 4 MB', async () => {
    await expect(sendFile(csv([`Why?,${'x'.repeat(4_000_000)},A`]))).rejects.toMatchObject({ status: 413 });
  });
});

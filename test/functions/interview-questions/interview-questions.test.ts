import { startApi } from '../../support/api.ts';
import { minute, setClock } from '../../support/clock.ts';
import { interviewQuestion } from '../../support/entries.ts';
import { startTable } from '../../support/table.ts';

const table = startTable();
const api = startApi({ table });

describe('POST /interview-questions', () => {
  it('adds a question that everyone can read at once', async () => {
    const { data } = await api.owner('POST /interview-questions', { body: interviewQuestion });
    const shown = { ...interviewQuestion, id: data.id, createdAt: data.createdAt };
    expect(data).toEqual({ ...shown, version: 1 });
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([shown]);
  });

  it('adds one question for two concurrent calls', async () => {
    const add = () => api.owner('POST /interview-questions', { body: interviewQuestion });
    const [first, second] = await Promise.all([add(), add()]);
    expect(first.data).toEqual(second.data);
    expect((await api.visitor('GET /interview-questions', {})).data).toHaveLength(1);
  });

  it('adds one question per Idempotency-Key, and rejects the key for a different question', async () => {
    const add = (body = interviewQuestion) =>
      api.owner('POST /interview-questions', { body, idempotencyKey: 'q-1' });
    const first = await add();
    expect(await add()).toEqual(first);
    const other = add({ ...interviewQuestion, answer: 'Another.' });
    await expect(other).rejects.toMatchObject({ status: 409 });
    expect((await api.owner('GET /admin/interview-questions', {})).data).toEqual([first.data]);
  });

  it('adds no duplicates, and says so if the answer differs', async () => {
    const add = (body: object) =>
      api.owner('POST /interview-questions', { body: { ...interviewQuestion, ...body } });
    const { data: first } = await add({});
    expect((await add({})).data).toEqual(first);
    await expect(add({ answer: 'Another.' })).rejects.toMatchObject({
      status: 409,
      message: 'This question is already in the list, with another answer. Edit it there.',
    });
    expect((await api.owner('GET /admin/interview-questions', {})).data).toEqual([first]);
  });

  it('adds a question whose text belonged to another one before an edit', async () => {
    const add = () => api.owner('POST /interview-questions', { body: interviewQuestion });
    const { data: first } = await add();
    const body = { ...interviewQuestion, question: 'A question with another text?' };
    await api.owner('PUT /interview-questions/{id}', { path: { id: first.id }, body });
    const { data: second } = await add();
    expect(second.question).toBe(interviewQuestion.question);
    const { data: listed } = await api.owner('GET /admin/interview-questions', {});
    expect(listed.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  });

  it('rejects the Idempotency-Key of another question', async () => {
    const add = (question: string) =>
      api.owner('POST /interview-questions', {
        body: { ...interviewQuestion, question },
        idempotencyKey: 'q-2',
      });
    await add('One?');
    await expect(add('Two?')).rejects.toMatchObject({ status: 409 });
    expect((await api.owner('GET /admin/interview-questions', {})).data).toHaveLength(1);
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

describe('an empty interview question', () => {
  it.each([
    ['POST', '/api/interview-questions'],
    ['PUT', '/api/interview-questions/some-id'],
  ])('is rejected by %s with one sentence that names every field', async (method, path) => {
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
  it('doesn’t list a question before its publication', async () => {
    await api.owner('POST /interview-questions', { body: interviewQuestion });
    setClock(Date.now() - minute);
    expect((await api.visitor('GET /interview-questions', {})).data).toEqual([]);
    jest.useRealTimers();
    expect((await api.visitor('GET /interview-questions', {})).data).toHaveLength(1);
  });

  it('pages to the end, newest first', async () => {
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

  it('returns nothing for a cursor that points to the future', async () => {
    const cursor = Buffer.from('2999-01-01T00:00:00.000Z#x').toString('base64url');
    expect((await api.visitor('GET /interview-questions', { query: { cursor } })).data).toEqual([]);
  });
});

describe('GET /admin/interview-questions', () => {
  it('lists future questions too, which appear at 6 am IST on their day', async () => {
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
  it('changes a question, and its date only if the body has one', async () => {
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

  it('rejects the text of another question', async () => {
    const add = (question: string) =>
      api.owner('POST /interview-questions', { body: { ...interviewQuestion, question } });
    await add('One?');
    const { data: second } = await add('Two?');
    const body = { ...interviewQuestion, question: 'one' };
    await expect(
      api.owner('PUT /interview-questions/{id}', { path: { id: second.id }, body }),
    ).rejects.toMatchObject({ status: 409, message: 'Another question already has this text.' });
  });

  it('returns 404 for an unknown question, and creates none', async () => {
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

  it('accepts one of ten concurrent changes to the same version', async () => {
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

  it('returns 404, not 412, for an unknown question', async () => {
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
  const questionNumber = (n: number) => ({ ...interviewQuestion, question: `Question ${n}?` });
  const sendFile = async (file: BlobPart) =>
    (await api.owner('POST /admin/interview-questions/import', { body: new Blob([file]) })).data;
  const send = (rows: unknown[]) => sendFile(JSON.stringify(rows));
  beforeEach(() => setClock(Date.parse('2026-11-01T10:00:00+05:30')));
  afterEach(() => jest.useRealTimers());
  const listedQuestions = async () => (await api.owner('GET /admin/interview-questions', {})).data;
  const csv = (rows: string[]) => ['question,answer,category', ...rows, ''].join('\r\n');

  it('adds each row once, whatever its spacing', async () => {
    expect(await send([questionNumber(1), questionNumber(2)])).toEqual({ added: 2, known: 0, conflicts: [] });
    const withOtherSpacing = { ...questionNumber(1), question: '  question   1? ', category: 'JAVA' };
    expect(await send([withOtherSpacing, questionNumber(3), questionNumber(3)])).toEqual({
      added: 1,
      known: 2,
      conflicts: [],
    });
    expect(await listedQuestions()).toHaveLength(3);
  });

  it('names every invalid row with its error, and then adds nothing', async () => {
    const bad = [
      { ...questionNumber(2), answer: '' },
      null,
      { ...questionNumber(4), publishOn: '31st of December' },
    ];
    await expect(send([questionNumber(1), ...bad, questionNumber(5)])).rejects.toMatchObject({
      status: 400,
      message: 'Nothing was imported, because 3 rows have errors. Correct the file and choose it again.',
      errors: [
        { field: 'Item 2', message: 'Answer is required.' },
        { field: 'Item 3', message: 'This item doesn’t have a question, an answer and a category.' },
        {
          field: 'Item 4',
          message: 'The publish date must be a date such as 2026-12-31, not “31st of December”.',
        },
      ],
    });
    expect(await listedQuestions()).toEqual([]);
  });

  it('reads CSV with any column order or separator, and dates as written in India', async () => {
    const file =
      '\uFEFFCategory;PUBLISH ON;Question;Note;Answer\nLinux;21/11/2026;"What is ""PID 1""?";x;"The first process;\nit never ends."\n\n;;;;\n';
    expect(await sendFile(file)).toEqual({ added: 1, known: 0, conflicts: [] });
    expect(await listedQuestions()).toEqual([
      expect.objectContaining({
        question: 'What is "PID 1"?',
        answer: 'The first process;\nit never ends.',
        category: 'Linux',
        createdAt: '2026-11-21T00:30:00.000Z',
      }),
    ]);
  });

  it('reads JSON with names in any case, and numbers as text', async () => {
    expect(await send([{ Question: 'Why?', answer: 42, category: 'Life' }])).toEqual({
      added: 1,
      known: 0,
      conflicts: [],
    });
    expect(await listedQuestions()).toEqual([expect.objectContaining({ question: 'Why?', answer: '42' })]);
  });

  const written = [
    "'==' vs '===': which one?",
    "'@Override' in Java",
    "Usage;'-l' lists",
    "'=1+1",
    '=1+1',
    '“Agile”',
    '"Usage" of a word',
  ];
  it.each([
    [
      'CSV',
      () => csv(written.map((text) => `"${text.replaceAll('"', '""')}","${text.replaceAll('"', '""')}",A`)),
    ],
    ['CSV without quotation marks', () => csv(written.map((text) => `${text},${text},A`))],
    ['JSON', () => JSON.stringify(written.map((text) => ({ question: text, answer: text, category: 'A' })))],
  ])('stores the text of a %s file as written', async (_, file) => {
    await sendFile(file());
    const stored = (await listedQuestions()).map(({ question, answer }) => [question, answer]);
    expect(stored.toSorted()).toEqual(written.map((text) => [text, text]).toSorted());
  });

  it.each([
    ['Excel’s sep= line', 'sep=;\nquestion;answer;category\nWhy?;Yes, no;Life'],
    ['a quoted sep= line', '"sep=|"\r\nquestion|answer|category\r\nWhy?|Yes, no|Life'],
    ['a title line first', 'Java questions, 2026,\n\nquestion,answer,category\nWhy?,"Yes, no",Life'],
    ['vertical bars', 'question|answer|category\nWhy?|Yes, no|Life'],
    ['tabs', 'question\tanswer\tcategory\nWhy?\tYes, no\tLife'],
    ['other column names', 'No.,Questions,Answers,Topic\n1,Why?,"Yes, no",Life'],
    ['column names with notes', 'Question (required),ANSWER *,Category:\nWhy?,"Yes, no",Life'],
    ['curly quotation marks', '“question”,“answer”,“category”\n“Why?”,“Yes, no”,“Life”'],
    ['curly quotation marks in one row', 'question,answer,category\nWhy?,“Yes, no”,Life'],
    ['a space before quotation marks', 'question,answer,category\nWhy?, "Yes, no", Life'],
    ['spaces around quotation marks', 'question , answer , category\n "Why?" , "Yes, no" , "Life" '],
    ['old Mac line breaks', 'question,answer,category\rWhy?,"Yes, no",Life\r'],
  ])('reads a file with %s', async (_, file) => {
    expect(await sendFile(file)).toEqual({ added: 1, known: 0, conflicts: [] });
    expect(await listedQuestions()).toEqual([
      expect.objectContaining({ question: 'Why?', answer: 'Yes, no', category: 'Life' }),
    ]);
  });

  it('reads Excel’s “Unicode text”', async () => {
    const file = Buffer.from('\ufeffquestion\tanswer\tcategory\nक्यों?\tहाँ\tLife', 'utf16le');
    expect(await sendFile(file)).toMatchObject({ added: 1 });
    expect(await listedQuestions()).toEqual([expect.objectContaining({ question: 'क्यों?' })]);
  });

  describe('a listed question', () => {
    const add = (question: string) =>
      api.owner('POST /interview-questions', { body: { ...interviewQuestion, question } });

    it.each([
      ['What’s a JVM?', "What's a JVM?"],
      ['What is a JVM?', 'what is  a JVM'],
      ['What is a “JVM”?', 'What is a "JVM"?'],
      ['What is a JVM?', 'What\u200b is a J\u200dVM?\u00a0'],
      ['Q1 – what is a JVM?', 'Q1 - what is a JVM?'],
    ])('treats %p and %p as the same', async (typed, imported) => {
      await add(typed);
      expect(await send([{ ...interviewQuestion, question: imported }])).toMatchObject({
        added: 0,
        known: 1,
      });
      expect((await add(imported)).data).toMatchObject({ question: typed });
      expect(await listedQuestions()).toHaveLength(1);
    });

    it.each([
      ['What is ==?', 'What is ===?'],
      ['What is C?', 'What is C++?'],
    ])('distinguishes %p from %p', async (typed, imported) => {
      await add(typed);
      expect(await send([{ ...interviewQuestion, question: imported }])).toMatchObject({
        added: 1,
        known: 0,
      });
    });

    it('is recognised by its edited text, not by the earlier one', async () => {
      await send([questionNumber(1)]);
      const [question] = await listedQuestions();
      const fixed = { ...interviewQuestion, question: 'Question one, without a typo?' };
      await api.owner('PUT /interview-questions/{id}', { path: { id: question?.id ?? '' }, body: fixed });
      expect(await send([fixed])).toMatchObject({ added: 0, known: 1 });
      expect(await send([questionNumber(1)])).toMatchObject({ added: 1, known: 0 });
      expect(await listedQuestions()).toHaveLength(2);
    });

    it('is stored once if someone adds it in the form at the same time', async () => {
      const rows = Array.from({ length: 12 }, (_, n) => questionNumber(n));
      await Promise.all([send(rows), ...rows.map(({ question }) => add(question))]);
      expect(await listedQuestions()).toHaveLength(12);
    });

    it('is reported if its answer or category differs, within the list or the file', async () => {
      await send([questionNumber(1)]);
      const rows = [
        { ...questionNumber(1), answer: 'Another.' },
        { ...questionNumber(1), category: 'Another' },
        questionNumber(2),
        { ...questionNumber(2), answer: 'Another.' },
      ];
      const report = (courseSeat: string, question: number, where: string, what: string) => ({
        field: courseSeat,
        message: `“Question ${question}?” is already in ${where}, with ${what}. This row wasn’t added.`,
      });
      expect(await send(rows)).toEqual({
        added: 1,
        known: 0,
        conflicts: [
          report('Item 1', 1, 'the list', 'another answer'),
          report('Item 2', 1, 'the list', 'another category'),
          report('Item 4', 2, 'Item 3', 'another answer'),
        ],
      });
      expect((await listedQuestions()).map(({ answer }) => answer)).not.toContain('Another.');
    });
  });

  describe('an import with dates', () => {
    const day = (publishOn: string, n = 1) => ({ ...questionNumber(n), publishOn });
    const days = async () =>
      (await listedQuestions()).map(({ createdAt }) => createdAt.slice(0, 10)).toSorted();

    it.each([
      ...[
        '2026-12-05',
        '2026/12/05',
        '2026-12-05 00:00:00',
        '2026-12-05T00:00:00.000Z',
        '05-12-2026',
        '5/12/26',
      ],
      ...['05.12.2026', '5-Dec-26', '05 December 2026', '5th December, 2026', 'Dec 5, 2026', '०५/१२/२०२६'],
      '05/12/2026 00:00',
    ])('reads %p', async (text) => {
      await send([day(text)]);
      expect(await days()).toEqual(['2026-12-05']);
    });

    it.each([
      [
        ['11/12/2026', '12/25/2026', '1/2/2027'],
        ['2026-11-12', '2026-12-25', '2027-01-02'],
      ],
      [
        ['11/12/2026', '25/12/2026', '1/2/2027'],
        ['2026-12-11', '2026-12-25', '2027-02-01'],
      ],
      [
        ['11/12/2026', '12/11/2026'],
        ['2026-11-12', '2026-12-11'],
      ],
    ])('reads all of %p with day and month in one order', async (texts, read) => {
      await send(texts.map(day));
      expect(await days()).toEqual(read);
    });

    it('rejects a file with both orders, with an example of each', async () => {
      const message =
        'The file has dates with the day first, such as “13/11/2026”, and with the month first, such as “11/14/2026”. Use the format 2026-12-31.';
      await expect(send([day('13/11/2026'), day('11/14/2026', 2)])).rejects.toMatchObject({
        errors: [
          { field: 'Item 1', message },
          { field: 'Item 2', message },
        ],
      });
    });

    it.each(['31/02/2026', '2026-13-01', '32 Dec 2026', '5 Foo 2026', '46361', 'soon'])(
      'rejects %p, which isn’t a date',
      async (text) => {
        await expect(send([day(text)])).rejects.toMatchObject({
          errors: [
            {
              field: 'Item 1',
              message: `The publish date must be a date such as 2026-12-31, not “${text}”.`,
            },
          ],
        });
      },
    );

    it('imports a past or distant date only after confirmation', async () => {
      const rows = [day('12/01/2026'), day('05-12-2206', 2), day('05-12-1926', 3), day('05-12-2026', 4)];
      await expect(send(rows)).rejects.toMatchObject({
        status: 409,
        message: 'Nothing was imported, because 3 dates look wrong.',
        errors: [
          {
            field: 'Item 1',
            message: '12 January 2026 has passed, so the question would go live at once.',
          },
          { field: 'Item 2', message: '5 December 2206 is more than a year away.' },
          {
            field: 'Item 3',
            message: '5 December 1926 has passed, so the question would go live at once.',
          },
        ],
      });
      expect(await listedQuestions()).toEqual([]);
      const body = new Blob([JSON.stringify(rows)]);
      const query = { dates: 'confirmed' } as const;
      const { data } = await api.owner('POST /admin/interview-questions/import', { body, query });
      expect(data).toMatchObject({ added: 4 });
      expect(await send(rows)).toMatchObject({ added: 0, known: 4 });
    });
  });

  it('reports the first line of an invalid row, even after multi-line text', async () => {
    const rows = ['"One,\r\ntwo\r\nthree",Yes,A', '', 'No answer,,A', 'One,two,three,four', 'Fine,Yes,A'];
    await expect(sendFile(csv([...rows, '"Open,x,A']))).rejects.toMatchObject({
      errors: [
        { field: 'Line 6', message: 'Answer is required.' },
        {
          field: 'Line 7',
          message:
            'There are 4 values for 3 columns. The last one is “four”. Put quotation marks around any text that contains a comma.',
        },
        { field: 'Line 9', message: expect.stringMatching(/never closed/) },
      ],
    });
    expect(await listedQuestions()).toEqual([]);
  });

  it('shows the contents of an invalid row', async () => {
    const rows = [{ ...questionNumber(1), category: 'x'.repeat(61) }];
    await expect(send(rows)).rejects.toMatchObject({
      errors: [
        {
          field: 'Item 1',
          message: `Category can be up to 60 characters. It’s “${'x'.repeat(59)}…”.`,
        },
      ],
    });
  });

  it('can be repeated after a crash', async () => {
    const rows = Array.from({ length: 30 }, (_, n) => questionNumber(n));
    api.failOn('PutItem', new Error('AWS isn’t responding.'), 25);
    await expect(send(rows)).rejects.toMatchObject({ status: 500 });
    api.recover();
    const { added, known } = await send(rows);
    expect(added + known).toBe(30);
    expect(await listedQuestions()).toHaveLength(30);
  });

  it.each([
    ['a missing column', 'question,category\nWhy?,Life', 'The first line is missing “answer”.'],
    [
      'more than 1,000 rows',
      csv(Array.from({ length: 1001 }, (_, n) => `${n},Yes,A`)),
      'This file has 1,001 rows',
    ],
    ['an empty file', '', 'This file is empty.'],
    ['a file with only column names', 'question,answer,category', 'This file has no questions.'],
    [
      'a file in another encoding',
      Buffer.from('question\xe9', 'latin1'),
      'This isn’t a CSV or JSON file in UTF-8.',
    ],
    ['a spreadsheet', Buffer.from('PK\x03\x04\0\0'), 'Save it as “CSV UTF-8”'],
    ['unknown column names', 'Frage;Antwort\nWarum?;Darum', 'Line 1 is “Frage;Antwort”.'],
    ['a file with a null byte', 'question\0', 'This isn’t a CSV or JSON file in UTF-8.'],
    ['JSON that isn’t a list', '{}', 'This JSON file isn’t a list. It must start with [.'],
    ['incomplete JSON', '[{', 'This isn’t valid JSON.'],
    [
      'JSON with other fields',
      '[{"title":"x"}]',
      'None of the items has “question” and “answer” and “category”.',
    ],
    ['JSON with __proto__', '[{"__proto__":{}}]', 'This isn’t valid JSON.'],
  ])('rejects %s with an explanation, and adds nothing', async (_, file, words) => {
    await expect(sendFile(file)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(words),
    });
    expect(await listedQuestions()).toEqual([]);
  });

  it('rejects more than 4 MB', async () => {
    await expect(sendFile(csv([`Why?,${'x'.repeat(4_000_000)},A`]))).rejects.toMatchObject({ status: 413 });
  });
});

import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { InterviewQuestion } from '#shared/domain/interview-questions/interview-question.ts';
import { row, visitAdmin } from '../../support/web/admin.ts';
import { interviewQuestion } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';

const list = 'GET /admin/interview-questions';
const form = (name = 'Add a question') => within(screen.getByRole('form', { name }));

async function open(questions: InterviewQuestion[] = []) {
  const user = await visitAdmin('Interview Questions');
  await screen.findAllByText(questions[0]?.question ?? /No questions yet/);
  return user;
}

async function fillIn(user: UserEvent, publishOn?: string) {
  await user.type(form().getByLabelText('Category'), 'Python');
  await user.type(form().getByLabelText('Question'), 'What is a decorator?');
  await user.type(form().getByLabelText('Answer'), 'A function that wraps another.');
  if (publishOn) await user.type(form().getByLabelText('Publish date'), publishOn);
}

const add = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Add Question' }));

describe('Interview Questions', () => {
  it('adds a question, confirms it, clears the fields and shows it in the list', async () => {
    const questions: InterviewQuestion[] = [];
    const api = scriptApi({
      [list]: () => ({ body: [...questions] }),
      'POST /interview-questions': () => {
        questions.unshift(interviewQuestion({ question: 'What is a decorator?' }));
        return { status: 201, body: questions[0] };
      },
    });
    const user = await open();
    await fillIn(user);
    await add(user);
    expect(await screen.findByText('New question added successfully!')).toBeVisible();
    for (const label of ['Category', 'Question', 'Answer'])
      expect(form().getByLabelText(label)).toHaveValue('');
    expect(await screen.findByRole('rowheader', { name: 'What is a decorator?' })).toBeVisible();
    expect(api.callsTo('POST /interview-questions').map(({ body }) => body)).toEqual([
      { category: 'Python', question: 'What is a decorator?', answer: 'A function that wraps another.' },
    ]);
  });

  it('links to the page of each published question', async () => {
    scriptApi({
      [list]: {
        body: [
          interviewQuestion({ id: 'q1', question: 'What is ARP?' }),
          interviewQuestion({ id: 'q2', question: 'Scheduled?', createdAt: '2999-01-01T00:30:00.000Z' }),
        ],
      },
    });
    await open([interviewQuestion({ question: 'What is ARP?' })]);
    const link = row('What is ARP').getByRole('link', { name: 'Open page' });
    expect(link).toHaveAttribute('href', '/interview-question/what-is-arp-q1');
    expect(row('Scheduled').queryByRole('link', { name: 'Open page' })).toBeNull();
  });

  it('searches all questions, even those not loaded yet', async () => {
    const pages = ['', 'second', 'third'].map((cursor, page) => ({
      cursor,
      body: [interviewQuestion({ id: `q${page}`, question: `What is number ${page}?` })],
    }));
    const api = scriptApi({
      [list]: ({ path }: { path: string }) => {
        const page = pages.findLastIndex(({ cursor }) => path.includes(cursor));
        const next = pages[page + 1]?.cursor;
        const headers = { link: `</api/admin/interview-questions?cursor=${next}>; rel="next"` };
        return { body: pages[page]?.body, ...(next && { headers }) };
      },
    });
    const user = await visitAdmin('Interview Questions');
    expect(await screen.findByRole('rowheader', { name: 'What is number 0?' })).toBeVisible();
    expect(api.callsTo(list)).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: /^Search by question/ }), 'number 2');
    expect(await screen.findByRole('rowheader', { name: 'What is number 2?' })).toBeVisible();
    expect(screen.getByText('1 found among 3 loaded')).toBeVisible();
    expect(api.callsTo(list)).toHaveLength(3);
  });

  it('requires all fields before it calls the server', async () => {
    const api = scriptApi({ [list]: { body: [] } });
    const user = await open();
    await user.type(form().getByLabelText('Category'), 'Python');
    await add(user);
    expect(form().getByRole('alert')).toHaveTextContent(/^All fields are required\.$/);
    expect(form().getByRole('alert').parentElement).toHaveFocus();
    await user.click(form().getByRole('link', { name: 'Answer' }));
    expect(form().getByLabelText('Answer')).toHaveFocus();
    expect(form().getByLabelText('Category')).toBeValid();
    expect(api.callsTo('POST /interview-questions')).toHaveLength(0);
  });

  it('treats fields with only spaces as empty', async () => {
    const refusal = problem(422, 'Refused.', [{ field: 'answer', message: 'Answer is required.' }]);
    scriptApi({ [list]: { body: [] }, 'POST /interview-questions': refusal });
    const user = await open();
    await fillIn(user);
    await add(user);
    expect(await form().findByRole('alert')).toHaveTextContent(/^All fields are required\.$/);
    expect(form().getByLabelText('Answer')).toHaveAccessibleDescription('Answer is required.');
  });

  it('says so if a question couldn’t be added, and keeps it', async () => {
    scriptApi({ [list]: { body: [] }, 'POST /interview-questions': problem(500, 'Sorry.') });
    const user = await open();
    await fillIn(user);
    await add(user);
    expect(await form().findByRole('alert')).toHaveTextContent('Failed to add question. Please try again.');
    expect(form().getByLabelText('Question')).toHaveValue('What is a decorator?');
  });

  it('schedules a question, and marks scheduled ones', async () => {
    const toCome = interviewQuestion({ createdAt: '2125-11-21T00:30:00.000Z' });
    const api = scriptApi({
      [list]: { body: [toCome, interviewQuestion({ id: 'question-2', question: 'What is NAT?' })] },
      'POST /interview-questions': { status: 201, body: toCome },
    });
    const user = await open([toCome]);
    expect(row('ARP').getByText('Appears on 21 Nov 2125, 6:00 am')).toBeVisible();
    expect(row('NAT').queryByText(/Appears/)).toBeNull();
    await fillIn(user, '2125-11-21');
    await add(user);
    expect(await screen.findByText('It will appear on 21 Nov 2125, 6:00 am.')).toBeVisible();
    expect(api.callsTo('POST /interview-questions')[0]?.body).toMatchObject({ publishOn: '2125-11-21' });
  });

  it('suggests existing categories, each once', async () => {
    const questions = [
      interviewQuestion(),
      interviewQuestion({ id: 'question-2', category: 'Agile' }),
      interviewQuestion({ id: 'question-3' }),
    ];
    scriptApi({ [list]: { body: questions } });
    await open(questions);
    const suggestions = form().getByLabelText<HTMLInputElement>('Category').list?.options;
    expect([...(suggestions ?? [])].map(({ value }) => value)).toEqual(['Agile', 'Networking']);
  });

  it('edits a question in place, and keeps its date', async () => {
    let stored = interviewQuestion();
    const api = scriptApi({
      [list]: () => ({ body: [stored] }),
      'PUT /interview-questions/{id}': () => {
        stored = interviewQuestion({ question: 'What is ARP for?' });
        return { body: stored };
      },
    });
    const user = await open([stored]);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const edit = form('Edit question');
    expect(edit.getByLabelText('Category')).toHaveFocus();
    expect(edit.getByLabelText('Publish date')).toHaveValue('2025-08-02');
    await user.clear(edit.getByLabelText('Question'));
    await user.type(edit.getByLabelText('Question'), 'What is ARP for?');
    await user.click(edit.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('rowheader', { name: 'What is ARP for?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(
      api
        .callsTo('PUT /interview-questions/{id}')
        .map(({ path, body, ifMatch }) => ({ path, body, ifMatch })),
    ).toEqual([
      {
        path: '/interview-questions/question-1',
        ifMatch: '"1"',
        body: {
          category: 'Networking',
          question: 'What is ARP for?',
          answer: 'It finds the hardware address behind an IP address.',
        },
      },
    ]);
  });

  it('doesn’t overwrite what someone else has saved since, and shows it on request', async () => {
    let stored = interviewQuestion();
    const api = scriptApi({
      [list]: () => ({ body: [stored] }),
      'PUT /interview-questions/{id}': problem(412, 'Out of date.'),
    });
    const user = await open([stored]);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const edit = form('Edit question');
    await user.type(edit.getByLabelText('Answer'), ' Mine.');
    stored = interviewQuestion({ answer: 'Theirs.', version: 2 });
    await user.click(edit.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It has changed since you opened it');
    expect(edit.getByLabelText('Answer')).toHaveValue(
      'It finds the hardware address behind an IP address. Mine.',
    );
    await user.click(edit.getByRole('button', { name: 'Save Changes' }));
    expect(api.callsTo('PUT /interview-questions/{id}').map(({ ifMatch }) => ifMatch)).toEqual([
      '"1"',
      '"1"',
    ]);
    await user.click(edit.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Theirs.')).toBeVisible();
  });

  it('says so if a question couldn’t be saved, and can reset it', async () => {
    const questions = [interviewQuestion()];
    scriptApi({ [list]: { body: questions }, 'PUT /interview-questions/{id}': problem(500, 'Sorry.') });
    const user = await open(questions);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(form('Edit question').getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save question. Please try again.');
    await user.click(form('Edit question').getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('rowheader', { name: 'What does ARP do?' })).toBeVisible();
  });

  it('deletes a question only after confirmation', async () => {
    const questions = [interviewQuestion()];
    const api = scriptApi({
      [list]: () => ({ body: [...questions] }),
      'DELETE /interview-questions/{id}': () => {
        questions.pop();
        return { status: 204 };
      },
    });
    const user = await open(questions);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.callsTo('DELETE /interview-questions/{id}')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/No questions yet/)).toBeVisible();
    expect(screen.getByText('“What does ARP do?” deleted.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Interview questions' })).toHaveFocus();
  });

  it('loads one page first, however long the list is', async () => {
    const questions = [interviewQuestion()];
    const more = { link: '</api/admin/interview-questions?cursor=abc>; rel="next"' };
    const api = scriptApi({ [list]: { body: questions, headers: more } });
    await open(questions);
    expect(api.callsTo(list)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Load more' })).toBeEnabled();
  });
});

import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openTab, visitDesk } from '../../support/web/desk.ts';
import { watchDownloads } from '../../support/web/downloads.ts';
import { problem, type RecordedCall, scriptApi } from '../../support/web/scripted-api.ts';

const files = watchDownloads();
afterEach(() => sessionStorage.clear());

const list = 'GET /admin/interview-questions';
const route = 'POST /admin/interview-questions/import';

interface Row {
  question?: string;
  answer?: string;
  category?: string;
  publishOn?: string;
}

const rowsOf = ({ body }: RecordedCall) => (body as { rows: Row[] }).rows;

/** Adds every row that has an answer. */
const takeIn = (call: RecordedCall) => {
  const bad = rowsOf(call).flatMap(({ answer }, row) =>
    answer ? [] : [{ row, message: 'Answer is required.' }],
  );
  return { body: { added: rowsOf(call).length - bad.length, known: 0, errors: bad } };
};

async function choose(user: UserEvent, text: string, name = 'questions.csv') {
  await user.upload(screen.getByLabelText('File'), new File([text], name));
}

async function openImport() {
  const user = await visitDesk('Interview Questions');
  await screen.findByLabelText('File');
  return user;
}

const csv = (rows: string[]) => ['question,answer,category', ...rows, ''].join('\r\n');
const many = (count: number) =>
  csv(Array.from({ length: count }, (_, n) => `Question ${n},${'क'.repeat(300)},Hindi`));

describe('the import of interview questions', () => {
  it('shows what it understood, and sends it when told to', async () => {
    const api = scriptApi({ [list]: { body: [] }, [route]: takeIn });
    const user = await openImport();
    await choose(
      user,
      'Category;PUBLISH ON;Question;Note;Answer\nLinux;21/11/2026;"What is ""PID 1""?";x;"The first process;\nit never ends."\n\n;;;;\n',
    );
    expect(await screen.findByText('1 question to import:')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'questions.csv' })).toHaveFocus();
    expect(screen.getByText('21 November 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    expect(
      await screen.findByText('Done: 1 added, 0 in the list already, 0 not imported.'),
    ).toBeInTheDocument();
    expect(api.callsTo(route).map(rowsOf)).toEqual([
      [
        {
          question: 'What is "PID 1"?',
          answer: 'The first process;\nit never ends.',
          category: 'Linux',
          publishOn: '2026-11-21',
        },
      ],
    ]);
    expect(api.callsTo(list)).toHaveLength(2);
  });

  it('reads JSON, and counts its items', async () => {
    const api = scriptApi({ [list]: { body: [] }, [route]: takeIn });
    const user = await openImport();
    const items = [{ Question: 'Why?', answer: 42, category: 'Life' }, 'nothing'];
    await choose(user, JSON.stringify(items), 'questions.json');
    expect(await screen.findByText('Item 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await screen.findByText(/^Done: 1 added/);
    expect(api.callsTo(route).map(rowsOf)).toEqual([[{ question: 'Why?', answer: '42', category: 'Life' }]]);
  });

  it('names the line on which a refused row begins, past texts of several lines', async () => {
    scriptApi({ [list]: { body: [] }, [route]: takeIn });
    const user = await openImport();
    await choose(
      user,
      csv([
        '"One,\r\ntwo\r\nthree",Yes,A',
        '',
        'No answer,,A',
        'One,two,three,four',
        'Fine,Yes,A',
        '"Open,x,A',
      ]),
    );
    expect(await screen.findByText(/There are 4 values for 3 columns/)).toHaveTextContent('Line 7');
    expect(screen.getByText(/never closed/)).toHaveTextContent('Line 9');
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
    expect(await screen.findByText('Answer is required.')).toHaveTextContent('Line 6 Answer is required.');
    expect(screen.getByText('Done: 2 added, 0 in the list already, 3 not imported.')).toBeInTheDocument();
  });

  it('sends parts under 60 KB, one after the other', async () => {
    let atOnce = 0;
    const api = scriptApi({
      [list]: { body: [] },
      [route]: async (call) => {
        expect(++atOnce).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 1));
        atOnce -= 1;
        return takeIn(call);
      },
    });
    const user = await openImport();
    await choose(user, many(300));
    await user.click(await screen.findByRole('button', { name: 'Import 300 rows' }));
    expect(await screen.findByText(/^Done: 300 added/)).toBeInTheDocument();
    const sizes = api.callsTo(route).map(({ body }) => Buffer.byteLength(JSON.stringify(body)));
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(Math.max(...sizes)).toBeGreaterThan(55_000);
    expect(api.callsTo(route).flatMap(rowsOf)).toHaveLength(300);
  });

  it('keeps its place when the connection is cut, and goes on with the part that failed', async () => {
    let calls = 0;
    const api = scriptApi({
      [list]: { body: [] },
      [route]: (call) => {
        calls += 1;
        if (calls === 2) throw new TypeError('Failed to fetch');
        return takeIn(call);
      },
    });
    const user = await openImport();
    await choose(user, many(300));
    await user.click(await screen.findByRole('button', { name: 'Import 300 rows' }));
    const alert = await screen.findByRole('alert');
    const first = api.callsTo(route).map(rowsOf)[0]?.length ?? 0;
    expect(alert).toHaveTextContent(`The connection was cut. The import stopped after ${first} rows of 300.`);
    expect(screen.getByRole('progressbar')).toHaveValue(first);
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText(/^Done: 300 added/)).toBeInTheDocument();
    const [, failed, again] = api.callsTo(route).map(rowsOf);
    expect(again).toEqual(failed);
  });

  it('stops between two parts, and goes on or gives up', async () => {
    const waiting: (() => void)[] = [];
    const api = scriptApi({
      [list]: { body: [] },
      [route]: async (call) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return takeIn(call);
      },
    });
    const user = await openImport();
    await choose(user, many(300));
    await user.click(await screen.findByRole('button', { name: 'Import 300 rows' }));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    waiting.shift()?.();
    expect(await screen.findByText(/^Stopped after \d+ of 300/)).toBeVisible();
    expect(api.callsTo(route)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('File')).toHaveFocus();
  });

  it('keeps its place behind the login when the session ends', async () => {
    let isOver = false;
    const api = scriptApi({
      [list]: { body: [] },
      'POST /admin/session': { status: 201, body: {} },
      [route]: (call) => {
        if (isOver) return problem(401, 'Sign in.');
        isOver = true;
        return takeIn(call);
      },
    });
    const user = await openImport();
    await choose(user, many(300));
    await user.click(await screen.findByRole('button', { name: 'Import 300 rows' }));
    await user.type(await screen.findByLabelText('Password'), 'the password');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(/Your session had ended/)).toBeVisible();
    api.answer(route, takeIn);
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText(/^Done: 300 added/)).toBeInTheDocument();
  });

  it('goes on while another tab is open', async () => {
    scriptApi({ [list]: { body: [] }, 'GET /courses': { body: [] }, [route]: takeIn });
    const user = await openImport();
    await choose(user, many(300));
    await user.click(await screen.findByRole('button', { name: 'Import 300 rows' }));
    await openTab(user, 'Existing Courses');
    await openTab(user, 'Interview Questions');
    expect(await screen.findByText(/^Done: 300 added/)).toBeVisible();
  });

  it('takes a row that no request can carry for a bad one', async () => {
    const api = scriptApi({ [list]: { body: [] }, [route]: takeIn });
    const user = await openImport();
    await choose(user, csv([`Long,${'क'.repeat(20_000)},A`, 'Short,Yes,A']));
    expect(await screen.findByText(/too large to be sent/)).toHaveTextContent('Line 2');
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await screen.findByText(/^Done: 1 added, 0 in the list already, 1 not imported/);
    expect(api.callsTo(route).flatMap(rowsOf)).toHaveLength(1);
  });

  it.each([
    ['a column that is missing', 'question,category\nWhy?,Life', 'There is no column “answer”.'],
    ['more than 5,000 rows', many(5001), 'This file has 5,001 rows, and 5,000 can be imported at once.'],
    ['an empty file', '', 'There is nothing in this file.'],
    ['a file with a first line alone', 'question,answer,category', 'There is no question in this file.'],
    ['a file in another encoding', 'question\uFFFD', 'This is not a CSV or JSON file in UTF-8.'],
  ])('refuses %s in words', async (_, text, words) => {
    scriptApi({ [list]: { body: [] } });
    const user = await openImport();
    await choose(user, text);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('File')).toBeEnabled();
  });

  it.each([
    ['no list', '{}', 'This JSON file is no list'],
    ['broken off', '[{', 'This is not valid JSON.'],
    ['of something else', '[{"title":"x"}]', 'No item has “question” and “answer” and “category”.'],
  ])('refuses JSON that is %s in words', async (_, text, words) => {
    scriptApi({ [list]: { body: [] } });
    const user = await openImport();
    await choose(user, text, 'questions.json');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('hands over a sample and the bad rows as files that can be imported', async () => {
    scriptApi({ [list]: { body: [] }, [route]: takeIn });
    const user = await openImport();
    await user.click(screen.getByRole('button', { name: 'Sample file' }));
    await choose(user, (await files[0]?.text) ?? '');
    expect(await screen.findByText('2 questions to import:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await choose(user, csv(['=1+1,-one,A,extra', 'Fine,Yes,A']));
    await user.click(await screen.findByRole('button', { name: 'Download these rows' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const toMend = (await files[1]?.text) ?? '';
    expect(toMend).toContain('\n2,There are 4 values for 3 columns.');
    await choose(user, toMend);
    const preview = await screen.findByRole('table', { name: 'First questions of the file' });
    expect(within(preview).getByRole('rowheader')).toHaveTextContent(/^=1\+1$/);
  });
});

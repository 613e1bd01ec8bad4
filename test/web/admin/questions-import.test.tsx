import { screen } from '@testing-library/react';
import { visitAdmin } from '../../support/web/admin.ts';
import { watchDownloads } from '../../support/web/downloads.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';

const files = watchDownloads();
const list = 'GET /admin/interview-questions';
const route = 'POST /admin/interview-questions/import';

async function choose(text: string) {
  const user = await visitAdmin('Interview Questions');
  await user.upload(await screen.findByLabelText('File'), new File([text], 'questions.csv'));
  return user;
}

describe('the import of interview questions', () => {
  it('sends the file, shows the result, and reloads the list', async () => {
    const api = scriptApi({
      [list]: { body: [] },
      [route]: { body: { added: 1200, known: 3, conflicts: [] } },
    });
    const user = await choose('question,answer,category\nWhy?,Because.,Life\n');
    expect(api.callsTo(route)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Done: 1,200 added, 3 already in the list.')).toBeVisible();
    expect(api.callsTo(route).map(({ body }) => (body as File).name)).toEqual(['questions.csv']);
    expect(api.callsTo(list)).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>('File').files).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Import' })).toHaveFocus();
  });

  it('lists invalid rows with their places, and accepts the corrected file', async () => {
    const faults = [
      { field: 'Line 3', message: 'Answer is required.' },
      { field: 'Line 9', message: 'Category is required.' },
    ];
    const refusal = problem(400, 'Nothing was imported, because 2 rows have errors.', faults);
    const api = scriptApi({ [list]: { body: [] }, [route]: refusal });
    const user = await choose('question,answer,category\n');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was imported');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(
      expect.arrayContaining(['Line 3 Answer is required.', 'Line 9 Category is required.']),
    );

    api.answer(route, { body: { added: 9, known: 0, conflicts: [] } });
    await user.upload(screen.getByLabelText('File'), new File(['mended'], 'questions.csv'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/^Done: 9 added/)).toBeVisible();
  });

  it('asks about unlikely dates, and imports the same file with them once confirmed', async () => {
    const faults = [
      { field: 'Line 2', message: '12 January 2026 has passed, so the question would go live at once.' },
    ];
    const refusal = problem(409, 'Nothing was imported, because 1 date looks wrong.', faults);
    const api = scriptApi({ [list]: { body: [] }, [route]: refusal });
    const user = await choose('question,answer,category\n');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/12 January 2026 has passed/)).toBeVisible();
    api.answer(route, { body: { added: 1, known: 0, conflicts: [] } });
    await user.click(screen.getByRole('button', { name: 'Import with these dates' }));
    expect(await screen.findByText(/^Done: 1 added/)).toBeVisible();
    expect(api.callsTo(route).at(-1)?.path).toContain('?dates=confirmed');
    expect(api.callsTo(route).map(({ body }) => (body as File).name)).toEqual([
      'questions.csv',
      'questions.csv',
    ]);
  });

  it('lists rows that contradict the list', async () => {
    const message = '“Why?” is already in the list, with another answer. This row wasn’t added.';
    const conflicts = [{ field: 'Line 2', message }];
    scriptApi({ [list]: { body: [] }, [route]: { body: { added: 0, known: 0, conflicts } } });
    const user = await choose('question,answer,category\n');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('1 row was not added');
  });

  it('says that a file can be chosen again if there was no response', async () => {
    scriptApi({
      [list]: { body: [] },
      [route]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const user = await choose('question,answer,category\n');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'questions already added won’t be added twice',
    );
  });

  it('offers a sample', async () => {
    scriptApi({ [list]: { body: [] } });
    const user = await visitAdmin('Interview Questions');
    await user.click(await screen.findByRole('button', { name: 'Sample file' }));
    expect(await files[0]?.text).toMatch(/question,answer,category,publishOn\r\n/);
  });
});

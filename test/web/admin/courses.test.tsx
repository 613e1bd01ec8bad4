import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openTab, visitAdmin } from '../../support/web/admin.ts';
import { adminMember, course } from '../../support/web/samples.ts';
import { hasNext, problem, scriptApi } from '../../support/web/scripted-api.ts';

const refused = { status: 403, body: { message: 'Forbidden' } };
const form = () => within(screen.getByRole('form', { name: 'Edit course' }));
async function edit(user: UserEvent) {
  const button = await screen.findByRole('button', { name: 'Edit' });
  await act(async () => user.click(button));
  await screen.findByRole('form', { name: 'Edit course' });
}
const main = () => within(screen.getByRole('main'));

async function fillIn(user: UserEvent, price = '₹4,499') {
  await user.type(main().getByLabelText('Title'), 'Python from Zero');
  await user.type(main().getByLabelText('Description'), 'Write programs.');
  await user.type(main().getByLabelText('Price'), price);
}

const add = (user: UserEvent) => user.click(main().getByRole('button', { name: 'Add Course' }));

async function addCourse() {
  const user = await visitAdmin('Manage Course');
  await fillIn(user);
  await add(user);
  return user;
}

async function editCourse() {
  const user = await visitAdmin('Existing Courses');
  await edit(user);
  return user;
}

const save = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Save Changes' }));

async function deleteCourse() {
  const user = await visitAdmin('Existing Courses');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  return user;
}

const answerDialog = (user: UserEvent, name: string) =>
  user.click(within(screen.getByRole('dialog', { name: question })).getByRole('button', { name }));
const question = 'Are you sure you want to permanently delete this course?';

const list = { 'GET /admin/courses': { body: [course()] } };
const stored = { ...list, 'GET /courses/{id}': { body: course() } };

describe('Manage Course', () => {
  it('adds a course, confirms it and is ready for the next', async () => {
    const api = scriptApi({ 'POST /courses': { status: 201, body: course({ title: 'Python from Zero' }) } });
    const user = await visitAdmin('Manage Course');
    await fillIn(user);
    expect(main().getByText('Shown as ₹4,499')).toBeVisible();
    await add(user);
    expect(await main().findByText(/“Python from Zero” is saved/)).toBeVisible();
    expect(main().getByLabelText('Title')).toHaveValue('');
    const left = jest.fn((event: Event) => {
      const isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
      return isLeftToBrowser;
    });
    document.addEventListener('click', left, { once: true });
    const link = main().getByRole('link', { name: 'See its page' });
    expect(link).toHaveAttribute('href', `/course/${course().id}`);
    await user.click(link);
    expect(left).toHaveReturnedWith(true);
    expect(api.callsTo('POST /courses').map(({ body }) => body)).toEqual([
      {
        title: 'Python from Zero',
        description: 'Write programs.',
        price: 4499,
        startDate: '',
        duration: '',
        timings: '',
      },
    ]);
  });

  it('sends the batch’s first class, weeks, instructor, certification, category and states', async () => {
    const api = scriptApi({
      'POST /courses': { status: 201, body: course({ isHidden: true }) },
      'GET /admin/team': { body: [adminMember()] },
    });
    const user = await visitAdmin('Manage Course');
    await fillIn(user);
    fireEvent.change(main().getByLabelText('Start date'), { target: { value: '2026-12-05' } });
    fireEvent.change(main().getByLabelText('First class from'), { target: { value: '10:00' } });
    fireEvent.change(main().getByLabelText('First class until'), { target: { value: '12:00' } });
    await user.type(main().getByLabelText('Weeks'), '6');
    await main().findByRole('option', { name: 'Vikram Shah' });
    await user.selectOptions(main().getByLabelText('Instructor'), 'Vikram Shah');
    await user.selectOptions(main().getByLabelText('Certification'), 'PMP');
    await user.selectOptions(main().getByLabelText('Category'), 'Project management');
    await user.type(main().getByLabelText('Total seats'), '4');
    await user.selectOptions(main().getByLabelText('Full'), 'Yes: no seats can be bought or requested');
    await user.selectOptions(main().getByLabelText('Hidden'), 'Yes: only people with a seat can see it');
    await add(user);
    expect(await main().findByText(/is saved, but hidden from the site/)).toBeVisible();
    expect(api.callsTo('POST /courses')[0]?.body).toMatchObject({
      ...{ certification: 'pmp', category: 'Project management', instructorId: 'vikram', weeks: 6 },
      ...{ isFull: true, seats: 4, isHidden: true },
      firstClass: { start: '2026-12-05T10:00:00+05:30', end: '2026-12-05T12:00:00+05:30' },
    });
  });

  it('treats an invalid price as 0', async () => {
    const api = scriptApi({ 'POST /courses': { status: 201, body: course() } });
    const user = await visitAdmin('Manage Course');
    await fillIn(user, 'ask me');
    expect(main().getByText('“ask me” isn’t an amount. It will show as “Price on request”.')).toBeVisible();
    await add(user);
    expect(api.callsTo('POST /courses')[0]?.body).toMatchObject({ price: 0 });
  });

  it.each([
    ['4,499', 'Shown as ₹4,499'],
    ['Rs. 4499/-', 'Shown as ₹4,499'],
    ['4499.5', 'Shown as ₹4,499.50'],
    ['0', 'Shown as “Price on request”'],
    ['-5', '“-5” isn’t an amount. It will show as “Price on request”.'],
    ['0x10', '“0x10” isn’t an amount. It will show as “Price on request”.'],
    ['1e5', '“1e5” isn’t an amount. It will show as “Price on request”.'],
    ['4 or 5', '“4 or 5” isn’t an amount. It will show as “Price on request”.'],
  ])('says next to the field what the price %p means', async (typed, said) => {
    scriptApi({});
    const user = await visitAdmin('Manage Course');
    await user.type(main().getByLabelText('Price'), typed);
    expect(main().getByText(said)).toBeVisible();
  });

  it('sends one course once, and with the same key after a lost response', async () => {
    let answer = () => {};
    const lost = () =>
      new Promise<never>((_, reject) => {
        answer = () => reject(new TypeError('Failed to fetch'));
      });
    const api = scriptApi({ 'POST /courses': lost });
    const user = await visitAdmin('Manage Course');
    await fillIn(user);
    await user.dblClick(main().getByRole('button', { name: 'Add Course' }));
    await user.type(main().getByLabelText('Title'), '{Enter}');
    expect(api.callsTo('POST /courses')).toHaveLength(1);
    answer();
    expect(await main().findByRole('alert')).toHaveTextContent('Error: Could not save course.');

    api.answer('POST /courses', { status: 201, body: course({ title: 'Python from Zero' }) });
    await add(user);
    expect(await main().findByText(/is saved/)).toBeVisible();
    const keys = api.callsTo('POST /courses').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  });

  it('moves the focus to the confirmation', async () => {
    scriptApi({ 'POST /courses': { status: 201, body: course({ title: 'Python from Zero' }) } });
    await addCourse();
    expect((await main().findByText(/is saved/)).closest('[tabindex]')).toHaveFocus();
  });

  it('requires title, description and price', async () => {
    const api = scriptApi({});
    const user = await visitAdmin('Manage Course');
    await add(user);
    for (const label of ['Title', 'Description', 'Price']) {
      expect(main().getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`${label} is required.`));
    }
    expect(api.callsTo('POST /courses')).toHaveLength(0);
  });

  it('says so if a course couldn’t be saved, and keeps it', async () => {
    scriptApi({ 'POST /courses': problem(500, 'Sorry.') });
    await addCourse();
    expect(await main().findByRole('alert')).toHaveTextContent('Error: Could not save course.');
    expect(main().getByLabelText('Title')).toHaveValue('Python from Zero');
  });

  it('doesn’t confirm a course while another couldn’t be saved', async () => {
    const api = scriptApi({
      'POST /courses': { status: 201, body: course({ title: 'Python from Zero' }) },
      'GET /admin/courses': { body: [course({ title: 'Python from Zero' })] },
      'GET /courses/{id}': { body: course({ title: 'Python from Zero' }) },
      'PUT /courses/{id}': problem(500, 'Sorry.'),
    });
    const user = await addCourse();
    expect(await main().findByText(/is saved/)).toBeVisible();
    api.answer('POST /courses', problem(500, 'Sorry.'));
    await fillIn(user);
    expect(main().getByText(/is saved/)).toBeVisible();
    await add(user);
    expect(await main().findByText('Error: Could not save course.')).toBeVisible();
    expect(main().queryByText(/is saved/)).toBeNull();
  });

  it('removes the confirmation once another course has been opened and left', async () => {
    scriptApi({
      'POST /courses': { status: 201, body: course() },
      ...stored,
    });
    const user = await addCourse();
    expect(await main().findByText(/is saved/)).toBeVisible();
    await openTab(user, 'Existing Courses');
    await edit(user);
    await user.click(main().getByRole('button', { name: 'Cancel editing' }));
    await openTab(user, 'Manage Course');
    expect(await main().findByRole('heading', { name: 'Add a course' })).toBeVisible();
    expect(main().queryByText(/is saved/)).toBeNull();
  });

  it('returns to the login when the session ends, and restores what was typed', async () => {
    const api = scriptApi({ 'POST /courses': refused, 'POST /admin/session': { status: 201, body: {} } });
    const user = await addCourse();
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Admin Panel' })).toBeNull();

    await user.type(screen.getByLabelText('Password'), 'the password');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    expect(main().getByLabelText('Description')).toHaveValue('Write programs.');
    api.answer('POST /courses', { status: 201, body: course() });
    await add(user);
    expect(await main().findByText(/is saved/)).toBeVisible();
  });
});

describe('Existing Courses', () => {
  it('opens a course for editing, saves it and returns to its list', async () => {
    const api = scriptApi({
      ...stored,
      'PUT /courses/{id}': { body: course({ price: 19999 }) },
    });
    const user = await editCourse();
    expect(screen.getByRole('tab', { name: 'Manage Course' })).toHaveAttribute('aria-selected', 'true');
    expect(form().getByLabelText('Start date')).toHaveValue('2025-09-07');
    await user.clear(form().getByLabelText('Price'));
    await user.type(form().getByLabelText('Price'), '19999');
    await save(user);
    expect(await main().findByText(/is saved/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Existing Courses' })).toHaveAttribute('aria-selected', 'true');
    expect(main().getByRole('link', { name: 'See its page' })).toHaveAttribute('href', '/course/pmp-1');
    expect(main().getByRole('button', { name: 'Edit' })).toHaveFocus();
    const [{ path, body } = { path: '', body: {} }] = api.callsTo('PUT /courses/{id}');
    expect(path).toBe('/courses/pmp-1');
    expect(body).toMatchObject({
      title: 'PMP in Six Weekends',
      price: 19999,
      timings: 'Saturdays, 8 am IST',
    });
  });

  it('moves to the form, and keeps an unfinished new course', async () => {
    scriptApi({ ...stored });
    const user = await visitAdmin('Manage Course');
    await fillIn(user);
    await openTab(user, 'Existing Courses');
    await edit(user);
    expect(screen.getByRole('heading', { name: 'Edit course' })).toHaveFocus();
    expect(form().getByLabelText('Title')).toHaveValue('PMP in Six Weekends');
    await user.click(screen.getByRole('button', { name: 'Cancel editing' }));
    expect(main().getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(main().queryByText(/is saved/)).toBeNull();
    await openTab(user, 'Manage Course');
    expect(main().getByLabelText('Title')).toHaveValue('Python from Zero');
    expect(main().getByText('Shown as ₹4,499')).toBeVisible();
  });

  it('keeps the time of an unchanged start, and the hours of the first class', async () => {
    const timed = course({
      startDate: '2025-09-07T20:00:00+05:30',
      firstClass: { start: '2025-09-07T14:30:00.000Z', end: '2025-09-07T16:00:00.000Z' },
    });
    const api = scriptApi({
      'GET /admin/courses': { body: [timed] },
      'GET /courses/{id}': { body: timed },
      'PUT /courses/{id}': { body: timed },
    });
    const user = await editCourse();
    expect(form().getByLabelText('First class from')).toHaveValue('20:00');
    await save(user);
    await main().findByText(/is saved/);
    expect(api.callsTo('PUT /courses/{id}')[0]?.body).toMatchObject({
      startDate: timed.startDate,
      firstClass: { start: '2025-09-07T20:00:00+05:30', end: '2025-09-07T21:30:00+05:30' },
    });
  });

  it('says so if the course no longer exists', async () => {
    scriptApi({ ...list, 'GET /courses/{id}': problem(404, 'None.') });
    const user = await visitAdmin('Existing Courses');
    const button = await screen.findByRole('button', { name: 'Edit' });
    await act(async () => user.click(button));
    expect(await main().findByRole('alert')).toHaveTextContent('Could not find the requested course.');
  });

  it('shows the edited list', async () => {
    let stored = course();
    scriptApi({
      'GET /admin/courses': () => ({ body: [stored] }),
      'GET /courses/{id}': () => ({ body: stored }),
      'PUT /courses/{id}': () => {
        stored = course({ price: 3999 });
        return { body: stored };
      },
    });
    const user = await editCourse();
    await save(user);
    await main().findByText(/is saved/);
    expect(await main().findByText('₹3,999')).toBeVisible();
  });

  it('shows a price of 0 as visitors see it, in the list and the class', async () => {
    scriptApi({
      'GET /admin/courses': { body: [course({ price: 0 })] },
      'GET /admin/courses/{id}/class': { body: { version: 0 } },
      'GET /admin/courses/{id}/places': { body: [] },
    });
    const user = await visitAdmin('Existing Courses');
    expect(await main().findByText('Price on request')).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Class' }));
    expect(within(await screen.findByRole('dialog')).getByText('Price on request')).toBeVisible();
    expect(document.body).not.toHaveTextContent('₹0');
  });

  it('says how many buyers will be emailed about another start, and can skip the email', async () => {
    const place = { name: 'Asha', email: 'asha@example.in', paise: 449900, status: 'paid' };
    const places = [1, 2, 3].map((id) => ({ ...place, id: `order_${id}` }));
    const api = scriptApi({
      ...stored,
      'GET /admin/courses/{id}/places': {
        body: [...places, { ...place, id: 'order_4', status: 'refunded' }],
      },
      'PUT /courses/{id}': { body: course({ version: 2 }) },
    });
    const user = await editCourse();
    fireEvent.change(form().getByLabelText('Start date'), { target: { value: '2099-01-18' } });
    const saveAnd = async (choice: string) => {
      await save(user);
      const question = await screen.findByRole('dialog', { name: '3 buyers will be emailed' });
      await user.click(within(question).getByRole('button', { name: choice }));
    };
    await saveAnd('Go back');
    expect(await form().findByText('Your changes aren’t saved yet.')).toBeVisible();
    expect(api.callsTo('PUT /courses/{id}')).toHaveLength(0);
    await saveAnd('Save without emailing');
    await main().findByText(/is saved/);
    expect(api.callsTo('PUT /courses/{id}').map(({ path }) => path)).toEqual([
      expect.stringMatching(/\?email=none$/),
    ]);
  });

  it('deletes a course only after confirmation', async () => {
    const courses = [course()];
    const api = scriptApi({
      'GET /admin/courses': () => ({ body: courses }),
      'DELETE /courses/{id}': () => {
        courses.pop();
        return { status: 204 };
      },
    });
    const user = await deleteCourse();
    await answerDialog(user, 'Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsTo('DELETE /courses/{id}')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await answerDialog(user, 'Delete');
    expect(await screen.findByText(/No courses yet/)).toBeVisible();
    expect(screen.getByText('“PMP in Six Weekends” deleted.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Existing courses' })).toHaveFocus();
    expect(api.callsTo('DELETE /courses/{id}').map(({ path }) => path)).toEqual(['/courses/pmp-1']);
  });

  it.each([
    [
      ['held', 'none', 'given_up', 'arranged'],
      '2 paid seats. You’ll need to tell these buyers what happens next: Buyer 0, Buyer 1.',
    ],
    [['held'], '1 paid seat. You’ll need to tell this buyer what happens next: Buyer 0.'],
    [['given_up'], 'No paid seats.'],
  ])(
    'shows in the confirmation how many seats are paid for, with links to the orders: %s',
    async (states, said) => {
      const places = states.map((seat, id) => ({
        ...{ id: String(id), name: `Buyer ${id}`, paise: 100, status: 'paid', seat },
      }));
      const api = scriptApi({
        ...list,
        'GET /admin/courses/{id}/places': ({ path }) =>
          path.includes('cursor')
            ? { body: places.slice(1) }
            : { body: places.slice(0, 1), ...(places.length > 1 && hasNext('/next?cursor=next')) },
      });
      await deleteCourse();
      const dialog = within(screen.getByRole('dialog', { name: question }));
      await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(said));
      expect(api.callsTo('GET /admin/courses/{id}/places').length).toBe(Math.min(states.length, 2));
      for (const link of dialog.queryAllByRole('link'))
        expect(link).toHaveAttribute('href', expect.stringMatching(/\?tab=orders&order=[01]$/));
    },
  );

  it('says so if a course couldn’t be deleted', async () => {
    scriptApi({ ...list, 'DELETE /courses/{id}': problem(500, 'Sorry.') });
    const user = await deleteCourse();
    await answerDialog(user, 'Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Could not delete course.');
  });
  it('leaves the login usable if the session ends during a deletion', async () => {
    scriptApi({ ...list, 'DELETE /courses/{id}': refused });
    const user = await deleteCourse();
    await answerDialog(user, 'Delete');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    for (const dialog of screen.queryAllByRole('dialog', { hidden: true }))
      expect(dialog).not.toHaveAttribute('open');
  });
});

describe('two people who edit one course', () => {
  const theirs = course({ title: 'PMP in Seven Weekends', price: 29999, version: 2 });

  async function saveStale(answers: Parameters<typeof scriptApi>[0] = {}) {
    let stored = course();
    const api = scriptApi({
      'GET /admin/courses': () => ({ body: [stored] }),
      'GET /courses/{id}': () => ({ body: stored }),
      'PUT /courses/{id}': ({ ifMatch }) =>
        ifMatch === `"${stored.version}"` ? { body: stored } : problem(412, 'Out of date.'),
      ...answers,
    });
    const user = await editCourse();
    stored = theirs;
    await user.clear(form().getByLabelText('Price'));
    await user.type(form().getByLabelText('Price'), '19999');
    await save(user);
    return { api, user };
  }
  const difference = () => within(screen.getByRole('table', { name: 'Differences' }));

  it('see the difference, and lose nothing', async () => {
    const { api } = await saveStale();
    expect(await main().findByRole('heading', { name: 'Saved version and yours' })).toHaveFocus();
    expect(main().getByRole('alert')).toHaveTextContent(
      'Error: Could not save course. Someone else saved it after you opened it.',
    );
    const rows = difference().getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TitlePMP in Seven WeekendsPMP in Six Weekends',
      'Price₹29,999₹19,999',
    ]);
    expect(form().getByLabelText('Price')).toHaveValue('19999');
    expect(api.callsTo('PUT /courses/{id}').map(({ ifMatch }) => ifMatch)).toEqual(['"1"']);
  });

  it('can overwrite the version they saw', async () => {
    const { api, user } = await saveStale();
    await main().findByRole('heading', { name: 'Saved version and yours' });
    await save(user);
    expect(await main().findByText(/is saved/)).toBeVisible();
    expect(api.callsTo('PUT /courses/{id}').at(-1)).toMatchObject({
      ifMatch: '"2"',
      body: { title: 'PMP in Six Weekends', price: 19999 },
    });
  });

  it('can use the stored version', async () => {
    const { api, user } = await saveStale();
    await user.click(await main().findByRole('button', { name: 'Use the saved version' }));
    expect(form().getByLabelText('Title')).toHaveValue('PMP in Seven Weekends');
    expect(form().getByLabelText('Price')).toHaveValue('29999');
    expect(screen.queryByRole('table', { name: 'Differences' })).toBeNull();
    await save(user);
    expect(await main().findByText(/is saved/)).toBeVisible();
    expect(api.callsTo('PUT /courses/{id}').at(-1)?.ifMatch).toBe('"2"');
  });

  it('recognise their own save after a lost response', async () => {
    let tries = 0;
    const mine = course({ price: 19999, version: 2 });
    const { user } = await saveStale({
      'GET /courses/{id}': () => ({ body: tries ? mine : course() }),
      'PUT /courses/{id}': () => {
        if (tries++ === 0) throw new TypeError('Failed to fetch');
        return problem(412, 'Out of date.');
      },
    });
    expect(await main().findByRole('alert')).toHaveTextContent('Error: Could not save course.');
    await save(user);
    expect(await main().findByText(/is saved/)).toBeVisible();
  });
});

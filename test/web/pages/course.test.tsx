import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { noticeVersion } from '#shared/policies.ts';
import { answerAt } from '../../support/web/rendered-page.ts';
import { course } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const form = () => within(screen.getByRole('form', { name: 'Course enquiry' }));

async function fillIn(user: UserEvent) {
  await screen.findByRole('heading', { level: 1, name: 'PMP in Six Weekends' });
  await user.type(form().getByLabelText('Name'), 'Asha Kulkarni');
  await user.type(form().getByLabelText('Email'), 'asha@example.com');
}

const submit = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Submit enquiry' }));

describe('/course/{id}', () => {
  it('shows the course with a readable start date, and names the tab after it', async () => {
    scriptApi({ 'GET /courses/{id}': { body: course() } });
    await visit('/course/pmp-1');
    expect(await screen.findByRole('heading', { level: 1, name: 'PMP in Six Weekends' })).toBeVisible();
    expect(screen.getByText('7 September 2025')).toBeVisible();
    expect(screen.getByText('₹24,999')).toBeVisible();
    expect(document.title).toBe('PMP in Six Weekends · Sopaan Careers');
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://www.sopaan.example/course/pmp-1',
    );
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });

  it('shows N/A for missing facts', async () => {
    const open = course({ startDate: undefined, duration: '', timings: undefined, price: 0 });
    scriptApi({ 'GET /courses/{id}': { body: open } });
    await visit('/course/pmp-1');
    expect(await screen.findAllByText('N/A')).toHaveLength(3);
    expect(within(screen.getByRole('article')).getByText('Price on request')).toBeVisible();
  });

  it('has its instructor, and few remaining seats', async () => {
    scriptApi({ 'GET /courses/{id}': { body: course({ teacher: 'Vikram Shah', seatsLeft: 4 }) } });
    await visit('/course/pmp-1');
    expect(screen.getByText('Vikram Shah')).toBeVisible();
    expect(screen.getByText('4 left')).toBeVisible();
  });

  it('accepts a reservation of an open batch, with its hours and price', async () => {
    const open = course({ startDate: '2099-12-07', timings: 'Sat and Sun, 7 to 9 pm' });
    const api = scriptApi({
      'GET /courses/{id}': { body: open },
      'POST /enquiries': { status: 201, body: { id: 'enquiry-1' } },
    });
    const user = await visit('/course/pmp-1');
    expect(screen.getByRole('link', { name: 'Request a seat' })).toHaveAttribute('href', '#reserve');
    const panel = within(screen.getByRole('region', { name: 'Request a seat' }));
    for (const fact of ['PMP in Six Weekends', '7 December 2099', 'Sat and Sun, 7 to 9 pm', '₹24,999'])
      expect(panel.getByText(fact)).toBeVisible();
    const form = panel.getByRole<HTMLFormElement>('form', { name: 'Request a seat' });
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      ...{ courseId: 'pmp-1', courseTitle: 'PMP in Six Weekends', wants: 'seat', batchStart: '2099-12-07' },
    });
    await user.type(panel.getByLabelText('Name'), 'Asha Kulkarni');
    await user.type(panel.getByLabelText('Email'), 'asha@example.com');
    await user.click(panel.getByRole('button', { name: 'Request a seat' }));
    expect(panel.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is required.');
    await user.type(panel.getByLabelText('Phone'), '98765 43210');
    await user.click(panel.getByRole('button', { name: 'Request a seat' }));
    expect(await panel.findByText('We’ve received your request.')).toBeVisible();
    expect(api.callsTo('POST /enquiries').map(({ body }) => body)).toEqual([
      {
        ...{ name: 'Asha Kulkarni', email: 'asha@example.com', phoneNumber: '98765 43210', message: '' },
        ...{ courseId: 'pmp-1', courseTitle: 'PMP in Six Weekends', noticeVersion, remark: '' },
        ...{ wants: 'seat', batchStart: '2099-12-07' },
      },
    ]);
  });

  it.each([
    ['full', { startDate: '2099-12-07', isFull: true }, 'Ask about the next batch', 0],
    ['past', { startDate: '2020-12-07', payOnline: true }, 'Ask about the next batch', 0],
    ['without a day', { startDate: 'After Diwali' }, 'Ask about this course', 0],
    ['hidden', { startDate: '2099-12-07', isHidden: true }, 'Ask about this course', 0],
    ['sold online', { startDate: '2099-12-07', payOnline: true }, 'Ask about this course', 1],
  ])('accepts no reservation of a batch that is %s, only questions', async (_, values, ask, ways) => {
    scriptApi({ 'GET /courses/{id}': { body: course(values) } });
    await visit('/course/pmp-1');
    expect(screen.queryByRole('form', { name: 'Request a seat' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Request a seat' })).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'Pay online' })).toHaveLength(ways);
    expect(screen.getByRole('link', { name: ask })).toHaveAttribute('href', '#enquiry');
    expect(screen.getByRole('form', { name: 'Course enquiry' })).toBeVisible();
  });

  it('doesn’t say that a course is missing if it couldn’t be loaded', async () => {
    scriptApi({ 'GET /courses/{id}': problem(503, 'Sorry.') });
    await visit('/course/pmp-1');
    expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t load this course.' })).toBeVisible();
    expect(screen.queryByText('Course not found.')).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/course/pmp-1');
    expect(main.getByRole('link', { name: '+91 712 000 0148' })).toBeVisible();
    expect((await answerAt('/course/pmp-1')).status).toBe(503);
  });

  it('says so if the course doesn’t exist', async () => {
    scriptApi({ 'GET /courses/{id}': problem(404, 'There is no such course.') });
    await visit('/course/gone');
    expect(await screen.findByRole('heading', { name: 'Course not found.' })).toBeVisible();
    expect(screen.getByText('Could not find the requested course.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Course enquiry' })).toBeNull();
    expect((await answerAt('/course/gone')).status).toBe(404);
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('sends an enquiry about this course, and replaces the form with a thank-you', async () => {
    const api = scriptApi({
      'GET /courses/{id}': { body: course() },
      'POST /enquiries': { status: 201, body: { id: 'enquiry-1' } },
    });
    const user = await visit('/course/pmp-1');
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('Your enquiry was submitted successfully!')).toBeVisible();
    expect(screen.getByText(/48 business hours/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Course enquiry' })).toBeNull();
    expect(api.callsTo('POST /enquiries').map(({ body }) => body)).toEqual([
      {
        name: 'Asha Kulkarni',
        email: 'asha@example.com',
        phoneNumber: '',
        message: '',
        courseId: 'pmp-1',
        courseTitle: 'PMP in Six Weekends',
        noticeVersion,
        remark: '',
      },
    ]);
  });

  it('asks for missing fields before it sends anything', async () => {
    const api = scriptApi({ 'GET /courses/{id}': { body: course() } });
    const user = await visit('/course/pmp-1');
    await screen.findByRole('heading', { level: 1, name: 'PMP in Six Weekends' });
    await user.type(form().getByLabelText('Email'), 'not an address');
    await submit(user);
    expect(form().getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
    expect(form().getByRole('alert').parentElement).toHaveFocus();
    await user.click(form().getByRole('link', { name: 'Email' }));
    expect(form().getByLabelText('Email')).toHaveFocus();
    expect(form().getByLabelText('Email')).toHaveAccessibleDescription(/name@example\.com/);
    await user.type(form().getByLabelText('Name'), 'A');
    expect(form().getByLabelText('Name')).not.toHaveAttribute('aria-invalid');
    expect(api.callsTo('POST /enquiries')).toHaveLength(0);
  });

  it('keeps what was typed if it fails, and resends it with the same key', async () => {
    const api = scriptApi({
      'GET /courses/{id}': { body: course() },
      'POST /enquiries': problem(500, 'Sorry.'),
    });
    const user = await visit('/course/pmp-1');
    await fillIn(user);
    await submit(user);
    const failure = 'Failed to submit enquiry. Please check your details and try again.';
    expect(await form().findByRole('alert')).toHaveTextContent(failure);
    expect(form().getByLabelText('Name')).toHaveValue('Asha Kulkarni');

    api.answer('POST /enquiries', { status: 201, body: { id: 'enquiry-1' } });
    await submit(user);
    await screen.findByText('Your enquiry was submitted successfully!');
    const [first, second] = api.callsTo('POST /enquiries');
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('shows the server’s errors at their fields, and sends a changed text with another key', async () => {
    const tooLong = 'Name can be up to 100 characters.';
    const api = scriptApi({
      'GET /courses/{id}': { body: course() },
      'POST /enquiries': problem(400, tooLong, [{ field: 'name', message: tooLong }]),
    });
    const user = await visit('/course/pmp-1');
    await fillIn(user);
    await submit(user);
    expect(await form().findByText(tooLong)).toBeVisible();
    expect(form().getByLabelText('Name')).toHaveFocus();
    expect(form().getByLabelText('Name')).toHaveAccessibleDescription(tooLong);
    await user.type(form().getByLabelText('Name'), '!');
    await submit(user);
    const keys = api.callsTo('POST /enquiries').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('sends once for repeated presses', async () => {
    const api = scriptApi({
      'GET /courses/{id}': { body: course() },
      'POST /enquiries': () => new Promise(() => {}),
    });
    const user = await visit('/course/pmp-1');
    await fillIn(user);
    await submit(user);
    const button = form().getByRole('button', { name: 'Sending…' });
    expect(button).toBeDisabled();
    await user.type(form().getByLabelText('Name'), '{Enter}');
    expect(api.callsTo('POST /enquiries')).toHaveLength(1);
  });
});

import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { noticeVersion } from '#shared/policies.ts';
import { answerAt } from '../../support/web/drawn-page.ts';
import { course } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const form = () => within(screen.getByRole('form', { name: 'Course enquiry' }));

async function fillIn(user: UserEvent) {
  await screen.findByRole('heading', { level: 1, name: 'PMP in Six Weekends' });
  await user.type(form().getByLabelText('Name'), 'Asha Kulkarni');
  await user.type(form().getByLabelText('Email'), 'asha@example.com');
}

const submit = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Submit Enquiry' }));

describe('/course/{id}', () => {
  it('shows the course, with its start date as people write it, and names the tab after it', async () => {
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

  it('says N/A for what its owner left open', async () => {
    const open = course({ startDate: undefined, duration: '', timings: undefined, price: 0 });
    scriptApi({ 'GET /courses/{id}': { body: open } });
    await visit('/course/pmp-1');
    expect(await screen.findAllByText('N/A')).toHaveLength(3);
    expect(screen.getByText('Price on request')).toBeVisible();
  });

  it('does not say that a course is missing when it could not be read', async () => {
    scriptApi({ 'GET /courses/{id}': problem(503, 'Sorry.') });
    await visit('/course/pmp-1');
    expect(
      screen.getByRole('heading', { level: 1, name: 'This course could not be read just now.' }),
    ).toBeVisible();
    expect(screen.queryByText('Course not found.')).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/course/pmp-1');
    expect(main.getByRole('link', { name: '+91 712 000 0148' })).toBeVisible();
    expect((await answerAt('/course/pmp-1')).status).toBe(503);
  });

  it('says when there is no such course', async () => {
    scriptApi({ 'GET /courses/{id}': problem(404, 'There is no such course.') });
    await visit('/course/gone');
    expect(await screen.findByRole('heading', { name: 'Course not found.' })).toBeVisible();
    expect(screen.getByText('Could not find the requested course.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Course enquiry' })).toBeNull();
    expect((await answerAt('/course/gone')).status).toBe(404);
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('sends an enquiry about this course, and thanks in the place of the form', async () => {
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

  it('asks for what is missing before it sends anything', async () => {
    const api = scriptApi({ 'GET /courses/{id}': { body: course() } });
    const user = await visit('/course/pmp-1');
    await screen.findByRole('heading', { level: 1, name: 'PMP in Six Weekends' });
    await user.type(form().getByLabelText('Email'), 'not an address');
    await submit(user);
    expect(form().getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
    expect(form().getByLabelText('Name')).toHaveFocus();
    expect(form().getByLabelText('Email')).toHaveAccessibleDescription(/name@example\.com/);
    await user.type(form().getByLabelText('Name'), 'A');
    expect(form().getByLabelText('Name')).not.toHaveAttribute('aria-invalid');
    expect(api.callsTo('POST /enquiries')).toHaveLength(0);
  });

  it('keeps what was typed when it fails, and sends it under the same key again', async () => {
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

  it('puts the server’s errors at their fields, and sends changed words under another key', async () => {
    const tooLong = 'Name can have 100 characters at most.';
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

  it('sends once, however often the button is pressed', async () => {
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

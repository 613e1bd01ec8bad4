import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { noticeVersion } from '#shared/policies.ts';
import { answerAt } from '../../support/web/rendered-page.ts';
import { course, member } from '../../support/web/samples.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const card = () => within(screen.getByRole('region', { name: 'This batch' }));
const form = () => within(screen.getByRole('form', { name: 'Course enquiry' }));

async function fillIn(user: UserEvent) {
  await screen.findByRole('heading', { level: 1, name: 'PMP in Six Weekends' });
  await user.type(form().getByLabelText('Name'), 'Asha Kulkarni');
  await user.type(form().getByLabelText('Email'), 'asha@example.com');
}

const submit = (user: UserEvent, name = 'Send question') => user.click(form().getByRole('button', { name }));

const created = { id: 'enquiry-1', ticket: 'E-2099-04283921' };

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
    scriptApi({
      'GET /courses/{id}': { body: course({ instructorId: 'vikram', seatsLeft: 4 }) },
      'GET /team': { body: [member({ portrait: 'a/b.webp' })] },
    });
    await visit('/course/pmp-1');
    const instructor = card().getByText('Vikram Shah');
    const portrait = within(instructor).getByRole('img', { name: 'Portrait of Vikram Shah' });
    expect(portrait).toHaveAttribute('src', '/portraits/a/b.webp');
    expect(portrait).toHaveAttribute('width', '40');
    expect(card().getByText('4 seats left')).toBeVisible();
  });

  it('introduces its instructor, with a biography if there is one', async () => {
    const api = scriptApi({
      'GET /courses/{id}': { body: course({ instructorId: 'vikram' }) },
      'GET /team': { body: [member({ biography: 'Kept a hospital’s network running.' })] },
    });
    await visit('/course/pmp-1');
    expect(screen.getByRole('heading', { name: 'Your instructor' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vikram Shah' })).toHaveAttribute('href', '/about#team');
    expect(screen.getByText('Breaks a lab network each evening.')).toBeVisible();
    expect(screen.getByText('Kept a hospital’s network running.')).toBeVisible();
    api.answer('GET /team', { body: [] });
    await visit('/course/pmp-1');
    expect(screen.queryByRole('heading', { name: 'Your instructor' })).toBeNull();
  });

  it('has each fact once, in one card that ends with the price, the button and the terms', async () => {
    scriptApi({
      'GET /courses/{id}': {
        body: course({ startDate: '2099-12-05', weeks: 6, seatsLeft: 3, instructorId: 'vikram' }),
      },
      'GET /courses/{id}/reviews': { body: [] },
      'GET /reviews/summary': { body: { published: 6, ratings: [0, 0, 0, 3, 3], courses: [] } },
      'GET /team': { body: [member()] },
    });
    await visit('/course/pmp-1');
    const said = (screen.getByRole('main').textContent ?? '').replaceAll('\u00a0', ' ');
    const facts = [
      'PMP in Six Weekends',
      '5 December 2099',
      'Saturdays, 8 am IST',
      '6 weeks, to 15 January 2100',
      '4.5 of 5',
      '3 seats left',
    ];
    const places = [...facts, '₹24,999', 'Request a seat', 'is the full price', 'Refund rules', 'Call +91'];
    expect(places.map((fact) => said.indexOf(fact))).toEqual(
      places.map((fact) => said.indexOf(fact)).sort((one, other) => one - other),
    );
    for (const fact of facts) expect(said.split(fact)).toHaveLength(2);
    const price = card().getByText('₹24,999').closest('p');
    expect(price?.nextElementSibling).toBe(card().getByRole('link', { name: 'Request a seat' }));
  });

  it('shows a whole review below the card if there are too few for an average', async () => {
    const newest = {
      id: 'r-1',
      name: 'Asha',
      message: 'It was worth every evening.',
      rating: 5,
      approved: true,
      createdAt: '2025-08-01T10:00:00.000Z',
    };
    scriptApi({
      'GET /courses/{id}': { body: course() },
      'GET /courses/{id}/reviews': { body: [] },
      'GET /reviews/summary': { body: { published: 1, ratings: [0, 0, 0, 0, 1], courses: [], newest } },
    });
    await visit('/course/pmp-1');
    expect(screen.getByText(newest.message)).toBeVisible();
    expect(card().queryByText(newest.message)).toBeNull();
  });

  it('links to the page of its certification', async () => {
    scriptApi({ 'GET /courses/{id}': { body: course({ certification: 'capm-training' }) } });
    await visit('/course/pmp-1');
    expect(screen.getByRole('link', { name: 'About the CAPM Training certification' })).toHaveAttribute(
      'href',
      '/certifications/capm-training',
    );
  });

  it('says what you’ll learn and what’s included, if the course has it', async () => {
    const lines = { learn: ['Plan a project'], included: ['36 contact hours', 'Mock tests'] };
    const api = scriptApi({ 'GET /courses/{id}': { body: course(lines) } });
    await visit('/course/pmp-1');
    const listOf = (name: string) =>
      Array.from(
        screen.getByRole('heading', { name }).nextElementSibling?.querySelectorAll('li') ?? [],
        ({ textContent }) => textContent,
      );
    expect(listOf('What you’ll learn')).toEqual(lines.learn);
    expect(listOf('What’s included')).toEqual(lines.included);
    api.answer('GET /courses/{id}', { body: course() });
    await visit('/course/pmp-1');
    expect(screen.queryByRole('heading', { name: /learn|included/ })).toBeNull();
  });

  it('offers a seat or a question, in one form', async () => {
    const api = scriptApi({
      'GET /courses/{id}': { body: course({ startDate: '2099-12-07' }) },
      'POST /enquiries': { status: 201, body: { ...created, replyBy: '2099-12-01T12:30:00.000Z' } },
    });
    const user = await visit('/course/pmp-1');
    expect(screen.getByRole('link', { name: 'Request a seat' })).toHaveAttribute('href', '#seat');
    expect(screen.getByRole('heading', { name: 'Request a seat' })).toBeVisible();
    expect(form().getByText(/^Pay nothing now\./)).toHaveTextContent(
      'Pay nothing now. Seats go to those who pay first; this isn’t a reservation. We’ll tell you how to pay within 48 business hours.',
    );
    await user.click(form().getByLabelText('I have a question'));
    expect(screen.getByRole('heading', { name: 'Ask about this course' })).toBeVisible();
    expect(form().getByRole('button', { name: 'Send question' })).toBeVisible();
    await user.click(form().getByLabelText('I’d like a seat'));
    await fillIn(user);
    await submit(user, 'Request a seat');
    const panel = await screen.findByRole('status');
    expect(panel).toHaveTextContent('Your enquiry was submitted successfully!');
    expect(panel).toHaveTextContent(
      'We’ve received your seat request. Your ticket number is E-2099-04283921.',
    );
    expect(panel).toHaveTextContent('by Tuesday, 1 December, to asha@example.com');
    expect(screen.queryByRole('form', { name: 'Course enquiry' })).toBeNull();
    expect(api.callsTo('POST /enquiries').map(({ body }) => body)).toEqual([
      {
        ...{ name: 'Asha Kulkarni', email: 'asha@example.com', phoneNumber: '', message: '' },
        ...{ courseId: 'pmp-1', courseTitle: 'PMP in Six Weekends', noticeVersion, remark: '' },
        ...{ wants: 'seat', batchStart: '2099-12-07' },
      },
    ]);
  });

  it('sends the question if that was chosen', async () => {
    const api = scriptApi({
      'GET /courses/{id}': { body: course({ startDate: '2099-12-07' }) },
      'POST /enquiries': { status: 201, body: { ...created, replyBy: '2099-12-01T12:30:00.000Z' } },
    });
    const user = await visit('/course/pmp-1');
    await fillIn(user);
    await user.click(form().getByLabelText('I have a question'));
    expect(form().getByLabelText('Name')).toHaveValue('Asha Kulkarni');
    await submit(user);
    expect(await screen.findByText(/^We’ve received your question\./)).toBeVisible();
    expect(api.callsTo('POST /enquiries').map(({ body }) => body)).toEqual([
      expect.not.objectContaining({ wants: expect.anything() }),
    ]);
  });

  it.each([
    ['#seat', 'Request a seat'],
    ['#enquiry', 'Ask about this course'],
    ['', 'Request a seat'],
  ])('chooses what the link asks for: %s', async (hash, heading) => {
    scriptApi({ 'GET /courses/{id}': { body: course({ startDate: '2099-12-07' }) } });
    await visit(`/course/pmp-1${hash}`);
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
  });

  it('offers an email about a free seat if the batch is full', async () => {
    const api = scriptApi({
      'GET /courses/{id}': { body: course({ startDate: '2099-12-07', isFull: true }) },
      'POST /enquiries': { status: 201, body: created },
    });
    const user = await visit('/course/pmp-1');
    const words = 'Tell me when a seat is free';
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '#seat');
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(form().getByLabelText(words)).toBeChecked();
    await fillIn(user);
    await submit(user, words);
    const panel = await screen.findByRole('status');
    expect(panel).toHaveTextContent(
      'We’ll tell you when a seat is free. Your ticket number is E-2099-04283921.',
    );
    expect(panel).toHaveTextContent('We’ll write to asha@example.com as soon as there’s one.');
    expect(api.callsTo('POST /enquiries')[0]?.body).toMatchObject({
      wants: 'waitlist',
      batchStart: '2099-12-07',
    });
  });

  it.each([
    ['past', { startDate: '2020-12-07', payOnline: true }, 'Ask about the next batch', 0],
    ['without a day', { startDate: 'After Diwali' }, 'Ask about this course', 0],
    ['sold online', { startDate: '2099-12-07', payOnline: true }, 'Ask about this course', 1],
  ])('offers only a question about a batch that is %s', async (_, values, ask, ways) => {
    scriptApi({ 'GET /courses/{id}': { body: course(values) } });
    await visit('/course/pmp-1');
    expect(form().queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('link', { name: /seat/ })).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'Pay online' })).toHaveLength(ways);
    expect(screen.getByRole('link', { name: ask })).toHaveAttribute('href', '#enquiry');
    expect(screen.getByRole('heading', { level: 2, name: ask })).toBeVisible();
  });

  it('doesn’t say that a course is missing if it couldn’t be loaded', async () => {
    scriptApi({ 'GET /courses/{id}': problem(503, 'Sorry.') });
    await visit('/course/pmp-1');
    expect(screen.getByRole('heading', { level: 1, name: 'We couldn’t load this course.' })).toBeVisible();
    expect(screen.queryByText('Course not found.')).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/course/pmp-1');
    expect(main.getByRole('link', { name: 'Call +91 712 000 0148' })).toBeVisible();
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
      'POST /enquiries': { status: 201, body: { ...created, replyBy: '2099-12-01T12:30:00.000Z' } },
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

    api.answer('POST /enquiries', { status: 201, body: { ...created, replyBy: '2099-12-01T12:30:00.000Z' } });
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

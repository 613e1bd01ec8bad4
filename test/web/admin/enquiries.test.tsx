import { screen, waitFor } from '@testing-library/react';
import type { Enquiry } from '#shared/domain/enquiries/enquiry.ts';
import { row, visitAdmin } from '../../support/web/admin.ts';
import { enquiry } from '../../support/web/samples.ts';
import { hasNext, held, problem, scriptApi } from '../../support/web/scripted-api.ts';
import { today } from '../../support/web/today-samples.ts';

const toggleRoute = 'PATCH /admin/enquiries/{id}/toggle';
const failure = 'Could not update the enquiry.';

describe('Manage Enquiries', () => {
  it('shows every column, and offers clarified for course enquiries only', async () => {
    const general = enquiry({ id: 'enquiry-2', type: 'general', title: 'General Inquiry', name: 'Li Na' });
    scriptApi({ 'GET /admin/enquiries': { body: [enquiry(), general] } });
    await visitAdmin('Manage Enquiries', 'Enquiries');
    const columns = ['Type', 'Title', 'Name', 'Email', 'Phone', 'Message', 'Status'];
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
    expect(row('Asha').getByText('Pending')).toBeVisible();
    expect(row('Asha').getByText('Is there a weekday batch?')).toBeVisible();
    expect(row('Li Na').getByText('Not applicable')).toBeVisible();
    expect(row('Li Na').queryByRole('button')).toBeNull();
  });

  it('has links to call, email and WhatsApp', async () => {
    scriptApi({
      'GET /admin/enquiries': { body: [enquiry(), enquiry({ id: '2', name: 'Li Na', phone: '' })] },
    });
    await visitAdmin('Manage Enquiries', 'Enquiries');
    expect(row('Asha').getByRole('link', { name: '+91 98220 00001' })).toHaveAttribute(
      'href',
      'tel:+919822000001',
    );
    expect(row('Asha').getByRole('link', { name: /^asha@/ })).toHaveAttribute(
      'href',
      'mailto:asha@example.com?subject=Your%20enquiry%3A%20PMP%20in%20Six%20Weekends',
    );
    expect(row('Asha').getByRole('link', { name: 'WhatsApp Asha Kulkarni' })).toHaveAttribute(
      'href',
      'https://wa.me/919822000001',
    );
    expect(
      row('Li Na')
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Li Na', 'asha@example.com']);
  });

  it('has a call link for a toll-free number, which has no WhatsApp', async () => {
    scriptApi({ 'GET /admin/enquiries': { body: [enquiry({ phone: '18001234567' })] } });
    await visitAdmin('Manage Enquiries', 'Enquiries');
    expect(row('Asha').getByRole('link', { name: '18001234567' })).toHaveAttribute('href', 'tel:18001234567');
    expect(row('Asha').queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });

  it('shows the time left to reply to pending ones, and which are overdue', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const rows = [
      enquiry({ name: 'New', createdAt: ago(0) }),
      enquiry({ id: '2', name: 'Old', createdAt: ago(30) }),
      enquiry({ id: '3', name: 'Done', createdAt: ago(30), clarified: true }),
    ];
    scriptApi({ 'GET /admin/enquiries': { body: rows } });
    await visitAdmin('Manage Enquiries', 'Enquiries');
    expect(row('New').getByText(/^Reply by \w{3} \d{1,2}:\d\d [ap]m$/)).toBeVisible();
    expect(row('Old').getByText(/^Overdue by \d+ days$/)).toBeVisible();
    expect(row('Done').queryByText(/Overdue/)).toBeNull();
  });

  it('shows a deadline for every type, which skips holidays', async () => {
    const createdAt = new Date(Date.now() - 30 * 86_400_000).toISOString();
    const days = Array.from({ length: 32 }, (_, day) => new Date(Date.now() - day * 86_400_000));
    const general = { type: 'general', createdAt } as const;
    const api = scriptApi({
      'GET /admin/today': { body: today({ holidays: days.map((day) => day.toISOString().slice(0, 10)) }) },
      'GET /admin/enquiries': {
        body: [
          enquiry({ ...general, name: 'Waiting' }),
          enquiry({ ...general, id: '2', name: 'Called', answeredAt: '2026-11-24T05:35:00.000Z' }),
        ],
      },
    });
    await visitAdmin('Manage Enquiries', 'Enquiries');
    expect(await row('Waiting').findByText(/^Reply by/)).toBeVisible();
    expect(row('Waiting').getAllByRole('cell').at(-1)).toHaveTextContent(/^Not applicable$/);
    expect(row('Called').getByText(/^Answered/)).toHaveTextContent('Answered Tue 24 Nov, 11:05');
    expect(api.callsTo('GET /admin/settings')).toEqual([]);
    expect(api.callsTo('GET /admin/mail')).toEqual([]);
    expect(api.callsTo('GET /admin/today')).toHaveLength(1);
  });

  it('loads more pages until the list ends', async () => {
    const api = scriptApi({
      'GET /admin/enquiries': ({ path }) =>
        path.endsWith('?cursor=abc')
          ? { body: [enquiry({ id: 'enquiry-2', name: 'Li Na' }), enquiry()] }
          : { body: [enquiry()], ...hasNext('/admin/enquiries?cursor=abc') },
    });
    const user = await visitAdmin('Manage Enquiries', 'Enquiries');
    expect(api.callsTo('GET /admin/enquiries')).toHaveLength(1);
    expect(screen.getByText('1 loaded, and there are more')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Li Na')).toBeVisible();
    expect(screen.getAllByText('Asha Kulkarni')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(api.callsTo('GET /admin/enquiries')).toHaveLength(2);
  });

  it('keeps the rows, says so and retries if a page couldn’t be loaded', async () => {
    let isDown = true;
    scriptApi({
      'GET /admin/enquiries': ({ path }) => {
        if (!path.includes('cursor')) return { body: [enquiry()], ...hasNext('/admin/enquiries?cursor=abc') };
        return isDown ? problem(500, 'Sorry.') : { body: [enquiry({ id: '2', name: 'Li Na' })] };
      },
    });
    const user = await visitAdmin('Manage Enquiries', 'Enquiries');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load enquiries.');
    expect(row('Asha').getByText('Pending')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Li Na')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('searches name, email and phone of the loaded rows', async () => {
    const liNa = enquiry({ id: '2', name: 'Li Na', email: 'lina@work.example', phone: '0712 255-1234' });
    scriptApi({ 'GET /admin/enquiries': { body: [enquiry(), liNa] } });
    const user = await visitAdmin('Manage Enquiries', 'Enquiries');
    const search = screen.getByRole('searchbox', { name: 'Search by name, email or phone' });
    const found = () =>
      screen.queryAllByRole('rowheader').map(({ textContent }) => textContent?.replace(/\d.*/, ''));
    for (const [query, names] of [
      ['li na', ['Li Na']],
      ['WORK.example', ['Li Na']],
      ['07122551234', ['Li Na']],
      ['98220 00001', ['Asha Kulkarni']],
      [' example ', ['Asha Kulkarni', 'Li Na']],
      ['weekday', []],
    ] as const) {
      await user.clear(search);
      await user.type(search, query);
      expect(found()).toEqual(names);
    }
    expect(screen.getByText(/None of the loaded rows has “weekday”/)).toBeVisible();
    expect(screen.getByText('0 found among 2 loaded')).toBeVisible();
  });

  it('has a separate list of spam', async () => {
    const api = scriptApi({
      'GET /admin/enquiries': ({ path }) => ({
        body: path.includes('segment=spam') ? [enquiry({ id: 's', name: 'A bot' })] : [enquiry()],
      }),
    });
    const user = await visitAdmin('Manage Enquiries', 'Enquiries');
    expect(screen.queryByText('A bot')).toBeNull();
    await user.click(screen.getByRole('link', { name: /^Spam/ }));
    expect(await screen.findByText('A bot')).toBeVisible();
    expect(screen.queryByText('Asha Kulkarni')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'All enquiries' }));
    expect(await screen.findByText('Asha Kulkarni')).toBeVisible();
    expect(api.callsTo('GET /admin/enquiries')[0]?.path).toBe('/admin/enquiries');
  });
});

describe('a suspected enquiry', () => {
  const route = 'POST /admin/enquiries/{id}/not-spam';
  const openSuspected = async (answer: { status?: number; body: unknown }) => {
    const person = enquiry({ id: 's', name: 'Li Na', type: 'general', phone: '+919822000002' });
    const api = scriptApi({
      'GET /admin/enquiries': ({ path }) => ({ body: path.includes('segment=spam') ? [person] : [] }),
      [route]: answer,
    });
    const user = await visitAdmin('Manage Enquiries');
    await user.click(await screen.findByRole('link', { name: /^Spam/ }));
    await screen.findByRole('table', { name: 'Enquiries' });
    await user.click(row('Li Na').getByRole('button', { name: 'Not spam' }));
    return api;
  };

  it('moves back to the others, with a confirmation', async () => {
    const api = await openSuspected({ body: enquiry({ id: 's' }) });
    expect(await screen.findByText('Li Na’s enquiry is back in the list.')).toBeVisible();
    expect(screen.getByText('No spam.')).toBeVisible();
    expect(api.callsTo(route)[0]?.path).toBe('/admin/enquiries/s/not-spam');
    expect(screen.getByRole('heading', { name: 'Enquiries' })).toHaveFocus();
  });

  it('has no deadline, and nothing to clarify', async () => {
    scriptApi({ 'GET /admin/enquiries': { body: [enquiry()] } });
    const user = await visitAdmin('Manage Enquiries');
    expect(await screen.findByText('Pending')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Spam/ }));
    expect(await screen.findByRole('button', { name: 'Not spam' })).toBeVisible();
    expect(screen.queryByText(/Pending|^Reply by|^Overdue by/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clarify' })).toBeNull();
  });

  it('stays if that fails, with a message', async () => {
    await openSuspected(problem(500, 'Sorry.'));
    expect(await row('Li Na').findByRole('alert')).toHaveTextContent('Couldn’t move it. Please try again.');
    expect(row('Li Na').getByRole('button', { name: 'Not spam' })).toBeVisible();
    expect(row('Li Na').getByRole('link', { name: '+91 98220 00002' })).toHaveAttribute(
      'href',
      'tel:+919822000002',
    );
  });
});

describe('an enquiry’s toggle', () => {
  it('clarifies and reopens, sends the state it saw, and keeps pending ones first', async () => {
    let clarified = false;
    const api = scriptApi({
      'GET /admin/enquiries': {
        body: [enquiry(), enquiry({ id: 'enquiry-2', name: 'Li Na', createdAt: '2025-08-01T10:00:00.000Z' })],
      },
      [toggleRoute]: () => {
        clarified = !clarified;
        return { body: enquiry({ clarified }) };
      },
    });
    const user = await visitAdmin('Manage Enquiries', 'Enquiries');
    await user.click(row('Asha').getByRole('button', { name: 'Clarify' }));
    expect(await row('Asha').findByText('Clarified')).toBeVisible();
    expect(await row('Asha').findByRole('button', { name: 'Reopen' })).toHaveFocus();
    expect(row('Li Na').getByText('Pending')).toBeVisible();
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 4));
    expect(names()).toEqual(['Li N', 'Asha']);
    await user.click(row('Asha').getByRole('button', { name: 'Reopen' }));
    expect(await row('Asha').findByText('Pending')).toBeVisible();
    expect(await row('Asha').findByRole('button', { name: 'Clarify' })).toHaveFocus();
    expect(names()).toEqual(['Asha', 'Li N']);
    expect(api.callsTo(toggleRoute).map(({ path, body }) => [path, body])).toEqual([
      ['/admin/enquiries/enquiry-1/toggle', { seen: false }],
      ['/admin/enquiries/enquiry-1/toggle', { seen: true }],
    ]);
  });

  it('shows the new state at once, and ignores a second click until the response', async () => {
    const toggled = held({ body: enquiry({ clarified: true }) });
    const api = scriptApi({ 'GET /admin/enquiries': { body: [enquiry()] }, [toggleRoute]: toggled.script });
    const user = await visitAdmin('Manage Enquiries', 'Enquiries');
    await user.dblClick(row('Asha').getByRole('button', { name: 'Clarify' }));
    expect(row('Asha').getByText('Clarified')).toBeVisible();
    expect(row('Asha').getByRole('button', { name: 'Saving…' })).toHaveFocus();
    await user.keyboard('{Enter} ');
    expect(api.callsTo(toggleRoute)).toHaveLength(1);
    toggled.release();
    expect(await row('Asha').findByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['there is no response', () => Promise.reject(new DOMException('Timed out', 'TimeoutError'))],
    ['the server fails', () => problem(500, 'Sorry.')],
    ['someone else was quicker', () => problem(409, 'This enquiry was changed at the same moment.')],
  ])('switches back with a message and reloads if %s', async (_, answer) => {
    const api = scriptApi({ 'GET /admin/enquiries': { body: [enquiry()] }, [toggleRoute]: answer });
    const user = await visitAdmin('Manage Enquiries', 'Enquiries');
    await user.click(row('Asha').getByRole('button', { name: 'Clarify' }));
    expect(await row('Asha').findByRole('alert')).toHaveTextContent(failure);
    expect(row('Asha').getByText('Pending')).toBeVisible();
    await waitFor(() => expect(api.callsTo('GET /admin/enquiries')).toHaveLength(2));
    api.answer(toggleRoute, { body: enquiry({ clarified: true }) });
    await user.click(row('Asha').getByRole('button', { name: 'Clarify' }));
    expect(await row('Asha').findByText('Clarified')).toBeVisible();
    expect(row('Asha').queryByRole('alert')).toBeNull();
  });

  it('shows the stored state if only the response was lost', async () => {
    let stored: Enquiry = enquiry();
    scriptApi({
      'GET /admin/enquiries': () => ({ body: [stored] }),
      [toggleRoute]: () => {
        stored = enquiry({ clarified: true });
        throw new TypeError('Failed to fetch');
      },
    });
    const user = await visitAdmin('Manage Enquiries', 'Enquiries');
    await user.click(row('Asha').getByRole('button', { name: 'Clarify' }));
    expect(await row('Asha').findByRole('button', { name: 'Reopen' })).toBeVisible();
    expect(row('Asha').getByText('Clarified')).toBeVisible();
  });

  it.each([401, 403])('shows the login after a %d, and later the row as it was', async (status) => {
    const api = scriptApi({
      'GET /admin/enquiries': { body: [enquiry()] },
      [toggleRoute]: { status, body: { message: 'No' } },
      'POST /admin/session': { status: 201, body: {} },
    });
    const user = await visitAdmin('Manage Enquiries', 'Enquiries');
    await user.click(row('Asha').getByRole('button', { name: 'Clarify' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await user.type(screen.getByLabelText('Password'), 'the password');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await row('Asha').findByText('Pending')).toBeVisible();
    expect(api.callsTo(toggleRoute)).toHaveLength(1);
  });
});

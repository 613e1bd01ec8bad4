import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openTab } from '../../support/web/desk.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const noSession = { status: 401, body: { message: 'Unauthorized' } };
const session = { body: { expiresAt: '2025-08-02T10:30:00.000Z' } };
const password = () => screen.getByLabelText('Password');

// jsdom loads no documents, and says so: that a logout leads home the browser tests see.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((error) => {
    if (!/Not implemented: navigation/.test(String(error))) throw error;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function logIn(user: UserEvent) {
  await user.type(password(), 'a guess');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('the admin login', () => {
  it('opens the desk and sets the flag', async () => {
    const api = scriptApi({
      'GET /admin/session': noSession,
      'POST /admin/session': { ...session, status: 201 },
    });
    const user = await visit('/admin?tab=manage-course');
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(
      expect.arrayContaining(['Manage Course', 'Existing Courses', 'Manage Enquiries', 'Manage Reviews']),
    );
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBe('true');
    expect(api.callsTo('POST /admin/session').map(({ body }) => body)).toEqual([{ password: 'a guess' }]);
  });

  it('refuses a wrong password and clears the field', async () => {
    scriptApi({
      'GET /admin/session': noSession,
      'POST /admin/session': problem(401, 'Incorrect Password. Please try again.'),
    });
    const user = await visit('/admin?tab=manage-course');
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect Password. Please try again.');
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
  });

  it.each([
    ['5', 'Too many wrong passwords. Try again in 5 seconds.'],
    ['1', 'Too many wrong passwords. Try again in 1 second.'],
    ['60', 'Too many wrong passwords. Try again in 1 minute.'],
  ])(
    'says after too many guesses how long to wait (%s seconds), and clears the field',
    async (seconds, text) => {
      scriptApi({
        'GET /admin/session': noSession,
        'POST /admin/session': { ...problem(429, 'Too many attempts.'), headers: { 'retry-after': seconds } },
      });
      const user = await visit('/admin?tab=manage-course');
      await logIn(user);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(password()).toHaveValue('');
    },
  );

  it('does not blame the password when nothing answers', async () => {
    scriptApi({ 'GET /admin/session': noSession });
    const user = await visit('/admin?tab=manage-course');
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not sign in. Please try again.');
    expect(password()).toHaveValue('a guess');
  });

  it('asks for a code where the API does, and keeps the password that was right', async () => {
    const needsCode = (detail: string) => problem(401, detail, [{ field: 'code', message: detail }]);
    const api = scriptApi({
      'GET /admin/session': noSession,
      'POST /admin/session': ({ body }) => {
        const { code } = body as { code?: string };
        if (!code) return needsCode('Enter the code that your app shows.');
        return code === '123456' ? { ...session, status: 201 } : needsCode('This code is wrong.');
      },
    });
    const user = await visit('/admin?tab=manage-course');
    expect(screen.queryByLabelText('Code')).toBeNull();
    await logIn(user);
    const code = await screen.findByLabelText('Code');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the code that your app shows.');
    expect(code).toHaveFocus();
    await user.type(code, '654321{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
    expect(password()).toHaveValue('a guess');
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    expect(api.callsTo('POST /admin/session').at(-1)?.body).toEqual({ password: 'a guess', code: '123456' });
  });

  it('says how long wrong codes have to wait', async () => {
    let answer = problem(401, 'Code?', [{ field: 'code', message: 'Code?' }]) as object;
    scriptApi({ 'GET /admin/session': noSession, 'POST /admin/session': () => answer });
    const user = await visit('/admin?tab=manage-course');
    await logIn(user);
    answer = { ...problem(429, 'Too many codes.'), headers: { 'retry-after': '120' } };
    await user.type(await screen.findByLabelText('Code'), '654321{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many wrong codes. Try again in 2 minutes.',
    );
  });

  it.each([true, undefined])('warns of a password that is too short: %p', async (hasShortPassword) => {
    const weak = { body: { ...session.body, hasShortPassword } };
    scriptApi({ 'GET /admin/session': noSession, 'POST /admin/session': { ...weak, status: 201 } });
    const user = await visit('/admin?tab=manage-course');
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    expect(screen.queryAllByText(/fewer than 12 characters/)).toHaveLength(hasShortPassword ? 1 : 0);
  });

  it('asks for a password before it asks the API', async () => {
    const api = scriptApi({ 'GET /admin/session': noSession });
    const user = await visit('/admin?tab=manage-course');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(password()).toHaveAccessibleDescription('Password is required.');
    expect(api.callsTo('POST /admin/session')).toHaveLength(0);
  });

  it('lets a new tab into a session that is running', async () => {
    scriptApi({ 'GET /admin/session': session });
    await visit('/admin?tab=manage-course');
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  });

  it('shows no data to somebody who sets the flag by hand', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({ 'GET /admin/enquiries': noSession });
    const user = await visit('/admin?tab=manage-course');
    await openTab(user, 'Manage Enquiries');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
  });

  it('says nothing of a session that never was to somebody who sets the flag by hand', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({ 'GET /admin/session': noSession });
    await visit('/admin?tab=manage-course');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nobody is signed in here. The password opens the desk.',
    );
    expect(screen.queryByText(/session has ended/)).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
    expect(password()).toHaveFocus();
  });

  it.each([401, 403])(
    'comes back when the session ends with a %d, and gives the focus back',
    async (status) => {
      const api = scriptApi({
        'GET /admin/session': session,
        'POST /courses': { status, body: { message: 'No' } },
        'POST /admin/session': { ...session, status: 201 },
      });
      const user = await visit('/admin?tab=manage-course');
      const title = () => screen.getByLabelText('Title');
      await user.type(title(), 'Python');
      await user.type(screen.getByLabelText('Description'), 'Write programs.');
      await user.type(screen.getByLabelText('Price'), '4499{Enter}');
      expect(await screen.findByText(/Your session has ended/)).toBeVisible();
      expect(password()).toHaveFocus();
      await logIn(user);
      expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
      expect(title()).toHaveValue('Python');
      expect(screen.getByLabelText('Price')).toHaveFocus();
      expect(api.callsTo('POST /courses')).toHaveLength(1);
    },
  );

  it('opens the desk of a tab that has the flag though nothing answers', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({});
    await visit('/admin?tab=manage-course');
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  });

  it('opens the tab that the address names', async () => {
    scriptApi({ 'GET /admin/session': session, 'GET /reviews/admin': { body: [] } });
    await visit('/admin?tab=manage-reviews');
    expect(await screen.findByText(/No reviews yet/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Manage Reviews' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('Logout', () => {
  const logOutElsewhere = () => act(async () => new BroadcastChannel('owner-logout').postMessage(''));

  it('empties the desk of another tab at once, with everything that was typed', async () => {
    scriptApi({ 'GET /admin/session': session, 'POST /admin/session': { ...session, status: 201 } });
    const user = await visit('/admin?tab=manage-course');
    await user.type(screen.getByLabelText('Title'), 'Python');
    await logOutElsewhere();
    expect(screen.queryByRole('heading', { name: 'Admin Panel' })).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-owner');
    expect(document.body.innerHTML).not.toContain('Python');
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('You have logged out in another tab.');
    await logIn(user);
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });

  it('empties a desk that a session which ended has put out of sight', async () => {
    scriptApi({ 'GET /admin/session': session, 'POST /courses': noSession });
    const user = await visit('/admin?tab=manage-course');
    await user.type(screen.getByLabelText('Title'), 'Python');
    await user.type(screen.getByLabelText('Description'), 'Write programs.');
    await user.type(screen.getByLabelText('Price'), '4499{Enter}');
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(screen.getByDisplayValue('Python')).not.toBeVisible();
    await logOutElsewhere();
    expect(screen.queryByDisplayValue('Python')).toBeNull();
  });

  it("takes the owner's tools off another tab's page", async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/courses');
    fireEvent(window, new StorageEvent('storage'));
    expect(document.documentElement).toHaveAttribute('data-owner');
    await logOutElsewhere();
    expect(document.documentElement).not.toHaveAttribute('data-owner');
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
  });

  it('empties the desk that it is pressed on, before the server has answered', async () => {
    scriptApi({ 'GET /admin/session': session, 'DELETE /admin/session': () => new Promise(() => {}) });
    const user = await visit('/admin?tab=manage-course');
    await user.type(screen.getByLabelText('Title'), 'Python');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(document.body.innerHTML).not.toContain('Python');
    expect(screen.getByText('Logging out…')).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByText(/in another tab/)).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-owner');
    // The way back, where the browser kept the page as it was left.
    await act(async () => fireEvent(window, new Event('pageshow')));
    expect(password()).toBeVisible();
  });

  it('empties a desk that the browser kept while its tab was elsewhere', async () => {
    scriptApi({ 'GET /admin/session': session });
    const user = await visit('/admin?tab=manage-course');
    await user.type(screen.getByLabelText('Title'), 'Python');
    fireEvent(window, new Event('pagehide'));
    sessionStorage.clear();
    await act(async () => fireEvent(window, new Event('pageshow')));
    expect(document.body.innerHTML).not.toContain('Python');
    expect(document.documentElement).not.toHaveAttribute('data-owner');
    expect(password()).toBeVisible();
  });

  it('keeps what was typed on a page that was left and shown again in a session', async () => {
    scriptApi({ 'GET /admin/session': session });
    const user = await visit('/admin?tab=manage-course');
    await user.type(screen.getByLabelText('Title'), 'Python');
    fireEvent(window, new Event('pagehide'));
    await act(async () => fireEvent(window, new Event('pageshow')));
    expect(screen.getByLabelText('Title')).toHaveValue('Python');
  });

  it('is told to the other tabs', async () => {
    const heard = jest.fn();
    const other = new BroadcastChannel('owner-logout');
    other.onmessage = heard;
    scriptApi({ 'GET /courses': { body: [] }, 'DELETE /admin/session': { status: 204 } });
    await logOut();
    expect(heard).toHaveBeenCalled();
    other.close();
  });

  const logOut = async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    const user = await visit('/courses');
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    await act(async () => fireEvent.click(main.getByRole('button', { name: 'Logout' })));
    return user;
  };

  it.each([
    ['ends the session', { status: 204 }],
    ['finds it ended', { status: 403, body: { message: 'Forbidden' } }],
  ])('says nothing more when the server %s', async (_, answer) => {
    scriptApi({ 'GET /courses': { body: [] }, 'DELETE /admin/session': answer });
    await logOut();
    await act(async () => {});
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
  });

  it('does not pretend when the server cannot be reached, and tries again', async () => {
    const api = scriptApi({ 'GET /courses': { body: [] } });
    const user = await logOut();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'You are still signed in on the server' });
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText(/Still no answer/)).toBeVisible();
    api.answer('DELETE /admin/session', { status: 204 });
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo('DELETE /admin/session')).toHaveLength(3);
  });
});

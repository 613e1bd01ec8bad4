import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openTab } from '../../support/web/admin.ts';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const noSession = { status: 401, body: { message: 'Unauthorized' } };
const session = { body: { expiresAt: '2025-08-02T10:30:00.000Z' } };
const password = () => screen.getByLabelText('Password');

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
  it('opens the admin panel and sets the flag', async () => {
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

  it('rejects a wrong password and clears the field', async () => {
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
    'says after too many attempts how long to wait (%s seconds), and clears the field',
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

  it('doesn’t blame the password if there’s no response', async () => {
    scriptApi({ 'GET /admin/session': noSession });
    const user = await visit('/admin?tab=manage-course');
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t sign in. Please try again.');
    expect(password()).toHaveValue('a guess');
  });

  it('asks for a code if the API does, and keeps the correct password', async () => {
    const needsCode = (detail: string) => problem(401, detail, [{ field: 'code', message: detail }]);
    const api = scriptApi({
      'GET /admin/session': noSession,
      'POST /admin/session': ({ body }) => {
        const { code } = body as { code?: string };
        if (!code) return needsCode('Enter the code from your authenticator app.');
        return code === '123456' ? { ...session, status: 201 } : needsCode('This code is wrong.');
      },
    });
    const user = await visit('/admin?tab=manage-course');
    expect(screen.queryByLabelText('Code')).toBeNull();
    await logIn(user);
    const code = await screen.findByLabelText('Code');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the code from your authenticator app.');
    expect(code).toHaveFocus();
    await user.type(code, '654321{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.');
    expect(password()).toHaveValue('a guess');
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    expect(api.callsTo('POST /admin/session').at(-1)?.body).toEqual({ password: 'a guess', code: '123456' });
  });

  it('says how long to wait after wrong codes', async () => {
    let answer = problem(401, 'Code?', [{ field: 'code', message: 'Code?' }]) as object;
    scriptApi({ 'GET /admin/session': noSession, 'POST /admin/session': () => answer });
    const user = await visit('/admin?tab=manage-course');
    await logIn(user);
    answer = { ...problem(429, 'Too many wrong codes.'), headers: { 'retry-after': '120' } };
    await user.type(await screen.findByLabelText('Code'), '654321{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many wrong codes. Try again in 2 minutes.',
    );
  });

  it.each([true, undefined])('warns about a short password: %p', async (hasShortPassword) => {
    const weak = { body: { ...session.body, hasShortPassword } };
    scriptApi({ 'GET /admin/session': noSession, 'POST /admin/session': { ...weak, status: 201 } });
    const user = await visit('/admin?tab=manage-course');
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    expect(screen.queryAllByText(/fewer than 12 characters/)).toHaveLength(hasShortPassword ? 1 : 0);
  });

  it('requires a password before it calls the API', async () => {
    const api = scriptApi({ 'GET /admin/session': noSession });
    const user = await visit('/admin?tab=manage-course');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(password()).toHaveAccessibleDescription('Password is required.');
    expect(api.callsTo('POST /admin/session')).toHaveLength(0);
  });

  it('opens without a password in a new tab during a session', async () => {
    scriptApi({ 'GET /admin/session': session });
    await visit('/admin?tab=manage-course');
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  });

  it('shows no data to someone who sets the flag by hand', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({ 'GET /admin/enquiries': noSession });
    const user = await visit('/admin?tab=manage-course');
    await openTab(user, 'Manage Enquiries');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
  });

  it('doesn’t mention a session to someone who sets the flag by hand', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({ 'GET /admin/session': noSession });
    await visit('/admin?tab=manage-course');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in.');
    expect(screen.queryByText(/session has ended/)).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
    expect(password()).toHaveFocus();
  });

  it.each([401, 403])('reappears when the session ends with a %d, and restores the focus', async (status) => {
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
  });

  it('opens the admin panel if the flag is set, even without a response', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({});
    await visit('/admin?tab=manage-course');
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  });

  it('opens the tab in the address', async () => {
    scriptApi({ 'GET /admin/session': session, 'GET /reviews/admin': { body: [] } });
    await visit('/admin?tab=manage-reviews');
    expect(await screen.findByText(/No reviews yet/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Manage Reviews' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('Logout', () => {
  const logOutElsewhere = () => act(async () => new BroadcastChannel('owner-logout').postMessage(''));

  it('clears the admin panel of another tab at once, with everything typed', async () => {
    scriptApi({ 'GET /admin/session': session, 'POST /admin/session': { ...session, status: 201 } });
    const user = await visit('/admin?tab=manage-course');
    await user.type(screen.getByLabelText('Title'), 'Python');
    await logOutElsewhere();
    expect(screen.queryByRole('heading', { name: 'Admin Panel' })).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-owner');
    expect(document.body.innerHTML).not.toContain('Python');
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('You logged out in another tab.');
    await logIn(user);
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });

  it('clears a panel hidden behind an expired session', async () => {
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

  it("removes the owner's links from another tab’s page", async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({ 'GET /courses': { body: [] } });
    await visit('/courses');
    fireEvent(window, new StorageEvent('storage'));
    expect(document.documentElement).toHaveAttribute('data-owner');
    await logOutElsewhere();
    expect(document.documentElement).not.toHaveAttribute('data-owner');
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
  });

  it('clears the panel before the server has responded', async () => {
    scriptApi({ 'GET /admin/session': session, 'DELETE /admin/session': () => new Promise(() => {}) });
    const user = await visit('/admin?tab=manage-course');
    await user.type(screen.getByLabelText('Title'), 'Python');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(document.body.innerHTML).not.toContain('Python');
    expect(screen.getByText('Logging out…')).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByText(/in another tab/)).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-owner');
    await act(async () => fireEvent(window, new Event('pageshow')));
    expect(password()).toBeVisible();
  });

  it('clears a panel in the browser’s back-forward cache', async () => {
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

  it('keeps what was typed on a page restored during a session', async () => {
    scriptApi({ 'GET /admin/session': session });
    const user = await visit('/admin?tab=manage-course');
    await user.type(screen.getByLabelText('Title'), 'Python');
    fireEvent(window, new Event('pagehide'));
    await act(async () => fireEvent(window, new Event('pageshow')));
    expect(screen.getByLabelText('Title')).toHaveValue('Python');
  });

  it('reaches the other tabs', async () => {
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
    ['says that it has ended', { status: 403, body: { message: 'Forbidden' } }],
  ])('is silent if the server %s', async (_, answer) => {
    scriptApi({ 'GET /courses': { body: [] }, 'DELETE /admin/session': answer });
    await logOut();
    await act(async () => {});
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
  });

  it('doesn’t claim success if the server can’t be reached, and retries', async () => {
    const api = scriptApi({ 'GET /courses': { body: [] } });
    const user = await logOut();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'You’re still signed in on the server' });
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText(/Still no response/)).toBeVisible();
    api.answer('DELETE /admin/session', { status: 204 });
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo('DELETE /admin/session')).toHaveLength(3);
  });
});

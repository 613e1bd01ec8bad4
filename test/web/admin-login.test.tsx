import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openTab } from './desk.ts';
import { problem, scriptApi } from './scripted-api.ts';
import { visit } from './visit.tsx';

const noSession = { status: 401, body: { message: 'Unauthorized' } };
const session = { body: { expiresAt: '2025-08-02T10:30:00.000Z' } };
const password = () => screen.getByLabelText('Password');

async function logIn(user: UserEvent) {
  await user.type(password(), 'a guess');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

beforeEach(() => sessionStorage.clear());

describe('the admin login', () => {
  it('opens the desk and sets the flag', async () => {
    const api = scriptApi({
      'GET /admin/session': noSession,
      'POST /admin/session': { ...session, status: 201 },
    });
    const user = await visit('/admin');
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Manage Course',
      'Existing Courses',
      'Manage Enquiries',
      'Manage Reviews',
    ]);
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBe('true');
    expect(api.callsTo('POST /admin/session').map(({ body }) => body)).toEqual([{ password: 'a guess' }]);
  });

  it('refuses a wrong password and clears the field', async () => {
    scriptApi({
      'GET /admin/session': noSession,
      'POST /admin/session': problem(401, 'Incorrect Password. Please try again.'),
    });
    const user = await visit('/admin');
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect Password. Please try again.');
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
  });

  it.each([
    ['840', 'Too many wrong passwords. Try again in 14 minutes.'],
    ['31', 'Too many wrong passwords. Try again in 1 minute.'],
  ])('says after too many guesses how long to wait (%s seconds)', async (seconds, text) => {
    scriptApi({
      'GET /admin/session': noSession,
      'POST /admin/session': { ...problem(429, 'Too many attempts.'), headers: { 'retry-after': seconds } },
    });
    const user = await visit('/admin');
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('does not blame the password when nothing answers', async () => {
    scriptApi({ 'GET /admin/session': noSession });
    const user = await visit('/admin');
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not sign in. Please try again.');
    expect(password()).toHaveValue('a guess');
  });

  it('asks for a password before it asks the API', async () => {
    const api = scriptApi({ 'GET /admin/session': noSession });
    const user = await visit('/admin');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(password()).toHaveAccessibleDescription('Password is required.');
    expect(api.callsTo('POST /admin/session')).toHaveLength(0);
  });

  it('lets a new tab into a session that is running', async () => {
    scriptApi({ 'GET /admin/session': session });
    await visit('/admin');
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  });

  it('shows no data to somebody who sets the flag by hand', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    scriptApi({ 'GET /admin/enquiries': noSession });
    const user = await visit('/admin');
    await openTab(user, 'Manage Enquiries');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
  });
});

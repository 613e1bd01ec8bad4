import { screen } from '@testing-library/react';
import { problem, scriptApi } from '../../support/web/scripted-api.ts';
import { today } from '../../support/web/today-samples.ts';
import { visit } from '../../support/web/visit.tsx';

const askEarly = () => jest.isolateModules(() => jest.requireActual('#web/admin/start.ts'));

describe('the first responses of the admin panel', () => {
  it('are requested before its scripts have loaded, and only once', async () => {
    const api = scriptApi({ 'GET /admin/session': { body: {} }, 'GET /admin/today': { body: today({}) } });
    askEarly();
    await visit('/admin');
    expect(await screen.findByRole('tab', { name: 'Today' })).toBeVisible();
    expect(api.callsTo('GET /admin/session')).toHaveLength(1);
    expect(api.callsTo('GET /admin/today')).toHaveLength(1);
  });

  it('don’t include Today unless the owner is signed in', async () => {
    const api = scriptApi({ 'GET /admin/session': problem(401, 'Sign in first.') });
    askEarly();
    await visit('/admin');
    expect(await screen.findByLabelText(/Password/)).toBeVisible();
    expect(api.callsTo('GET /admin/session')).toHaveLength(1);
    expect(api.callsTo('GET /admin/today')).toEqual([]);
  });

  describe('in a browser that was signed in', () => {
    beforeEach(() => localStorage.setItem('admin-signed-in', 'true'));

    it('are requested together, behind a skeleton', async () => {
      const api = scriptApi({
        'GET /admin/session': () => new Promise(() => {}),
        'GET /admin/today': { body: today({}) },
      });
      askEarly();
      expect(api.callsTo('GET /admin/today')).toHaveLength(1);
      await visit('/admin');
      expect(screen.getByText('Opening the Admin Panel…')).toBeVisible();
      expect(screen.queryByLabelText('Password')).toBeNull();
      expect(document.documentElement).toHaveAttribute('data-expects-session');
    });

    it('are replaced by the login if the session has ended, and by Today after it', async () => {
      const api = scriptApi({
        'GET /admin/session': problem(401, 'Sign in first.'),
        'GET /admin/today': problem(403, 'Sign in first.'),
        'POST /admin/session': { status: 201, body: {} },
      });
      askEarly();
      const user = await visit('/admin');
      await user.type(await screen.findByLabelText('Password'), 'a guess');
      expect(document.documentElement).not.toHaveAttribute('data-expects-session');
      expect(localStorage.getItem('admin-signed-in')).toBeNull();
      api.answer('GET /admin/today', { body: today({}) });
      await user.click(screen.getByRole('button', { name: 'Login' }));
      expect(await screen.findByRole('tab', { name: 'Today' })).toBeVisible();
      expect(localStorage.getItem('admin-signed-in')).toBe('true');
      expect(sessionStorage.getItem('isAdminAuthenticated')).toBe('true');
    });
  });
});

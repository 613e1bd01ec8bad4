import { act, fireEvent, screen, within } from '@testing-library/react';
import { routes } from '#web/site/routes.tsx';
import { screen as window_ } from '../../support/dom-globals.ts';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const dropdown = () => nav().getByRole('button', { name: 'Certifications' });
const menu = () => screen.getByRole('button', { name: 'Menu' });

// A page that is here already needs no waiting when its link is followed.
beforeAll(() => Promise.all(routes.map(({ script }) => script.read())));
beforeEach(() => {
  sessionStorage.clear();
  window_.width = 1280;
  scriptApi({ 'GET /courses': { body: [] }, 'DELETE /admin/session': { status: 204 } });
});

describe('the header', () => {
  it('leads to every page of the specification, in its order', async () => {
    await visit('/courses');
    const links = nav()
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual([
      'Home /',
      'Courses /courses',
      'Sales Force /certifications/sales-force',
      'CCNA /certifications/ccna',
      'Palo Alto /certifications/palo-alto',
      'VMware /certifications/vmware',
      'CBAP /certifications/cbap',
      'CAMS Training /certifications/cams-training',
      'CIA Training /certifications/cia-training',
      'CAPM Training /certifications/capm-training',
      'PMP /certifications/pmp',
      'Services /services',
      'Resume /resume',
      "Interview Q's /interview-questions",
      'About Us /about',
      'Contact Us /contact',
    ]);
  });

  it('marks the page one is on', async () => {
    await visit('/courses');
    expect(nav().getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the certifications dropdown', () => {
  it('opens under a resting mouse on a wide screen, stays when clicked, and closes at the second click', async () => {
    const user = await visit('/courses');
    await user.hover(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'true');
    await user.click(dropdown());
    await user.unhover(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'true');
    await user.click(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the mouse goes on', async () => {
    const user = await visit('/courses');
    await user.hover(dropdown());
    await user.unhover(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on click alone up to 992 px', async () => {
    window_.width = 992;
    const user = await visit('/courses');
    await user.hover(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
    await user.click(dropdown());
    expect(dropdown()).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens by keyboard, and Escape closes it and gives the focus back', async () => {
    const user = await visit('/courses');
    dropdown().focus();
    await user.keyboard('{Enter}{Tab}');
    expect(nav().getByRole('link', { name: 'Sales Force' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
    expect(dropdown()).toHaveFocus();
  });

  it('closes when one clicks elsewhere', async () => {
    const user = await visit('/courses');
    await user.click(dropdown());
    await user.click(screen.getByRole('heading', { name: 'Courses' }));
    expect(dropdown()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the mobile navigation', () => {
  beforeEach(() => {
    window_.width = 390;
  });

  it('opens and closes by its button, and by the button inside', async () => {
    const user = await visit('/courses');
    await user.click(menu());
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    await user.click(menu());
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu());
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['Courses', 'Services'])('closes when %s is followed, also from that very page', async (name) => {
    const user = await visit('/courses');
    await user.click(menu());
    await user.click(nav().getByRole('link', { name }));
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the owner’s links', () => {
  it('are there for a signed-in owner alone', async () => {
    await visit('/courses');
    expect(nav().queryByText('Admin Panel')).toBeNull();
    expect(nav().queryByText('Logout')).toBeNull();
  });

  it('come and go when another document tells the storage', async () => {
    await visit('/courses');
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    fireEvent(window, new StorageEvent('storage', { key: 'isAdminAuthenticated' }));
    expect(nav().getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
    sessionStorage.setItem('isAdminAuthenticated', 'yes');
    fireEvent(window, new StorageEvent('storage', { key: 'isAdminAuthenticated' }));
    expect(nav().queryByText('Admin Panel')).toBeNull();
  });

  it('end the session at logout: flag, cookie and page', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    const api = scriptApi({ 'GET /courses': { body: [] }, 'DELETE /admin/session': { status: 204 } });
    await visit('/courses');
    // Waited for as a whole: it goes to another page, which React draws a moment later.
    await act(async () => nav().getByRole('button', { name: 'Logout' }).click());
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
    expect(api.callsTo('DELETE /admin/session')).toHaveLength(1);
    expect(nav().getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { scriptApi } from '../../support/web/scripted-api.ts';
import { visit } from '../../support/web/visit.tsx';

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const summary = () => nav().getByText('Certifications');
const dropdown = () => summary().closest('details');

beforeEach(() => {
  scriptApi({ 'DELETE /admin/session': { status: 204 } });
});

describe('the header', () => {
  it('links to every documented page, in order', async () => {
    await visit('/courses');
    const links = nav()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') !== '/admin')
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

  it('marks the current page', async () => {
    await visit('/courses');
    expect(nav().getByRole('link', { name: 'Courses' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the certifications dropdown', () => {
  it('opens and closes on click', async () => {
    const user = await visit('/courses');
    await user.click(summary());
    expect(dropdown()).toHaveAttribute('open');
    await user.click(summary());
    expect(dropdown()).not.toHaveAttribute('open');
  });

  it('closes on Escape, and restores the focus', async () => {
    const user = await visit('/courses');
    await user.click(summary());
    nav().getByRole('link', { name: 'Sales Force' }).focus();
    await user.keyboard('{Escape}');
    expect(dropdown()).not.toHaveAttribute('open');
    expect(summary()).toHaveFocus();
  });

  it('closes on a click elsewhere, or when the focus leaves', async () => {
    const user = await visit('/courses');
    await user.click(summary());
    await user.click(screen.getByRole('heading', { name: 'Courses' }));
    expect(dropdown()).not.toHaveAttribute('open');
    await user.click(summary());
    nav().getByRole('link', { name: 'Services' }).focus();
    expect(dropdown()).not.toHaveAttribute('open');
  });

  it('is closed when the visitor leaves the page and comes back', async () => {
    const user = await visit('/courses');
    await user.click(summary());
    fireEvent(window, new Event('pagehide'));
    expect(dropdown()).not.toHaveAttribute('open');
  });
});

describe('the owner’s links', () => {
  const isShown = () => document.documentElement.hasAttribute('data-owner');

  it('are there only for a signed-in owner', async () => {
    await visit('/courses');
    expect(isShown()).toBe(false);
  });

  it('appear and disappear when another document changes the storage', async () => {
    await visit('/courses');
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    fireEvent(window, new StorageEvent('storage', { key: 'isAdminAuthenticated' }));
    expect(isShown()).toBe(true);
    expect(nav().getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
    sessionStorage.setItem('isAdminAuthenticated', 'yes');
    fireEvent(window, new StorageEvent('storage', { key: 'isAdminAuthenticated' }));
    expect(isShown()).toBe(false);
  });

  it('end the session on logout: flag, cookie and links', async () => {
    sessionStorage.setItem('isAdminAuthenticated', 'true');
    const api = scriptApi({ 'DELETE /admin/session': { status: 204 } });
    const user = await visit('/courses');
    // jsdom reports an error because it can't navigate. Browser tests cover this.
    const home = jest.spyOn(console, 'error').mockImplementation(() => {});
    await user.click(nav().getByRole('button', { name: 'Logout' }));
    expect(home).toHaveBeenCalledTimes(1);
    home.mockRestore();
    expect(sessionStorage.getItem('isAdminAuthenticated')).toBeNull();
    expect(isShown()).toBe(false);
    expect(api.callsTo('DELETE /admin/session')).toHaveLength(1);
  });
});

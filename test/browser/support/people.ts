import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Steps that visitors and the owner take again and again. */

export const adminPassword = process.env.ADMIN_PASSWORD ?? '';

/** Signs the owner in through the login screen. */
export async function logIn(page: Page, password = adminPassword): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens the desk for an owner who has signed in. */
export async function signIn(page: Page): Promise<void> {
  await startSession(page.request);
  await page.goto('/admin');
}

/** Gives a browser the owner's session without a page: what the login screen does is proved by its own journeys. */
export async function startSession(request: APIRequestContext): Promise<void> {
  const { origin } = new URL((await request.get('/api/health')).url());
  const data = { password: adminPassword };
  const answer = await request.post('/api/admin/session', { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Opens one of the owner's tabs. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

/** Opens the navigation where it is folded away, so that its links can be followed on any screen. */
export async function openNavigation(page: Page): Promise<void> {
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await hamburger.isVisible()) await hamburger.click();
}

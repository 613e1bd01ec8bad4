import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const adminPassword = process.env.ADMIN_PASSWORD ?? '';

export async function logIn(page: Page, password = adminPassword): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function signIn(page: Page): Promise<void> {
  await startSession(page.request);
  await page.goto('/admin');
}

export async function startSession(request: APIRequestContext): Promise<void> {
  const { origin } = new URL((await request.get('/api/health')).url());
  const data = { password: adminPassword };
  const answer = await request.post('/api/admin/session', { data, headers: { origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

export async function openNavigation(page: Page): Promise<void> {
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await hamburger.isVisible()) await hamburger.click();
}

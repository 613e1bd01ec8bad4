import { expect, test } from './support/console.ts';
import { openNavigation } from './support/people.ts';
import { publicRoutes } from './support/public-routes.ts';

/** What a visitor reads and does when the scripts do not come, or come later than the finger. */

test.use({ expectedFailures: [/the server responded with a status of 404/] });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable', async ({ page }) => {
    for (const route of publicRoutes) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const text = await page.getByRole('main').innerText();
      expect(text.length, route).toBeGreaterThan(100);
      await expect(page.locator('footer noscript p')).toContainText('This form needs JavaScript');
      await expect(page.locator('footer noscript p')).toBeVisible();
    }
  });

  test('the menu and the questions open, and links lead on', async ({ page }) => {
    await page.goto('/services');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question.locator(':scope > :not(summary)').first()).toBeVisible();
    await openNavigation(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
  });
});

test('what is done before the scripts come is kept', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (request) => {
    await held;
    await request.continue().catch(() => {});
  });
  await page.goto('/services', { waitUntil: 'commit' });
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Name').fill('Asha Kulkarni');
  await footer.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL('/services');

  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(question).toHaveAttribute('open');
  await expect(footer.getByLabel('Name')).toHaveValue('Asha Kulkarni');
  await footer.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(footer.getByLabel('Email')).toBeFocused();
  await expect(footer.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('a link followed before the scripts come leads to its page', async ({ page }) => {
  await page.route('**/assets/*.js', async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await request.continue().catch(() => {});
  });
  await page.goto('/services', { waitUntil: 'commit' });
  await openNavigation(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

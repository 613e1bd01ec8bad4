import { expect, test } from './support/console.ts';
import { openNavigation } from './support/people.ts';
import { publicRoutes } from './support/public-routes.ts';

/** A visit when the scripts do not come. */

test.use({ expectedFailures: [/the server responded with a status of 404/] });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable', { tag: '@once' }, async ({ page }) => {
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

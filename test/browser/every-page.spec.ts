import { expect, test } from './support/console.ts';
import { openTab, signIn } from './support/people.ts';
import { expectAccessible, expectNoHorizontalScroll } from './support/quality.ts';

/** Bars of the pages that must be opened to be seen, on a phone and on a desktop. */

// The not-found page is meant to come with a 404.
test.use({ expectedFailures: [/the server responded with a status of 404/] });

test('a course is accessible, with its form filled wrongly too', async ({ page }) => {
  await page.goto('/courses');
  await page.locator('main a[href^="/course/"]').first().click();
  await expect(page.locator('main form')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page
    .locator('main form')
    .getByRole('button', { name: /enquiry/i })
    .click();
  await expect(page.locator('main form').getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
});

test("the owner's desk is accessible in every tab", async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page);

  await signIn(page);
  for (const tab of ['Manage Course', 'Existing Courses', 'Manage Enquiries']) {
    await openTab(page, tab);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  }
});

test('an unknown address answers 404 with a page that helps', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

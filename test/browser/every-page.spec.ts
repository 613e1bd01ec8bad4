import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { openNavigation, openTab, signIn } from './support/people.ts';

/** What holds on every page, on a phone and on a desktop. */

const addresses = ['/', '/courses', '/certifications/pmp', '/resume', '/terms-&-conditions', '/nowhere'];

// The not-found page is meant to come with a 404.
test.use({ expectedFailures: [/the server responded with a status of 404/] });

for (const address of addresses) {
  test(`${address} is accessible and fits its screen`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
}

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

test('the open menu is accessible', async ({ page }) => {
  await page.goto('/courses');
  await openNavigation(page);
  await page
    .getByRole('button', { name: /certifications/i })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'CCNA' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
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

test('the pages are readable without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const address of ['/', '/courses', '/course/any']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200);
  }
  await context.close();
});

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  );
}

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [320, 390, 768, 992, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}

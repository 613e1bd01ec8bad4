import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { expectAccessible, expectNoHorizontalScroll, layoutShift } from './support/quality.ts';

const address = '/interview-questions';
const box = (page: Page) => page.getByPlaceholder('Search questions...');
const items = (page: Page) => page.getByRole('region', { name: 'Questions' }).locator('details');

test('a visitor searches, turns pages, opens a question and comes back to it by its link', async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Daily Interview Questions' })).toBeVisible();
  await expect(items(page)).toHaveCount(5);
  await expect(page.getByText('Page 1 of 10')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${address}?page=2`);
  await page.getByRole('button', { name: 'Java', exact: true }).click();
  await expect(page).toHaveURL(`${address}?category=Java`);
  await box(page).pressSequentially('HASH');
  await expect(page).toHaveURL(`${address}?q=HASH&category=Java`);
  await expect(box(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${address}?page=2`);
  await expect(box(page)).toHaveValue('');
  await expect(page.getByText('Page 2 of 10')).toBeVisible();
  await page.goForward();
  await expect(box(page)).toHaveValue('HASH');

  await items(page).first().locator('summary').click();
  await expect(items(page).first()).toContainText('Category: Java');
  await expect(items(page).first()).toContainText(/Posted: \d{1,2} \w+ \d{4}/);
  await expect(page).toHaveURL(/#[\w-]+$/);
  const link = await items(page)
    .first()
    .getByRole('link')
    .evaluate((a: HTMLAnchorElement) => a.href);

  await page.goto('about:blank');
  await page.goto(link);
  const open = page.locator('details[open]');
  await expect(open).toBeInViewport();
  await expect(open.locator('summary')).toBeFocused();
  await expect(open).toContainText('Category: Java');
});

test('at most one question is open, by mouse and by keyboard', async ({ page }) => {
  await page.goto(address);
  await items(page).nth(0).locator('summary').click();
  await expect(items(page).nth(0)).toHaveAttribute('open');
  await items(page).nth(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(items(page).nth(1)).toHaveAttribute('open');
  await expect(page.locator('details[open]')).toHaveCount(1);
  // The address follows to the one that is open now.
  await expect(page).toHaveURL(`${address}#${await items(page).nth(1).getAttribute('id')}`);
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

test('the link that skips to the content names no question', async ({ page }) => {
  await page.goto(address);
  await expect(items(page)).toHaveCount(5);
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page).toHaveURL(`${address}#main`);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(/not in the list/)).toHaveCount(0);
  await expect(items(page)).toHaveCount(5);
});

test('the page number stays between the first and the last, and one page has no controls', async ({
  page,
}) => {
  await page.goto(`${address}?page=99`);
  await expect(page.getByText('Page 10 of 10')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.goto(`${address}?page=-3`);
  await expect(page.getByText('Page 1 of 10')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prev' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await box(page).fill('hash');
  await expect(page).toHaveURL(`${address}?q=hash`);
  await expect(items(page)).toHaveCount(4);
  await expect(page.getByText(/^Page \d/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Prev|Next)$/ })).toHaveCount(0);
  await box(page).fill('');
  await expect(page.getByText('Page 1 of 10')).toBeVisible();
});

test('the questions are accessible and fit in every state', async ({ page }) => {
  await page.goto(address);
  await items(page).nth(2).locator('summary').click();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await box(page).fill('nothing has this in it');
  await expect(page.getByText('No questions found matching your criteria.')).toBeVisible();
  await expectAccessible(page);
});

test('without JavaScript the page says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText(/need JavaScript/).first()).toBeVisible();
  await expect(page.getByText('Loading Questions...')).toBeHidden();
  await context.close();
});

test.describe('with an API that does as told', () => {
  test.use({ expectedFailures: [/status of 500/] });

  test('a slow answer moves nothing', async ({ page }) => {
    await page.route('**/api/interview-questions*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByText('Loading Questions...')).toBeVisible();
    await expect(items(page)).toHaveCount(5);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });

  test('a failure is said, and no list is shown', async ({ page }) => {
    await page.route('**/api/interview-questions*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(address);
    await expect(page.getByText('Failed to load questions. Please try again later.')).toBeVisible();
    await expect(items(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});

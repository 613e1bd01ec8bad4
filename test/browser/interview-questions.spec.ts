import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { hold, holdScripts } from './support/network.ts';
import { expectAccessible, expectUsable, hydrated, layoutShift } from './support/quality.ts';

const address = '/interview-questions';
const box = (page: Page) => page.getByPlaceholder('Search questions...');
const items = (page: Page) => page.getByRole('region', { name: 'Questions' }).locator('details');

test('a visitor searches, pages, opens a question and returns to it by its address', async ({ page }) => {
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
  const link = page.url();

  await page.goto('about:blank');
  await page.goto(link);
  const open = page.locator('main details[open]');
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
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page).toHaveURL(`${address}#${await items(page).nth(1).getAttribute('id')}`);
  await page.keyboard.press('Space');
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

for (const path of ['/contact', address])
  test(`a question pressed on ${path} stays in place`, async ({ page }) => {
    // The page has to be scrolled, because it can't move further down than its top.
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(path);
    const summaries = page.locator('main details > summary');
    if (path === address) await hydrated(summaries.nth(0));
    await summaries.nth(0).click();
    await expect(page.locator('main details').nth(0)).toHaveAttribute('open');
    await summaries.nth(1).scrollIntoViewIfNeeded();
    const before = await summaries.nth(1).boundingBox();
    await summaries.nth(1).click();
    await expect(page.locator('main details').nth(1)).toHaveAttribute('open');
    // A page scrolls by whole pixels.
    expect((await summaries.nth(1).boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });

test('a question opened while the page hydrates stays open', async ({ page }) => {
  for (const moment of ['task', 'message', 'frame'] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    const first = items(page).nth(0).locator('summary');
    const second = items(page).nth(1);
    await second.evaluate((question, moment) => {
      const open = () => question.querySelector('summary')?.click();
      const whenNamed = {
        task: () => setTimeout(open),
        message: () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = open;
          port2.postMessage('');
        },
        frame: () => requestAnimationFrame(open),
      }[moment];
      const { replaceState } = history;
      history.replaceState = (...change) => {
        history.replaceState = replaceState;
        history.replaceState(...change);
        whenNamed();
      };
    }, moment);
    await first.click();
    await expect(page).toHaveURL(`${address}#${await second.getAttribute('id')}`);
    await expect(second).toHaveAttribute('open');
    await expect(page.locator('main details[open]')).toHaveCount(1);
  }
});

test('the skip link isn’t taken for a question’s link', async ({ page }) => {
  await page.goto(address);
  await expect(items(page)).toHaveCount(5);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(`${address}#main`);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(/no longer in the list/)).toHaveCount(0);
  await expect(items(page)).toHaveCount(5);
});

test('paging stops at the first and last page, and a single page has no controls', async ({ page }) => {
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

test('the questions are accessible and fit every screen in every state', async ({ page }) => {
  await page.goto(address);
  await items(page).nth(2).locator('summary').click();
  await expectUsable(page);
  await box(page).fill('nothing has this in it');
  await expect(page.getByText('No questions found matching your criteria.')).toBeVisible();
  await expectAccessible(page);
});

test('without JavaScript, the first questions open and the page says what needs JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText(/need JavaScript/).first()).toBeVisible();
  await expect(items(page)).toHaveCount(5);
  await items(page).nth(1).locator('summary').click();
  await expect(items(page).nth(1)).toContainText(/Posted: \d{1,2} \w+ \d{4}/);
  await items(page).nth(2).locator('summary').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page.getByText('Page 1 of 10')).toBeVisible();
  await expect(page.getByText('Loading Questions...')).toBeHidden();
  await expect(box(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});

test('the page requests nothing before the visitor interacts, and everything once afterwards', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address, { waitUntil: 'networkidle' });
  const questions = () => asked.filter((path) => path === '/api/interview-questions');
  expect(asked.filter((path) => /^\/api\/|\.js$/.test(path))).toEqual([]);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await expect.poll(questions).toHaveLength(1);
});

test('text, category and question chosen before the script loads are kept', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Java', exact: true }).click();
  await box(page).click();
  await box(page).pressSequentially('hash');
  letThrough();
  await expect(page).toHaveURL(`${address}?q=hash&category=Java`);
  await expect(box(page)).toHaveValue('hash');
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Java', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the link to a question opens its page, with the way back to the search', async ({ page }) => {
  await page.goto(`${address}?q=hash`);
  await expect(items(page)).toHaveCount(4);
  const text = await items(page).first().locator('summary').innerText();
  await items(page).first().locator('summary').click();
  await items(page).first().getByRole('link', { name: 'Open on its own page' }).click();
  await expect(page).toHaveURL(/\/interview-question\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  const found = page.url();
  await page.goto(found.replace(/[^/]*-(?=[^/-]*$)/, 'other-words-'));
  await expect(page).toHaveURL(found);
  await page.goBack();
  await page.goBack();
  await expect(items(page)).toHaveCount(4);
  await expect(box(page)).toHaveValue('hash');
});

test.describe('with a simulated API', () => {
  test.use({ expectedFailures: [/status of 500/] });

  test('a slow response shifts nothing', { tag: '@screens' }, async ({ page }) => {
    await page.route('**/api/interview-questions*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto(address);
    await expect(items(page)).toHaveCount(5);
    const answered = page.waitForResponse('**/api/interview-questions*');
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await answered;
    await expect(items(page)).toHaveCount(5);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });

  test('a search entered before the response waits for it', async ({ page }) => {
    const answer = await hold(page, '**/api/interview-questions*');
    await page.goto(address);
    await box(page).fill('hash');
    await expect(page.getByText('Loading Questions...')).toBeVisible();
    await expect(items(page)).toHaveCount(0);
    answer();
    await expect(items(page)).toHaveCount(4);
  });

  test('a failure shows a message and no list', async ({ page }) => {
    await page.route('**/api/interview-questions*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(address);
    await box(page).focus();
    await expect(page.getByText('Failed to load questions. Please try again later.')).toBeVisible();
    await expect(items(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});

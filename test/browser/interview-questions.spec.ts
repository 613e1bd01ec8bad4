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
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page).toHaveURL(address);
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

  test('of 10,000 questions the right ones stand there within 50 ms of a letter', async ({ page }) => {
    await page.route('**/api/interview-questions*', answerWithThousands);
    await page.goto(address);
    await expect(page.getByText('10,000 questions')).toBeVisible({ timeout: 30_000 });

    const times: number[] = [];
    await box(page).fill('number ');
    // Every one of them leaves another number of questions.
    for (const key of ['1', '2', '3', '4', ...Array<string>(4).fill('Backspace')])
      times.push(await timeUntilDrawn(page, key));
    await expect(page.getByText('10,000 questions')).toBeVisible();
    expect(times.filter((time) => time === 0)).toEqual([]);
    times.sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)];
    test.info().annotations.push({ type: 'typing to result', description: `${median?.toFixed(1)} ms` });
    expect(median).toBeLessThanOrEqual(50);

    await box(page).fill('number 9999 ');
    await expect(items(page)).toHaveCount(1);
  });
});

/** Twenty parts of 500, each question with an answer of about 700 letters. */
const answerWithThousands: Parameters<Page['route']>[1] = (route, request) => {
  const from = Number(new URL(request.url()).searchParams.get('cursor') ?? 0);
  const questions = Array.from({ length: 500 }, (_, index) => ({
    id: `q-${from + index}`,
    question: `Question number ${from + index} of them?`,
    answer: `Answer ${from + index}. ${'A manager hears what was decided, why, and what it costs. '.repeat(12)}`,
    category: `Category ${(from + index) % 12}`,
    createdAt: '2025-09-07T10:00:00.000Z',
  }));
  const next = from + 500;
  return route.fulfill({
    json: questions,
    headers: next < 10_000 ? { link: `</api/interview-questions?cursor=${next}>; rel="next"` } : {},
  });
};

/** Milliseconds from a key to the frame that shows the list for it. */
async function timeUntilDrawn(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const input = document.querySelector('input[type=search]');
    const region = document.querySelector('section[aria-label=Questions]');
    Object.assign(window, {
      drawn: new Promise<number>((resolve) => {
        input?.addEventListener(
          'keydown',
          ({ timeStamp }) => {
            let last = 0;
            const observer = new MutationObserver(() => {
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => (last = performance.now());
                port2.postMessage(0);
              });
            });
            if (region) observer.observe(region, { subtree: true, childList: true, characterData: true });
            // Nothing that comes later than this belongs to the key.
            setTimeout(() => resolve(last && last - timeStamp), 200);
          },
          { once: true },
        );
      }),
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
}

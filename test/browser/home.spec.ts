import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { expectAccessible, expectNoHorizontalScroll, layoutShift } from './support/quality.ts';

const list = '**/api/reviews/public*';
const submission = '**/api/reviews';

// A refused request leaves this in the console.
test.use({ expectedFailures: [/the server responded with a status of 500/] });

const reviews = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `review-${index}`,
    name:
      ['डॉ. अन्नपूर्णा देशपांडे-कुलकर्णी', 'Lakshminarasimharajagopalachari'.repeat(3), 'Asha'][index] ??
      `Reviewer ${index}`,
    message: index === 1 ? 'हर सत्र के बाद अभ्यास मिला। '.repeat(60) : 'Short, and to the point.',
    rating: 5 - (index % 5),
    approved: true,
    createdAt: '2025-09-06T20:00:00.000Z',
  }));

const answer = (page: Page, body: unknown, status = 200) =>
  page.route(list, (route) => route.fulfill({ status, json: body }));

const section = (page: Page) => page.getByRole('region', { name: 'In their own words' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add your review' });
const opener = (page: Page) => page.getByRole('button', { name: '+ Add Your Review' });

for (const count of [0, 1, 100]) {
  test(`${count} reviews are accessible and fit every screen`, async ({ page }) => {
    await answer(page, reviews(count));
    await page.goto('/');
    await expect(section(page).getByRole('listitem')).toHaveCount([0, 1][count] ?? 7);
    if (count === 0) {
      await expect(page.getByText('Be the first to share your feedback!', { exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
}

test('reviews that cannot be loaded say so, and leave the rest of the page alone', async ({ page }) => {
  await answer(page, { title: 'Refused', status: 500, detail: 'Sorry.' }, 500);
  await page.goto('/');
  await expect(section(page).getByRole('alert')).toContainText('The reviews could not be loaded.');
  await expect(opener(page)).toBeVisible();
  await expectAccessible(page);
});

test('nothing moves while the reviews come in under the reader’s eyes', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(list, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('list', { name: 'Loading reviews' })).toBeVisible();
  await expectAccessible(page);
  await opener(page).evaluate((button) => button.scrollIntoView({ block: 'start' }));
  release();
  await expect(
    section(page)
      .getByRole('img')
      .or(section(page).getByText(/^Rated/))
      .first(),
  ).toBeAttached();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

test('a review is left by keyboard alone, past a mistake and a failure', async ({ page }) => {
  await page.goto('/');
  await expect(section(page).getByRole('listitem').first()).toBeVisible();
  await page.route(submission, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { title: 'Refused', status: 500, detail: 'Sorry.' } })
      : route.continue(),
  );
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('radio', { name: '5 stars' })).toBeFocused();
  await expect(dialog(page).getByRole('radio', { name: '5 stars' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await page.keyboard.type('Asha Kulkarni');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Message is required.')).toBeVisible();
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('asha@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('अभ्यास परीक्षा सबसे काम की रही।');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Sorry, there was an error submitting your review.',
  );
  await expect(dialog(page).getByRole('button', { name: 'Submit Review' })).toBeFocused();
  await expect(dialog(page).getByLabel('Message')).toHaveValue('अभ्यास परीक्षा सबसे काम की रही।');
  await expect(dialog(page).getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expectAccessible(page);

  await page.unroute(submission);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Thank you! Your review has been submitted for approval.',
  );
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  // It waits for the owner.
  await page.reload();
  await expect(section(page).getByRole('listitem').first()).toBeVisible();
  await expect(section(page).getByText('अभ्यास परीक्षा सबसे काम की रही।')).toHaveCount(0);
});

test('the focus stays in the review form until it is closed', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await expect(dialog(page).getByRole('radio', { name: '5 stars' })).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
    // Between the last and the first element the browser's own controls have their turn.
    const isInside =
      place === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body));
    expect(isInside).toBe(true);
  }
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(opener(page)).toBeFocused();
});

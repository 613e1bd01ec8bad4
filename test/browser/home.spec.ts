import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { expectAccessible, expectUsable, hydrated, layoutShift } from './support/quality.ts';
import { openRendered } from './support/rendered.ts';
import { phone } from './support/screens.ts';

const submission = '**/api/reviews';

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

const section = (page: Page) => page.getByRole('region', { name: 'In their own words' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add your review' });
const opener = (page: Page) => page.getByRole('button', { name: '+ Add Your Review' });

for (const count of [0, 1, 6]) {
  test(`${count} reviews are accessible and fit every screen`, { tag: '@screens' }, async ({ page }) => {
    const answer = { data: reviews(count), ...(count === 6 && { next: 'more' }) };
    await openRendered(page, '/', { 'GET /reviews/public': answer });
    await page.goto('/');
    await expect(section(page).getByRole('listitem')).toHaveCount(count);
    if (count === 0) {
      await expect(page.getByText('Be the first to share your feedback!', { exact: true })).toBeVisible();
    }
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await expectUsable(page);
  });
}

test('the next batches, the people and the lowest price fit every screen', { tag: '@screens' }, async ({
  page,
}) => {
  await page.goto('/');
  const slips = page.getByRole('region', { name: 'You know the price' }).getByRole('listitem');
  await expect(slips).toHaveCount(page.viewportSize()?.width === phone.viewport.width ? 2 : 3);
  await expect(slips.first()).toContainText('₹');
  await expect(page.getByText(/^from ₹/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Portrait of/ }).last()).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await expectUsable(page);
  const title = await slips.first().getByRole('heading').innerText();
  await slips.first().getByRole('link', { name: 'Request a seat' }).click();
  await expect(page.getByText(title).first()).toBeVisible();
});

test('a visitor expands a long review and loads more', { tag: '@screens' }, async ({ page }) => {
  await openRendered(page, '/', { 'GET /reviews/public': { data: reviews(6), next: 'more' } });
  await page.route('**/api/reviews/public*', (route) => route.fulfill({ json: reviews(8).slice(6) }));
  await page.goto('/');
  const long = section(page).getByRole('listitem').nth(1);
  const height = async () => (await long.boundingBox())?.height ?? 0;
  const folded = await height();
  await long.locator('summary').click();
  expect(await height()).toBeGreaterThan(folded * 1.5);
  await section(page).getByRole('button', { name: 'Show more reviews' }).click();
  await expect(section(page).getByRole('listitem')).toHaveCount(8);
  await expect(section(page).getByRole('listitem').nth(6)).toBeFocused();
  await expectAccessible(page);
});

test.describe('reviews that fail to load', () => {
  test.use({ expectedFailures: [/status of 503/] });

  test('say so and leave the rest of the page working', async ({ page }) => {
    await openRendered(page, '/', 'unreadable');
    await page.goto('/');
    await expect(section(page).getByRole('alert')).toContainText('We couldn’t load the reviews.');
    await expect(opener(page)).toBeVisible();
    await expectAccessible(page);
  });
});

test('a visitor leaves a review by keyboard, past a mistake and a failure', async ({ page }) => {
  await page.goto('/');
  await expect(section(page).getByRole('listitem').first()).toBeVisible();
  await page.route(submission, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { title: 'Refused', status: 500, detail: 'Sorry.' } })
      : route.continue(),
  );
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await hydrated(dialog(page).getByRole('form'));
  await expect(dialog(page).getByRole('radio', { name: '5 stars' })).toBeFocused();
  await expect(dialog(page).getByRole('radio', { name: '5 stars' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await page.keyboard.type('Asha Kulkarni');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Message is required.')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toContainText('Please check: Email, Message.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('asha@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('अभ्यास परीक्षा सबसे काम की रही।');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Sorry, there was an error submitting your review.',
  );
  await expect(dialog(page).getByRole('button', { name: 'Submit review' })).toBeFocused();
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
  await page.reload();
  await expect(section(page).getByRole('listitem').first()).toBeVisible();
  await expect(section(page).getByText('अभ्यास परीक्षा सबसे काम की रही।')).toHaveCount(0);
});

test('focus stays in the review form until it is closed', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await expect(dialog(page).getByRole('radio', { name: '5 stars' })).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
    const isInside =
      place === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body));
    expect(isInside).toBe(true);
  }
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(opener(page)).toBeFocused();
});

import type { Page } from '@playwright/test';
import type { OwnOrder } from '#shared/domain/work/bought-work.ts';
import { pdf } from '../support/documents.ts';
import { ownOrders } from '../support/web/own-orders.ts';
import { expect, test } from './support/console.ts';
import { expectAccessible, expectStill, expectUsable, settled } from './support/quality.ts';

test.use({ expectedFailures: [/responded with a status of (?:401|410|413)/] });

const json = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

const problem = (status: number, detail: string) => json(status, { title: 'Refused', status, detail });

const inTime = '2026-11-21T10:00:00.000Z';

const freeTimes = ['2026-11-22T13:30:00.000Z', '2026-12-02T13:30:00.000Z', '2026-12-02T14:30:00.000Z'];

async function open(page: Page, order: OwnOrder | undefined, now = inTime) {
  await page.clock.setFixedTime(new Date(now));
  await page.route('**/api/order**', (route) =>
    route.fulfill(order ? json(200, order) : problem(401, 'Open the order by its link.')),
  );
  await page.route('**/api/order/times*', (route) => route.fulfill(json(200, { times: freeTimes })));
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your order');
}

for (const [name, order] of [...Object.entries(ownOrders), ['without a sign-in session', undefined] as const])
  test(`an order ${name} is accessible, fits every screen and doesn’t shift`, { tag: '@screens' }, async ({
    page,
  }) => {
    await open(page, order);
    await settled(page);
    await expectStill(page);
    await expectUsable(page);
  });

test('an overdue order says so, and lets the buyer wait or ask for a refund', async ({ page }) => {
  await open(page, ownOrders.writing, '2026-11-23T10:00:00.000Z');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re late');
  await page.getByRole('button', { name: 'Ask for a refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Something is wrong' });
  await expect(dialog.getByLabel('I’d like a refund')).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the dark scheme is just as accessible', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, ownOrders.drafts);
  await settled(page);
  await expectAccessible(page);
});

test('a file that the gateway refuses gets a readable error', async ({ page }) => {
  await open(page, ownOrders.details);
  await page.route('**/api/order/files/*', (route) =>
    route.fulfill(json(413, { message: 'Request Too Long' })),
  );
  await page.getByLabel('Your CV as a file').setInputFiles({
    name: 'CV.pdf',
    mimeType: 'application/pdf',
    buffer: pdf(),
  });
  await expect(page.getByRole('alert')).toHaveText('This file is too large. The limit is 4 MB.');
  await expectAccessible(page);
});

test('a buyer handles an order using only the keyboard', async ({ page }) => {
  await open(page, ownOrders.question);
  await page.route('**/api/order/entries', (route) => route.fulfill(json(200, ownOrders.writing)));
  await page.getByLabel('Your answer').focus();
  await page.keyboard.type('Forty branches; I led the testing.');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('form', { name: 'Answer' }).getByRole('link', { name: 'Privacy Policy' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^We’re writing. First draft by/);
  await expect(heading).toBeFocused();
});

test('the order link’s token leaves the address bar and reaches no third party', async ({ page }) => {
  const link = `order_One.1790000000.${'a'.repeat(43)}`;
  const asked: string[] = [];
  await page.clock.setFixedTime(new Date(inTime));
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.route('**/api/orders/session', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/order', (route) => route.fulfill(json(200, ownOrders.writing)));
  await page.goto(`/order#${link}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We’re writing/);
  expect(new URL(page.url()).hash).toBe('');
  // A script that another one loads names that one as its referrer, and nothing else may be named.
  expect(asked.filter((line) => /order_One\.| http(?!\S*\/assets\/\S+\.js$)/.test(line))).toEqual([]);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what to do instead', async ({ page }) => {
    await page.goto('/order');
    const instead = page.locator('main noscript p');
    await expect(instead).toBeVisible();
    await expect(instead).toContainText('This page needs JavaScript.');
    await expect(page.getByRole('main').getByRole('link', { name: '+91 712 000 0148' })).toBeVisible();
  });
});

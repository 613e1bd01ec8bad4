import type { Page } from '@playwright/test';
import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import { receipt } from '../support/web/samples.ts';
import { expect, test } from './support/console.ts';
import { buyPlan, newBuyer } from './support/purchase.ts';
import { expectAccessible, expectNoHorizontalScroll, settled } from './support/quality.ts';

test.use({ expectedFailures: [/responded with a status of (?:401|404)/] });

const longest: Partial<Receipt> = {
  what: 'Projektmanagementfachkraft'.repeat(6).slice(0, 150),
  name: 'वैष्णवी '.repeat(12).trim(),
  email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.in`,
  paise: 50_000_000,
  refundedPaise: 49_999_999,
};

async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  return {
    pages: pdf.match(/\/Type \/Page\b(?!s)/g)?.length,
    paper: [Math.round(Number(width)), Math.round(Number(height))],
  };
}

async function openReceipt(page: Page, more: Partial<Receipt> = {}): Promise<void> {
  await page.route('**/api/order/receipt', (route) => route.fulfill({ json: { ...receipt, ...more } }));
  await page.goto('/receipt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt 2026-27/000123');
}

test('a receipt prints on one A4 page, in black and without the site around it, with text of any length', async ({
  page,
}) => {
  for (const more of [{}, longest]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await openReceipt(page, more);
      expect(await printed(page)).toEqual({ pages: 1, paper: [595, 842] });
    }
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const name of ['Print or save as PDF', 'Back to the order'])
    await expect(page.getByText(name)).toBeHidden();
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByRole('contentinfo').last()).toBeHidden();
  const drawer = page.getByRole('article');
  await expect(drawer).toBeVisible();
  await expect(drawer).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(drawer).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a receipt is accessible and fits every screen', async ({ page }) => {
  for (const more of [{}, longest]) {
    await openReceipt(page, more);
    await settled(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectNoHorizontalScroll(page);
  }
});

test('a buyer opens the receipt from the order right after paying', async ({ page }, info) => {
  const buyer = newBuyer(info);
  await buyPlan(page, buyer);
  await expect(async () => {
    await page.goto('/order');
    await page.getByRole('link', { name: 'Open your receipt' }).click({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByRole('article')).toContainText(buyer.name);
  await expect(page.getByRole('article')).toContainText(/P-\d{4}-\d{8}/);
  await expect(page.getByRole('article')).toContainText('₹4,499');
  expect((await printed(page)).pages).toBe(1);
});

test('a receipt needs a sign-in session', async ({ page }) => {
  await page.goto('/receipt');
  await expect(page.getByRole('main').getByRole('link', { name: 'Open your order' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/receipt?order=order_RkT4c9Wm2LxQ7p');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

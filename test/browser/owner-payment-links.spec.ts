import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { openTab, signIn } from './support/people.ts';
import { expectAccessible, expectUsable } from './support/quality.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Ask for a payment' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('the owner creates a link from a course’s row, and its buyer gets a seat after paying in cash', async ({
  page,
  context,
}) => {
  test.slow();
  const name = `Asha ${Date.now()}`;
  await signIn(page);
  await openTab(page, 'Existing Courses');
  const course = row(page, 'PMP Certification Training').first();
  await course.getByRole('link', { name: 'Ask for a payment' }).click();
  await expect(form(page).getByLabel('Rupees')).toHaveValue('24999');
  await expectUsable(page);
  await form(page).getByLabel('Rupees').fill('18,999');
  await form(page).getByLabel('Name').fill(name);
  await form(page)
    .getByLabel(/I’ll share it/)
    .check();
  await form(page).getByLabel('Mobile').fill('98220 00001');
  await form(page).getByRole('button', { name: 'Create link' }).click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/pay#/);
  expect(await page.content()).not.toContain(link.split('#')[1]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/admin?tab=existing-courses');

  await openTab(page, 'Payment links');
  await expect(row(page, name)).toContainText('₹18,999');
  await expect(row(page, name)).toContainText('Open');
  await expectUsable(page);
  await row(page, name).getByRole('button', { name: 'Paid another way' }).click();
  const dialog = page.getByRole('dialog', { name: `₹18,999 from ${name}` });
  await dialog.getByLabel('How it was paid').selectOption('In cash');
  await dialog.getByLabel('Note').fill('At the office');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record ₹18,999' }).click();
  await expect(page.getByText(`₹18,999 from ${name} has been recorded as received.`)).toBeVisible();
  await expect(row(page, name)).toContainText('Paid');
  await expect(row(page, name).getByRole('button', { name: 'Copy link' })).toHaveCount(0);

  await openTab(page, 'Existing Courses');
  await course.getByRole('link', { name: 'Class' }).click();
  const opened = page.getByRole('dialog', { name: 'PMP Certification Training' });
  await expect(async () => {
    await page.reload();
    await expect(opened.getByRole('row').filter({ hasText: name })).toContainText('₹18,999', {
      timeout: 10_000,
    });
  }).toPass();
  await opened.getByLabel('Batch').fill(`Weekend batch of ${name}`);
  await opened.getByRole('button', { name: 'Save details' }).click();
  await expect(opened.getByText('Details saved.')).toBeVisible();
  await expectUsable(page);
  const started = page.waitForEvent('download');
  await opened.getByRole('button', { name: 'Export CSV' }).click();
  expect((await started).suggestedFilename()).toMatch(/^class-pmp-certification-training-.*\.csv$/);
});

test('the owner withdraws a link with a custom description and exports the month’s receipts', async ({
  page,
}) => {
  const name = `Ravi ${Date.now()}`;
  await signIn(page);
  await openTab(page, 'Payment links');
  await page.getByRole('button', { name: 'Ask for a payment' }).click();
  await form(page).getByLabel('What it’s for').fill('Two hours of interview practice');
  await form(page).getByLabel('Rupees').fill('3000');
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByRole('button', { name: 'Email link' }).click();
  await expect(form(page).getByText('Email is required.')).toBeVisible();
  await form(page).getByLabel('Email', { exact: true }).fill('ravi@example.com');
  await form(page).getByRole('button', { name: 'Email link' }).click();
  await expect(page.getByText('The link has been emailed to ravi@example.com.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await row(page, name).getByRole('button', { name: 'Withdraw' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw link' }).click();
  await expect(row(page, name)).toContainText('Withdrawn');
  await expect(row(page, name).getByRole('button', { name: 'Copy link' })).toHaveCount(0);

  await openTab(page, 'Orders');
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export receipts' }).click();
  expect((await started).suggestedFilename()).toMatch(/^receipts-20\d\d-\d\d-.*\.csv$/);
});

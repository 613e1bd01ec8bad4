import { readFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { openTab, signIn } from './support/people.ts';
import { newBuyer, orderByApi, ownersOrder, setSwitches } from './support/purchase.ts';
import { expectAccessible, expectUsable } from './support/quality.ts';
import { phone } from './support/screens.ts';

test.skip(Boolean(process.env.SITE_URL), 'The buyers of this journey pay at the simulated Razorpay.');

test.afterEach(async ({ page }) =>
  setSwitches(page, { webhooks: 'normal', lateMs: 4000, secondPayments: 'refunded' }),
);

test('the owner finds a purchase and refunds part of it, then the rest', async ({ page }, info) => {
  const sale = await sell(page, info);
  await sale.pay();
  await openOrders(page, sale);
  await expect(sale.row).toContainText('Starter Pack');
  await expect(sale.row).toContainText('₹1,899');
  await expect(sale.row).toContainText('Paid.');

  await sale.open();
  await sale.drawer.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund ${sale.name}` });
  await dialog.getByLabel('Part of it').check();
  await dialog.getByLabel('Rupees').fill('5000');
  await dialog.getByLabel('Reason').fill('Only the resume was wanted');
  await expectAccessible(page);
  await dialog.getByLabel('Rupees').fill('600');
  await dialog.getByRole('button', { name: 'Refund ₹600' }).click();
  await expect(sale.row).toContainText('Paid, and ₹600 of it was refunded.');
  await expect(
    sale.drawer.getByRole('status').filter({ hasText: /^₹600 was sent to the buyer’s bank on/ }),
  ).toBeFocused();
  expect(await sale.stored()).toMatchObject({ status: 'partially_refunded' });

  await sale.drawer.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByLabel('Reason').fill('The cover letter neither');
  await dialog.getByRole('button', { name: 'Refund ₹1,299' }).click();
  await expect(sale.row).toContainText('Refunded in full.');
  await expect(sale.drawer.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  expect(await sale.stored()).toMatchObject({
    status: 'refunded',
    // Razorpay's times are in whole seconds, so the two refunds can appear in either order.
    refunds: expect.arrayContaining([
      expect.objectContaining({ paise: 60000, status: 'processed', reason: 'Only the resume was wanted' }),
      expect.objectContaining({ paise: 129900, status: 'processed', reason: 'The cover letter neither' }),
    ]),
  });
});

test('the filter stays in the address, and an order shows its history', async ({ page }, info) => {
  const sale = await sell(page, info);
  await sale.pay();
  await openOrders(page, sale);
  await parts(page).getByRole('link', { name: 'Paid', exact: true }).click();
  await expect(page).toHaveURL(/[?&]status=paid/);
  await page.reload();
  await expect(parts(page).getByRole('link', { name: 'Paid', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sale.open();
  await expect(sale.drawer).toContainText(sale.id);
  await sale.drawer.getByText('History, 1 attempt').click();
  await expect(sale.drawer.getByRole('listitem')).toHaveText([
    /Order created/,
    /₹1,899 by UPI.*Paid for the order/,
  ]);
  await expectUsable(page);
});

test('an order is a few lines on a phone and expands', async ({ page }, info) => {
  await page.setViewportSize(phone.viewport);
  const sale = await sell(page, info);
  await sale.pay();
  await openOrders(page, sale);
  for (const text of [/^₹1,899$/, /^Starter Pack/, /^Paid\.$/])
    await expect(sale.row.getByText(text)).toBeVisible();
  await expect(sale.row.getByRole('button')).toHaveCount(0);
  expect((await sale.row.boundingBox())?.height).toBeLessThan(150);

  const name = sale.row.getByRole('link', { name: sale.name });
  await name.click();
  const drawer = page.getByRole('dialog', { name: sale.name });
  for (const action of ['Re-check', 'Refund'])
    await expect(drawer.getByRole('button', { name: action })).toBeVisible();
  await expect(drawer.getByText('Starter Pack')).toBeVisible();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
});

test('an order paid twice says so until the second payment is refunded', async ({ page }, info) => {
  await setSwitches(page, { lateMs: 200, secondPayments: 'captured' });
  const sale = await sell(page, info);
  await sale.pay('twice');
  await openOrders(page, sale);
  await expect
    .poll(async () => (await sale.stored())?.payments.filter(({ captured }) => captured).length)
    .toBe(2);
  await page.reload();
  await expect(sale.row).toContainText('Paid twice: refund the second payment.');

  await openTab(page, 'Today');
  const due = page.getByRole('list', { name: 'To do' }).getByRole('listitem').filter({ hasText: sale.name });
  await expect(due).toContainText('Possible double payment');
  await due.getByRole('link', { name: 'Refund' }).click();
  await expect(page).toHaveURL(/[?&]order=order_/);
  await page.goBack();
  await expect(due).toBeVisible();
  await openOrders(page, sale);

  await sale.open();
  await sale.drawer.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: `Refund ${sale.name}` });
  await expect(dialog.getByRole('radio', { name: /Paid again: refund it/ })).toBeChecked();
  await dialog.getByLabel('Reason').fill('Paid twice');
  await dialog.getByRole('button', { name: 'Refund ₹1,899' }).click();
  await expect(sale.row).not.toContainText('Paid twice:');
  await expect(sale.row).toContainText('Paid.');
  const stored = await sale.stored();
  expect(stored).toMatchObject({ status: 'paid', refunds: [{ paise: 189900, status: 'processed' }] });
  expect(stored?.refunds[0]?.paymentId).not.toBe(stored?.paidBy);
});

test('an order whose webhook was lost is paid after a re-check', async ({ page }, info) => {
  const sale = await sell(page, info);
  await openOrders(page, sale);
  await expect(sale.row).toContainText('Not paid. The buyer hasn’t tried to pay yet.');
  await setSwitches(page, { webhooks: 'dropped' });
  await sale.pay();
  await sale.open();
  await sale.drawer.getByRole('button', { name: 'Re-check' }).press('Enter');
  await expect(sale.row).toContainText('Paid.');
  await expect(sale.drawer).toContainText('Checked with Razorpay just now. This is up to date.');
  await expect(sale.drawer.getByRole('button', { name: 'Re-check' })).toBeFocused();
  expect(await sale.stored()).toMatchObject({ status: 'paid', payments: [{ status: 'captured' }] });
});

test.describe('when the connection breaks', () => {
  test.use({ expectedFailures: [/net::ERR_FAILED/] });

  test('a refund whose response was lost isn’t made again', async ({ page }, info) => {
    const sale = await sell(page, info);
    await sale.pay();
    await openOrders(page, sale);
    await page.route(
      `**/api/admin/orders/${sale.id}/refund`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await sale.open();
    await sale.drawer.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog', { name: `Refund ${sale.name}` });
    await dialog.getByLabel('Part of it').check();
    await dialog.getByLabel('Rupees').fill('600');
    await dialog.getByLabel('Reason').fill('Only the resume was wanted');
    await dialog.getByRole('button', { name: 'Refund ₹600' }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('No reply yet');
    await expect(dialog.getByRole('button', { name: 'Refund ₹600' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sale.row).toContainText('Paid, and ₹600 of it was refunded.');
    expect((await sale.stored())?.refunds).toHaveLength(1);
  });
});

test('the owner exports the filtered orders', async ({ page }, info) => {
  const [open, paid] = [await sell(page, info), await sell(page, info)];
  await paid.pay();
  await openOrders(page, paid);
  await parts(page).getByRole('link', { name: 'Paid', exact: true }).click();
  await expect(paid.row).toBeVisible();
  await expect(open.row).toHaveCount(0);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^orders-paid-.*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines.find((line) => line.includes(paid.id))).toContain(`Paid,${paid.name},`);
  expect(lines.find((line) => line.includes(paid.id))).toContain(
    ',+91 98220 00001,Starter Pack,0 to 3 years,1899,1899,0,0,0,1899,',
  );
  expect(lines.some((line) => line.includes(open.id))).toBe(false);
});

async function sell(page: Page, info: TestInfo) {
  const buyer = newBuyer(info);
  const { name } = buyer;
  const { id, pay } = await orderByApi(page, buyer);
  const row = page.getByRole('row', { includeHidden: true }).filter({ hasText: name });
  return {
    id,
    name,
    row,
    drawer: page.getByRole('dialog', { name, exact: true }),
    open: () => row.getByRole('link', { name }).click(),
    pay,
    stored: () => ownersOrder(page, id),
  };
}

async function openOrders(page: Page, { row }: { row: ReturnType<Page['getByRole']> }) {
  await signIn(page);
  await openTab(page, 'Orders');
  await expect(row).toBeVisible();
}

const parts = (page: Page) => page.getByRole('navigation', { name: 'Filter orders' });

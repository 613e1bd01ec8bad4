import type { Page, Route, TestInfo } from '@playwright/test';
import { pdf as pdfOf } from '../support/documents.ts';
import { expect, test } from './support/console.ts';
import { openTab, signIn, startSession } from './support/people.ts';
import { newBuyer, orderByApi } from './support/purchase.ts';
import { expectAccessible, expectUsable } from './support/quality.ts';

test.skip(Boolean(process.env.SITE_URL), 'The buyers of this journey pay at the simulated Razorpay.');
test.use({
  expectedFailures: [/the server responded with a status of (40[1349]|41[02]|502)|net::ERR_FAILED/],
});

const pdf = (words: string) => ({
  name: 'resume.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf(0, `/Subject (${words})`),
});

async function buy(page: Page, info: TestInfo, outcome = 'success') {
  const buyer = newBuyer(info);
  const { id, pay } = await orderByApi(page, buyer);
  await pay(outcome);
  return { id, name: buyer.name, link: `/admin?tab=work&order=${id}` };
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const statusOf = (page: Page) => page.getByRole('region', { name: 'Status' });

async function openWork(page: Page, { link, name }: { link: string; name: string }) {
  await expect(async () => {
    await page.goto(link);
    await expect(drawer(page, name)).toBeVisible({ timeout: 10_000 });
    await expect(statusOf(page)).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

async function choose(page: Page, name: string, form = name) {
  const place = page.getByRole('form', { name: form });
  if (!(await place.isVisible())) await page.locator('summary').getByText(name, { exact: true }).click();
  return place;
}

async function enterDetails(page: Page) {
  const details = await choose(page, 'Enter details taken by phone', 'Enter details');
  await details.getByLabel('Target role').fill('Project Manager in a bank');
  await details.getByLabel('Current CV').fill('Nine years at a bank in Pune.');
  await details.getByRole('button', { name: 'Enter details' }).click();
  await expect(statusOf(page)).toContainText('First drafts to write');
}

test('the owner enters a buyer’s details, asks a question, sends a draft, downloads it and withdraws it', async ({
  page,
}, info) => {
  test.slow();
  const sale = await buy(page, info);
  await startSession(page.request);
  await openWork(page, sale);
  await expect(statusOf(page)).toContainText('The buyer’s turn');
  await expectUsable(page);
  await enterDetails(page);
  await expect(page.getByText('Details entered.')).toBeFocused();
  await expect(statusOf(page).getByText(/^Due \w{3} \d+ \w{3}$/)).toBeVisible();

  const question = await choose(page, 'Ask a question');
  await question.getByLabel('Your question').fill('Which bank?');
  await question.getByRole('button', { name: 'Send question' }).dblclick();
  await expect(statusOf(page)).toContainText('Clock paused until the buyer answers');
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  const answer = await choose(page, 'Enter an answer taken by phone');
  await answer.getByLabel('The buyer’s answer').fill('A private one.');
  await answer.getByRole('button', { name: 'Enter answer' }).click();
  await expect(statusOf(page)).toContainText('Our turn');

  const draft = await choose(page, 'Send draft');
  await draft.getByLabel('File for the Resume').setInputFiles({ ...pdf(''), buffer: Buffer.from('MZ') });
  await expect(draft.getByText('This isn’t a PDF or Word file.')).toBeVisible();
  await draft.getByLabel('File for the Resume').setInputFiles(pdf('first'));
  await draft.getByLabel('Note to the buyer').fill('Look at the dates, please.');
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/drafts/**', loseAnswer, { times: 1 });
  await draft.getByRole('button', { name: 'Send draft' }).click();
  await expect(draft.getByRole('alert')).toContainText('we’ll store it only once');
  await expectAccessible(page);
  await draft.getByRole('button', { name: 'Send draft' }).click();
  await expect(page.getByText('The draft of the Resume has been sent')).toBeFocused();
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByText('Draft 1', { exact: true })).toHaveCount(1);
  await expect(documents).not.toContainText('Draft 2');
  await expectUsable(page);

  const download = documents.getByRole('link', { name: /Download Resume, draft 1/ });
  const started = page.waitForEvent('download');
  await download.click();
  expect((await started).suggestedFilename()).toBe('resume.pdf');
  await page.getByRole('button', { name: 'Withdraw draft 1 of the Resume' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw draft', exact: true }).click();
  await expect(page.getByText(/has been withdrawn. The buyer can no longer download it/)).toBeFocused();
  await expect(documents).toContainText('only visible to you');

  await page.keyboard.press('Escape');
  await expect(drawer(page, sale.name)).toHaveCount(0);
  await expect(row(page, sale.name)).toContainText('First drafts to write');
  await expect(row(page, sale.name).getByRole('link', { name: sale.name, exact: true })).toBeFocused();
});

test('when two people write on one order, the second sees the first change and keeps the typed text', async ({
  page,
  browser,
}, info) => {
  test.slow();
  const sale = await buy(page, info);
  const other = await (await browser.newContext()).newPage();
  for (const each of [page, other]) {
    await startSession(each.request);
    await openWork(each, sale);
  }
  const message = await choose(other, 'Write a message');
  await message.getByLabel('Your message').fill('Shall we call?');
  await enterDetails(page);
  await message.getByRole('button', { name: 'Send message' }).click();
  await expect(other.getByRole('region', { name: 'In the meantime' })).toContainText(
    'Details taken by phone',
  );
  await expect(message.getByLabel('Your message')).toHaveValue('Shall we call?');
  await expectAccessible(other);
  await message.getByRole('button', { name: 'Send message' }).click();
  await expect(other.getByText('Message sent.')).toBeFocused();
  await other.context().close();
});

test('the owner sees a buyer who tried to pay, with their contact links', async ({ page }, info) => {
  const sale = await buy(page, info, 'failure');
  await signIn(page);
  await openTab(page, 'Work');
  await page.getByRole('link', { name: 'Tried to pay' }).click();
  await expect(row(page, sale.name)).toContainText('₹1,899');
  await expect(row(page, sale.name).getByRole('link', { name: '+91 98220 00001' })).toHaveAttribute(
    'href',
    'tel:+919822000001',
  );
  await expect(page).toHaveURL('/admin?tab=work&list=tried');
  await expectUsable(page);
});

test('a new order link works, and the earlier ones stop working', async ({ page, context }, info) => {
  test.slow();
  const sale = await buy(page, info);
  await startSession(page.request);
  await openWork(page, sale);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('summary').getByText('New order link').click();
  const make = async () => {
    await page.getByRole('button', { name: 'Create new link' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const first = await make();
  expect(await page.content()).not.toContain(first.split('#')[1]);
  await page.reload();
  await page.locator('summary').getByText('New order link').click();
  const second = await make();
  const open = async (link: string) => {
    const headers = { origin: new URL(page.url()).origin };
    const data = { link: link.split('#')[1] };
    const response = await page.request.post('/api/orders/session', { data, headers });
    return response.status();
  };
  expect(await open(second)).toBe(204);
  expect(await open(first)).toBeGreaterThanOrEqual(400);
});

test('an order in Orders leads to its work, where the owner refunds it', async ({ page }, info) => {
  test.slow();
  const sale = await buy(page, info);
  await startSession(page.request);
  await openWork(page, sale);
  await page.goto('/admin?tab=orders');
  await row(page, sale.name).getByRole('link', { name: sale.name }).click();
  await drawer(page, sale.name).getByRole('link', { name: 'Open the work' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Refund ${sale.name}` });
  await dialog.getByLabel('Reason').fill('Changed their mind');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refund ₹1,899' }).click();
  await expect(drawer(page, sale.name).getByText(/₹1,899 was sent to the buyer’s bank/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/admin\?tab=orders&order=/);
});

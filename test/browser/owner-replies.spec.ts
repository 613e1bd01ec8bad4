import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { hold } from './support/network.ts';
import { adminPassword, openTab, signIn, startSession } from './support/people.ts';
import { atRest, expectAccessible, expectUsable } from './support/quality.ts';

test.use({ expectedFailures: [/the server responded with a status of (40[149]|502)/] });

async function ask(page: Page, firstName: string) {
  const name = `${firstName} ${Date.now()}`;
  const response = await page.request.post('/api/enquiries', {
    data: {
      name,
      email: 'asha@example.com',
      phoneNumber: '+91 98220 00001',
      courseTitle: 'PMP',
      message: 'Is there a weekend batch?',
    },
  });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  return { name, link: `/admin?tab=manage-enquiries&enquiry=${id}` };
}

async function login(page: Page) {
  await page.getByLabel('Password').fill(adminPassword);
  await page.keyboard.press('Enter');
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

async function addTemplate(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: 'Add a template' }).click();
  const form = page.getByRole('form', { name: 'Add a template' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Text').fill(text);
  await form.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText(`“${name}” saved.`)).toBeVisible();
}

test('an email’s link opens the enquiry, after sign-in, with its call link', {
  tag: '@screens',
}, async ({ page }) => {
  const { name, link } = await ask(page, 'Asha');
  await page.goto(link);
  await login(page);
  await expect(drawer(page, name)).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await expect(page).toHaveURL(link);
  const call = drawer(page, name).getByRole('link', { name: 'Call +91 98220 00001' });
  await expect(call).toHaveAttribute('href', 'tel:+919822000001');
  await expect(call).toBeInViewport();
  await expect(drawer(page, name).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/919822000001\\?text=Hello%20${name.split(' ')[0]}`),
  );
  await expect(drawer(page, name)).toContainText(/E-\d{4}-\d{8}/);
  await expect(send(page)).toBeVisible();
  await expectUsable(page);

  await page.goto(link);
  await expect(send(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page, name)).toHaveCount(0);
  await expect(page).toHaveURL('/admin?tab=manage-enquiries');
  await expect(row(page, name).getByRole('link', { name, exact: true })).toBeFocused();
});

test('a row opens its enquiry, also by keyboard, and Back closes it', { tag: '@screens' }, async ({
  page,
}) => {
  const { name } = await ask(page, 'Ravi');
  await signIn(page);
  await openTab(page, 'Manage Enquiries');
  const opener = row(page, name).getByRole('link', { name, exact: true });
  const answer = await hold(page, /\/api\/admin\/enquiries\/[\da-f-]{36}$/, 1);
  await opener.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeFocused();
  const message = drawer(page, name).getByText('Is there a weekend batch?');
  await expect(message).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await atRest(page);
  const place = await message.boundingBox();
  answer();
  await expect(send(page)).toBeVisible();
  expect(await message.boundingBox()).toEqual(place);
  await page.goBack();
  await expect(drawer(page, name)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(drawer(page, name).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page, name)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Manage Enquiries' })).toHaveAttribute('aria-selected', 'true');
});

test('a logged call stops the clock once', async ({ page }) => {
  const { name } = await ask(page, 'Meera');
  await signIn(page);
  await openTab(page, 'Manage Enquiries');
  await expect(row(page, name)).toContainText(/Reply by \w{3} \d{1,2}:\d\d [ap]m/);
  await row(page, name).getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Yes' }).dblclick();
  await expect(page.getByText('Call saved. Marked as answered.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1);
  await expect(drawer(page, name)).toContainText(/Answered \w{3} \d+ \w{3}, \d{1,2}:\d\d [ap]m/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, name)).toContainText('Answered');
  await expect(row(page, name)).not.toContainText('Reply by');
  await page.reload();
  await expect(row(page, name)).toContainText('Answered');
});

test('a reply starts from a template, is sent once and survives the end of a sign-in session', async ({
  page,
}) => {
  test.slow();
  const { link } = await ask(page, 'Imran');
  const template = `Dates ${Date.now()}`;
  await signIn(page);
  await openTab(page, 'Email and settings');
  await addTemplate(page, template, 'The next batch begins on Saturday.');

  await page.goto(link);
  await page.getByRole('button', { name: template }).click();
  const words = page.getByLabel('Your reply');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('The next batch begins on Saturday.');
  await words.press('Control+End');
  await words.pressSequentially(' And on Sunday.');
  await expectUsable(page);

  await page.context().clearCookies();
  await send(page).click();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await login(page);
  await expect(words).toHaveValue('The next batch begins on Saturday. And on Sunday.');
  await expect(send(page)).toBeFocused();

  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.fulfill({ status: 502, json: {} });
  };
  await page.route('**/replies', loseAnswer, { times: 1 });
  await send(page).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText('The next batch begins on Saturday. And on Sunday.');
  await expect(words).toHaveValue('');
  await expectAccessible(page);
  await page.reload();
  await expect(history.getByRole('listitem')).toHaveCount(1);
});

test('when two people answer one enquiry, the second sees the first reply', async ({ page, browser }) => {
  test.slow();
  const { name, link } = await ask(page, 'Li Na');
  const other = await (await browser.newContext()).newPage();
  for (const each of [page, other]) {
    await startSession(each.request);
    await each.goto(link);
    await expect(drawer(each, name)).toBeVisible();
  }
  await other.getByLabel('Your reply').fill('On Sunday.');
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Call saved. Marked as answered.')).toBeVisible();
  await expect(other.getByText(/Someone updated this enquiry while you were writing/)).toBeVisible({
    timeout: 10_000,
  });
  await send(other).click();
  await expect(other.getByText(/Someone else has just updated this enquiry/)).toBeVisible();
  await expect(other.getByRole('region', { name: 'History' })).toContainText('Called');
  await expect(other.getByLabel('Your reply')).toHaveValue('On Sunday.');
  await expectAccessible(other);
  await other.context().close();
});

test('the owner edits templates and holidays, and a holiday pauses every clock', async ({ page }) => {
  const { name } = await ask(page, 'Sunita');
  const template = `Fees ${Date.now()}`;
  await signIn(page);
  await openTab(page, 'Email and settings');
  await addTemplate(page, template, 'The fee is ₹24,999.');
  await page.getByRole('button', { name: `Edit ${template}` }).click();
  await expectAccessible(page);
  await page.getByLabel('Text', { exact: true }).fill('The fee is ₹19,999.');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('heading', { name: 'Reply templates' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('The fee is ₹19,999.')).toBeVisible();
  await page.getByRole('button', { name: `Remove ${template}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: template })).toHaveCount(0);

  const due = async () => {
    await openTab(page, 'Manage Enquiries');
    await row(page, name).getByRole('link', { name, exact: true }).click();
    const text = await drawer(page, name).getByText(/^by /).textContent();
    await page.keyboard.press('Escape');
    await expect(drawer(page, name)).toHaveCount(0);
    return text;
  };
  const before = await due();
  await openTab(page, 'Email and settings');
  const nextWeekday = new Date(Date.now() + 86_400_000);
  while ([0, 6].includes(nextWeekday.getUTCDay())) nextWeekday.setUTCDate(nextWeekday.getUTCDate() + 1);
  const date = nextWeekday.toISOString().slice(0, 10);
  await page.getByLabel('Another holiday').fill(date);
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await expect(page.getByText(/ is now a holiday\.$/)).toBeVisible();
  await expectAccessible(page);
  expect(await due()).not.toBe(before);
  await openTab(page, 'Email and settings');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(/ is a working day again\.$/)).toBeVisible();
  expect(await due()).toBe(before);
});

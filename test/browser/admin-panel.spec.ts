import type { AdminOrder } from '#shared/domain/orders/order.ts';
import type { PaymentLink } from '#shared/domain/payment-links/payment-link.ts';
import type { WorkRow } from '#shared/domain/work/work-detail.ts';
import { tabs } from '#web/admin/tabs.ts';
import { paidOrder } from '../support/web/order-samples.ts';
import { course, interviewQuestion, review } from '../support/web/samples.ts';
import { expect, test } from './support/console.ts';
import { openNavigation, openTab, signIn, startSession } from './support/people.ts';
import { expectAccessible, expectUsable } from './support/quality.ts';
import { phone } from './support/screens.ts';

test.use({
  expectedFailures: [
    /the server responded with a status of (40[139]|500)|net::ERR_(FAILED|INTERNET_DISC)|dynamically imported module/,
  ],
});

const lists = /\/api\/(admin\/(courses|enquiries|orders|work|payment-links|activity)|reviews\/admin)/;

test('every tab is accessible and fits every screen', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  for (const { name } of tabs) {
    await openTab(page, name);
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectUsable(page);
  }
});

test('Today makes at most 12 requests, and each other tab at most 3 more', async ({ page }) => {
  await startSession(page.request);
  const asked: string[] = [];
  // A list doesn't wait for its portraits, and browsers keep them for good.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname);
  });
  const requestsOf = async (act: () => Promise<unknown>) => {
    asked.splice(0);
    await act();
    await expect
      .poll(async () => {
        const { length } = asked;
        await page.waitForTimeout(500);
        return asked.length - length;
      })
      .toBe(0);
    return [...asked];
  };
  const openToday = async () => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: /day \d+ \w+\.$/ })).toBeVisible();
  };
  for (const { id, name } of tabs) {
    const first = await requestsOf(openToday);
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(12);
    if (id === 'today') continue;
    const more = await requestsOf(() => openTab(page, name));
    expect(more.length, `${name}: ${more.join(' ')}`).toBeLessThanOrEqual(3);
  }
});

for (const answer of ['late', 'failed', 'empty'] as const)
  test(`every list is accessible while its response is ${answer}`, async ({ page }) => {
    await startSession(page.request);
    await page.route(lists, async (route) => {
      if (answer === 'late') await new Promise((resolve) => setTimeout(resolve, 60_000));
      else if (answer === 'failed') await route.fulfill({ status: 500, json: {} });
      else await route.fulfill({ json: [] });
    });
    for (const id of [
      'existing-courses',
      'manage-enquiries',
      'manage-reviews',
      'orders',
      'work',
      'payment-links',
      'activity',
    ]) {
      await page.goto(`/admin?tab=${id}`);
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      if (answer === 'late') await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
      if (answer === 'failed')
        await expect(page.getByRole('alert')).toContainText(/^(Failed to|Couldn’t) load/);
      await expectAccessible(page);
    }
  });

for (const { tab, route, row, rest } of fullLists())
  test(`fifty rows of ${tab} take at most 8,874 px on a phone, and each row expands`, async ({ page }) => {
    await startSession(page.request);
    const rows = Array.from({ length: 50 }, (_, n) => ({ ...row, id: `${row.id}-${n}` }));
    await page.route(new RegExp(`/api/${route}(\\?|$)`), (answer) => answer.fulfill({ json: rows }));
    await page.setViewportSize(phone.viewport);
    await page.goto(`/admin?tab=${tab}`);
    const shown = page.getByRole('tabpanel').getByRole('row');
    await expect(shown).toHaveCount(51);
    expect((await page.getByRole('main').boundingBox())?.height).toBeLessThanOrEqual(8874);

    if (!rest) return;
    const first = shown.nth(1);
    for (const text of rest) await expect(first.getByText(text, { exact: true })).toBeHidden();
    await first.locator('summary[aria-label^="More about"]').press('Enter');
    for (const text of rest) await expect(first.getByText(text, { exact: true })).toBeVisible();
    await expectUsable(page);
  });

function fullLists() {
  const text =
    'The weekly mock tests showed me that I was weak in risk, not in scheduling as I had believed. ';
  const work: WorkRow = {
    id: 'order_MockAbc123',
    number: 'P-2026-48203917',
    what: 'Ultimate Career Kit, 7-14 years',
    name: 'Asha Kulkarni-Deshpande',
    mobile: '+919822000001',
    startedAt: '2026-11-16T06:30:00.000Z',
    turn: 'us',
    waiting: 'drafts',
    since: '2026-11-16T06:30:00.000Z',
    due: '2126-11-22T18:29:00.000Z',
    documents: [{ name: 'Resume', phase: 'coming', drafts: 0 }],
  };
  const link: PaymentLink = {
    id: 'link',
    what: 'Two coaching sessions before an interview',
    paise: 350_000,
    lastDay: '2126-11-29',
    name: 'Asha Kulkarni-Deshpande',
    email: 'asha@example.com',
    mobile: '+919822000001',
    createdAt: '2026-11-22T06:30:00.000Z',
    state: 'open',
    url: '/pay#link.1.secret',
  };
  const order: AdminOrder = paidOrder();
  const question = interviewQuestion({
    question: 'What happens between typing an address into the browser and seeing the page of a site?',
    answer: text.repeat(5),
  });
  return [
    { tab: 'work', route: 'admin/work', row: work },
    { tab: 'orders', route: 'admin/orders', row: order },
    {
      tab: 'payment-links',
      route: 'admin/payment-links',
      row: link,
      rest: ['asha@example.com', 'Paid another way', 'Withdraw'],
    },
    {
      tab: 'existing-courses',
      route: 'admin/courses',
      row: course({
        title: 'Business analysis for working professionals',
        timings: 'Sat and Sun, 9:00 am to 12:00 noon IST',
      }),
      rest: ['Delete'],
    },
    {
      tab: 'interview-questions',
      route: 'admin/interview-questions',
      row: question,
      rest: [/^The weekly mock tests/, 'Delete'],
    },
    {
      tab: 'manage-reviews',
      route: 'reviews/admin',
      row: review({ message: text.repeat(5), isVerified: true }),
      rest: ['meera@example.com', 'Reply publicly', 'Delete'],
    },
  ];
}

test('an expired session loses neither typed text nor focus', async ({ page }) => {
  await signIn(page);
  await openTab(page, 'Manage Course');
  await page.getByLabel('Title').fill('Scrum in practice');
  await page.getByRole('tabpanel').getByLabel('Description').fill('Two evenings.');
  await page.getByRole('tabpanel').getByLabel('Price').fill('4499');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add Course' }).click();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Password').fill(process.env.ADMIN_PASSWORD ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue('Scrum in practice');
  await expect(page.getByRole('tabpanel').getByLabel('Price')).toHaveValue('4499');
  await expect(page.getByRole('button', { name: 'Add Course' })).toBeFocused();
});

test('the owner switches tabs by keyboard, and Back opens the previous one', async ({ page }) => {
  await signIn(page);
  await openTab(page, 'Manage Course');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?tab=existing-courses$/);
  await expect(page.getByRole('tab', { name: 'Existing Courses' })).toBeFocused();
  await page.getByRole('button', { name: 'Edit' }).first().press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit course' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Edit course' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Existing Courses' })).toHaveAttribute('aria-selected', 'true');
});

test('a logout without a network doesn’t claim success', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /day \d+ \w+\.$/ })).toBeVisible();
  await page.context().setOffline(true);
  await openNavigation(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('dialog', { name: 'You’re still signed in on the server' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/admin/session')).status()).toBe(401);
});

test('deleting asks for confirmation in an accessible dialog and reports a failure', async ({ page }) => {
  await signIn(page);
  await openTab(page, 'Existing Courses');
  await page.getByRole('button', { name: 'Delete' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.route('**/api/courses/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Error: Could not delete course.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete' }).first()).toBeFocused();
});

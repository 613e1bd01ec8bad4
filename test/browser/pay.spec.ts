import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { startSession } from './support/people.ts';
import { type Buyer, checkoutOf, closeCheckout, newBuyer, press, setSwitches } from './support/purchase.ts';
import { expectAccessible, expectUsable } from './support/quality.ts';

test.skip(Boolean(process.env.SITE_URL), 'The buyers of these journeys pay at the simulated Razorpay.');

test.use({ expectedFailures: [/status of (?:400|403|404|409|429|503)/] });

test.afterEach(({ page }) => setSwitches(page, { webhooks: 'normal', lateMs: 4000 }));

async function asOwner<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const origin = new URL((await request.get('/api/health')).url()).origin;
  await startSession(request);
  const answer = await request.post(`/api${path}`, { data, headers: { origin } });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

interface Asked {
  id: string;
  url: string;
}

const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

const words = 'Two hours of interview coaching, and a letter';

const ask = (request: APIRequestContext, more: object = {}) =>
  asOwner<Asked>(request, '/admin/payment-links', {
    ...{ subject: { kind: 'words', words }, rupees: 2500, lastDay: dayIn(3), name: 'Asha Kulkarni', ...more },
  });

const pathOf = ({ url }: Asked) => url.slice(url.indexOf('/pay#'));

async function fillIn(page: Page, { name, email, mobile }: Buyer): Promise<void> {
  const form = page.getByRole('form', { name: 'Purchase' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Mobile').fill(mobile);
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₹2,500' }).click();

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('a buyer sees what a payment link is for and pays, and the token leaves the address bar', async ({
  page,
  request,
}, info) => {
  const asked = await ask(request);
  const requested: string[] = [];
  page.on('request', (each) => requested.push(each.url()));
  await page.goto(pathOf(asked));
  await expect(heading(page)).toHaveText(words);
  await expect(page.getByRole('main')).toContainText('₹2,500');
  await expect(page.getByRole('form', { name: 'Purchase' }).getByLabel('Name')).toHaveValue('Asha Kulkarni');
  expect(page.url()).toMatch(/\/pay$/);
  expect(requested.filter((url) => url.includes(asked.id))).toEqual([]);
  await expectUsable(page);

  await page.reload();
  await expect(heading(page)).toHaveText(words);

  await fillIn(page, newBuyer(info));
  await pay(page);
  await expect(checkoutOf(page)).toContainText(words);
  await expect(checkoutOf(page)).toContainText('₹2,500.00');
  await press(page, 'Pay successfully');
  await expect(page).toHaveURL(/\/payment-success\?order=order_\w+$/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(requested.filter((url) => url.includes(asked.id))).toEqual([]);

  await page.goto(pathOf(asked));
  await expect(heading(page)).toHaveText('This has been paid for');
  await expectAccessible(page);
});

test('a buyer pays in one of two tabs, and the other tab says so', async ({
  page,
  context,
  request,
}, info) => {
  const path = pathOf(await ask(request));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(path);
    await expect(heading(tab)).toHaveText(words);
  }
  await page.bringToFront();
  await fillIn(page, newBuyer(info));
  await pay(page);
  await press(page, 'Pay successfully');
  await expect(page).toHaveURL(/\/payment-success/);
  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heading(other)).toHaveText('This has been paid for');
});

test('a buyer can retry a failed or dismissed payment with the same details', async ({
  page,
  request,
}, info) => {
  await page.goto(pathOf(await ask(request)));
  await fillIn(page, newBuyer(info));
  await pay(page);
  await closeCheckout(page);
  await expect(page.getByRole('alert')).toContainText('Payment modal dismissed by user.');
  await expectAccessible(page);
  await pay(page);
  await press(page, 'Fail payment');
  await expect(checkoutOf(page)).toContainText('You can try again.');
  await closeCheckout(page);
  await expect(page.getByRole('alert')).toContainText('Your last payment didn’t go through.');
  await pay(page);
  await press(page, 'Pay successfully');
  await expect(page).toHaveURL(/\/payment-success/);
});

test('a withdrawn, wrong or missing payment link says what to do', async ({ page, request }) => {
  const asked = await ask(request);
  await asOwner(request, `/admin/payment-links/${asked.id}/withdraw`, {});
  await page.goto(pathOf(asked));
  await expect(heading(page)).toHaveText('This link has been withdrawn');
  await expectAccessible(page);
  await page.goto(`/pay#${asked.id}.1234567890.${'m'.repeat(43)}`);
  await expect(heading(page)).toHaveText('This payment link doesn’t work');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/pay');
  await expect(heading(page)).toHaveText('Open your payment link');
  await expectUsable(page);
});

test('an expired payment link says so', async ({ page, request }) => {
  await page.route('**/api/pay', (route) =>
    route.fulfill({
      json: { what: words, paise: 250_000, lastDay: '2026-11-01', name: 'Asha', state: 'expired' },
    }),
  );
  await page.goto(pathOf(await ask(request)));
  await expect(heading(page)).toHaveText('This payment link has expired');
  await expect(page.getByRole('main')).toContainText('1 November 2026');
});

test('a page that couldn’t load can be retried', async ({ page, request }) => {
  await page.route('**/api/pay', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(pathOf(await ask(request)));
  await expect(heading(page)).toHaveText('We couldn’t load your payment');
  await page.unroute('**/api/pay');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(words);
});

test('a buyer pays for a seat on the course page if the owner allows it', async ({ page, request }, info) => {
  const course = { title: `Weekend class ${info.project.name}`, description: 'Live.', price: 2500 };
  const { id } = await asOwner<{ id: string }>(request, '/courses', { ...course, payOnline: true });
  await page.goto(`/course/${id}`);
  await expect(page.getByRole('link', { name: 'Ask about this course' })).toHaveAttribute('href', '#enquiry');
  await expect(page.getByRole('link', { name: 'Request a seat' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pay online' }).click();
  await expect(heading(page)).toHaveText(course.title);
  await fillIn(page, newBuyer(info));
  await pay(page);
  await press(page, 'Pay successfully');
  await expect(page).toHaveURL(/\/payment-success/);

  const dated = { ...course, startDate: '2099-12-07' };
  const { id: asking } = await asOwner<{ id: string }>(request, '/courses', dated);
  await page.goto(`/course/${asking}`);
  await expect(page.getByRole('link', { name: 'Request a seat' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay online' })).toHaveCount(0);
  await page.goto(`/pay?course=${asking}`);
  await expect(heading(page)).toHaveText('You can’t pay for this course online');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page shows the phone number', async ({ page }) => {
    await page.goto('/pay');
    await expect(heading(page)).toHaveText('Paying online needs JavaScript');
    await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible();
  });
});

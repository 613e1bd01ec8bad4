import { expect, test } from './support/console.ts';
import { expectAccessible, hydrated } from './support/quality.ts';

const pages = [
  ['/services', 'Services'],
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/cancellation-policy', 'Cancellations & Refund Policy'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms & Conditions'],
  ['/terms-&-conditions', 'Terms & Conditions'],
  ['/delivery-policy', 'Delivery Policy'],
  ['/grievance', 'Complaints'],
  ['/payment-success', 'Payment Successful!'],
  ['/no/such/page', 'This step is missing.'],
] as const;

test.use({ expectedFailures: [/the server responded with a status of (404|500)/] });

for (const path of ['/services', '/contact']) {
  test(`the questions on ${path} open and close by keyboard`, async ({ page }) => {
    await page.goto(path);
    const questions = page.locator('main .ledger > details');
    await questions.nth(0).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(questions.nth(0)).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(questions.nth(1)).toHaveAttribute('open');
    await expect(questions.nth(0)).toHaveAttribute('open');
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(questions.nth(1)).not.toHaveAttribute('open');
  });
}

test('a visitor’s failed message is kept and sent on the second try', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Contact' });
  await page.route('**/api/enquiries/certification', (route) =>
    route.fulfill({ status: 500, json: { title: 'Refused', status: 500, detail: 'Sorry.' } }),
  );
  await page.goto('/contact');
  await hydrated(form);
  await form.getByLabel('Name').fill('रवि देशमुख');
  await form.getByLabel('Email').fill('ravi@example.com');
  await form.getByLabel('Phone').fill('call me');
  await form.getByLabel('Message').fill('Six years of testing. What next?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expect(form.getByText('Enter a phone number such as 98220 12345 or +44 20 7946 0958.')).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel('Phone').fill('98220 00001');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toHaveText('Failed to submit enquiry. Please try again.');
  await expect(form.getByLabel('Message')).toHaveValue('Six years of testing. What next?');
  await expectAccessible(page);

  await page.unroute('**/api/enquiries/certification');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Enquiry submitted successfully!')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expectAccessible(page);
});

test('the words in the about page’s drawing aren’t cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  for (const name of ['after the rains', 'in a dry year']) {
    const text = page.locator('main svg text').filter({ hasText: name });
    const room = await text.evaluate((element: SVGElement) => {
      const drawing = element.ownerSVGElement?.getBoundingClientRect();
      return (drawing?.right ?? 0) - element.getBoundingClientRect().right;
    });
    expect(room, name).toBeGreaterThan(-1);
  }
});

test('a visitor jumps around a policy using its table of contents', { tag: '@screens' }, async ({ page }) => {
  await page.goto('/cancellation-policy');
  await page.getByRole('navigation', { name: 'On this page' }).getByText('5 Refund Process').click();
  await expect(page).toHaveURL(/#refunds$/);
  await expect(page.getByRole('heading', { name: '5 Refund Process' })).toBeInViewport();
});

test('the home page, services and policies are complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const [address, words] of [
    ['/', 'We read each review before publishing it'],
    ['/services', 'Coaching Packages & Programs'],
    ['/contact', 'Please fill in all four'],
    ['/about', 'Why a flight of steps'],
    ['/cancellation-policy', 'within 7-10 business days'],
    ['/payment-success', 'Your order has been confirmed.'],
  ] as const) {
    await page.goto(address);
    expect(await page.getByRole('main').innerText()).toContain(words);
  }
  for (const [address, title] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.goto('/services');
  await page.locator('main summary').first().click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await context.close();
});

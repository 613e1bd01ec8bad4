import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { setSwitches } from './support/purchase.ts';
import { expectAccessible, expectUsable } from './support/quality.ts';

test.skip(Boolean(process.env.SITE_URL), 'Only the local run has it.');
test.use({ expectedFailures: [/status of 400/] });

type Options = Record<string, unknown>;
interface Checkout {
  open: () => void;
  close: () => void;
  on: (name: string, listener: (event: object) => void) => void;
}
declare global {
  interface Window {
    heard: unknown[];
    checkout: Checkout;
    Razorpay: new (options: Options) => Checkout;
  }
}

async function openCheckout(page: Page, more: Options = {}): Promise<string> {
  await page.goto('/resume');
  await page.addScriptTag({ url: '/razorpay/v1/checkout.js' });
  return page.evaluate(async (given) => {
    const response = await fetch('/api/create-order', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId: String(Math.random()), amount: 4499 }),
    });
    const { id, key } = await response.json();
    window.heard = [];
    document.querySelector<HTMLElement>('main a')?.focus();
    window.checkout = new window.Razorpay({
      key,
      order_id: id,
      name: 'Sopaan',
      description: 'Resume, 4-8 years',
      prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' },
      handler: (proof: object) => window.heard.push(['handler', proof]),
      modal: {
        ondismiss: () => window.heard.push(['ondismiss']),
        onhidden: () => window.heard.push(['onhidden']),
      },
      ...given,
    });
    window.checkout.on('payment.failed', (event) => window.heard.push(['payment.failed', event]));
    window.checkout.open();
    return id;
  }, more);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Test checkout' });
const heard = (page: Page) => page.evaluate(() => window.heard);
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click();
const proof = (orderId: string) => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: expect.stringMatching(/^pay_\w{14}$/),
  razorpay_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
});

test('shows the buyer and amount, traps focus and returns it', async ({ page }) => {
  await openCheckout(page);
  const dialog = dialogOf(page);
  for (const text of ['Sopaan', 'Resume, 4-8 years', '₹4,499.00', 'asha@example.com'])
    await expect(dialog).toContainText(text);
  await expectAccessible(page);
  for (const name of ['Pay successfully', 'Fail payment']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const name of ['Pay, lose the callback', 'Pay twice', 'Authorise late'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  await expectUsable(page);
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Pay successfully' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main a').first()).toBeFocused();
  await expect.poll(() => heard(page)).toEqual([['ondismiss'], ['onhidden']]);
});

test('passes the payment’s signature to its page and closes', async ({ page }) => {
  const order = await openCheckout(page);
  await press(page, 'Pay successfully');
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(() => heard(page)).toEqual([['handler', proof(order)]]);
});

test('stays open after a failed payment for another try', async ({ page }) => {
  const order = await openCheckout(page);
  await press(page, 'Fail payment');
  await expect(dialogOf(page).getByRole('status')).toHaveText('Payment failed. You can try again.');
  const failure = [
    'payment.failed',
    {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'Payment failed',
        source: 'gateway',
        step: 'payment_response',
        reason: 'payment_failed',
        metadata: { order_id: order, payment_id: expect.stringMatching(/^pay_/) },
      },
    },
  ];
  expect(await heard(page)).toEqual([failure]);
  await expectAccessible(page);
  await press(page, 'Pay successfully');
  await expect.poll(() => heard(page)).toEqual([failure, ['handler', proof(order)]]);
});

test('closes on Escape unless disabled, and when the page asks', async ({ page }) => {
  await openCheckout(page);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await openCheckout(page, { modal: { escape: false } });
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  await page.evaluate(() => window.checkout.close());
  await expect(dialogOf(page)).toBeHidden();
});

test('asks before closing if configured', async ({ page }) => {
  await openCheckout(page, { modal: { confirm_close: true } });
  page.once('dialog', (question) => question.dismiss());
  await press(page, 'Close');
  await expect(dialogOf(page)).toBeVisible();
  page.once('dialog', (question) => question.accept());
  await press(page, 'Close');
  await expect(dialogOf(page)).toBeHidden();
});

test('pays and loses the callback', async ({ page }) => {
  const order = await openCheckout(page);
  await page.getByText('More', { exact: true }).click();
  await press(page, 'Pay, lose the callback');
  await expect(dialogOf(page).getByRole('status')).toContainText('the page hasn’t been notified');
  await press(page, 'Close');
  await expect.poll(() => heard(page)).toEqual([['ondismiss'], ['onhidden']]);
  expect(await eventsOf(page, order)).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
});

test('pays twice, and late', async ({ page }) => {
  await setSwitches(page, { lateMs: 200 });
  const twice = await openCheckout(page);
  await page.getByText('More', { exact: true }).click();
  await press(page, 'Pay twice');
  await expect.poll(() => eventsOf(page, twice)).toContain('order.paid');
  await expect
    .poll(async () => (await eventsOf(page, twice)).filter((name) => name === 'payment.authorized'))
    .toHaveLength(2);
  expect(await eventsOf(page, twice)).toContain('refund.processed');

  const late = await openCheckout(page);
  await page.getByText('More', { exact: true }).click();
  await press(page, 'Authorise late');
  await expect(dialogOf(page).getByRole('status')).toContainText('not completed on time');
  await expect.poll(() => eventsOf(page, late)).toContain('order.paid');
  await setSwitches(page, { lateMs: 4000 });
});

test('refuses payment after its timeout', async ({ page }) => {
  await openCheckout(page, { timeout: 1 });
  await expect(dialogOf(page).getByRole('status')).toHaveText('The time to pay has run out.');
  await expect(dialogOf(page).getByRole('button', { name: 'Pay successfully' })).toBeHidden();
});

test('rejects missing and excessive options', async ({ page }) => {
  await page.goto('/resume');
  await page.addScriptTag({ url: '/razorpay/v1/checkout.js' });
  page.on('dialog', (alert) => alert.accept());
  const thrown = (options: Options) =>
    page.evaluate((given) => {
      try {
        new window.Razorpay(given);
      } catch (error) {
        return String(error);
      }
      return '';
    }, options);
  expect(await thrown({ amount: 100 })).toBe('Error: No key passed');
  const notes = Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`note${n}`, 'x']));
  expect(await thrown({ key: 'rzp_test_1', notes })).toContain('At most 15 notes are allowed');
  expect(await thrown({ key: 'rzp_test_1' })).toBe('');
});

test('reports an error for a key that isn’t the order’s', async ({ page }) => {
  const said: string[] = [];
  page.on('dialog', async (alert) => {
    said.push(alert.message());
    await alert.accept();
  });
  await openCheckout(page, { key: 'rzp_test_another' });
  await expect.poll(() => said).toEqual(['Oops! Something went wrong.\nThe id provided does not exist']);
  await expect(dialogOf(page)).toBeHidden();
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' });

  test('posts the signature to the callback address, and a failure if retrying is off', async ({ page }) => {
    const posted: string[] = [];
    await page.route('**/callback*', (route) => {
      posted.push(route.request().postData() ?? '');
      return route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><title>Back</title>',
      });
    });
    const order = await openCheckout(page, { callback_url: '/callback?a=1' });
    await press(page, 'Pay successfully');
    await expect(page).toHaveTitle('Back');
    expect(Object.fromEntries(new URLSearchParams(posted[0]))).toEqual(proof(order));

    const failed = await openCheckout(page, { callback_url: '/callback', retry: { enabled: false } });
    await press(page, 'Fail payment');
    await expect(page).toHaveTitle('Back');
    expect(posted).toHaveLength(2);
    const fields = Object.fromEntries(new URLSearchParams(posted[1]));
    expect(fields).toMatchObject({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[reason]': 'payment_failed' });
    expect(JSON.parse(fields['error[metadata]'] ?? '')).toMatchObject({ order_id: failed });
  });
});

async function eventsOf(page: Page, orderId: string): Promise<string[]> {
  const deliveries: { event: { name: string; body: string } }[] = await (
    await page.request.get('/razorpay/checkout/webhooks')
  ).json();
  return deliveries.filter(({ event }) => event.body.includes(orderId)).map(({ event }) => event.name);
}

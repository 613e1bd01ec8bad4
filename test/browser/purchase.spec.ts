import { expect, test } from './support/console.ts';
import { holdScripts } from './support/network.ts';
import { openNavigation } from './support/people.ts';
import {
  buyPlan,
  checkoutOf,
  closeCheckout,
  expectPaid,
  fillIn,
  goOn,
  goToCheckout,
  modalOf,
  newBuyer,
  ownersOrder,
  press,
  setSwitches,
} from './support/purchase.ts';
import { expectAccessible, expectUsable, layoutShift } from './support/quality.ts';
import { phone } from './support/screens.ts';

test.skip(Boolean(process.env.SITE_URL), 'The buyers of these journeys pay at the simulated Razorpay.');

test.use({ expectedFailures: [/status of (?:400|403|409|429)/] });

test.afterEach(({ page }) => setSwitches(page, { webhooks: 'normal', lateMs: 4000 }));

test('a buyer purchases a plan using only the keyboard, with no third-party request before checkout', async ({
  page,
}, info) => {
  const buyer = newBuyer(info);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/resume');
  await page
    .getByRole('region', { name: 'Plans' })
    .getByRole('button', { name: 'Pay Online' })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const modal = modalOf(page);
  await expect(modal.getByLabel('Name')).toBeFocused();
  await expect(modal).toContainText('Resume, 14-20 years');
  await expect(modal).toContainText('₹4,499');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(modal.getByText('Name is required.')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type(buyer.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(buyer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(buyer.mobile);
  expect(asked.filter((url) => /razorpay/.test(url) || !url.includes('//localhost'))).toEqual([]);

  const answer = page.waitForResponse('**/api/create-order');
  await page.keyboard.press('Enter');
  const { id } = await (await answer).json();
  await expect(checkoutOf(page)).toContainText('₹4,499.00');
  await expect(checkoutOf(page)).toContainText('Resume, 14-20 years');
  await expect(checkoutOf(page)).toContainText(buyer.email);
  await expect(modal).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(checkoutOf(page).getByRole('button', { name: 'Pay successfully' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expectPaid(page, id);
  await expectUsable(page);
  expect(await ownersOrder(page, id)).toMatchObject({
    status: 'paid',
    paise: 449900,
    plan: { band: '14-20', item: 'Resume' },
    buyer: { ...buyer, mobile: '+919822000001' },
    payments: [{ status: 'captured' }],
  });
});

for (const [loss, webhooks] of [
  ['closing its tab', 'normal'],
  ['losing its webhook too', 'dropped'],
] as const)
  test(`a purchase survives ${loss}`, async ({ page, context }, info) => {
    await setSwitches(page, { webhooks });
    await page.goto('/resume');
    const id = await goToCheckout(page, newBuyer(info));
    await press(page, 'Pay, lose the callback');
    await expect(checkoutOf(page)).toContainText('the page hasn’t been notified');
    await page.close();

    const next = await context.newPage();
    await expect.poll(async () => (await ownersOrder(next, id))?.status).toBe('paid');
    await next.goto(`/payment-success?order=${id}`);
    await expectPaid(next, id);
    await setSwitches(next, { webhooks: 'normal' });
  });

test('a buyer can retry a failed payment in the same checkout', async ({ page }, info) => {
  await page.goto('/resume');
  const id = await goToCheckout(page, newBuyer(info));
  await press(page, 'Fail payment');
  await expect(checkoutOf(page)).toContainText('Payment failed. You can try again.');
  await press(page, 'Pay successfully');
  await expectPaid(page, id);
  const order = await ownersOrder(page, id);
  expect(order).toMatchObject({ status: 'paid' });
  await expect
    .poll(async () => (await ownersOrder(page, id))?.payments.map(({ status }) => status).sort())
    .toEqual(['captured', 'failed']);
});

test('a dismissed checkout keeps the details and the order', async ({ page }, info) => {
  const buyer = newBuyer(info);
  await page.goto('/resume');
  const id = await goToCheckout(page, buyer);
  await closeCheckout(page);
  const alert = modalOf(page).getByRole('alert');
  await expect(alert).toContainText('Payment modal dismissed by user.');
  await expect(alert).toContainText('don’t pay again');
  await expect(alert).toContainText(/give this order number: P-\d{4}-\d{8}\./);
  await expect(modalOf(page).getByLabel('Email')).toHaveValue(buyer.email);
  await expectUsable(page);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('dismissed');

  const again = page.waitForResponse('**/api/create-order');
  await goOn(page);
  expect((await (await again).json()).id).toBe(id);
  await closeCheckout(page);
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toBeHidden();
  expect(await ownersOrder(page, id)).toMatchObject({ status: 'created', payments: [] });
});

test('a payment still pending at the bank is shown as neither failed nor paid', async ({ page }, info) => {
  await setSwitches(page, { lateMs: 6000 });
  await page.goto('/resume');
  const id = await goToCheckout(page, newBuyer(info));
  await press(page, 'Authorise late');
  await expect(checkoutOf(page)).toContainText('You can try again.');
  await closeCheckout(page);
  await expect(modalOf(page).getByRole('alert')).toContainText('If money has left your account');
  await page.goto(`/payment-success?order=${id}`);
  await expect(page.getByRole('heading', { name: 'We haven’t received a payment yet' })).toBeVisible();
  await expectAccessible(page);
  await expectPaid(page, id);
  expect(await ownersOrder(page, id)).toMatchObject({ status: 'paid' });
});

test('a forged payment signature is rejected', async ({ page }, info) => {
  await page.route('**/razorpay/checkout/pay', (route) =>
    route.fulfill({ json: forgedProof(route.request().postDataJSON().order_id) }),
  );
  await page.goto('/resume');
  const id = await goToCheckout(page, newBuyer(info));
  await press(page, 'Pay successfully');
  const alert = modalOf(page).getByRole('alert');
  await expect(alert).toContainText('Payment verification failed. Please contact support.');
  await expectAccessible(page);
  expect(await ownersOrder(page, id)).toMatchObject({ status: 'created', payments: [] });
});

test('an order paid twice is one paid order', async ({ page }, info) => {
  await setSwitches(page, { lateMs: 300 });
  await page.goto('/resume');
  const id = await goToCheckout(page, newBuyer(info));
  await press(page, 'Pay twice');
  await expectPaid(page, id);
  await expect
    .poll(async () => (await ownersOrder(page, id))?.payments.map(({ status }) => status).toSorted())
    .toEqual(['captured', 'refunded']);
  expect(await ownersOrder(page, id)).toMatchObject({ status: 'paid' });
});

test('the same buyer can purchase again after confirming', async ({ page }, info) => {
  const buyer = newBuyer(info);
  const first = await buyPlan(page, buyer);

  await page.goto('/resume');
  await fillIn(page, buyer);
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('Do you want to buy it again?');
  await expectAccessible(page);
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/create-order') && answer.ok());
  await page.getByRole('button', { name: 'Buy it again' }).click();
  const { id: second } = await (await opened).json();
  expect(second).not.toBe(first);
  await press(page, 'Pay successfully');
  await expectPaid(page, second);
  for (const id of [first, second])
    expect(await ownersOrder(page, id)).toMatchObject({ status: 'paid', buyer: { email: buyer.email } });
});

test(
  'the resume page opened from the home page allows the checkout',
  { tag: '@screens' },
  async ({ page }, info) => {
    await page.goto('/');
    await openNavigation(page);
    const loaded = page.waitForResponse(
      (response) => response.request().isNavigationRequest() && response.url().endsWith('/resume'),
    );
    await page.getByRole('navigation').getByRole('link', { name: 'Resume' }).first().click();
    expect((await loaded).headers()['content-security-policy']).toContain('https://checkout.razorpay.com');
    const id = await goToCheckout(page, newBuyer(info));
    await press(page, 'Pay successfully');
    await expectPaid(page, id);
    expect(await ownersOrder(page, id)).toMatchObject({ status: 'paid' });
  },
);

for (const status of ['paid', 'processing', 'attempted', 'partially_refunded', 'refunded', 'unknown'])
  test(`the ${status} order page is accessible and doesn’t shift`, { tag: '@screens' }, async ({ page }) => {
    await page.route('**/api/orders/*/status', (route) => route.fulfill({ json: { status } }));
    const order = status === 'unknown' ? 'cut-off' : 'order_SomeOrder12345';
    await page.goto(`/payment-success?order=${order}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await expectUsable(page);
  });

test.describe('before the script loads', () => {
  test('a press on Pay Online shows progress and opens the chosen plan', async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/resume', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: '0-3 years' }).check();
    const plans = page.getByRole('region', { name: 'Plans' });
    await plans.getByRole('button', { name: 'Pay Online' }).nth(2).click();
    await expect(plans.getByRole('button', { name: 'Opening…' })).toBeVisible();
    letThrough();
    const modal = page.getByRole('dialog', { name: 'LinkedIn' });
    await expect(modal).toContainText('LinkedIn, 0-3 years');
    await expect(modal).toContainText('₹1,399');
    await expect(modal.getByLabel('Name')).toBeFocused();
  });

  test('an order is loading and not yet shown as paid', async ({ page }) => {
    await page.route('**/api/orders/*/status', (route) => route.fulfill({ json: { status: 'created' } }));
    const letThrough = await holdScripts(page);
    await page.goto('/payment-success?order=order_SomeOrder12345', { waitUntil: 'commit' });
    await expect(page.getByText('Loading your order…')).toBeVisible();
    await expect(page.getByText('Payment Successful!')).toBeHidden();
    letThrough();
    await expect(page.getByRole('heading', { name: 'We haven’t received a payment yet' })).toBeVisible();
  });
});

test('the resume page is reset when the buyer returns after a purchase', async ({ page }, info) => {
  await buyPlan(page, newBuyer(info));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'A resume that matches your experience',
  );
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a payment awaiting the bank shows a calm status', async ({ page }, info) => {
  await page.route('**/api/orders/*/status', (route) => route.fulfill({ json: { status: 'processing' } }));
  await page.goto('/resume');
  const id = await goToCheckout(page, newBuyer(info));
  await closeCheckout(page);
  await expect(modalOf(page).getByRole('status')).toContainText(
    'We’re waiting for your bank to confirm the payment',
  );
  await expectAccessible(page);
  await page.unroute('**/api/orders/*/status');
  await modalOf(page).getByRole('link', { name: 'Check payment status' }).click();
  await expect(page).toHaveURL(`/payment-success?order=${id}`);
  await expect(page.getByRole('heading', { name: 'We haven’t received a payment yet' })).toBeVisible();
});

test.describe('on an iPhone, whose checkout leaves the page', () => {
  test.use({
    ...phone,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('the buyer returns to a paid order', async ({ page }, info) => {
    await page.goto('/resume');
    const id = await goToCheckout(page, newBuyer(info));
    const posted = page.waitForRequest('**/api/payments/return');
    await press(page, 'Pay successfully');
    expect((await posted).method()).toBe('POST');
    await expectPaid(page, id);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await ownersOrder(page, id)).toMatchObject({ status: 'paid' });
  });

  test('a forged payment signature is rejected and the details are kept', async ({ page }, info) => {
    const buyer = newBuyer(info);
    await page.route('**/razorpay/checkout/pay', (route) =>
      route.fulfill({ json: forgedProof(route.request().postDataJSON().order_id) }),
    );
    await page.goto('/resume');
    await goToCheckout(page, buyer);
    await press(page, 'Pay successfully');
    await expect(modalOf(page).getByRole('alert')).toContainText(
      'Payment verification failed. Please contact support.',
    );
    await expect(page).toHaveURL('/resume?band=14-20&tab=plans&plan=resume');
    await expect(modalOf(page).getByLabel('Name')).toHaveValue(buyer.name);
    await expect(modalOf(page)).toContainText(/give this order number: P-\d{4}-\d{8}\./);
    await expectAccessible(page);
  });

  test('after a failed payment, the buyer returns with the plan and details kept', async ({ page }, info) => {
    const buyer = newBuyer(info);
    await page.goto('/resume');
    await page.getByRole('radio', { name: '0-3 years' }).check();
    const id = await goToCheckout(page, buyer);
    await page.evaluate(giveUp, id);
    const alert = modalOf(page).getByRole('alert');
    await expect(alert).toContainText('Something went wrong. Please try again.');
    await expect(modalOf(page)).toContainText('Resume, 0-3 years');
    await expect(modalOf(page)).toContainText('₹1,499');
    await expect(modalOf(page).getByLabel('Mobile')).toHaveValue(buyer.mobile);
    await expect(page.getByRole('radio', { name: '0-3 years' })).toBeChecked();
    expect(await ownersOrder(page, id)).toMatchObject({ status: 'created' });
  });
});

test.describe('when the connection breaks', () => {
  test.use({
    expectedFailures: [/net::ERR_FAILED|Couldn't load preload assets|status of (?:400|403|409|429)/],
  });

  test('a paid order is found although its verification was lost', async ({ page }, info) => {
    await page.route('**/api/verify', (route) => route.abort());
    await page.goto('/resume');
    const id = await goToCheckout(page, newBuyer(info));
    await press(page, 'Pay successfully');
    await expect(modalOf(page).getByRole('status')).toContainText(
      'Confirming your payment. Keep this page open.',
    );
    await expectAccessible(page);
    await expect(page).toHaveURL(/payment-success/);
    await expectPaid(page, id);
  });

  test('a script that fails to load shows an error and loads on the next press', async ({ page }, info) => {
    await page.route('**/razorpay/v1/checkout.js', (route) => route.abort(), { times: 1 });
    await page.goto('/resume');
    await fillIn(page, newBuyer(info));
    await goOn(page);
    await expect(modalOf(page).getByRole('alert')).toContainText('Something went wrong. Please try again.');
    await goOn(page);
    await expect(checkoutOf(page)).toBeVisible();
  });

  test('a dialog that fails to load shows the phone number and is requested again', async ({ page }) => {
    await page.route('**/assets/purchase-*', (route) => route.abort());
    await page.goto('/resume');
    const button = page.getByRole('region', { name: 'Plans' }).getByRole('button', { name: 'Pay Online' });
    await button.first().click();
    const words = page.getByText('The payment window didn’t open.');
    await expect(words).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Buy by phone' })).toBeVisible();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await expect(words).toBeHidden();
    await expect(button.first()).toBeFocused();

    await page.unroute('**/assets/purchase-*');
    await button.first().click();
    await expect(modalOf(page).getByLabel('Name')).toBeVisible();
  });

  test('a return whose outcome can’t be loaded is shown as unknown', async ({ page }) => {
    await page.route('**/assets/purchase-*', (route) => route.abort());
    await page.goto('/resume?payment=failed&order=order_SomeOrder12345');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your payment.');
    await expectAccessible(page);
  });

  test('an order page that fails to load isn’t shown as paid', async ({ page }) => {
    await page.route('**/assets/confirmation-*', (route) => route.abort());
    await page.goto('/payment-success?order=order_SomeOrder12345');
    await expect(page.getByText('Loading your order…')).toBeVisible();
    await expect(page.getByText('We couldn’t load it.')).toBeVisible();
    await expect(page.getByText('Payment Successful!')).toBeHidden();
    await expectAccessible(page);
  });
});

const forgedProof = (razorpay_order_id: string) => ({
  razorpay_order_id,
  razorpay_payment_id: 'pay_ForgedForged12',
  razorpay_signature: '00'.repeat(32),
});

function giveUp(orderId: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/api/payments/return';
  for (const [name, value] of [
    ['error[code]', 'BAD_REQUEST_ERROR'],
    ['error[metadata]', JSON.stringify({ order_id: orderId })],
  ]) {
    const input = document.createElement('input');
    Object.assign(input, { name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import type { AdminOrder } from '#shared/domain/orders/order.ts';
import { startSession } from './people.ts';

export interface Buyer {
  name: string;
  email: string;
  mobile: string;
}

type Requester = Pick<Page, 'request'>;

let buyers = 0;

export function newBuyer({ project }: TestInfo): Buyer {
  const name = `Asha ${project.name} ${Date.now()} ${++buyers}`;
  return { name, email: `${name.replaceAll(' ', '-').toLowerCase()}@example.com`, mobile: '+91 98220 00001' };
}

export const modalOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Resume' });

export const checkoutOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Test checkout' });

export async function fillIn(page: Page, buyer: Buyer): Promise<void> {
  await page
    .getByRole('region', { name: 'Plans' })
    .getByRole('button', { name: 'Pay Online' })
    .first()
    .click();
  await modalOf(page).getByLabel('Name').fill(buyer.name);
  await modalOf(page).getByLabel('Email').fill(buyer.email);
  await modalOf(page).getByLabel('Mobile').fill(buyer.mobile);
}

export const goOn = (page: Page) =>
  modalOf(page).getByRole('button', { name: 'Continue to payment' }).click();

export async function goToCheckout(page: Page, buyer: Buyer): Promise<string> {
  await fillIn(page, buyer);
  const answer = page.waitForResponse('**/api/create-order');
  await goOn(page);
  const { id } = await (await answer).json();
  await expect(checkoutOf(page)).toBeVisible();
  return id;
}

export async function buyPlan(page: Page, buyer: Buyer): Promise<string> {
  await page.goto('/resume');
  const id = await goToCheckout(page, buyer);
  await press(page, 'Pay successfully');
  await expectPaid(page, id);
  return id;
}

/** Orders the Starter Pack through the API. `pay` ends as the simulated Razorpay's `outcome` says. */
export async function orderByApi({ request }: Requester, buyer: Buyer) {
  const plan = { band: '0-3', item: 'Starter Pack' };
  const opened = await request.post('/api/create-order', {
    data: { userId: buyer.name, amount: 1899, plan, ...buyer },
  });
  const { id, key }: { id: string; key: string } = await opened.json();
  const pay = async (outcome = 'success') => {
    const data = { key_id: key, order_id: id, outcome };
    const paid = await request.post('/razorpay/checkout/pay', { data });
    expect(paid.ok(), await paid.text()).toBe(outcome !== 'failure');
    return paid.json();
  };
  return { id, pay };
}

export async function press(page: Page, name: string): Promise<void> {
  const button = checkoutOf(page).getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) await checkoutOf(page).getByText('More', { exact: true }).click();
  await button.click();
}

export async function closeCheckout(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept());
  await press(page, 'Close');
}

export async function expectPaid(page: Page, orderId: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page).toHaveURL(`/payment-success?order=${orderId}`);
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText(/^P-\d{4}-\d{8}$/);
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
}

export async function ownersOrder(page: Page, orderId: string): Promise<AdminOrder | undefined> {
  const list = () => page.request.get('/api/admin/orders');
  let answer = await list();
  if (!answer.ok()) {
    await startSession(page.request);
    answer = await list();
  }
  const orders: AdminOrder[] = await answer.json();
  return orders.find(({ id }) => id === orderId);
}

export async function setSwitches({ request }: Requester, data: object): Promise<void> {
  expect((await request.patch('/razorpay/checkout/switches', { data })).ok()).toBe(true);
}

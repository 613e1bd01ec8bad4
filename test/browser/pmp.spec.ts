import { expect, test } from './support/console.ts';
import { openTab, signIn } from './support/people.ts';
import { expectAccessible, hydrated } from './support/quality.ts';

test('the salary chart is in the document at 300 by 150, with its figures', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/certifications/pmp');
  const chart = page.getByRole('img', { name: /Bar chart/ });
  const box = await chart.boundingBox();
  expect([box?.width, box?.height]).toEqual([300, 150]);
  await expect(page.getByText('Average salary: 76,636 uncertified, 107,289 certified.')).toBeVisible();
  await context.close();
});

test('a visitor asks about PMP, and the owner reads it', async ({ page }, info) => {
  const visitor = `Asha Kulkarni ${info.project.name} ${Date.now()}`;
  await page.goto('/certifications/pmp');
  await page.getByRole('link', { name: 'Ask a question first' }).click();
  const form = page.getByRole('form', { name: 'Request More Info' });
  await expect(form).toBeInViewport();

  await hydrated(form);
  await form.getByRole('button', { name: 'Request More Info' }).click();
  await expect(form.getByText('Name is required.')).toBeVisible();
  await expect(form.getByRole('alert').locator('..')).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(form.getByLabel('Name')).toBeFocused();

  await form.getByPlaceholder('Your Name*').fill(visitor);
  await form.getByPlaceholder('Your Email*').fill('asha@example.com');
  await form.getByPlaceholder('Phone Number*').fill('+91 98220 00001');
  await form.getByPlaceholder('Your Message...').fill('सप्ताहांत का बैच कब है?');
  await form.getByRole('button', { name: 'Request More Info' }).click();
  await expect(form.getByText('Enquiry submitted successfully!')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expectAccessible(page);

  await signIn(page);
  await openTab(page, 'Manage Enquiries');
  await expect(page.getByRole('row').filter({ hasText: visitor })).toContainText('PMP');
});

import { expect, test } from './support/console.ts';
import { openNavigation, openTab, signIn } from './support/people.ts';
import { hydrated } from './support/quality.ts';

test('a visitor enquires about a course, and the owner clarifies it', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const visitor = `Asha Kulkarni ${info.project.name} ${Date.now()}`;

  await page.goto('/');
  await openNavigation(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/courses/i);

  const card = page.locator('main a[href^="/course/"]').first();
  await card.click();
  await expect(page).toHaveURL(/\/course\/[\w-]+$/);
  const form = page.getByRole('form', { name: 'Course enquiry' });
  await expect(form).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await hydrated(form);
  await form.getByLabel('Name').fill(visitor);
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel(/phone/i).fill('+91 98765 43210');
  await form.getByLabel(/message/i).fill('क्या सप्ताहांत का बैच है?');
  await form.getByLabel('I have a question').check();
  await form.getByRole('button', { name: 'Send question' }).click();

  await expect(page.getByText('Your enquiry was submitted successfully!')).toBeVisible();
  await expect(page.getByText(/48 business hours/).first()).toBeVisible();
  await expect(form).toHaveCount(0);

  const owner = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await signIn(owner);
  await openTab(owner, 'Manage Enquiries');
  const row = owner.getByRole('row').filter({ hasText: visitor });
  await expect(row).toContainText(title);
  await expect(row).toContainText('क्या सप्ताहांत का बैच है?');
  await expect(row).toContainText('Pending');
  await row.getByRole('button').click();
  await expect(row).toContainText('Clarified');
  await expect(row.getByRole('button', { name: 'Reopen' })).toBeVisible();

  await owner.reload();
  await openTab(owner, 'Manage Enquiries');
  await expect(owner.getByRole('row').filter({ hasText: visitor })).toContainText('Clarified');
  await owner.context().close();
});

test('an enquiry from the footer reaches the owner without a Clarify button', async ({ page }, info) => {
  const visitor = `रवि देशमुख ${info.project.name} ${Date.now()}`;
  await page.goto('/courses');
  const footer = page.getByRole('contentinfo');
  await hydrated(footer.getByRole('form'));
  await footer.getByLabel('Name').fill(visitor);
  await footer.getByLabel('Email').fill('ravi@example.com');
  await footer.getByLabel(/phone/i).fill('9876543210');
  await footer.getByLabel(/message/i).fill('Please call me in the evening.');
  await footer.getByRole('button', { name: /submit|send/i }).click();
  await expect(footer.getByText('Enquiry submitted successfully!')).toBeVisible();

  await signIn(page);
  await openTab(page, 'Manage Enquiries');
  const row = page.getByRole('row').filter({ hasText: visitor });
  await expect(row).toContainText('General Inquiry');
  await expect(row).toContainText('Not applicable');
  await expect(row.getByRole('button')).toHaveCount(0);
});

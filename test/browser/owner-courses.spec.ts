import { expect, test } from './support/console.ts';
import { openTab, signIn } from './support/people.ts';

test('the owner adds, edits and deletes a course', async ({ page }, info) => {
  const title = `Scrum in practice ${info.project.name} ${Date.now()}`;

  await signIn(page);
  await openTab(page, 'Manage Course');
  const form = page.getByRole('tabpanel').locator('form');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('Two evenings with a real backlog.');
  await form.getByLabel(/price/i).fill('4499');
  await form.getByLabel(/duration/i).fill('2 evenings');
  await form.getByRole('button', { name: /add|save|create/i }).click();
  await expect(page.getByRole('tabpanel')).toContainText(`“${title}” is saved`);

  await openTab(page, 'Existing Courses');
  const entry = () => page.getByRole('tabpanel').getByRole('row').filter({ hasText: title });
  await expect(entry()).toContainText('₹4,499');

  await entry().getByRole('button', { name: /edit/i }).click();
  await expect(page.getByRole('tab', { name: 'Manage Course' })).toHaveAttribute('aria-selected', 'true');
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await form.getByLabel(/price/i).fill('3999');
  await form.getByRole('button', { name: /save|update/i }).click();
  await expect(page.getByRole('tabpanel')).toContainText(`“${title}” is saved`);

  await openTab(page, 'Existing Courses');
  await expect(entry()).toContainText('₹3,999');
  await page.goto('/courses');
  await expect(page.getByRole('main').getByText(title)).toBeVisible();

  await page.goto('/admin');
  await openTab(page, 'Existing Courses');
  await entry()
    .getByRole('button', { name: /delete/i })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to permanently delete this course?');
  await dialog.getByRole('button', { name: /cancel|keep/i }).click();
  await expect(entry()).toBeVisible();

  await entry()
    .getByRole('button', { name: /delete/i })
    .click();
  await dialog.getByRole('button', { name: /delete/i }).click();
  await expect(entry()).toHaveCount(0);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

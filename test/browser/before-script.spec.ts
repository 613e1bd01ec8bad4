import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { holdScripts } from './support/network.ts';
import { adminPassword, openNavigation, openTab, signIn } from './support/people.ts';
import { expectAccessible, hydrated } from './support/quality.ts';
import { openRendered } from './support/rendered.ts';

test('text typed before the scripts load is kept, and the form then says what is missing', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/services', { waitUntil: 'commit' });
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Name').fill('Asha Kulkarni');
  await footer.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL('/services');

  letThrough();
  await hydrated(footer.getByRole('form'));
  await expect(question).toHaveAttribute('open');
  await expect(footer.getByLabel('Name')).toHaveValue('Asha Kulkarni');
  await expect(footer.getByRole('alert').locator('..')).toBeFocused();
  await expect(footer.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('a form submitted before the scripts load is posted by the browser, once', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  const name = `Asha ${Date.now()}`;
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Phone').fill('98220 00001');
  await form.getByLabel('Message').fill('Which batch is next?');
  await form.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page).toHaveURL('/enquiry-sent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiry submitted successfully!');
  await expectAccessible(page);

  await page.unroute('**/assets/*.js');
  await signIn(page);
  await openTab(page, 'Manage Enquiries');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('tabpanel').getByRole('row')).toHaveCount(2);
});

test.describe('a press before the scripts load', () => {
  const early = async (page: Page, address: string, act: () => Promise<unknown>) => {
    const letThrough = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await act();
    letThrough();
  };

  test('opens the review form', async ({ page }) => {
    await early(page, '/', () => page.getByRole('button', { name: '+ Add Your Review' }).click());
    const dialog = page.getByRole('dialog', { name: 'Add your review' });
    await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeFocused();
  });

  test('loads more reviews', async ({ page }) => {
    const review = { id: 'r-1', name: 'Asha', message: 'Short.', rating: 5, approved: true };
    const at = { createdAt: '2025-08-01T10:00:00.000Z' };
    await openRendered(page, '/', { 'GET /reviews/public': { data: [{ ...review, ...at }], next: 'b' } });
    await page.route('**/api/reviews/public*', (route) =>
      route.fulfill({ json: [{ ...review, ...at, id: 'r-2' }] }),
    );
    await early(page, '/', () => page.getByRole('button', { name: 'Show more reviews' }).click());
    await expect(page.getByRole('region', { name: 'In their own words' }).getByRole('listitem')).toHaveCount(
      2,
    );
  });

  test('selects the experience band for the prices', async ({ page }) => {
    await early(page, '/resume', () => page.getByRole('radio', { name: '0-3 years' }).check());
    await expect(page.getByRole('region', { name: 'Plans' }).getByText('₹1,499').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: '0-3 years' })).toBeChecked();
  });

  test('switches to the combos', async ({ page }) => {
    await early(page, '/resume', () => page.getByRole('radio', { name: 'Combo' }).check());
    await expect(page.getByRole('radio', { name: 'Combo' })).toBeChecked();
  });

  test('switches to the combos for a band selected afterwards', async ({ page }) => {
    await early(page, '/resume', async () => {
      await page.getByRole('radio', { name: 'Combo' }).check();
      await page.getByRole('radio', { name: '0-3 years' }).check();
    });
    await expect(page.getByRole('radio', { name: 'Combo' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Combo' }).getByText('₹1,899').first()).toBeVisible();
  });

  test('selects a combo at the bottom of a phone’s screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('region', { name: 'Your choice' });
    await early(page, '/resume', async () => {
      await page.getByRole('radio', { name: 'Combo' }).check();
      await bar.getByLabel('Combo').selectOption('Ultimate Career Kit');
    });
    await expect(bar.locator('b [data-band]').locator('visible=true')).toHaveText('₹8,499');
    await expect(page.getByRole('radio', { name: 'Combo' })).toBeChecked();
  });

  test('opens the list of certifications and leaves the menu open', { tag: '@screens' }, async ({ page }) => {
    await early(page, '/services', async () => {
      await openNavigation(page);
      await page.locator('summary', { hasText: 'Certifications' }).click();
    });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'CCNA' })).toBeVisible();
  });

  test('opens nothing that only had keyboard focus', async ({ page }) => {
    const button = page.getByRole('button', { name: '+ Add Your Review' });
    await early(page, '/', async () => {
      await page.getByRole('link', { name: 'write to us' }).focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
    });
    await expect(
      page.getByRole('region', { name: 'In their own words' }).locator('li').first(),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('searches the questions', async ({ page }) => {
    await early(page, '/interview-questions', () =>
      page.getByPlaceholder('Search questions...').fill('hash'),
    );
    await expect(page).toHaveURL(/q=hash/);
    await expect(page.getByPlaceholder('Search questions...')).toHaveValue('hash');
  });

  test('fills in the form on the PMP page', async ({ page }) => {
    const message = page.getByPlaceholder('Your Message...');
    await early(page, '/certifications/pmp', () => message.fill('Which dates?'));
    await hydrated(message);
    await expect(message).toHaveValue('Which dates?');
  });
});

test('a password submitted before the scripts load signs in', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/admin', { waitUntil: 'commit' });
  await page.getByLabel('Password').fill(adminPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('contentinfo').getByRole('img', { name: /Nagpur/ })).toBeVisible();
  letThrough();
  await expect(page.getByRole('tab', { name: 'Manage Course' })).toBeVisible();

  const letThroughAgain = await holdScripts(page);
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.getByText('Opening the Admin Panel…')).toBeAttached();
  await expect(page.getByLabel('Password')).toBeHidden();
  letThroughAgain();
  await expect(page.getByRole('tab', { name: 'Manage Course' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('when the scripts fail to load', () => {
  test.use({ expectedFailures: [/ERR_FAILED/] });

  test('the form says so and still submits, and the next touch requests them again', async ({ page }) => {
    await page.route('**/assets/*.js', (request) => request.abort());
    await page.goto('/certifications/pmp');
    const form = page.getByRole('form', { name: 'Request More Info' });
    await form.getByPlaceholder('Your Name*').fill('Asha Kulkarni');
    const notice = form.getByText('You can still send the form');
    await expect(notice).toBeVisible();
    await expectAccessible(page);

    await page.unroute('**/assets/*.js');
    await hydrated(form);
    await expect(notice).toBeHidden();
    await form.getByRole('button', { name: 'Request More Info' }).click();
    await expect(form.getByRole('alert').locator('..')).toBeFocused();
    await expect(form.getByPlaceholder('Your Email*')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByPlaceholder('Your Name*')).toHaveValue('Asha Kulkarni');
  });
});

test('a link followed before the scripts load opens its page', { tag: '@screens' }, async ({ page }) => {
  await page.route('**/assets/*.js', async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await request.continue().catch(() => {});
  });
  await page.goto('/services', { waitUntil: 'commit' });
  await openNavigation(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { openNavigation } from './support/people.ts';
import { expectAccessible, settled } from './support/quality.ts';

/** Presses that come while the scripts are still on the way are not lost. */

test('what is done before the scripts come is kept', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/services', { waitUntil: 'commit' });
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Name').fill('Asha Kulkarni');
  await footer.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL('/services');

  letThrough();
  await settled(page);
  await expect(question).toHaveAttribute('open');
  await expect(footer.getByLabel('Name')).toHaveValue('Asha Kulkarni');
  await footer.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(footer.getByLabel('Email')).toBeFocused();
  await expect(footer.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('what is done before the scripts come', () => {
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

  test('opens the review form where a tap leaves no focus, as on an iPhone', async ({ page }) => {
    await early(page, '/', async () => {
      await page.getByRole('button', { name: '+ Add Your Review' }).click();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    });
    await expect(page.getByRole('dialog', { name: 'Add your review' })).toBeVisible();
  });

  test('is forgotten when something else is pressed after it', async ({ page }) => {
    await early(page, '/', async () => {
      await page.getByRole('button', { name: '+ Add Your Review' }).click();
      await page.getByRole('heading', { level: 1 }).click();
    });
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('chooses the band whose prices are shown', async ({ page }) => {
    await early(page, '/resume', () => page.getByRole('radio', { name: '0-3 years' }).check());
    await expect(page.getByRole('region', { name: 'Plans' }).getByText('₹1,499')).toBeVisible();
    await expect(page.getByRole('radio', { name: '0-3 years' })).toBeChecked();
  });

  test('turns to the combos', async ({ page }) => {
    await early(page, '/resume', () => page.getByRole('radio', { name: 'Combo' }).check());
    await expect(page.getByRole('radio', { name: 'Combo' })).toBeChecked();
  });

  test('turns to the combos for the band that is chosen after that', async ({ page }) => {
    await early(page, '/resume', async () => {
      await page.getByRole('radio', { name: 'Combo' }).check();
      await page.getByRole('radio', { name: '0-3 years' }).check();
    });
    await expect(page.getByRole('radio', { name: 'Combo' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Combo' }).getByText('₹1,899')).toBeVisible();
  });

  test('chooses a combo at the foot of a phone’s screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('region', { name: 'Your choice' });
    await early(page, '/resume', () => bar.getByLabel('Plan or combo').selectOption('Starter Pack'));
    await expect(bar.locator('b [data-band]').locator('visible=true')).toHaveText('₹4,999');
    await expect(page.getByRole('radio', { name: 'Combo' })).toBeChecked();
  });

  test('opens the list of certifications, and leaves the menu open', async ({ page }) => {
    await early(page, '/services', async () => {
      await openNavigation(page);
      await page.getByRole('button', { name: 'Certifications' }).click();
    });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'CCNA' })).toBeVisible();
  });

  test('sends nothing that somebody went on writing', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await early(page, '/certifications/pmp', async () => {
      await page.getByPlaceholder('Your Name*').fill('Asha Kulkarni');
      await page.getByPlaceholder('Your Email*').fill('asha@example.com');
      await page.getByPlaceholder('Your Message...').fill('Which dates');
      await page.getByPlaceholder('Phone Number*').fill('98220 00001');
      await page.getByPlaceholder('Phone Number*').press('Enter');
      await page.getByPlaceholder('Your Message...').fill('Which dates, and');
    });
    await settled(page);
    await expect(page.getByPlaceholder('Your Message...')).toHaveValue('Which dates, and');
    expect(sent).toEqual([]);
  });

  test('opens nothing that the keyboard only passed', async ({ page }) => {
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

  test('is searched for among the questions', async ({ page }) => {
    await early(page, '/interview-questions', () =>
      page.getByPlaceholder('Search questions...').fill('hash'),
    );
    await expect(page).toHaveURL(/q=hash/);
    await expect(page.getByPlaceholder('Search questions...')).toHaveValue('hash');
  });

  test('is kept in the form of the PMP page', async ({ page }) => {
    const message = page.getByPlaceholder('Your Message...');
    await early(page, '/certifications/pmp', () => message.fill('Which dates?'));
    await settled(page);
    await expect(message).toHaveValue('Which dates?');
  });
});

test.describe('where the scripts do not come', () => {
  test.use({ expectedFailures: [/ERR_FAILED/] });

  test('the forms say so, and what was written and pressed counts once they are here', async ({ page }) => {
    await page.route('**/assets/*.js', (request) => request.abort());
    await page.goto('/certifications/pmp');
    const form = page.getByRole('main').getByRole('form');
    await expect(form.getByText('The connection dropped before this form was ready.')).toBeVisible();
    await form.getByPlaceholder('Your Name*').fill('Asha Kulkarni');
    await form.getByRole('button', { name: 'Request More Info' }).click();
    await expectAccessible(page);

    await page.unroute('**/assets/*.js');
    await expect(form.getByPlaceholder('Your Email*')).toBeFocused({ timeout: 10_000 });
    await expect(form.getByPlaceholder('Your Email*')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByPlaceholder('Your Name*')).toHaveValue('Asha Kulkarni');
    await expect(form.getByText('The connection dropped before this form was ready.')).toBeHidden();
  });
});

test('a link followed before the scripts come leads to its page', async ({ page }) => {
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

/** Keeps a page's scripts on the way until what it returns is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (request) => {
    await held;
    await request.continue().catch(() => {});
  });
  return () => letThrough();
}

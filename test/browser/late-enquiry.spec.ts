import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { hydrated } from './support/quality.ts';
import { unfoldFooter } from './support/screens.ts';

test.describe('while the script of an enquiry form loads', () => {
  const script = '**/assets/general-enquiry*.js';
  const hold = async (page: Page) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(script, async (request) => {
      await released;
      await request.continue().catch(() => {});
    });
    return () => {
      release();
      return page.waitForResponse(script);
    };
  };
  const typed = { Name: 'श्रीमती अनुराधा', Email: 'asha@example.com', Phone: '98220 00001', Message: 'Which?' };

  for (const [address, name] of [
    ['/contact', 'Contact'],
    ['/privacy-policy', 'Quick enquiry'],
    ['/certifications/some-other-certificate', 'Request More Info'],
  ] as const) {
    test(`the ${name} form on ${address} keeps its text, height and focus`, {
      tag: '@screens',
    }, async ({ page }) => {
      const release = await hold(page);
      await page.goto(address);
      if (name === 'Quick enquiry') await unfoldFooter(page);
      const form = page.getByRole('form', { name });
      const box = () => form.evaluate((element: HTMLElement) => element.offsetHeight);
      const height = await box();
      for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
      await form.getByLabel('Message').focus();
      await page.keyboard.type('Which batch');
      const arrived = release();
      await page.keyboard.type(' is next?', { delay: 60 });
      await arrived;
      await page.keyboard.type(' Thanks.');
      await hydrated(form);

      await expect(form.getByLabel('Message')).toBeFocused();
      await expect(form.getByLabel('Name')).toHaveValue(typed.Name);
      await expect(form.getByLabel('Message')).toHaveValue(/Which batch is next\? Thanks\./);
      expect(await box()).toBe(height);
      const sent = page.waitForRequest('**/api/enquiries/certification');
      await form.getByRole('button').click();
      expect((await sent).postDataJSON()).toMatchObject({ name: typed.Name, email: typed.Email });
      await expect(form.getByText('Enquiry submitted successfully!')).toBeVisible();
    });
  }

  test('a button pressed too early makes the browser submit the form', async ({ page }) => {
    await hold(page);
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Contact' });
    for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL('/enquiry-sent');
  });
});

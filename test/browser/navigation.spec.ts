import { certifications } from '../support/literal-texts.ts';
import { expect, test } from './support/console.ts';
import { openNavigation } from './support/people.ts';
import { expectAccessible, settled } from './support/quality.ts';
import { phone, unfoldFooter } from './support/screens.ts';

test('the header links every page, and the admin area only for the owner', { tag: '@screens' }, async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await openNavigation(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const named = { '/': 'Home', '/courses': 'Courses', '/services': 'Services', '/resume': 'Resume' };
  const more = { '/interview-questions': "Interview Q's", '/about': 'About Us', '/contact': 'Contact Us' };
  for (const [address, name] of Object.entries({ ...named, ...more }))
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  await menu.locator('summary').click();
  for (const [id, name] of Object.entries(certifications))
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/certifications/${id}`,
    );
  for (const name of ['Admin Panel', 'Logout']) await expect(menu.getByText(name)).toBeHidden();
});

test('the footer has its links and both offices', { tag: '@screens' }, async ({ page }) => {
  await page.goto('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  const quick = ['/about', '/courses', '/services', '/resume', '/contact'];
  const legal = [
    '/cancellation-policy',
    '/privacy-policy',
    '/terms-&-conditions',
    '/delivery-policy',
    '/grievance',
  ];
  for (const address of [...quick, ...legal])
    await expect(footer.getByRole('listitem').locator(`a[href="${address}"]`)).toBeVisible();
  if (page.viewportSize()?.width === phone.viewport.width) {
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(720);
    await expect(footer.getByLabel('Message')).toBeHidden();
    await unfoldFooter(page);
  }
  await expect(footer.getByLabel('Message')).toBeVisible();
  for (const city of ['Nagpur', 'Bangalore'])
    await expect(footer.getByRole('link', { name: `Live map of ${city}` })).toBeVisible();
});

test('the list opens only on click at 992 px, and also on hover at 993 px', async ({ page }) => {
  const list = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'CCNA', exact: true });
  const opener = page.locator('summary', { hasText: 'Certifications' });
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/privacy-policy');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await opener.hover();
  await expect(list).toBeHidden();
  await opener.click();
  await expect(list).toBeVisible();
  await opener.click();
  await expect(list).toBeHidden();

  await page.setViewportSize({ width: 993, height: 800 });
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await opener.hover();
  await expect(list).toBeVisible();
  await page.mouse.move(10, 600);
  await expect(list).toBeHidden();
  await opener.click();
  await page.mouse.move(10, 600);
  await expect(list).toBeVisible();
  await opener.click();
  await expect(list).toBeHidden();
  await opener.click();
  await list.click();
  await expect(page).toHaveURL('/certifications/ccna');
  await expect(list).toBeHidden();
});

test('a visitor closes the menu with its button, a click outside, Escape or a link', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto('/privacy-policy');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
  const ways = [
    () => page.getByRole('button', { name: 'Close menu' }).click(),
    () => page.mouse.click(20, 700),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await opener.click();
    await expect(link).toBeVisible();
    await close();
    await expect(link).toBeHidden();
  }
  await opener.click();
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(link).toBeHidden();
});

test('a keyboard user opens the menu and its list, closes them in turn and follows a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto('/privacy-policy');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const list = page.locator('summary', { hasText: 'Certifications' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await list.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sales Force' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
  await expect(page.getByRole('link', { name: 'Sales Force' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(list).toBeHidden();

  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'About Us' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('both addresses of the terms have the same canonical address', async ({ page }) => {
  for (const address of ['/terms-&-conditions', '/terms-of-service']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms & Conditions');
    await settled(page);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/terms-of-service$/);
  }
});

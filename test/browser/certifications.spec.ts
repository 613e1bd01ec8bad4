import { expect, test } from './support/console.ts';
import { expectAccessible, expectNoHorizontalScroll, expectStill } from './support/quality.ts';

const ids = [
  'sales-force',
  'ccna',
  'palo-alto',
  'vmware',
  'cbap',
  'cams-training',
  'cia-training',
  'capm-training',
];

test('the list leads to a certification, and its form asks under its name', async ({ page }) => {
  await page.goto('/certifications');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('main').getByRole('link', { name: 'CAMS Training' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CAMS Training' })).toBeVisible();
  await expect(page).toHaveTitle(/^CAMS Training/);

  const form = page.getByRole('form', { name: 'Request More Info' });
  await form.getByLabel('Name').fill('Asha Kulkarni');
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Phone').fill('9822000001');
  await form.getByLabel('Message').fill('अगला बैच कब है?');
  const sent = page.waitForRequest('**/api/enquiries/certification');
  await form.getByRole('button', { name: 'Request More Info' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ certificationName: 'CAMS Training' });
  await expect(form.getByText('Enquiry submitted successfully!')).toBeVisible();
  await expectAccessible(page);
});

// Those that are linked are opened with all other pages.
for (const id of ['some-other-certificate', 'long'.repeat(50)]) {
  test(`/certifications/${id.slice(0, 24)} is accessible, fits and stands still`, async ({ page }) => {
    const answer = await page.goto(`/certifications/${id}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 2, name: 'Request More Info' })).toBeVisible();
    // Only a name of five lines, which no link has, pushes the page down when it comes.
    if (id.length < 100) await expectStill(page);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
}

test('without JavaScript a certification can be read, and its form is one that the browser posts', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const id of ids) {
    await page.goto(`/certifications/${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Request More Info' })).toBeVisible();
  }
  await page.goto('/certifications/cbap');
  await expect(page.getByText('Certified Business Analysis Professional')).toBeVisible();
  await expect(page.getByRole('main').getByRole('form')).toHaveAttribute('method', 'post');
  await context.close();
});

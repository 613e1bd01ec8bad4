import { certificationIds } from '../support/literal-texts.ts';
import { expect, test } from './support/console.ts';
import { expectAccessible, expectStill, expectUsable, hydrated } from './support/quality.ts';

const ids = certificationIds.filter((id) => id !== 'pmp');

test('a visitor opens a certification from the list, and its form enquires about it', async ({ page }) => {
  await page.goto('/certifications');
  await expectUsable(page);
  await page.getByRole('main').getByRole('link', { name: 'CAMS Training' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CAMS Training' })).toBeVisible();
  await expect(page).toHaveTitle(/^CAMS Training/);

  const form = page.getByRole('form', { name: 'Request More Info' });
  await hydrated(form);
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

for (const id of ['pmp', 'ccna']) {
  test(`a phone’s first screen has the start date, instructor, price and next step of ${id}`, async ({
    page,
  }) => {
    await page.goto(`/certifications/${id}`);
    const slip = page.getByRole('region', { name: 'Next batch' });
    for (const screen of [
      { width: 390, height: 844 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(screen);
      for (const fact of [
        slip.getByText('Starts', { exact: true }),
        slip.getByText('Instructor', { exact: true }),
        slip.getByText(/^₹[\d,]+$/),
      ])
        await expect(fact).toBeInViewport({ ratio: 1 });
      await expect(slip.getByRole('link', { name: 'Request a seat' })).toBeInViewport({ ratio: 1 });
    }
  });
}

test('the director is under the button, next to the batch, without a hole below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/certifications/pmp');
  const main = page.getByRole('main');
  const slip = await main.getByRole('region', { name: 'Next batch' }).boundingBox();
  const ask = await main.getByRole('link', { name: 'Ask a question first' }).boundingBox();
  const director = await main.locator('a[href="#director"]').locator('../..').boundingBox();
  const bottomOf = (box: typeof slip) => (box?.y ?? 0) + (box?.height ?? 0);
  expect((director?.x ?? 0) + (director?.width ?? 0)).toBeLessThan(slip?.x ?? 0);
  expect((director?.y ?? 0) - bottomOf(ask)).toBeLessThan(40);
  expect(bottomOf(slip) - bottomOf(director)).toBeLessThan(120);
});

test('PMP prints on two pages', async ({ page }) => {
  await page.goto('/certifications/pmp');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});

for (const id of ['some-other-certificate', 'l'.repeat(40)]) {
  test(`/certifications/${id} is accessible, fits every screen and doesn’t shift`, {
    tag: '@screens',
  }, async ({ page }) => {
    const answer = await page.goto(`/certifications/${id}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 2, name: 'Request More Info' })).toBeVisible();
    await expectStill(page);
    await expectUsable(page);
  });
}

test.describe('an address that is a sentence', () => {
  test.use({ expectedFailures: [/status of 404/] });

  test('shows the not-found page without echoing the address', async ({ page }) => {
    const answer = await page.goto('/certifications/Your account is locked: call 98220 12345');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This step is missing.');
    await expect(page.locator('body')).not.toContainText('98220 12345');
    await expectAccessible(page);
  });
});

test('without JavaScript, a certification is readable and the browser posts its form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const id of ids) {
    await page.goto(`/certifications/${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Request More Info' })).toBeVisible();
  }
  await page.goto('/certifications/cbap');
  await expect(page.getByText('Certified Business Analysis Professional')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Request More Info' })).toHaveAttribute('method', 'post');
  await context.close();
});

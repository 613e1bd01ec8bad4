import type { Page } from '@playwright/test';
import { certificationIds, literalTexts } from '../support/literal-texts.ts';
import { priceList } from '../support/price-list.ts';
import { expect, test } from './support/console.ts';
import { openRendered } from './support/rendered.ts';
import { onEachScreen } from './support/screens.ts';

const ofQuestions = {
  '/interview-questions': [
    'Daily Interview Questions',
    'Sharpen your skills with our curated list of questions, updated daily.',
    'All',
    'Prev',
    'Next',
    'Page 1 of 10',
  ],
};

for (const [address, words] of Object.entries({ ...literalTexts, ...ofQuestions })) {
  test(`${address} has its specified texts`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await onEachScreen(page, async () => {
      for (const text of words) await expect(main).toContainText(text, { useInnerText: true });
    });
  });
}

test('the pages have their specified links', { tag: '@screens' }, async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expectLinks(main, ['/resume', '/certifications', '/courses', 'tel:+917120000148']);
  await page.goto('/courses');
  await expectLinks(main, ['/contact']);
  await page.goto('/certifications');
  await expectLinks(
    main,
    certificationIds.map((id) => `/certifications/${id}`),
  );
  await page.goto('/contact');
  await expectLinks(main, ['tel:+917120000148', 'mailto:hello@sopaan.example']);
  await expect(main.getByRole('link', { name: /on (LinkedIn|YouTube|Instagram)$/ })).toHaveCount(3);
  await page.goto('/payment-success');
  await expectLinks(main, ['/']);
});

test('a course description is cut to a hundred characters on its card and complete on its page', {
  tag: '@screens',
}, async ({ page }) => {
  const description = `${'अ'.repeat(99)}bc`;
  const course = {
    id: 'c-1',
    title: 'Course 1',
    description,
    price: 124999,
    createdAt: '2025-08-01T10:00:00Z',
    version: 0,
  };
  await openRendered(page, '/courses', { 'GET /courses': { data: [course] } });
  const whole = { ...course, startDate: '2025-09-07', duration: '6 weeks', timings: '9:00 am IST' };
  await openRendered(page, '/course/c-1', { 'GET /courses/{id}': { data: whole } });
  await page.goto('/courses');
  const card = page.getByRole('article');
  await expect(card.getByText(`${'अ'.repeat(99)}b…`, { exact: true })).toBeVisible();
  await expect(card.getByText('N/A')).toHaveCount(2);
  await expect(card).toContainText('₹1,24,999');
  await expectLinks(card, ['/course/c-1', '/course/c-1#enquiry']);
  await card.click();
  const main = page.getByRole('main');
  for (const text of ['Course 1', description, '7 September 2025', '6 weeks', '9:00 am IST', '₹1,24,999'])
    await expect(main).toContainText(text, { useInnerText: true });
});

test('every price is shown under its band and tab', { tag: '@screens' }, async ({ page }) => {
  await page.goto('/resume');
  await expect(page.getByRole('radio', { name: '14-20 years' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Years of experience' }).getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('group', { name: 'Price list' }).getByRole('radio')).toHaveCount(2);
  const shown = (name: string, price = 'no price') =>
    entry(page, name).getByText(price, { exact: true }).locator('visible=true').first();
  for (const { band, plans, combos } of priceList) {
    await page.getByRole('radio', { name: `${band} years` }).check();
    await page.getByRole('radio', { name: 'Plans' }).check();
    for (const [index, name] of ['Resume', 'Cover Letter', 'LinkedIn'].entries())
      await expect(shown(name, plans[index])).toBeVisible();
    await page.getByRole('radio', { name: 'Combo' }).check();
    for (const [index, name] of ['Starter Pack', 'Ultimate Career Kit', 'Pro Online Presence'].entries()) {
      const [price, originalPrice = 'no price'] = combos[index] ?? [];
      await expect(shown(name, price)).toBeVisible();
      await expect(entry(page, name).locator('s').getByText(originalPrice)).toBeVisible();
    }
  }
  await expect(entry(page, 'Ultimate Career Kit')).toContainText('Best Value');
  await expect(entry(page, 'Ultimate Career Kit')).toContainText('6 months of priority support');
  for (const text of ['Delivery in 3-5 days', 'Unlimited revisions', '6 months support'])
    await expect(entry(page, 'Starter Pack')).toContainText(text);
  const calls = page.getByRole('main').getByRole('link', { name: 'BUY NOW' });
  for (const call of await calls.all()) await expect(call).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(calls).toHaveCount(3);
});

const entry = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section > * > li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function expectLinks(place: ReturnType<Page['locator']>, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await expect(
      place.locator(`a[href="${address}"]`).locator('visible=true').first(),
      address,
    ).toBeVisible();
}

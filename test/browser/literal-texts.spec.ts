import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { drawn } from './support/drawn.ts';
import { onEachScreen } from './support/screens.ts';

/** The specification's words and figures, read off the pages as they are drawn. */

const texts: Record<string, readonly string[]> = {
  '/': ['+ Add Your Review'],
  '/certifications/pmp': [
    'Crack Your PMP Exam in Just 6 Weeks',
    'Live online instructor-led training',
    '36 contact hours',
    '35 hours on-demand course',
    'Five-week mentor-led study plan',
    'Question bank of 2000+',
    'Mock tests',
    'Free exam simulator',
    '180-day refresher pass',
    '12 full-length simulation tests of 180 questions each',
    'What you can do afterwards',
    '23% salary growth 2020 to 2025',
    '33% growth in job listings',
    'Average salary: 76,636 uncertified, 107,289 certified.',
    '22 million project roles by 2027',
    'Programme director',
    'Request More Info',
  ],
  '/certifications/ccna': ['CCNA', 'Request More Info', 'Within 48 business hours'],
  '/services': ['Two coaching programs', 'One-on-One Coaching Sessions', 'Coaching Packages & Programs'],
  '/contact': ['Discovery call', 'We reply within 48 business hours.'],
  '/about': ['About Us'],
  '/interview-questions': [
    'Daily Interview Questions',
    'Sharpen your skills with our curated list of questions, updated daily.',
    'All',
    'Prev',
    'Next',
    'Page 1 of 10',
  ],
  '/privacy-policy': ['Privacy Policy'],
  '/terms-of-service': ['Rescheduling needs 48 hours’ notice', 'Fees are non-refundable.'],
  '/cancellation-policy': [
    'Cancellations & Refund Policy',
    'Last updated: September 7, 2025',
    'Our Commitment',
    '1 One-on-One Coaching Sessions',
    '2 Coaching Packages & Programs',
    '3 Digital Products & Online Courses',
    '4 How to Cancel or Reschedule',
    '5 Refund Process',
    '6 Questions',
    'at least 48 hours’ notice',
    'the session fee can be applied to a future appointment at no extra cost',
    'the session is forfeited, the full fee is charged and there is no refund',
    'Packages are discounted, and non-refundable once service has started.',
    'Completed sessions are not refunded.',
    'at our discretion, case by case, and may carry an administrative fee',
    'digital downloads, online courses and pre-recorded material are final and non-refundable',
    'Requests must be made in writing by email; social media and other channels are not valid.',
    'In general all services are non-refundable.',
    'returns to the original payment method within 7-10 business days',
  ],
  '/payment-success': [
    'Payment Successful!',
    'Thank you for your purchase. Your order has been confirmed. We will be in touch with you shortly to begin the process.',
    'Back to Home',
  ],
};

for (const [address, words] of Object.entries(texts)) {
  test(`${address} says what it has to`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await onEachScreen(page, async () => {
      for (const text of words) await expect(main).toContainText(text, { useInnerText: true });
    });
  });
}

const certificationIds = [
  'sales-force',
  'ccna',
  'palo-alto',
  'vmware',
  'cbap',
  'cams-training',
  'cia-training',
  'capm-training',
  'pmp',
];

test('the pages lead where they have to', { tag: '@screens' }, async ({ page }) => {
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

test('the PMP page counts its six steps, its six industries and the placeholders of its form', {
  tag: '@screens',
}, async ({ page }) => {
  await page.goto('/certifications/pmp');
  const main = page.getByRole('main');
  const steps = ['LEARN', 'STUDY', 'PRACTICE', 'ASSESS', 'GET EXAM-READY', 'TAKE THE EXAM'];
  await expect(main.locator('ol > li h3')).toHaveText(steps);
  const industries = ['Defense', 'Banking', 'Energy', 'IT', 'Manufacturing', 'Healthcare'];
  for (const name of industries) await expect(main.getByText(name, { exact: true })).toBeVisible();
  for (const placeholder of ['Your Name*', 'Your Email*', 'Phone Number*', 'Your Message...'])
    await expect(main.getByPlaceholder(placeholder, { exact: true })).toBeVisible();
});

test('the services go in three steps', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('main').locator('ol > li h3')).toHaveText(['Call', 'Plan', 'Work']);
});

test('a course is cut to a hundred characters on its card, and complete on its page', {
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
  await drawn(page, '/courses', { 'GET /courses': { data: [course] } });
  const whole = { ...course, startDate: '2025-09-07', duration: '6 weeks', timings: '9:00 am IST' };
  await drawn(page, '/course/c-1', { 'GET /courses/{id}': { data: whole } });
  await page.goto('/courses');
  const card = page.getByRole('article');
  await expect(card.getByText(`${'अ'.repeat(99)}b…`, { exact: true })).toBeVisible();
  await expect(card.getByText('N/A')).toHaveCount(2);
  await expect(card).toContainText('₹1,24,999');
  await expectLinks(card, ['/course/c-1']);
  await card.click();
  const main = page.getByRole('main');
  for (const text of ['Course 1', description, '7 September 2025', '6 weeks', '9:00 am IST', '₹1,24,999'])
    await expect(main).toContainText(text, { useInnerText: true });
});

const prices: Record<string, { plans: readonly string[]; combos: readonly string[] }> = {
  '0-3': {
    plans: ['₹1,499', '₹599', '₹1,399'],
    combos: ['₹1,899', '₹2,098', '₹2,999', '₹3,497', '₹2,599', '₹2,898'],
  },
  '3-7': {
    plans: ['₹2,499', '₹699', '₹1,999'],
    combos: ['₹2,999', '₹3,198', '₹4,499', '₹5,197', '₹3,999', '₹4,498'],
  },
  '7-14': {
    plans: ['₹3,499', '₹799', '₹2,999'],
    combos: ['₹3,999', '₹4,298', '₹6,499', '₹7,297', '₹5,999', '₹6,498'],
  },
  '14-20': {
    plans: ['₹4,499', '₹899', '₹3,999'],
    combos: ['₹4,999', '₹5,398', '₹8,499', '₹9,397', '₹7,999', '₹8,498'],
  },
  '20+': {
    plans: ['₹5,999', '₹999', '₹4,999'],
    combos: ['₹6,499', '₹6,998', '₹10,499', '₹11,997', '₹9,999', '₹10,998'],
  },
};

test('every price stands under its band and its tab', { tag: '@screens' }, async ({ page }) => {
  await page.goto('/resume');
  await expect(page.getByRole('radio', { name: '14-20 years' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Years of experience' }).getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('group', { name: 'Price list' }).getByRole('radio')).toHaveCount(2);
  const shown = (name: string, price = 'no price') =>
    entry(page, name).getByText(price, { exact: true }).locator('visible=true').first();
  for (const [band, { plans, combos }] of Object.entries(prices)) {
    await page.getByRole('radio', { name: `${band} years` }).check();
    await page.getByRole('radio', { name: 'Plans' }).check();
    for (const [index, name] of ['Resume', 'Cover Letter', 'LinkedIn'].entries())
      await expect(shown(name, plans[index])).toBeVisible();
    await page.getByRole('radio', { name: 'Combo' }).check();
    for (const [index, name] of ['Starter Pack', 'Ultimate Career Kit', 'Pro Online Presence'].entries()) {
      await expect(shown(name, combos[2 * index])).toBeVisible();
      await expect(
        entry(page, name)
          .locator('s')
          .getByText(combos[2 * index + 1] ?? 'no price'),
      ).toBeVisible();
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

/** The price list's words about a plan. */
const entry = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section > * > li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function expectLinks(place: ReturnType<Page['locator']>, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await expect(place.locator(`a[href="${address}"]`).first(), address).toBeVisible();
}

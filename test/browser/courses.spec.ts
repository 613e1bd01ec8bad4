import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { expectAccessible, expectNoHorizontalScroll, layoutShift } from './support/quality.ts';

const course = (number: number, values: object = {}) => ({
  id: `c-${number}`,
  title: `Course ${number}`,
  description: 'What it teaches, told in one sentence.',
  price: 4499,
  startDate: '2025-09-07',
  duration: '6 weeks',
  timings: 'Sat and Sun, 9:00 am IST',
  createdAt: '2025-08-01T10:00:00.000Z',
  ...values,
});

const answer = (page: Page, url: string, json: unknown, delay = 0, headers = {}) =>
  page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.fulfill({ json, headers });
  });

const difficult = [
  course(1, {
    title: 'Projektmanagementfachkraft'.repeat(5),
    description: `https://example.com/${'path'.repeat(60)}`,
    timings: 'M'.repeat(200),
  }),
  course(2, {
    title: 'पीएमपी प्रमाणन: छह सप्ताह में',
    description: 'परियोजना प्रबंधन का पूरा पाठ्यक्रम। '.repeat(20),
  }),
  course(3, { duration: '', timings: '', startDate: '', price: 1234567.5 }),
];

for (const [name, courses] of Object.entries({ none: [], one: [course(1)], difficult })) {
  test(`/courses holds with ${name}`, async ({ page }) => {
    await answer(page, '**/api/courses', courses, 600);
    await page.goto('/courses');
    await expect(page.getByRole('article')).toHaveCount(courses.length);
    if (courses.length === 0) {
      await expect(
        page.getByText('No courses are available at the moment. Please check back later.'),
      ).toBeVisible();
    }
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
}

test('the places of courses that are on their way are accessible', async ({ page }) => {
  await page.route('**/api/courses', () => {});
  await page.goto('/courses');
  await expect(page.getByRole('list', { name: 'Loading courses' })).toBeVisible();
  await expectAccessible(page);
});

for (const given of difficult) {
  test(`a course holds as ${given.title.slice(0, 12)}`, async ({ page }) => {
    await answer(page, '**/api/courses/*', given, 600);
    await page.goto(`/course/${given.id}`);
    await expect(page.getByRole('heading', { level: 1, name: given.title })).toBeVisible();
    await expect(page).toHaveTitle(`${given.title} · Sopaan Careers`);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
}

test('a hundred courses are followed by more when asked for', async ({ page }) => {
  await page.route('**/api/courses*', (route) =>
    route.request().url().includes('cursor')
      ? route.fulfill({ json: [course(101)] })
      : route.fulfill({
          json: Array.from({ length: 100 }, (_, index) => course(index + 1)),
          headers: { link: '</api/courses?cursor=b>; rel="next"' },
        }),
  );
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Show more courses' }).click();
  await expect(page.getByRole('article')).toHaveCount(101);
  await expect(page.getByRole('link', { name: 'Course 101' })).toBeFocused();
});

test.describe('when the API refuses', () => {
  test.use({ expectedFailures: [/status of (404|500)/] });

  test('the list says so', async ({ page }) => {
    await page.route('**/api/courses', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/courses');
    await expect(page.getByText('Failed to load courses. Please try again later.')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
  });

  test('a missing course says so', async ({ page }) => {
    await page.goto('/course/none-of-this-id');
    await expect(page.getByRole('heading', { level: 1, name: 'Course not found.' })).toBeVisible();
    await expect(page.getByText('Could not find the requested course.')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
  });
});

test('without JavaScript both pages say what they need', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/courses');
  await expect(page.getByText(/list of courses needs JavaScript/)).toBeVisible();
  await page.goto('/course/any');
  await expect(page.getByRole('heading', { level: 1, name: 'Course' })).toBeVisible();
  await expect(page.getByText(/is fetched by JavaScript/)).toBeVisible();
  await expect(page.getByText('Start date')).toBeHidden();
  await context.close();
});

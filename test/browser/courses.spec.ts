import { expect, test } from './support/console.ts';
import { expectAccessible, expectUsable, layoutShift } from './support/quality.ts';
import { openRendered } from './support/rendered.ts';

const course = (number: number, values: object = {}) => ({
  id: `c-${number}`,
  title: `Course ${number}`,
  description: 'What it teaches, in one sentence.',
  price: 4499,
  startDate: '2025-09-07',
  duration: '6 weeks',
  timings: 'Sat and Sun, 9:00 am IST',
  createdAt: '2025-08-01T10:00:00.000Z',
  version: 0,
  ...values,
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
  test(`/courses works with ${name}`, { tag: '@screens' }, async ({ page }) => {
    await openRendered(page, '/courses', { 'GET /courses': { data: courses } });
    await page.goto('/courses');
    await expect(page.getByRole('article')).toHaveCount(courses.length);
    if (courses.length === 0) {
      await expect(
        page.getByText('No courses are available at the moment. Please check back later.'),
      ).toBeVisible();
    }
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await expectUsable(page);
  });
}

for (const given of difficult) {
  test(`a course page works with ${given.title.slice(0, 12)}`, { tag: '@screens' }, async ({ page }) => {
    await openRendered(page, `/course/${given.id}`, { 'GET /courses/{id}': { data: given } });
    await page.goto(`/course/${given.id}`);
    await expect(page.getByRole('heading', { level: 1, name: given.title })).toBeVisible();
    await expect(page).toHaveTitle(`${given.title} · Sopaan Careers`);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await expectUsable(page);
  });
}

test('a category filters a page of courses, even without scripts', { tag: '@screens' }, async ({
  browser,
  page,
}) => {
  const courses = Array.from({ length: 30 }, (_, index) =>
    course(index + 1, {
      category: index % 3 ? 'Programming and data' : 'Project management',
      startDate: '2099-09-07',
    }),
  );
  await openRendered(page, '/courses', { 'GET /courses': { data: courses } });
  await page.goto('/courses');
  const list = page.getByRole('region', { name: 'All courses' });
  await expect(list.getByRole('link')).toHaveCount(53);
  await page.getByRole('radio', { name: 'Project management' }).check();
  await expect(list.getByRole('article')).toHaveCount(8);
  await expect(list.getByRole('link')).toHaveCount(22);
  await expect(list.getByRole('link', { name: '2 on page 2' })).toHaveAttribute('href', '/courses/2');
  await expectUsable(page);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await openRendered(bare, '/courses', { 'GET /courses': { data: courses.slice(0, 20) } });
  await bare.goto('/courses');
  await bare.getByRole('radio', { name: 'Programming and data' }).check();
  const shown = bare.getByRole('article').locator('visible=true');
  await expect(shown).toHaveCount(13);
  const buttons = shown.getByRole('link', { name: 'Request a seat' });
  await expect(buttons.nth(0)).toHaveCSS('background-color', 'rgb(243, 171, 43)');
  await expect(buttons.nth(1)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await context.close();
});

test.describe('when nothing can be loaded', () => {
  test.use({ expectedFailures: [/status of (404|503)/] });

  test('the list says so', { tag: '@screens' }, async ({ page }) => {
    await openRendered(page, '/courses', 'unreadable');
    await page.goto('/courses');
    await expect(page.getByText('Failed to load courses. Please try again later.')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await expectUsable(page);
    await page.unroute(() => true);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByText('Failed to load courses. Please try again later.')).toBeHidden();
  });

  test('a course says so, and doesn’t say that it’s missing', async ({ page }) => {
    await openRendered(page, '/course/c-1', 'unreadable');
    await page.goto('/course/c-1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t load this course.');
    await expect(page.getByRole('main').getByRole('link', { name: '+91 712 000 0148' })).toBeVisible();
    await expectUsable(page);
  });

  test('a missing course says so', { tag: '@screens' }, async ({ page }) => {
    await page.goto('/course/none-of-this-id');
    await expect(page.getByRole('heading', { level: 1, name: 'Course not found.' })).toBeVisible();
    await expect(page.getByText('Could not find the requested course.')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the courses have their prices and links', async ({ page }) => {
    await page.goto('/courses');
    const card = page.getByRole('article').first();
    await expect(card).toContainText('₹');
    const link = card.getByRole('heading').getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Starts', { exact: true })).toBeVisible();
  });
});

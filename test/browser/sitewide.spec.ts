import { expect, test } from './support/console.ts';
import { openNavigation } from './support/people.ts';
import { publicRoutes } from './support/public-routes.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  expectStill,
  expectUsable,
  hydrateIslands,
  settled,
} from './support/quality.ts';

test.use({ expectedFailures: [/the server responded with a status of 404/] });

const lateness = 300;

for (const route of publicRoutes) {
  test(
    `${route} doesn’t shift while loading, is accessible and fits every screen`,
    { tag: '@screens' },
    async ({ page }, { project }) => {
      const isPhone = project.name === 'phone';
      await page.emulateMedia({ colorScheme: isPhone ? 'light' : 'dark', reducedMotion: 'reduce' });
      for (const late of ['**/api/**', '**/*.woff2']) {
        await page.route(late, async (request) => {
          await new Promise((resolve) => setTimeout(resolve, lateness));
          await request.continue().catch(() => {});
        });
      }
      await page.goto(route);
      await settled(page);
      await expectStill(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectUsable(page);
      await hydrateIslands(page);
      await page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' });
      await settled(page);
    },
  );
}

test('a course is accessible, also with form errors', async ({ page }) => {
  await page.goto('/courses');
  await page.locator('main a[href^="/course/"]').first().click();
  const form = page.getByRole('form', { name: 'Course enquiry' });
  await expect(form).toBeVisible();
  await hydrateIslands(page);
  await expectUsable(page);

  await form.getByRole('button', { name: /^(Request a seat|Send question)$/ }).click();
  await expect(form.getByRole('alert').locator('..')).toBeFocused();
  await expectAccessible(page);
});

test('the login screen is accessible', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page);
});

test('an unknown address returns 404 with a helpful page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('the pages make no third-party requests', async ({ page, baseURL }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const route of publicRoutes) {
    await page.goto(route);
    await settled(page);
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 2000 });
    }).toPass();
  }
  expect([...asked]).toEqual([new URL(baseURL ?? '').origin]);
});

test('addresses return the right status', async ({ request }) => {
  for (const route of publicRoutes) {
    const expected = [
      '/no/such/page',
      '/course/one-of-many',
      '/courses/one-of-many',
      '/reviews/one-of-many',
      '/interview-questions/one-of-many',
      '/interview-question/one-of-many',
    ].includes(route)
      ? 404
      : 200;
    expect([route, (await request.get(route)).status()]).toEqual([route, expected]);
  }
  for (const [path, type] of [
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/sitemap-pages.xml', 'application/xml; charset=utf-8'],
    ['/sitemap-questions-all', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/cards/home.png', 'image/png'],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, type]);
  }
});

test('the open menu is accessible in both schemes', { tag: '@screens' }, async ({ page }) => {
  // Without this, axe could pick up colours halfway through a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/courses');
  await openNavigation(page);
  await page.locator('summary', { hasText: 'Certifications' }).click();
  await expect(page.getByRole('link', { name: 'CCNA' }).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await expectNoHorizontalScroll(page);
});

test('a keyboard user reaches everything in the header and footer with visible focus', {
  tag: '@screens',
}, async ({ page }) => {
  await page.goto('/privacy-policy');
  await settled(page);
  const reached: string[] = [];
  const folds = ['Write to us'];
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return;
      const { outlineStyle } = getComputedStyle(activeElement);
      const labels = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined;
      return {
        name: (activeElement.ariaLabel ?? labels?.innerText ?? activeElement.textContent ?? '').trim(),
        isSeen: outlineStyle !== 'none' && activeElement.getClientRects().length > 0,
      };
    });
    if (!stop) break;
    expect(stop, `the stop ${stop.name}`).toMatchObject({ isSeen: true });
    reached.push(stop.name);
    if (folds.includes(stop.name)) await page.keyboard.press('Enter');
  }
  expect(reached[0]).toBe('Skip to content');
  expect(reached).toEqual(
    expect.arrayContaining(['Sopaan Careers', 'Send Enquiry', 'Live map of Nagpur', 'Terms & Conditions']),
  );
});

import { expect, test } from './support/console.ts';
import { publicRoutes } from './support/public-routes.ts';

/** Nothing moves under a reader's eyes, also where the API and the font come late. */

test.use({ expectedFailures: [/the server responded with a status of 404/] });

const lateness = 300;

for (const route of publicRoutes) {
  test(`${route} stays where it is while it loads`, async ({ page }) => {
    for (const late of ['**/api/**', '**/*.woff2']) {
      await page.route(late, async (request) => {
        await new Promise((resolve) => setTimeout(resolve, lateness));
        await request.continue().catch(() => {});
      });
    }
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts, shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: { node?: Node }[];
          };
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
          shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40))}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    const [shifted, shifts] = await page.evaluate(() => [
      Reflect.get(window, 'shifted'),
      Reflect.get(window, 'shifts'),
    ]);
    expect(shifted, String(shifts)).toBeLessThanOrEqual(0.02);
  });
}

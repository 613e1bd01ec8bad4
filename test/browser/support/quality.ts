import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What any page, in any state, must hold. */

/** Holds when axe finds nothing on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  );
}

/** Holds when nothing is wider than the screen, from the narrowest phone to a wide desktop. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [320, 390, 768, 992, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}

/** How far the page has moved by itself since it was opened, as Cumulative Layout Shift counts it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) {
              sum += Number(entry.value);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered comes in a task of its own.
        setTimeout(() => resolve(sum), 100);
      }),
  );

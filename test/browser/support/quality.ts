import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { desktop, goesOnBoth, onEachScreen } from './screens.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isComplete = !/Loading|\u2002\u2002/.test(document.querySelector('main')?.innerText ?? '');
    return document.readyState === 'complete' && isComplete && !document.querySelector('[aria-busy=true]');
  });
  await page.evaluate(() => document.fonts.ready);
}

export async function hydrated(element: Locator): Promise<void> {
  await element.dispatchEvent('pointerdown');
  await expect(element.locator('xpath=ancestor-or-self::*[@data-island]')).toHaveAttribute(
    'data-hydrated',
    'true',
  );
}

export async function hydrateIslands(page: Page): Promise<void> {
  const islands = page.locator('[data-island]');
  for (const island of await islands.all()) await island.dispatchEvent('pointerdown');
  await expect(page.locator('[data-island]:not([data-hydrated=true])')).toHaveCount(0);
}

export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Accessible, and without sideways scrolling at any width. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

export async function expectAccessible(page: Page): Promise<void> {
  await onEachScreen(page, async () => expect(await findFaults(page)).toEqual([]));
}

async function findFaults(page: Page): Promise<string[]> {
  await atRest(page);
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const runOnly = { type: 'tag' as const, values };
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  }, tags);
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const narrow = [320, 390, 768];
const wide = [992, 1280, 1920];

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  const isDesktop = size?.width === desktop.viewport.width;
  for (const width of !goesOnBoth() ? [...narrow, ...wide] : isDesktop ? wide : narrow) {
    await page.setViewportSize({ width, height: 800 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
  }
  if (size) await page.setViewportSize(size);
}

export const layoutShift = async (page: Page): Promise<number> => (await layoutShifts(page)).sum;

export async function expectStill(page: Page): Promise<void> {
  const { sum, moved } = await layoutShifts(page);
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02);
}

const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>((resolve) => {
        const moved: string[] = [];
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            if (entry.hadRecentInput) continue;
            sum += entry.value;
            const words = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40));
            moved.push(`${entry.value.toFixed(4)} ${words.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum, moved }), 100);
      }),
  );

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

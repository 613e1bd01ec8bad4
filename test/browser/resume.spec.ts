import type { Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { expectAccessible, expectNoHorizontalScroll, layoutShift, settled } from './support/quality.ts';

test('a visitor compares prices, and the choice goes along', async ({ page }, info) => {
  await page.goto('/resume');
  await expect(page.getByRole('radio', { name: '14-20 years' })).toBeChecked();
  await page.getByRole('radio', { name: '0-3 years' }).check();
  await expect(page.getByRole('tabpanel')).toContainText('₹1,499');

  const bar = page.getByRole('region', { name: 'Your choice' });
  if (info.project.name === 'phone') {
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByLabel('Plan or combo').selectOption('Ultimate Career Kit');
    await expect(bar).toContainText('₹2,999');
  } else {
    await expect(bar).toBeHidden();
    await page.getByRole('tab', { name: 'Plans' }).press('ArrowRight');
  }
  await expect(page.getByRole('tab', { name: 'Combo' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('You save ₹498');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('the viewer keeps the focus, turns by key and swipe, and gives the focus back', async ({
  page,
}, info) => {
  await page.goto('/resume');
  const link = page.getByRole('link', { name: /Farah Sheikh/ });
  await link.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Sample resumes' });
  await expect(viewer).toContainText('2 of 5');
  const picture = viewer.getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1240);
  const box = await viewer.boundingBox();
  expect([box?.x, box?.y, box?.width]).toEqual([0, 0, page.viewportSize()?.width]);
  await expectAccessible(page);

  // Beyond its buttons there is only the browser's own bar: nothing behind the viewer is reached.
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(behind).toBe(false);
  }
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('3 of 5');

  if (info.project.name === 'phone') {
    await swipe(page, { from: [330, 400], to: [60, 410] });
    await expect(viewer).toContainText('4 of 5');
    await swipe(page, { from: [60, 400], to: [330, 410] });
    await expect(viewer).toContainText('3 of 5');
  }

  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(link).toBeFocused();
});

test('every price is readable without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/resume');
  const main = page.getByRole('main');
  for (const price of ['₹599', '₹1,499', '₹5,999', '₹1,899', '₹4,499', '₹10,499', 'saves ₹1,498'])
    await expect(main.getByRole('cell', { name: price }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay Online' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'BUY NOW' }).first()).toBeVisible();
  await context.close();
});

test('nothing moves while the page loads and is read', async ({ page }) => {
  await page.goto('/resume');
  await settled(page);
  await page.getByRole('link', { name: /Gurpreet/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /Gurpreet/ })).toBeInViewport();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

async function swipe(page: Page, { from, to }: { from: [number, number]; to: [number, number] }) {
  const touch = await page.context().newCDPSession(page);
  const point = ([x, y]: [number, number]) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: point([from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]),
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

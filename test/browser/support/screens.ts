import { type Page, test } from '@playwright/test';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

export const onBoth = '@screens';

export const goesOnBoth = (): boolean => test.info().tags.includes(onBoth);

export async function onEachScreen(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  const size = page.viewportSize();
  if (goesOnBoth() || size?.width !== desktop.viewport.width) return;
  await page.setViewportSize(phone.viewport);
  await look();
  await page.setViewportSize(size);
}

export async function unfoldFooter(page: Page): Promise<void> {
  if (page.viewportSize()?.width !== phone.viewport.width) return;
  await page.getByText('Write to us', { exact: true }).click();
}

import { type Page, test } from '@playwright/test';

/** The two screens of the journeys. The style sheets ask for a width alone, never for a mouse or a finger. */

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

/** The tag of the journeys that go on both screens, each by itself. */
export const onBoth = '@screens';

/** Whether this journey goes on the other screen by itself too. */
export const goesOnBoth = (): boolean => test.info().tags.includes(onBoth);

/** Looks at the page as it is now; where its journey goes on the desktop alone, at the phone's width too. */
export async function onEachScreen(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  const size = page.viewportSize();
  if (goesOnBoth() || size?.width !== desktop.viewport.width) return;
  await page.setViewportSize(phone.viewport);
  await look();
  await page.setViewportSize(size);
}

/** Opens what a phone folds in the footer. */
export async function unfoldFooter(page: Page): Promise<void> {
  if (page.viewportSize()?.width !== phone.viewport.width) return;
  await page.getByText('Write to us').click();
}

import type { Page } from '@playwright/test';

/** Holds requests that match `url` until the returned function is called. */
export async function hold(page: Page, url: string | RegExp, times?: number): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    url,
    async (route) => {
      await promise;
      // The page may have been left in the meantime.
      await route.continue().catch(() => {});
    },
    times ? { times } : {},
  );
  return resolve;
}

export const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

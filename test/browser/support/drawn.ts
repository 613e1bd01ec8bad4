import type { Page } from '@playwright/test';
import { drawPage } from '#drawing';
import { findDrawnPage, type PageData } from '#shared/pages.ts';

/** Answers a page's address with the page as it is drawn from the given data, and else as the site answers it. */
export async function drawn(page: Page, path: string, data: PageData | 'unreadable'): Promise<void> {
  const found = findDrawnPage(path);
  if (!found) throw new Error(`${path} is drawn from no data.`);
  const { status, headers, body } = drawPage({ page: found.page, path, data, now: Date.now() });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, status, headers: { ...response.headers(), ...headers }, body });
    },
  );
}

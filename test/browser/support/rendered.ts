import type { Page } from '@playwright/test';
import { renderPage } from '#renderer';
import { findRenderedPage, type PageData } from '#shared/pages.ts';

export async function openRendered(page: Page, path: string, data: PageData | 'unreadable'): Promise<void> {
  const found = findRenderedPage(path);
  if (!found) throw new Error(`${path} isn’t rendered from data.`);
  const { status, headers, body } = renderPage({ page: found.page, path, data, now: Date.now() });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, status, headers: { ...response.headers(), ...headers }, body });
    },
  );
}

import { test as base, expect } from '@playwright/test';
import { watchStorage } from './browser-storage.ts';

export const test = base.extend<{
  expectedFailures: RegExp[];
  quietConsole: undefined;
  namedStorage: undefined;
}>({
  baseURL: async ({ baseURL }, use, { parallelIndex }) => {
    await use(baseURL ?? `http://localhost:${Number(process.env.JOURNEY_PORT) + parallelIndex}`);
  },
  expectedFailures: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedFailures }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        // Chromium logs every 4xx, 5xx and dropped connection as an error, so tests list theirs in `expectedFailures`.
        // Expected everywhere are the 401 on pages without a session and the 429 after 20 registrations in 15 minutes.
        const isExpected = /\/api\/(admin\/session|order|order\/receipt|user)$/.test(message.location().url);
        if (['error', 'warning'].includes(message.type()) && !isExpected)
          said.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
      await use(undefined);
      expect(said.filter((text) => !expectedFailures.some((expected) => expected.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  namedStorage: [
    async ({ browser, context }, use) => {
      const storage = watchStorage(browser, context);
      await storage.start();
      await use(undefined);
      expect(await storage.found(), 'stored in the browser, but not in the privacy policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { test as base, expect } from '@playwright/test';
import { watchStorage } from './kept-in-browser.ts';

/**
 * A `test` that fails when the page says anything in its console, breaks the content security policy, or keeps anything
 * in the browser that the privacy policy does not name.
 */
export const test = base.extend<{
  expectedFailures: RegExp[];
  quietConsole: undefined;
  namedStorage: undefined;
}>({
  // Each worker has a local run of its own: no two journeys meet in a table, its throttles or its switches.
  baseURL: async ({ baseURL }, use, { parallelIndex }) => {
    await use(baseURL ?? `http://localhost:${Number(process.env.JOURNEY_PORT) + parallelIndex}`);
  },
  /** Console errors that a journey brings about on purpose, such as a refused password. */
  expectedFailures: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedFailures }, use) => {
      const said: string[] = [];
      page.on('console', (message) => {
        // Chromium reports the 401 with which a page learns that nobody is signed in, or that no order is open. One address
        // registers 20 times in a quarter of an hour, a run buys more often, and a purchase goes on without.
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
      expect(await storage.found(), 'kept in the browser, and not named by the privacy policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

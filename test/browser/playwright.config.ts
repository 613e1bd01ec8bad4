import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';
import { desktop, onBoth, phone } from './support/screens.ts';

/**
 * Journeys through the site as a person makes them, three beside each other, each on a local run with a table of its
 * own; or one after another at `SITE_URL` where that is given (with `ADMIN_PASSWORD` for the owner's part).
 * `JOURNEY_PORT` moves the local runs, which take that port and the next three.
 */

process.env.JOURNEY_PORT ??= '3900';
const firstPort = Number(process.env.JOURNEY_PORT);
const { SITE_URL } = process.env;
// A journey waits for the line, for mails and for a page's clock: a third one keeps two cores busy meanwhile.
const workers = SITE_URL ? 1 : 3;
const mailPort = firstPort + workers;
const ownTable = ['mail.spec.ts', 'owner-morning.spec.ts'];
process.env.ADMIN_PASSWORD ??= 'journeys of the owner';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers,
  forbidOnly: true,
  reporter: 'list',
  // For what hangs, on a machine that may be slow. How fast something must be is said by the tests that measure it.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A record of every step makes each of them slower. `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    ...(SITE_URL && { baseURL: SITE_URL }),
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The owner's mails are counted by the hour, and a second factor holds for every journey: these have a table to
    // themselves, in their order.
    ...(SITE_URL
      ? []
      : [
          {
            name: 'mail',
            testMatch: ownTable,
            workers: 1,
            fullyParallel: false,
            use: { ...phone, baseURL: `http://localhost:${mailPort}` },
          },
        ]),
    // A journey goes on both screens where its way or its layout differs: the menu, the bar of the prices, swipes, what is in
    // view, and how still a page stands while it comes. Every other goes once, on the desktop; what it shows is held
    // at the phone's width on the way, by `support/screens.ts`.
    { name: 'phone', testIgnore: ownTable, grep: new RegExp(onBoth), use: phone },
    { name: 'desktop', testIgnore: ownTable, use: desktop },
  ],
  ...(!SITE_URL && {
    webServer: Array.from({ length: workers + 1 }, (_, run) => localRun(firstPort + run)),
  }),
});

function localRun(port: number) {
  return {
    command: 'node infra/local/main.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/api/health`,
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'journeys-')),
      ADMIN_PASSWORD: process.env.ADMIN_PASSWORD ?? '',
      SWEEP_SECONDS: '5',
      SEED: 'none',
    },
  };
}

import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/**
 * Journeys through the site as a person makes them, on a phone and on a desktop. They start the local run on a
 * table of their own, or go to `SITE_URL` where one is given (with `ADMIN_PASSWORD` for the owner's part). `JOURNEY_PORT` moves the local run.
 */

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);
if (!chromium)
  throw new Error('The browser journeys need Chromium. Install it with: apt-get install chromium');

const port = Number(process.env.JOURNEY_PORT ?? 3900);
const { SITE_URL } = process.env;
process.env.ADMIN_PASSWORD ??= 'journeys of the owner';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  // The journeys share one table and one throttle, as visitors share a site.
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: SITE_URL ?? `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
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
    // What no screen's size can change is proved once, on the desktop.
    {
      name: 'phone',
      testIgnore: ['intruder.spec.ts', 'razorpay-checkout.spec.ts'],
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  ...(!SITE_URL && {
    webServer: {
      command: 'node infra/local/main.ts',
      cwd: join(import.meta.dirname, '../..'),
      url: `http://localhost:${port}/api/health`,
      env: {
        PORT: String(port),
        DATA_DIR: process.env.JOURNEY_DATA ?? mkdtempSync(join(tmpdir(), 'journeys-')),
        ADMIN_PASSWORD: process.env.ADMIN_PASSWORD,
        SWEEP_SECONDS: '5',
      },
    },
  }),
});

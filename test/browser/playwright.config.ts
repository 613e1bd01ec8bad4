import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/**
 * Journeys through the site as a person makes them, on a phone and on a desktop, beside each other. Each starts
 * a local run on a table of its own, or both go to `SITE_URL` where one is given (with `ADMIN_PASSWORD` for the
 * owner's part). `JOURNEY_PORT` moves the local runs, which take that port and the next two.
 */

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);
if (!chromium)
  throw new Error('The browser journeys need Chromium. Install it with: apt-get install chromium');

const firstPort = Number(process.env.JOURNEY_PORT ?? 3900);
const ports = { phone: firstPort, desktop: firstPort + 1, mail: firstPort + 2 };
const { SITE_URL } = process.env;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
process.env.ADMIN_PASSWORD ??= 'journeys of the owner';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: SITE_URL ? 1 : 2,
  forbidOnly: true,
  reporter: 'list',
  // For what hangs, on a machine that may be slow. How fast something must be is said by the tests that measure it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
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
    // The owner's mails are counted by the hour, so these journeys have a table to themselves.
    ...(SITE_URL ? [] : [{ ...journeysOn('mail', phone), testMatch: 'mail.spec.ts' }]),
    // Behaviour that no screen's size can change is proved once, on the desktop.
    {
      ...journeysOn('phone', phone),
      testIgnore: ['intruder.spec.ts', 'razorpay-checkout.spec.ts', 'mail.spec.ts'],
      grepInvert: /@once/,
    },
    { ...journeysOn('desktop', { viewport: { width: 1280, height: 800 } }), testIgnore: 'mail.spec.ts' },
  ],
  ...(!SITE_URL && { webServer: Object.values(ports).map(localRun) }),
});

/** Those of one screen share a table and its throttles, as visitors share a site: one at a time. */
function journeysOn(name: keyof typeof ports, screen: PlaywrightTestConfig['use']) {
  return { name, workers: 1, use: { baseURL: SITE_URL ?? `http://localhost:${ports[name]}`, ...screen } };
}

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
    },
  };
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from './support/chromium.ts';
import { desktop, onBoth, phone } from './support/screens.ts';

process.env.JOURNEY_PORT ??= '3900';
const firstPort = Number(process.env.JOURNEY_PORT);
const { SITE_URL } = process.env;
// Journeys spend most of their time waiting, so two cores can run three at once.
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
  // Meant only to stop tests that hang. Benchmarks measure speed.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
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
    // The owner is sent only so many emails an hour, and a second factor affects every sign-in, so these tests run one
    // at a time and have their own table.
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
    { name: 'phone', testIgnore: ownTable, grep: new RegExp(onBoth), use: phone },
    { name: 'desktop', testIgnore: ownTable, use: desktop },
  ],
  ...(!SITE_URL && {
    webServer: Array.from({ length: workers + 1 }, (_, run) => localRun(firstPort + run)),
  }),
});

function localRun(port: number) {
  return {
    command: 'node infra/local/main.ts --faults',
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

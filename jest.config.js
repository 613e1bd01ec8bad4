/**
 * `node` tests the API and infra from source, `web` tests pages in jsdom from source, `built` tests built output and
 * templates, which it makes first, and `deep` (`npm run test:deep`) has the slow and large tests.
 */

const shared = {
  rootDir: '.',
  transform: {
    '\\.(ts|tsx|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // These packages only publish ES modules.
  moduleNameMapper: {
    '^@middy/([^/]+)$': '<rootDir>/node_modules/@middy/$1/index.js',
    '\\.css$': '<rootDir>/test/support/styles.ts',
  },
  transformIgnorePatterns: ['/node_modules/(?!@(middy|adobe)/)'],
};

// The page renderer, from source.
const renderer = {
  moduleNameMapper: { ...shared.moduleNameMapper, '^#renderer$': '<rootDir>/web/site/render.tsx' },
  globals: {
    builtFiles: { sheets: {}, fonts: [], start: '', ownStarts: {}, hydrate: [], islands: {}, apps: {} },
  },
};

// The day set by `test/calendar.ts`.
const calendar = process.env.CALENDAR ? ['<rootDir>/test/support/moved-calendar.ts'] : [];

export default {
  // Jest would leave one core idle.
  maxWorkers: '100%',
  // Workers accumulate memory, and garbage collection slows them down.
  workerIdleMemoryLimit: '1000MB',
  // For tests that hang. Tests of speed have their own limits.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      ...renderer,
      displayName: 'node',
      testEnvironment: 'node',
      setupFiles: calendar,
      testMatch: ['<rootDir>/test/{shared,functions,infra}/**/*.test.ts', '<rootDir>/test/*.test.ts'],
    },
    {
      ...shared,
      ...renderer,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/web/**/*.test.{ts,tsx}'],
      setupFiles: [...calendar, '<rootDir>/test/support/dom-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/dom-matchers.ts'],
    },
    {
      ...shared,
      displayName: 'built',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/built/**/*.test.ts'],
      globalSetup: '<rootDir>/test/built/build.ts',
    },
    {
      ...shared,
      displayName: 'deep',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/deep/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/without-clock.ts'],
    },
  ],
};

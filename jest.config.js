/**
 * Four projects: `node` for everything behind the API and in infra, `web` for pages in jsdom, both from source; `built` for
 * what is read in built output and in templates, which it makes first; and `deep`, of `npm run test:deep`, for the same
 * again on more data, more histories and other machinery.
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
  // These publish ES modules only; @middy's `exports` has no entry that `require` may use either.
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

// The day that `test/calendar.ts` names.
const calendar = process.env.CALENDAR ? ['<rootDir>/test/support/moved-calendar.ts'] : [];

export default {
  // Jest would leave one core to itself, which has nothing to do while the tests run.
  maxWorkers: '100%',
  // A worker keeps what each file has left in its memory, and collecting garbage takes it longer and longer.
  workerIdleMemoryLimit: '1000MB',
  // For what hangs. How fast something must be is said by the tests that measure it.
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

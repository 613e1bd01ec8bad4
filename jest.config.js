/**
 * Three projects: `node` for everything behind the API and in infra, `web` for pages in jsdom, and `deep`, of
 * `npm run test:deep`, for the same again on more data, more histories and other machinery.
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
  moduleNameMapper: { '^@middy/([^/]+)$': '<rootDir>/node_modules/@middy/$1/index.js' },
  transformIgnorePatterns: ['/node_modules/(?!@(middy|adobe)/)'],
};

export default {
  // For what hangs. How fast something must be is said by the tests that measure it.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/{shared,functions,infra}/**/*.test.ts', '<rootDir>/test/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/web/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/test/support/dom-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/support/dom-matchers.ts'],
      moduleNameMapper: { ...shared.moduleNameMapper, '\\.css$': '<rootDir>/test/support/styles.ts' },
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

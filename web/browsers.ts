/**
 * The oldest supported browsers, by esbuild's names. The build compiles for them, and
 * `test/built/web/browsers.test.ts` finds APIs that they lack. Samsung Internet 21 is Chromium 110.
 */
export const oldestBrowsers = { chrome: 109, edge: 109, firefox: 115, safari: 15.4, ios: 15.4 };

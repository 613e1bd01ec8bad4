/**
 * The oldest browsers that the site supports, by esbuild's names. The build lowers syntax and styles to them, and
 * `test/built/web/browsers.test.ts` looks for built-ins that they lack. Samsung Internet 21 is Chromium 110.
 */
export const oldestBrowsers = { chrome: 109, edge: 109, firefox: 115, safari: 15.4, ios: 15.4 };

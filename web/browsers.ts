/**
 * The oldest browsers we support, in esbuild's notation. The build targets them, and
 * `test/built/web/browsers.test.ts` looks for APIs they don't have. Samsung Internet 21 is based on Chromium 110.
 */
export const oldestBrowsers = { chrome: 109, edge: 109, firefox: 115, safari: 15.4, ios: 15.4 };

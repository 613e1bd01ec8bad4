import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every build of the site shares; `site/build.ts` says what each is for. */
export default defineConfig({
  root: folder('.'),
  appType: 'custom',
  plugins: [react()],
  css: {
    modules: { generateScopedName: '[hash:base64:4]' },
  },
  build: {
    // A `data:` address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});

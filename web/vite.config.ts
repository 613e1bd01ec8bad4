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
    modules: { generateScopedName: '[hash:base64:4]', getJSON: refuseSharedName },
  },
  build: {
    // A `data:` address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});

/** Stops the build where two classes of the sheets have the same short name, which would give each the other's styles. */
function refuseSharedName(sheet: string, names: Record<string, string>): void {
  for (const [name, written] of Object.entries(names)) {
    // What a class is composed of follows its own short name.
    const [short = ''] = written.split(' ');
    const owner = `${name} of ${sheet}`;
    const other = owners.get(short);
    if (other !== undefined && other !== owner) throw new Error(`${owner} and ${other} are both ${short}.`);
    owners.set(short, owner);
  }
}

const owners = new Map<string, string>();

import { createHash } from 'node:crypto';
import { relative } from 'node:path';
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
    modules: { generateScopedName: (name, file) => shortName(`${relative(folder('.'), file)} ${name}`) },
  },
  build: {
    // A `data:` address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});

const named = new Map<string, string>();

/** A class's name in a page, of four letters and digits: the same in every build, as the file's path and the class's own name make it. */
function shortName(origin: string): string {
  const [first = 0, ...others] = createHash('sha256')
    .update(origin.replace(/\?.*? /, ' '))
    .digest();
  const name = [signs[first % 52], ...others.slice(0, 3).map((byte) => signs[byte % signs.length])].join('');
  const other = named.get(name);
  if (other && other !== origin)
    throw new Error(`${other} and ${origin} have one short name: rename either class.`);
  named.set(name, origin);
  return name;
}

// A name begins with a letter.
const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

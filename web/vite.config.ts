import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './browsers.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every build of the site shares; `site/build.ts` says what each is for. */
export default defineConfig({
  root: folder('.'),
  appType: 'custom',
  plugins: [react()],
  css: {
    modules: { generateScopedName: shortName },
  },
  build: {
    target: Object.entries(oldestBrowsers).map(([browser, version]) => browser + version),
    // A `data:` address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});

/**
 * The name of a class in the build: two letters for its sheet, and its number in the sheet. The classes of a sheet begin
 * alike, which compresses better than hashes and is the same in every build.
 */
function shortName(name: string, path: string): string {
  const sheet = placeIn(sheets, relative(folder('.'), path));
  classes[sheet] ??= [];
  const letters = letter(Math.floor(sheet / 26)) + letter(sheet % 26);
  return letters + placeIn(classes[sheet], name);
}

/** The index of a value in a list, to which it is added if it's new. */
function placeIn(list: string[], value: string): number {
  const index = list.indexOf(value);
  return index < 0 ? list.push(value) - 1 : index;
}

const letter = (number: number) => String.fromCharCode(97 + number);

const sheets = globSync('**/*.module.css', { cwd: folder('.') }).sort();

const classes: string[][] = [];

import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Declaration } from 'postcss';
import { defineConfig } from 'vite';
import { dark, light } from '#shared/palette.ts';
import { breakpoints } from './breakpoints.ts';
import { oldestBrowsers } from './browsers.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('.'),
  appType: 'custom',
  plugins: [react()],
  css: {
    modules: { generateScopedName: shortName },
    postcss: {
      plugins: [
        {
          postcssPlugin: 'breakpoints',
          AtRule: { media: replaceBreakpoint },
          Declaration: { '--palette': insertColours },
        },
      ],
    },
  },
  build: {
    target: Object.entries(oldestBrowsers).map(([browser, version]) => browser + version),
    // A `data:` address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});

/** `not all and` matches every width that `min-width` doesn't, and Safari 15.4 can't read `width <`. */
function replaceBreakpoint(rule: { params: string }) {
  rule.params = rule.params.replace(/^\(width (>=|<) (--[\w-]+)\)$/, (_, sign, name) => {
    const width = Object.entries(breakpoints).find(([known]) => known === name)?.[1];
    if (!width) throw new Error(`${name} isn't a breakpoint in web/breakpoints.ts.`);
    return `${sign === '<' ? 'not all and ' : ''}(min-width: ${width})`;
  });
}

function insertColours(declaration: Declaration) {
  const colours = declaration.value === 'dark' ? dark : light;
  for (const [role, value] of Object.entries(colours)) declaration.cloneBefore({ prop: `--${role}`, value });
  declaration.remove();
}

/**
 * Two letters for the style sheet and a number for the class. This compresses better than a hash and is the same in
 * every build.
 */
function shortName(name: string, path: string): string {
  const sheet = placeIn(sheets, relative(folder('.'), path));
  classes[sheet] ??= [];
  const letters = letter(Math.floor(sheet / 26)) + letter(sheet % 26);
  return letters + placeIn(classes[sheet], name);
}

function placeIn(list: string[], value: string): number {
  const index = list.indexOf(value);
  return index < 0 ? list.push(value) - 1 : index;
}

const letter = (number: number) => String.fromCharCode(97 + number);

const sheets = globSync('**/*.module.css', { cwd: folder('.') }).sort();

const classes: string[][] = [];

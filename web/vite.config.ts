import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The site for development and for the client build; `build.ts` adds what prerendering needs. */
export default defineConfig(({ command }) => ({
  root: folder('.'),
  appType: 'spa',
  plugins: [react(), keptStyles, leanRouter],
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  build: {
    outDir: folder('../dist/site'),
    emptyOutDir: true,
    manifest: 'chunks.json',
    // A `data:` address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Each prerendered file names its own page's scripts, so nothing is left for the runtime to preload.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [folder('index.html'), folder('site/start.ts')] },
  },
  // The package names its development build alone: without this, its warnings travel to every visitor.
  resolve: {
    alias: [
      {
        find: /^react-router$/,
        replacement: folder('../node_modules/react-router/dist/production/index.mjs'),
      },
    ],
  },
  // Icons come one per file: outside the bundle, Node would read all of them to draw five.
  // The router is changed below, and draws here what it finds there.
  ssr: { noExternal: ['lucide-react', 'react-router', 'react-router-dom'] },
}));

/**
 * A class's name in the build: its sheet's number and its own, three letters or so, for the map from written
 * to built names travels in the first script. Both builds count alike.
 */
function shortName(name: string, file: string): string {
  const names = namesOf.get(file) ?? [];
  namesOf.set(file, names);
  if (!names.includes(name)) names.push(name);
  const sheet = sheets.findIndex((path) => file.split('?')[0]?.endsWith(`/${path}`));
  return `_${sheet.toString(36)}${letters(names.indexOf(name))}`;
}

const sheets = globSync('**/*.module.css', { cwd: folder('.') })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const namesOf = new Map<string, string[]>();

// Capitals, so that where the sheet's number ends is plain.
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Keeps the sheets that `main.tsx` gathers: it uses none of their names, so they would count as unused. */
const keptStyles: Plugin = {
  name: 'kept-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
};

/**
 * Lets the router's unused parts go: their names for developer tools, and calls that could do anything, keep them.
 * A mark on each link for a discovery of routes, which there is none of here, goes with them.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  transform: {
    filter: { id: /react-router\/dist\/production/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^ *"data-discover": .*$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'),
  },
};

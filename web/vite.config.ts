import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The site for development and for the client build; `build.ts` adds what prerendering needs. */
export default defineConfig(({ command }) => ({
  root: folder('.'),
  appType: 'spa',
  plugins: [react(), keptStyles],
  // Short names: the map from written to built class names travels in the first script.
  css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  build: {
    outDir: folder('../dist/site'),
    emptyOutDir: true,
    manifest: 'chunks.json',
    // A `data:` address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Each prerendered file names its own page's scripts, so nothing is left for the runtime to preload.
    modulePreload: { polyfill: false },
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
  ssr: { noExternal: ['lucide-react'] },
}));

/** Keeps the sheets that `main.tsx` gathers: it uses none of their names, so they would count as unused. */
const keptStyles: Plugin = {
  name: 'kept-styles',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
};

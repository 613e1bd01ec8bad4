import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { type Chunks, documentMaker } from './document.ts';

/**
 * Builds the site into `dist/site`: bundles it, draws every route's page once, and writes each as a file that
 * carries its styles and names its scripts. `dist/site-manifest.json` tells the edge which file answers which
 * path, and which hashes the content security policy lets through.
 */

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const site = folder('../../dist/site');
const drawing = folder('../../dist/web-ssr');
const configFile = folder('../vite.config.ts');

// React's development build would warn, draw slower and look different.
process.env.NODE_ENV = 'production';
await build({ configFile, logLevel: 'warn' });
await build({
  configFile,
  logLevel: 'warn',
  build: { ssr: 'site/prerender.tsx', outDir: drawing, manifest: false, copyPublicDir: false },
});

const chunks: Chunks = JSON.parse(await readFile(`${site}/chunks.json`, 'utf8'));
const template = await readFile(`${site}/index.html`, 'utf8');
const styles = await readFile(`${site}/${chunks['index.html']?.css?.[0]}`, 'utf8');
const startFile = `${site}/${chunks['site/start.ts']?.file}`;
// A script that is no module shares its names with every other one; a function keeps them.
const start = `(()=>{${(await readFile(startFile, 'utf8')).trim()}})()`;
await Promise.all([rm(`${site}/chunks.json`), rm(`${site}/index.html`), rm(startFile)]);

const { drawAll, drawFiles }: typeof import('./prerender.tsx') = await import(
  pathToFileURL(`${drawing}/prerender.js`).href
);
const { documentOf, ...hashes } = documentMaker(template, { styles, start }, chunks);
const pages: Record<string, string> = {};
for (const drawn of await drawAll()) {
  const file = fileFor(drawn.route.path);
  // CloudFront answers unknown paths with this one itself; it is no page that a path could ask for.
  if (file !== '/404.html') pages[drawn.route.path.replace(/:(\w+)/, '{$1}')] = file;
  await mkdir(dirname(site + file), { recursive: true });
  await writeFile(site + file, documentOf(drawn));
}
for (const [file, text] of Object.entries(drawFiles())) await writeFile(site + file, text);
await writeFile(
  folder('../../dist/site-manifest.json'),
  `${JSON.stringify({ pages, ...hashes }, null, 2)}\n`,
);

/** `/` is `/index.html`, `/course/:id` is `/course/_.html`, and a character that file names quarrel over is left out. */
function fileFor(path: string): string {
  if (path === '*') return '/404.html';
  if (path === '/') return '/index.html';
  return `${path.replace(/:\w+/, '_').replaceAll('&-', '')}.html`;
}

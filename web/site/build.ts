import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import { apps } from './apps.ts';
import type { Built } from './built.ts';
import { islands } from './islands.ts';

/**
 * Builds the site. `dist/site` is what the bucket holds: a file for each page, as it is without data, and the scripts
 * and pictures. `dist/drawing` draws pages on request, in `drawPage`. `dist/site-manifest.json` tells the edge which
 * file answers which path, and which hashes each file's content security policy lets through.
 */

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const site = folder('../../dist/site');
const sheetsFolder = folder('../../dist/sheets');
const drawing = folder('../../dist/drawing');

// React's development build would warn, draw slower and look different.
process.env.NODE_ENV = 'production';

const layout = 'layout/layout.tsx';
const start = 'site/start/start.ts';
const wake = 'site/wake.tsx';
// A page is the file named like its folder.
const pageSources = [
  ...Object.values(apps).map(({ mount }) => mount),
  ...globSync('pages/*/*.tsx', { cwd: folder('..') }).filter((file) => /([^/]+)\/\1\.tsx$/.test(file)),
];

const ownStartOf = (source: string) => `${dirname(source)}/start.ts`;
const ownStarts = pageSources.map(ownStartOf).filter((file) => existsSync(folder(`../${file}`)));

// Builds for browsers. The first is for the style sheets alone: a page's own sheet holds the rules that it and its
// islands can use, whichever script brings them. The second is the islands' scripts, which find their styles in
// the page; each page that is drawn in the browser has one more, which brings its own.
const sheets = await built(sheetsFolder, [layout, ...pageSources], { copyPublicDir: false });
const scripts = await built(site, [start, ...ownStarts, wake], {
  cssCodeSplit: false,
  // What islands share comes in one file: each further request costs a press more than the bytes.
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'shared',
            test: /\/(web\/(?!desk|order|pages|purchase)|shared\/|lucide-react\/)/,
            minShareCount: 2,
          },
        ],
      },
    },
  },
});
const appFiles: Built['apps'] = {};
for (const [path, { script, first, fontMedia }] of Object.entries(apps)) {
  const files = await built(site, [script], {
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: false,
    // On a phone a further request takes longer than the bytes: parts are one script each, and share one. What the first
    // screen doesn't need is in a second one.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: kitOf([script, first]), minShareCount: 2 }] } },
    },
  });
  const scripts = scriptsOf(files, [script]);
  appFiles[path] = {
    scripts: [...new Set([...scripts, ...(first ? scriptsOf(files, [first]) : [])])],
    sheets: [addressOf(chunkOf(files, 'style.css').file)],
    ...(fontMedia && { fontMedia }),
  };
}

const fonts = chunksOf(sheets, [layout], ['imports'])
  .flatMap(({ assets = [] }) => assets)
  .filter((file) => file.endsWith('.woff2'));
for (const font of fonts) await cp(`${sheetsFolder}/${font}`, `${site}/${font}`);

const builtFiles: Built = {
  sheets: Object.fromEntries(
    await Promise.all(pageSources.map(async (source) => [source, await sheetOf(source)] as const)),
  ),
  fonts: fonts.map(addressOf),
  start: await startText(start),
  ownStarts: Object.fromEntries(
    await Promise.all(
      pageSources
        .filter((source) => ownStarts.includes(ownStartOf(source)))
        .map(async (source) => [source, await startText(ownStartOf(source))] as const),
    ),
  ),
  wake: scriptsOf(scripts, [wake]),
  islands: Object.fromEntries(
    Object.keys(islands).map((name) => [name, scriptsOf(scripts, [`${name}.tsx`])]),
  ),
  apps: appFiles,
};

const { drawAll, drawFiles, drawnSources } = await drawingOf(builtFiles);
// What draws on request starts sooner without the other pages' sheets.
const isDrawn = ([source]: [string, string]) => drawnSources.includes(source);
await drawingOf({
  ...builtFiles,
  sheets: Object.fromEntries(Object.entries(builtFiles.sheets).filter(isDrawn)),
});

const pages: Record<string, string> = {};
const hashes: Record<string, { styles: string[]; scripts: string[] }> = {};
for (const { path, source, html, hashes: own } of drawAll()) {
  if (!builtFiles.sheets[source])
    throw new Error(`${path} names ${source} in routes.ts, which is no page's file.`);
  const file = fileFor(path);
  // CloudFront answers unknown paths with this one itself; it is no page that a path could ask for.
  if (path !== '*') pages[path] = file;
  hashes[file] = own;
  await mkdir(dirname(site + file), { recursive: true });
  await writeFile(site + file, html);
}
for (const [file, text] of Object.entries(drawFiles())) await writeFile(site + file, text);
await writeFile(folder('../../dist/site-manifest.json'), `${JSON.stringify({ pages, hashes }, null, 2)}\n`);
await rm(sheetsFolder, { recursive: true });

/** Builds what draws pages, with the files that documents name, and loads it. */
async function drawingOf(files: Built): Promise<typeof import('./draw.tsx')> {
  await build({
    ...shared(drawing),
    define: { builtFiles: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: { outDir: drawing, emptyOutDir: true, copyPublicDir: false, ssr: 'site/draw.tsx' },
    // One file with all that it needs: what draws in a Lambda is what draws here.
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(`${drawing}/draw.js`).href);
}

function shared(outDir: string): InlineConfig {
  return { configFile: folder('../vite.config.ts'), logLevel: 'warn', build: { outDir } };
}

/** Builds sources for browsers, and returns Vite's manifest of them. */
async function built(
  outDir: string,
  sources: readonly string[],
  options: InlineConfig['build'],
): Promise<Manifest> {
  await build({
    ...shared(outDir),
    build: {
      outDir,
      emptyOutDir: true,
      ...options,
      manifest: 'chunks.json',
      rolldownOptions: {
        ...options?.rolldownOptions,
        input: sources.map((source) => folder(`../${source}`)),
        // This warning says of a build on a busy machine that it was slow.
        checks: { bundlerTimings: false },
        // The start script imports `wake` at run time.
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const file = `${outDir}/chunks.json`;
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return manifest;
}

/** The rules of a page, of the layout around it, and of all that opens in it later. */
async function sheetOf(source: string): Promise<string> {
  const files = new Set(
    chunksOf(sheets, [layout, source], ['imports', 'dynamicImports']).flatMap(({ css = [] }) => css),
  );
  const texts = await Promise.all([...files].map((file) => readFile(`${sheetsFolder}/${file}`, 'utf8')));
  return texts.map((text) => text.trim()).join('');
}

interface ModuleInfos {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Names the chunk of a shared module: `kit` if any of these sources imports it, even indirectly, otherwise `more`. */
function kitOf(sources: readonly (string | undefined)[]) {
  const firstIds = new Set(sources.flatMap((source) => (source ? folder(`../${source}`) : [])));
  const known = new Map<string, boolean>();
  return (id: string, modules: ModuleInfos) => {
    const isFirst = (module: string): boolean => {
      const answer = known.get(module);
      if (answer !== undefined) return answer;
      // Also ends a circle of imports.
      known.set(module, firstIds.has(module));
      const isFound = firstIds.has(module) || !!modules.getModuleInfo(module)?.importers.some(isFirst);
      known.set(module, isFound);
      return isFound;
    };
    return isFirst(id) ? 'kit' : 'more';
  };
}

/** A script that is no module shares its names with every other one; a function keeps them. */
async function startText(source: string): Promise<string> {
  const { file: path, imports } = chunkOf(scripts, source);
  if (imports) throw new Error(`${source} runs by itself, and would need ${imports.join(' and ')}.`);
  const file = `${site}/${path}`;
  const text = (await readFile(file, 'utf8')).trim();
  await rm(file);
  return `(()=>{${text}})()`;
}

/** The paths of the scripts of sources and of all that they import, the first source's own first. */
function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  return chunksOf(manifest, sources, ['imports'])
    .map(({ file }) => addressOf(file))
    .reverse();
}

/** The chunks of sources with what they import, each once, and behind its imports. */
function chunksOf(
  manifest: Manifest,
  sources: readonly string[],
  ways: readonly ('imports' | 'dynamicImports')[],
  found = new Set<string>(),
) {
  const order: Manifest[string][] = [];
  const visit = (source: string) => {
    if (found.has(source)) return;
    found.add(source);
    const chunk = chunkOf(manifest, source);
    for (const way of ways) for (const next of chunk[way] ?? []) visit(next);
    order.push(chunk);
  };
  for (const source of sources) visit(source);
  return order;
}

function chunkOf(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`Nothing was built from ${source}.`);
  return chunk;
}

function addressOf(file: string): string {
  return `/${file}`;
}

/** `/` is `/index.html`, `/course/{id}` is `/course/_.html`, and a character that file names quarrel over is left out. */
function fileFor(path: string): string {
  if (path === '*') return '/404.html';
  if (path === '/') return '/index.html';
  return `${path.replace(/\{\w+\}/, '_').replaceAll('&-', '')}.html`;
}

import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import { apps } from './apps.ts';
import type { Built } from './built.ts';
import { islands } from './islands.ts';
import { withoutUnused } from './unused-patterns.ts';

/**
 * Builds `dist/site` (the files in the bucket), `dist/renderer` (used by the `renderPage` function) and
 * `dist/site-manifest.json` (the file for each path, and the hashes for its content security policy).
 */

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const site = folder('../../dist/site');
const sheetsFolder = folder('../../dist/sheets');
const renderer = folder('../../dist/renderer');
const reactServer = folder('../../node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js');

// React's development build would be slower and render differently.
process.env.NODE_ENV = 'production';

const layout = 'layout/layout.tsx';
const start = 'site/start/start.ts';
const hydrate = 'site/hydrate.tsx';
const pageSources = [
  ...Object.values(apps).map(({ mount }) => mount),
  ...globSync('pages/*/*.tsx', { cwd: folder('..') }).filter((file) => /([^/]+)\/\1\.tsx$/.test(file)),
];

const ownStartOf = (source: string) => `${dirname(source)}/start.ts`;
const ownStarts = pageSources.map(ownStartOf).filter((file) => existsSync(folder(`../${file}`)));

// The browser's files are built in four steps: the style sheets, which are separate because a page's sheet includes
// those of all its islands; the islands' scripts; the inlined scripts; and then each page that's rendered in the browser.
const sheets = await built(sheetsFolder, [layout, ...pageSources], { copyPublicDir: false });
const scripts = await built(site, [hydrate], {
  cssCodeSplit: false,
  // Shared code goes into one file, because another request would take longer than loading the extra bytes. Only pages
  // with reviews need the stars, and coaching's rules are loaded only for coaching.
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'shared',
            test: /\/(web\/(?!admin|forms\/rating|order|pages|purchase|ui\/rating)|shared\/(?!domain\/(coaching|work\/work))|lucide-react\/)|vite\/preload-helper/,
            minShareCount: 2,
          },
        ],
      },
    },
  },
});
// Inlined scripts can't import the files above, so they're built with their own copy of shared code.
const startScripts: Manifest = {};
for (const source of [start, ...ownStarts])
  Object.assign(startScripts, await built(site, [source], { emptyOutDir: false, copyPublicDir: false }));
const appFiles: Built['apps'] = {};
const appScripts: Record<string, string[]> = {};
for (const [path, { script, mount, first, fontMedia }] of Object.entries(apps)) {
  const files = await built(site, [script], {
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: false,
    // Shared code goes into two files: `kit` is what the first screen needs, and `more` is the rest. On phones, more
    // requests would take longer than loading the extra bytes.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: sharedChunkOf([script, first]), minShareCount: 2 }] } },
    },
  });
  const scripts = scriptsOf(files, [script]);
  appScripts[mount] = Object.values(files).flatMap(({ file }) =>
    file.endsWith('.js') ? `${site}/${file}` : [],
  );
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
  hydrate: scriptsOf(scripts, [hydrate]),
  islands: Object.fromEntries(
    Object.keys(islands).map((name) => [name, scriptsOf(scripts, [`${name}.tsx`])]),
  ),
  apps: appFiles,
};

const { renderAll, renderFiles, renderedSources } = await buildRenderer(builtFiles);
// The renderer is built again without the style sheets of pages that it never renders, so that it starts faster.
const isRendered = ([source]: [string, string]) => renderedSources.includes(source);
await buildRenderer({
  ...builtFiles,
  sheets: Object.fromEntries(Object.entries(builtFiles.sheets).filter(isRendered)),
});

const pages: Record<string, string> = {};
const hashes: Record<string, { styles: string[]; scripts: string[] }> = {};
for (const { path, source, html, hashes: own } of renderAll()) {
  if (!builtFiles.sheets[source])
    throw new Error(`${path} in routes.ts names ${source}, which isn't a page.`);
  const file = fileFor(path);
  // The not-found page has no path, because CloudFront serves it for every unknown path.
  if (path !== '*') pages[path] = file;
  hashes[file] = own;
  await mkdir(dirname(site + file), { recursive: true });
  await writeFile(site + file, html);
}
for (const [file, text] of Object.entries(renderFiles())) await writeFile(site + file, text);
await writeFile(folder('../../dist/site-manifest.json'), `${JSON.stringify({ pages, hashes }, null, 2)}\n`);
await rm(sheetsFolder, { recursive: true });

async function buildRenderer(files: Built): Promise<typeof import('./render.tsx')> {
  await build({
    ...shared(renderer),
    define: { builtFiles: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    // React's other server renderer streams, which we don't use, and is as large.
    resolve: { alias: { 'react-dom/server': reactServer } },
    build: { outDir: renderer, emptyOutDir: true, copyPublicDir: false, ssr: 'site/render.tsx' },
    // Dependencies are bundled too, so that the Lambda function runs exactly the same file as this build.
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(`${renderer}/render.js`).href);
}

function shared(outDir: string): InlineConfig {
  return { configFile: folder('../vite.config.ts'), logLevel: 'warn', build: { outDir } };
}

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
        checks: { bundlerTimings: false },
        // The start script imports `hydrate` at run time, so the export must keep its name.
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const file = `${outDir}/chunks.json`;
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  return manifest;
}

async function sheetOf(source: string): Promise<string> {
  const chunks = chunksOf(sheets, [layout, source], ['imports', 'dynamicImports']);
  const textOf = async (files: readonly string[]) =>
    (await Promise.all(files.map(async (file) => (await readFile(file, 'utf8')).trim()))).join('');
  const inSheets = (files: readonly string[]) => [...new Set(files)].map((file) => `${sheetsFolder}/${file}`);
  const scripts = inSheets(chunks.map(({ file }) => file));
  return withoutUnused(
    await textOf(inSheets(chunks.flatMap(({ css = [] }) => css))),
    await textOf([...scripts, ...(appScripts[source] ?? [])]),
  );
}

interface ModuleInfos {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Names the chunk `kit` if any of these sources imports the module, even indirectly, and `more` otherwise. */
function sharedChunkOf(sources: readonly (string | undefined)[]) {
  const firstIds = new Set(sources.flatMap((source) => (source ? folder(`../${source}`) : [])));
  const known = new Map<string, boolean>();
  return (id: string, modules: ModuleInfos) => {
    const isFirst = (module: string): boolean => {
      const answer = known.get(module);
      if (answer !== undefined) return answer;
      // This is set before the recursion, so that import cycles don't loop forever.
      known.set(module, firstIds.has(module));
      const isFound = firstIds.has(module) || !!modules.getModuleInfo(module)?.importers.some(isFirst);
      known.set(module, isFound);
      return isFound;
    };
    return isFirst(id) ? 'kit' : 'more';
  };
}

/** Classic scripts share one global scope, so this wraps the script in a function. */
async function startText(source: string): Promise<string> {
  const { file: path, imports } = chunkOf(startScripts, source);
  if (imports) throw new Error(`${source} must not import ${imports.join(' and ')}, because it's inlined.`);
  const file = `${site}/${path}`;
  const text = (await readFile(file, 'utf8')).trim();
  await rm(file);
  return `(()=>{${text}})()`;
}

/** A source's own script comes before its imports, because the page runs only the first script. */
function scriptsOf(manifest: Manifest, sources: readonly string[]): string[] {
  return chunksOf(manifest, sources, ['imports'])
    .map(({ file }) => addressOf(file))
    .reverse();
}

/** Each chunk comes after the ones it imports, so that a page's styles override the shared ones. */
function chunksOf(
  manifest: Manifest,
  sources: readonly string[],
  importKinds: readonly ('imports' | 'dynamicImports')[],
  found = new Set<string>(),
) {
  const order: Manifest[string][] = [];
  const visit = (source: string) => {
    if (found.has(source)) return;
    found.add(source);
    const chunk = chunkOf(manifest, source);
    for (const importKind of importKinds) for (const next of chunk[importKind] ?? []) visit(next);
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

function fileFor(path: string): string {
  if (path === '*') return '/404.html';
  if (path === '/') return '/index.html';
  return `${path.replace(/\{\w+\}/, '_').replaceAll('&-', '')}.html`;
}

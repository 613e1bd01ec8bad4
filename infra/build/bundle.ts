import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { type LambdaDefinition, lambdas } from '../definitions.ts';
import { usesTable } from '../grants.ts';
import { stubs } from './stubs.ts';

/** Contains `<name>/index.js` for each Lambda. The path is relative to the project root. */
export const functionsFolder = 'dist/functions';

/** Bundles as CommonJS, because importing `node:http` from an ES module loads undici, which doubles the start time. */
export async function bundle(folder = functionsFolder): Promise<Metafile> {
  const root = resolve(import.meta.dirname, '../..');
  const target = resolve(root, folder);
  // Lambdas that don't use the table are bundled without the DynamoDB client, so they start in a third of the time.
  const groups = Object.groupBy(lambdas, ({ grants }) => (usesTable(grants) ? 'withTable' : 'alone'));
  const outputs = [
    await bundleGroup(groups.withTable ?? [], { hasTable: true, root, target }),
    await bundleGroup(groups.alone ?? [], { hasTable: false, root, target }),
  ];
  // The local run also loads these files, and the project's package.json says "module".
  await writeFile(join(target, 'package.json'), '{ "type": "commonjs" }\n');
  await removeStale(target);
  return {
    inputs: Object.assign({}, ...outputs.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...outputs.map((each) => each.outputs)),
  };
}

async function bundleGroup(
  members: readonly LambdaDefinition[],
  { hasTable, root, target }: { hasTable: boolean; root: string; target: string },
): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: members.map(({ name, file }) => ({ in: file, out: `${name}/index` })),
    outdir: target,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    // esbuild can't tree-shake the SDK's CommonJS files: a bundle would be 547 KB instead of 342.
    mainFields: ['module', 'main'],
    plugins: [stubs({ hasTable })],
    // The renderer is an ES module that uses `import.meta.url` to load Node's modules.
    define: { 'import.meta.url': '__filename' },
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  return metafile;
}

/** Deletes only the bundles of removed Lambdas, because a local run may be reading the others. */
async function removeStale(target: string): Promise<void> {
  const current = new Set<string>([...lambdas.map(({ name }) => name), 'package.json']);
  const stale = (await readdir(target)).filter((entry) => !current.has(entry));
  await Promise.all(stale.map((entry) => rm(join(target, entry), { recursive: true })));
}

if (import.meta.main) report();

async function report(): Promise<void> {
  const started = performance.now();
  const { outputs } = await bundle();
  const largest = Math.max(...Object.values(outputs).map(({ bytes }) => bytes));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Bundled ${lambdas.length} Lambdas into ${functionsFolder} in ${seconds} s, up to ${Math.ceil(largest / 1000)} kB each.`,
  );
}

import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { type LambdaDefinition, lambdas } from '../definitions.ts';
import { usesTable } from '../grants.ts';
import { noTable, replacing, type Stub, stubs } from './stubs.ts';

/** Where the bundles go, from the project's root: `<name>/index.js` for each Lambda. */
export const functionsFolder = 'dist/functions';

/**
 * Bundles every Lambda, each with all it needs and nothing else. CommonJS, because a Lambda that
 * imports `node:http` as an ES module starts in twice the time: it loads undici, which `require` leaves alone.
 */
export async function bundle(folder = functionsFolder): Promise<Metafile> {
  const root = resolve(import.meta.dirname, '../..');
  const target = resolve(root, folder);
  // A Lambda that may touch no row is spared DynamoDB's client, which `handle` would bring: it starts in a third of the time.
  const groups = Object.groupBy(lambdas, ({ grants }) => (usesTable(grants) ? 'withTable' : 'alone'));
  const outputs = [
    await bundleGroup(groups.withTable ?? [], stubs, { root, target }),
    await bundleGroup(groups.alone ?? [], [...stubs, noTable], { root, target }),
  ];
  // The project's own package.json says "module", and these files are read here too, by the local run.
  await writeFile(join(target, 'package.json'), '{ "type": "commonjs" }\n');
  await removeStale(target);
  return {
    inputs: Object.assign({}, ...outputs.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...outputs.map((each) => each.outputs)),
  };
}

async function bundleGroup(
  members: readonly LambdaDefinition[],
  replaced: readonly Stub[],
  { root, target }: { root: string; target: string },
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
    // The SDK's modules can be shaken; its CommonJS files, esbuild's first choice here, cannot: 547 KB for 342.
    mainFields: ['module', 'main'],
    plugins: [replacing(replaced)],
    // What draws pages is built as an ES module, and finds Node's own modules from its place.
    define: { 'import.meta.url': '__filename' },
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  return metafile;
}

/** Takes away what an operation left that is no more; the rest stays in place, as a local run may be reading it. */
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
    `Bundled ${lambdas.length} Lambdas into ${functionsFolder} in ${seconds} s, ${Math.ceil(largest / 1000)} kB at most.`,
  );
}

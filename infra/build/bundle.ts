import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { type LambdaDefinition, lambdas } from '../definitions.ts';
import type { Grants } from '../grants.ts';
import { type LeftOut, standIns } from './stand-ins.ts';

/** Where the bundles go, from the project's root: `<name>/index.js` for each Lambda. */
export const functionsFolder = 'dist/functions';

/**
 * Bundles every Lambda, each with all it needs and nothing else. CommonJS, because a Lambda that
 * imports `node:http` as an ES module starts in twice the time: it loads undici, which `require` leaves alone.
 */
export async function bundle(folder = functionsFolder): Promise<Metafile> {
  const root = resolve(import.meta.dirname, '../..');
  const target = resolve(root, folder);
  const outputs: Metafile[] = [];
  // One after the other: esbuild takes every core as it is.
  for (const group of groupsByLeftOut()) outputs.push(await bundleGroup(group, { root, target }));
  // The project's own package.json says "module", and these files are read here too, by the local run.
  await writeFile(join(target, 'package.json'), '{ "type": "commonjs" }\n');
  await removeStale(target);
  return {
    inputs: Object.assign({}, ...outputs.map(({ inputs }) => inputs)),
    outputs: Object.assign({}, ...outputs.map((each) => each.outputs)),
  };
}

/** Lambdas that are bundled in one pass: what stands in for the same parts of `handle`. */
interface Group {
  members: LambdaDefinition[];
  leftOut: LeftOut[];
}

/** Parts of `handle` that a Lambda has no use for without the grant. With them it would load DynamoDB's client. */
const grantedParts: readonly (LeftOut & { isNeeded: (grants: Grants) => boolean })[] = [
  {
    filter: /\/count-attempts\.ts$/,
    standIn: 'no-attempts.ts',
    isNeeded: ({ table }) => table?.THROTTLE !== undefined,
  },
  {
    filter: /^\.\/activity\.ts$/,
    standIn: 'no-activity.ts',
    isNeeded: ({ table }) => table?.ACTIVITY !== undefined,
  },
  {
    filter: /\/require-recent-code\.ts$/,
    standIn: 'no-recent-code.ts',
    isNeeded: ({ table }) => table?.SETTINGS !== undefined,
  },
];

function groupsByLeftOut(): Group[] {
  const groups = new Map<string, Group>();
  for (const definition of lambdas) {
    const leftOut = grantedParts.filter(({ isNeeded }) => !isNeeded(definition.grants));
    const key = leftOut.map(({ standIn }) => standIn).join();
    const group = groups.get(key) ?? { members: [], leftOut };
    group.members.push(definition);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function bundleGroup(
  { members, leftOut }: Group,
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
    plugins: [standIns(leftOut)],
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

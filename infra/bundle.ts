import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { lambdas } from './lambdas.ts';

/** Where the bundles go, from the project's root: `<name>/index.js` for each Lambda. */
export const functionsFolder = 'dist/functions';

/**
 * Bundles every Lambda in one pass, each with all it needs and nothing else. CommonJS, because a Lambda that
 * imports `node:http` as an ES module starts in twice the time: it loads undici, which `require` leaves alone.
 */
export async function bundle(folder = functionsFolder): Promise<Metafile> {
  const root = resolve(import.meta.dirname, '..');
  const target = resolve(root, folder);
  await rm(target, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: lambdas.map(({ name, file }) => ({ in: file, out: `${name}/index` })),
    outdir: target,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    // The SDK's modules can be shaken; its CommonJS files, esbuild's first choice here, cannot: 547 KB for 342.
    mainFields: ['module', 'main'],
    // Without it every bundle carries the clients of SSO and STS, which a Lambda never asks for its credentials.
    alias: { '@aws-sdk/credential-provider-node': './infra/bundle/environment-credentials.ts' },
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  });
  // The project's own package.json says "module", and these files are read here too, by the local run.
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'package.json'), '{ "type": "commonjs" }\n');
  return metafile;
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

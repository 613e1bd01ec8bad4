import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { environmentOf, type LambdaDefinition, lambdas } from '../lambdas.ts';
import { functionsFolder } from './bundle.ts';

/** Where the bundles go that carry what V8 made of them, from the project's root: `<name>/index.js` and beside. */
export const cachedFunctionsFolder = 'dist/functions-with-cache';

/** The variables with which Node finds the cache in a Lambda, whose bundle is in `folder`. */
export const cacheVariables = (folder = '/var/task') => ({
  NODE_COMPILE_CACHE: `${folder}/compile-cache`,
  NODE_COMPILE_CACHE_PORTABLE: '1',
});

/**
 * Copies every bundle and lets this Node start it once, which leaves the compiled code beside it. Another Node, or
 * one for another processor, passes over it in silence: the Lambdas are arm64, so this is for an arm64 machine.
 */
export async function writeCompileCaches(): Promise<void> {
  await rm(cachedFunctionsFolder, { recursive: true, force: true });
  await mkdir(cachedFunctionsFolder, { recursive: true });
  await cp(join(functionsFolder, 'package.json'), join(cachedFunctionsFolder, 'package.json'));
  // Two at a time: each is a process of its own.
  const waiting = lambdas.toReversed();
  const work = async () => {
    for (let lambda = waiting.pop(); lambda; lambda = waiting.pop()) await writeCompileCache(lambda);
  };
  await Promise.all([work(), work()]);
}

async function writeCompileCache(lambda: LambdaDefinition): Promise<void> {
  const folder = resolve(cachedFunctionsFolder, lambda.name);
  await cp(join(functionsFolder, lambda.name), folder, { recursive: true });
  const names = { tableName: '-', secretIds: { admin: '-', razorpay: '-', links: '-' }, filesBucket: '-' };
  await promisify(execFile)(process.execPath, [join(folder, 'index.js')], {
    env: { AWS_REGION: 'ap-south-1', ...environmentOf(lambda, names), ...cacheVariables(folder) },
  });
  // Node writes it for its own user alone, and Lambda unpacks it for another.
  const cache = join(folder, 'compile-cache');
  for (const entry of await readdir(cache, { recursive: true })) await chmod(join(cache, entry), 0o755);
}

if (import.meta.main) writeCompileCaches();

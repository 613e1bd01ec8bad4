import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionsFolder } from '../build/bundle.ts';
import { lambdas } from '../definitions.ts';
import { manifestFile, rendererFolder, siteFolder } from '../edge/manifest.ts';
import type { Load } from './aws/gateway/invoke.ts';
import { StartError } from './start-error.ts';

export const fromRoot = (...path: string[]) => join(import.meta.dirname, '../..', ...path);

export const loadBundle: Load = async (file) => createRequire(import.meta.url)(bundleOf(file));

export const loadModule = <Module>(file: string): Promise<Module> =>
  import(pathToFileURL(fromRoot(file)).href);

export const loadSource: Load = loadModule;

export function requireBuild(): void {
  const missing = [
    ...lambdas.map(({ file }) => bundleOf(file)),
    fromRoot(manifestFile),
    fromRoot(siteFolder, '404.html'),
    fromRoot(rendererFolder, 'render.js'),
  ].find((path) => !existsSync(path));
  if (!missing) return;
  throw new StartError(
    `The build is missing or incomplete (${missing} wasn’t found). Run "npm run build" first.`,
  );
}

function bundleOf(file: string): string {
  const lambda = lambdas.find((each) => each.file === file);
  return fromRoot(functionsFolder, lambda?.name ?? '', 'index.js');
}

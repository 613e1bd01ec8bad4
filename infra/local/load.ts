import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { functionsFolder } from '../build/bundle.ts';
import { lambdas } from '../definitions.ts';
import { drawingFolder, manifestFile, siteFolder } from '../edge/manifest.ts';
import type { Load } from './aws/gateway/invoke.ts';
import { CannotStart } from './cannot-start.ts';

/** A path from the project's root, whatever the working directory is. */
export const fromRoot = (...path: string[]) => join(import.meta.dirname, '../..', ...path);

/** Loads a Lambda from its bundle by `require`, like the runtime. */
export const loadBundle: Load = async (file) => createRequire(import.meta.url)(bundleOf(file));

/** Loads a source module by its path from the project's root; Node runs TypeScript itself. */
export const loadModule = <Module>(file: string): Promise<Module> =>
  import(pathToFileURL(fromRoot(file)).href);

/** Loads a Lambda from its source. */
export const loadSource: Load = loadModule;

/** Makes sure that everything that `npm start` serves is built. */
export function requireBuild(): void {
  const missing = [
    ...lambdas.map(({ file }) => bundleOf(file)),
    fromRoot(manifestFile),
    fromRoot(siteFolder, '404.html'),
    fromRoot(drawingFolder, 'draw.js'),
  ].find((path) => !existsSync(path));
  if (!missing) return;
  throw new CannotStart(`The build is missing or incomplete (no ${missing}); run "npm run build" first.`);
}

function bundleOf(file: string): string {
  const lambda = lambdas.find((each) => each.file === file);
  return fromRoot(functionsFolder, lambda?.name ?? '', 'index.js');
}

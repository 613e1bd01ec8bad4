import { execFileSync } from 'node:child_process';

/** Builds the product and synthesizes its templates, before the first test that reads either. */
// biome-ignore lint/style/noDefaultExport: Jest takes no other.
export default function build(): void {
  for (const program of ['web/site/build.ts', 'infra/build/bundle.ts', 'test/built/infra/synthesize.ts'])
    execFileSync(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'] });
}

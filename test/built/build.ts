import { execFileSync } from 'node:child_process';

// biome-ignore lint/style/noDefaultExport: Jest takes no other.
export default function build(): void {
  for (const program of ['web/site/build.ts', 'infra/build/bundle.ts', 'test/built/infra/synthesize.ts'])
    execFileSync(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'] });
}

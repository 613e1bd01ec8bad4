import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'checkout');
let bundled: Promise<string> | undefined;

/** The checkout's script, bundled when it is first asked for. */
export function checkoutScript(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

/** The checkout's style sheet. */
export const checkoutStyles = (): string => readFileSync(join(folder, 'checkout.css'), 'utf8');

async function bundle(): Promise<string> {
  // Only a checkout needs it: the local run opens without loading it.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'razorpay-global.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

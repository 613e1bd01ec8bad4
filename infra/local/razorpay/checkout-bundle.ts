import { join } from 'node:path';

let bundled: Promise<string> | undefined;

/** The checkout's script with its style sheet in it, bundled when it is first asked for. */
export function bundledCheckout(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  // Only a checkout needs it: the local run opens without loading it.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'checkout/razorpay-global.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    loader: { '.css': 'text' },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

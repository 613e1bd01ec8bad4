import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Replaces parts of libraries that a Lambda never needs, and would compile at every start, by stubs. */
export const replacing = (replaced: readonly Stub[]): Plugin => ({
  name: 'stubs',
  setup: ({ onLoad, onResolve }) => {
    for (const { filter, file } of replaced)
      onResolve({ filter }, () => ({ path: resolve(import.meta.dirname, file) }));
    // A client of the SDK tells AWS its version, and imports its whole package.json for that, 2 KB each.
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
});

/** A pattern of import paths, and the file of this folder that replaces what they import. */
export interface Stub {
  filter: RegExp;
  file: string;
}

/** The stubs of every Lambda. */
export const stubs: readonly Stub[] = [
  // The clients of SSO and STS, which a Lambda never asks for its credentials.
  { filter: /^@aws-sdk\/credential-provider-node$/, file: 'environment-credentials.ts' },
  { filter: /^@aws-sdk\/middleware-endpoint-discovery$/, file: 'no-endpoint-discovery.ts' },
  // The SDK imports this module by a relative path.
  { filter: /\/configLoader$/, file: 'environment-config.ts' },
  { filter: /^@smithy\/core\/event-streams$/, file: 'no-event-streams.ts' },
  // The first is for a Node without `node:crypto`, the second for a retry mode that nobody chooses.
  { filter: /\/Sha256Js$/, file: 'left-out.cjs' },
  { filter: /\/AdaptiveRetryStrategy$/, file: 'left-out.cjs' },
  // Nothing sends files to Razorpay, and `form-data` brings a list of all media types.
  { filter: /^form-data$/, file: 'left-out.cjs' },
  // `debug` logs what axios and its agents do, where somebody sets `DEBUG`.
  { filter: /^debug$/, file: 'no-debug.cjs' },
];

/** The stub for Lambdas that may touch no row of the table. */
export const noTable: Stub = { filter: /\/table\/table\.ts$|^\.\/table\.ts$/, file: 'left-out.cjs' };

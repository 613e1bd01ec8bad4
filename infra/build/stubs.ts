import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Puts a stub where a library brings what a Lambda never needs, and would compile at every start. */
export const replacing = (replaced: readonly Stub[]): Plugin => ({
  name: 'stubs',
  setup: ({ onLoad, onResolve }) => {
    for (const { filter, file } of replaced)
      onResolve({ filter }, () => ({ path: resolve(import.meta.dirname, file) }));
    // A client of the SDK tells AWS its version, and imports all of its package.json for that: 2 KB each.
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
});

/** What is imported by a path that `filter` matches, and the file of this folder that comes in its place. */
export interface Stub {
  filter: RegExp;
  file: string;
}

/** The stubs of every Lambda. */
export const stubs: readonly Stub[] = [
  // The clients of SSO and STS, which a Lambda never asks for its credentials.
  { filter: /^@aws-sdk\/credential-provider-node$/, file: 'environment-credentials.ts' },
  { filter: /^@aws-sdk\/middleware-endpoint-discovery$/, file: 'no-endpoint-discovery.ts' },
  // The SDK's own, named by a relative path.
  { filter: /\/configLoader$/, file: 'environment-config.ts' },
  { filter: /^@smithy\/core\/event-streams$/, file: 'no-event-streams.ts' },
  // For a Node without `node:crypto`, and for a retry mode that is chosen nowhere.
  { filter: /\/Sha256Js$/, file: 'left-out.cjs' },
  { filter: /\/AdaptiveRetryStrategy$/, file: 'left-out.cjs' },
  // Razorpay gets no files from here; the list of every media type there is comes with it.
  { filter: /^form-data$/, file: 'left-out.cjs' },
  // It writes down what axios and its agents do, where somebody sets `DEBUG`.
  { filter: /^debug$/, file: 'no-debug.cjs' },
];

/** The stub of a Lambda that may touch no row of the table. */
export const noTable: Stub = { filter: /\/table\/table\.ts$|^\.\/table\.ts$/, file: 'left-out.cjs' };

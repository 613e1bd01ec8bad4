import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Puts something small where a library, or a part of ours, brings what a Lambda never needs, and would compile at
 * every start.
 */
export const standIns = (leftOut: readonly LeftOut[]): Plugin => ({
  name: 'stand-ins',
  setup: ({ onLoad, onResolve }) => {
    for (const { filter, standIn } of [...replaced, ...leftOut])
      onResolve({ filter }, () => ({ path: resolve(import.meta.dirname, standIn) }));
    // A client of the SDK tells AWS its version, and imports all of its package.json for that: 2 KB each.
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
});

/** What is imported by a path that `filter` matches, and the file of this folder that comes in its place. */
export interface LeftOut {
  filter: RegExp;
  standIn: string;
}

const replaced: readonly LeftOut[] = [
  // The clients of SSO and STS, which a Lambda never asks for its credentials.
  { filter: /^@aws-sdk\/credential-provider-node$/, standIn: 'environment-credentials.ts' },
  { filter: /^@aws-sdk\/middleware-endpoint-discovery$/, standIn: 'no-endpoint-discovery.ts' },
  // The SDK's own, named by a relative path.
  { filter: /\/configLoader$/, standIn: 'environment-config.ts' },
  { filter: /^@smithy\/core\/event-streams$/, standIn: 'no-event-streams.ts' },
  // For a Node without `node:crypto`, and for a retry mode that is chosen nowhere.
  { filter: /\/Sha256Js$/, standIn: 'left-out.cjs' },
  { filter: /\/AdaptiveRetryStrategy$/, standIn: 'left-out.cjs' },
  // Razorpay gets no files from here; the list of every media type there is comes with it.
  { filter: /^form-data$/, standIn: 'left-out.cjs' },
  // It writes down what axios and its agents do, where somebody sets `DEBUG`.
  { filter: /^debug$/, standIn: 'no-debug.cjs' },
];

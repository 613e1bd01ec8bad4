import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Puts something small where a library brings what a Lambda never needs, and would compile at every start. */
export const standIns: Plugin = {
  name: 'stand-ins',
  setup: ({ onResolve }) => {
    for (const [filter, file] of replaced)
      onResolve({ filter }, () => ({ path: resolve(import.meta.dirname, file) }));
  },
};

const replaced: readonly [RegExp, string][] = [
  // The clients of SSO and STS, which a Lambda never asks for its credentials.
  [/^@aws-sdk\/credential-provider-node$/, 'environment-credentials.ts'],
  [/^@aws-sdk\/middleware-endpoint-discovery$/, 'no-endpoint-discovery.ts'],
  // The SDK's own, named by a relative path.
  [/\/configLoader$/, 'environment-config.ts'],
  // Neither DynamoDB nor Secrets Manager streams events. Being imported late, they keep much of the SDK whole.
  [/^@smithy\/core\/event-streams$/, 'left-out.cjs'],
  // For a Node without `node:crypto`, and for a retry mode that is chosen nowhere.
  [/\/Sha256Js$/, 'left-out.cjs'],
  [/\/AdaptiveRetryStrategy$/, 'left-out.cjs'],
  // Razorpay gets no files from here; the list of every media type there is comes with it.
  [/^form-data$/, 'left-out.cjs'],
];

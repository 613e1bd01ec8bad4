import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Replaces library code that a Lambda never uses but would compile at every cold start. */
export const replacing = (replaced: readonly Stub[]): Plugin => ({
  name: 'stubs',
  setup: ({ onLoad, onResolve }) => {
    for (const { filter, file } of replaced)
      onResolve({ filter }, () => ({ path: resolve(import.meta.dirname, file) }));
    // Each SDK client imports its whole package.json, about 2 KB, just for the version.
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    // esbuild assumes that computed keys have side effects, and would keep the schemas of all operations.
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const constants = new Map(
        Array.from(source.matchAll(/^const (\w+) = ("[^"]+");$/gm), ([, name, text]) => [name, text]),
      );
      return { contents: source.replace(/\[(_\w+)\]:/g, (key, name) => `${constants.get(name) ?? key}:`) };
    });
    // Only multi-region access points and SES global endpoints need multi-region signing.
    onLoad({ filter: /\/SignatureV4MultiRegion\.js$/ }, () => ({
      contents: `export { SignatureV4SignWithCredentials as SignatureV4MultiRegion } from './SignatureV4SignWithCredentials';`,
    }));
  },
});

export interface Stub {
  filter: RegExp;
  file: string;
}

export const stubs: readonly Stub[] = [
  { filter: /^@aws-sdk\/credential-provider-node$/, file: 'environment-credentials.ts' },
  { filter: /^@aws-sdk\/middleware-endpoint-discovery$/, file: 'no-endpoint-discovery.ts' },
  { filter: /\/configLoader$/, file: 'environment-config.ts' },
  { filter: /^@smithy\/core\/event-streams$/, file: 'no-event-streams.ts' },
  // The first is for builds of Node without `node:crypto`, and the second for a retry mode that we don't use.
  { filter: /\/Sha256Js$/, file: 'unavailable.cjs' },
  { filter: /\/AdaptiveRetryStrategy$/, file: 'unavailable.cjs' },
  // We don't send files to Razorpay, and `form-data` includes a list of all media types.
  { filter: /^form-data$/, file: 'unavailable.cjs' },
  // Razorpay's client creates all its resources at once (40 KB), but we only use orders and payments.
  {
    filter:
      /\/resources\/(accounts|addons|cards|customers|disputes|documents|fundAccount|iins|invoices|items|paymentLink|plans|products|qrCode|refunds|settlements|stakeholders|subscriptions|tokens|transfers|virtualAccounts|webhooks)$/,
    file: 'no-razorpay-resource.cjs',
  },
  // axios and its agents only use `debug` for logging if `DEBUG` is set.
  { filter: /^debug$/, file: 'no-debug.cjs' },
];

export const noTable: Stub = { filter: /\/table\/table\.ts$|^\.\/table\.ts$/, file: 'unavailable.cjs' };

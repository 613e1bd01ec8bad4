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
    // A computed key can have side effects for esbuild, so it would keep the shapes of all operations of S3 and SES.
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const constants = new Map(
        Array.from(source.matchAll(/^const (\w+) = ("[^"]+");$/gm), ([, name, text]) => [name, text]),
      );
      return { contents: source.replace(/\[(_\w+)\]:/g, (key, name) => `${constants.get(name) ?? key}:`) };
    });
    // Signs for several regions at once, which only multi-region access points and SES global endpoints need.
    onLoad({ filter: /\/SignatureV4MultiRegion\.js$/ }, () => ({
      contents: `export { SignatureV4SignWithCredentials as SignatureV4MultiRegion } from './SignatureV4SignWithCredentials';`,
    }));
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
  // Razorpay's client makes all of its resources at once, 40 KB. The product uses its orders and payments only.
  {
    filter:
      /\/resources\/(accounts|addons|cards|customers|disputes|documents|fundAccount|iins|invoices|items|paymentLink|plans|products|qrCode|refunds|settlements|stakeholders|subscriptions|tokens|transfers|virtualAccounts|webhooks)$/,
    file: 'no-razorpay-resource.cjs',
  },
  // `debug` logs what axios and its agents do, where somebody sets `DEBUG`.
  { filter: /^debug$/, file: 'no-debug.cjs' },
];

/** The stub for Lambdas that may touch no row of the table. */
export const noTable: Stub = { filter: /\/table\/table\.ts$|^\.\/table\.ts$/, file: 'left-out.cjs' };

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

/** Stubs for packages that a Lambda never uses but would compile at every cold start. For esbuild's `alias`. */
export const packageStubs: Readonly<Record<string, string>> = stubs({
  '@aws-sdk/credential-provider-node': 'environment-credentials.ts',
  '@aws-sdk/middleware-endpoint-discovery': 'no-endpoint-discovery.ts',
  '@smithy/core/event-streams': 'no-event-streams.ts',
  // axios and its agents only use `debug` for logging if `DEBUG` is set.
  debug: 'no-debug.cjs',
  // We don't send files to Razorpay, and `form-data` includes a list of all media types.
  'form-data': 'unavailable.cjs',
});

const smithy = '@smithy/core/dist-es/submodules';

// Razorpay's client creates all its resources at once (40 KB), but we only use orders and payments.
const unusedResources = [
  ...['accounts', 'addons', 'cards', 'customers', 'disputes', 'documents', 'fundAccount', 'iins', 'invoices'],
  ...['items', 'paymentLink', 'plans', 'products', 'qrCode', 'refunds', 'settlements', 'stakeholders'],
  ...['subscriptions', 'tokens', 'transfers', 'virtualAccounts', 'webhooks'],
];

/** Stubs for single files of packages, by their paths without extensions. */
export const fileStubs = filesIn('node_modules', {
  [`${smithy}/config/node-config-provider/configLoader`]: 'environment-config.ts',
  // For builds of Node without `node:crypto`.
  [`${smithy}/checksum/sha256/Sha256Js`]: 'unavailable.cjs',
  // A retry mode that we don't use.
  [`${smithy}/retry/util-retry/AdaptiveRetryStrategy`]: 'unavailable.cjs',
  [`${smithy}/retry/middleware-retry/retry-pre-sra-deprecated/AdaptiveRetryStrategy`]: 'unavailable.cjs',
  ...Object.fromEntries(
    unusedResources.map((name) => [`razorpay/dist/resources/${name}`, 'no-razorpay-resource.cjs']),
  ),
});

export const tableStubs = filesIn('functions', {
  'platform/table/table': 'unavailable.cjs',
});

/** Replaces files that are imported by relative paths. */
export const replacingFiles = (replaced: Readonly<Record<string, string>>): Plugin => ({
  name: 'stubs',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const stub = replaced[withoutExtension(resolve(resolveDir, path))];
      return stub === undefined ? undefined : { path: stub };
    });
  },
});

/** Shortens files of the SDK that esbuild would include whole. */
export const shorteningSdk: Plugin = {
  name: 'sdk',
  setup: ({ onLoad }) => {
    // Each SDK client imports its whole package.json, about 2 KB, just for the version.
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    // Only multi-region access points and SES global endpoints need multi-region signing.
    onLoad({ filter: /\/@aws-sdk\/signature-v4-multi-region\/dist-es\/SignatureV4MultiRegion\.js$/ }, () => ({
      contents: `export { SignatureV4SignWithCredentials as SignatureV4MultiRegion } from './SignatureV4SignWithCredentials';`,
    }));
    // esbuild assumes that computed keys have side effects, and would keep the schemas of all operations.
    onLoad({ filter: /\/@aws-sdk\/client-[\w-]+\/dist-es\/schemas\/schemas_0\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const constants = new Map(
        Array.from(source.matchAll(/^const (\w+) = ("[^"]+");$/gm), ([, name, text]) => [name, text]),
      );
      return { contents: source.replace(/\[(_\w+)\]:/g, (key, name) => `${constants.get(name) ?? key}:`) };
    });
  },
};

function stubs(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([replaced, stub]) => [replaced, resolve(import.meta.dirname, stub)]),
  );
}

function filesIn(folder: string, files: Record<string, string>): Readonly<Record<string, string>> {
  const paths = Object.entries(stubs(files)).map(([path, stub]) => [resolve(root, folder, path), stub]);
  return Object.fromEntries(paths);
}

const withoutExtension = (path: string) => path.replace(/\.[jt]s$/, '');

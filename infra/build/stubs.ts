import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** The file in this folder that replaces each package. */
const packages: Record<string, string> = {
  '@aws-sdk/credential-provider-node': 'environment-credentials.ts',
  '@aws-sdk/middleware-endpoint-discovery': 'no-endpoint-discovery.ts',
  '@smithy/core/event-streams': 'no-event-streams.ts',
  // axios and its agents only use `debug` for logging if `DEBUG` is set.
  debug: 'no-debug.cjs',
  // We don't send files to Razorpay, and `form-data` includes a list of all media types.
  'form-data': 'unavailable.cjs',
};

// Razorpay's client creates all its resources at once (40 KB), but we only use orders and payments.
const razorpayResources = [
  ...['accounts', 'addons', 'cards', 'customers', 'disputes', 'documents', 'fundAccount', 'iins', 'invoices'],
  ...['items', 'paymentLink', 'plans', 'products', 'qrCode', 'refunds', 'settlements', 'stakeholders'],
  ...['subscriptions', 'tokens', 'transfers', 'virtualAccounts', 'webhooks'],
];

/** The file in this folder that replaces each file of a package. */
const files: Record<string, string> = {
  '@smithy/core/dist-es/submodules/config/node-config-provider/configLoader.js': 'environment-config.ts',
  // For builds of Node without `node:crypto`.
  '@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js': 'unavailable.cjs',
  // For a retry mode that we don't use.
  '@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js': 'unavailable.cjs',
  '@smithy/core/dist-es/submodules/retry/middleware-retry/retry-pre-sra-deprecated/AdaptiveRetryStrategy.js':
    'unavailable.cjs',
  ...Object.fromEntries(
    razorpayResources.map((name) => [`razorpay/dist/resources/${name}.js`, 'no-razorpay-resource.cjs']),
  ),
};

const clients = ['cloudfront', 'dynamodb', 's3', 'secrets-manager', 'sesv2'];

/** What each file of a package is shortened to. */
const shortened: Record<string, (source: string) => string> = {
  // Only multi-region access points and SES global endpoints need multi-region signing.
  '@aws-sdk/signature-v4-multi-region/dist-es/SignatureV4MultiRegion.js': () =>
    `export { SignatureV4SignWithCredentials as SignatureV4MultiRegion } from './SignatureV4SignWithCredentials';`,
  ...Object.fromEntries(
    clients.flatMap((client) => [
      [`@aws-sdk/client-${client}/package.json`, versionOnly],
      [`@aws-sdk/client-${client}/dist-es/schemas/schemas_0.js`, withLiteralKeys],
    ]),
  ),
};

const table = resolve(import.meta.dirname, '../../functions/platform/table/table.ts');

/** Replaces library code that a Lambda never uses but would compile at every cold start. */
export const stubs = ({ hasTable }: { hasTable: boolean }): Plugin => ({
  name: 'stubs',
  setup: ({ onLoad, onResolve }) => {
    const replaced = new Map(Object.entries(files).map(([file, stub]) => [inPackages(file), stub]));
    if (!hasTable) replaced.set(table, 'unavailable.cjs');
    const names = Array.from(replaced.keys(), (file) => basename(file).replace('.js', ''));
    onResolve({ filter: endingIn([...Object.keys(packages), ...names]) }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      const stub = packages[path] ?? replaced.get(file) ?? replaced.get(`${file}.js`);
      return stub ? { path: resolve(import.meta.dirname, stub) } : undefined;
    });
    const short = new Map(Object.entries(shortened).map(([file, shorten]) => [inPackages(file), shorten]));
    onLoad({ filter: endingIn(Array.from(short.keys(), (file) => basename(file))) }, async ({ path }) => {
      const shorten = short.get(path);
      return shorten && { contents: shorten(await readFile(path, 'utf8')), loader: 'default' };
    });
  },
});

/** Throws if a release of the package no longer has the file. */
function inPackages(file: string): string {
  const path = resolve(import.meta.dirname, '../../node_modules', file);
  if (!existsSync(path)) throw new Error(`${file} no longer exists: see infra/build/stubs.ts.`);
  return path;
}

// A pattern may match more files than the maps hold.
const endingIn = (names: readonly string[]) => new RegExp(`(^|/)(${names.join('|')})$`);

/** Each client imports its whole package.json, about 2 KB, just for the version. */
function versionOnly(source: string): string {
  return JSON.stringify({ version: JSON.parse(source).version });
}

/** esbuild assumes that computed keys have side effects, and would keep the schemas of all operations. */
function withLiteralKeys(source: string): string {
  const constants = new Map(
    Array.from(source.matchAll(/^const (\w+) = ("[^"]+");$/gm), ([, name, text]) => [name, text]),
  );
  return source.replace(/\[(_\w+)\]:/g, (key, name) => `${constants.get(name) ?? key}:`);
}

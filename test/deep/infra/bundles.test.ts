import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundle } from '#infra/build/bundle.ts';
import { lambdas } from '#infra/definitions.ts';

const budget = {
  plain: 260_000,
  // The CloudFront client includes the shapes of all its operations, but only an asynchronous job loads it.
  withCloudFront: 350_000,
  withSes: 320_000,
  withSesAndSecrets: 365_000,
  // The S3 client also includes the shapes of all its operations.
  withS3: 430_000,
  withRazorpay: 430_000,
  withReact: 900_000,
};

let folder: string;
let outputs: Metafile['outputs'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  ({ outputs } = await bundle(folder));
}, 300_000);

afterAll(() => rm(folder, { recursive: true }));

const outputOf = (name: string) => {
  const [, output] = Object.entries(outputs).find(([path]) => path.endsWith(`/${name}/index.js`)) ?? [];
  if (!output) throw new Error(`${name} has no bundle.`);
  return output;
};

const packagesOf = (name: string) => {
  const used = Object.entries(outputOf(name).inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return new Set(used.map(([path]) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? 'own'));
};

const limitOf = (name: string) => {
  if (name === 'renderPage') return budget.withReact;
  const packages = packagesOf(name);
  if (packages.has('razorpay')) return budget.withRazorpay;
  if (packages.has('@aws-sdk/client-sesv2'))
    return packages.has('@aws-sdk/client-secrets-manager') ? budget.withSesAndSecrets : budget.withSes;
  if (packages.has('@aws-sdk/client-s3')) return budget.withS3;
  return packages.has('@aws-sdk/client-cloudfront') ? budget.withCloudFront : budget.plain;
};

describe('the bundles', () => {
  it('are exactly one per Lambda', () => {
    expect(Object.keys(outputs)).toHaveLength(lambdas.length);
  });

  it.each(lambdas.map(({ name }) => name))('keep %s within its size limit', (name) => {
    expect(outputOf(name).bytes).toBeLessThanOrEqual(limitOf(name));
  });

  it.each(lambdas)('give $name only the clients of its grants', ({ name, grants }) => {
    const clients = [...packagesOf(name)].filter((used) =>
      /^@aws-sdk\/(client|nested-clients|credential)/.test(used),
    );
    expect(clients.sort()).toEqual([
      ...(grants.invalidatesPages ? ['@aws-sdk/client-cloudfront'] : []),
      ...(grants.table || grants.gsi1 || grants.gsi2 || grants.gsi3 || grants.gsi4 || grants.gsi5
        ? ['@aws-sdk/client-dynamodb']
        : []),
      ...(grants.files || grants.portraits ? ['@aws-sdk/client-s3'] : []),
      ...(grants.secrets ? ['@aws-sdk/client-secrets-manager'] : []),
      ...(grants.mail === 'send' ? ['@aws-sdk/client-sesv2'] : []),
    ]);
  });

  it('include Razorpay’s client only for Lambdas that call it, and not for the webhook', () => {
    const carriers = lambdas.filter(({ name }) => packagesOf(name).has('razorpay'));
    expect(carriers.map(({ name }) => name).toSorted()).toEqual([
      'createOrder',
      'getOrderStatus',
      'orderCoaching',
      'orderCourse',
      'payPaymentLink',
      'recheckOrder',
      'refundOrder',
      'returnFromCheckout',
      'sweepPayments',
      'verifyPayment',
    ]);
  });

  it.each(lambdas.map(({ name }) => name))('leave zod’s locales out of %s', (name) => {
    const locales = Object.entries(outputOf(name).inputs).filter(
      ([path, { bytesInOutput }]) => /\/zod\/.*\/locales\//.test(path) && bytesInOutput > 0,
    );
    expect(locales).toEqual([]);
  });

  it('contain nothing from a removed operation', async () => {
    await mkdir(join(folder, 'formerOperation'));
    await bundle(folder);
    expect(await readdir(folder)).toHaveLength(lambdas.length + 1);
  });

  it('are CommonJS, and identical for identical sources', async () => {
    const read = () => readFile(join(folder, 'createCourse/index.js'), 'utf8');
    const first = await read();
    expect(first).toContain('module.exports');
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toEqual({ type: 'commonjs' });
    await bundle(folder);
    expect(await read()).toBe(first);
  });
});

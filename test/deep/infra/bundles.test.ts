import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { bundle } from '#infra/build/bundle.ts';
import { lambdas } from '#infra/definitions.ts';

// Do not raise a budget to make a regression pass.
const budget = {
  plain: 260_000,
  // The shapes of all that CloudFront does come with its client, into a job, for which nobody waits.
  withCloudFront: 350_000,
  // Likewise of SES, and the words of every mail.
  withSes: 320_000,
  // Mails about bought work carry links that are signed when they leave: the client of the secret with their key, the
  // orders and their work, and fifteen more letters, again in a job.
  withSesAndSecrets: 365_000,
  // The shapes of all that S3 does come with its client, beside DynamoDB's: for who sends or opens a file.
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

/** Packages whose code is in the bundle. */
const packagesOf = (name: string) => {
  const used = Object.entries(outputOf(name).inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return new Set(used.map(([path]) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? 'own'));
};

const limitOf = (name: string) => {
  if (name === 'drawPage') return budget.withReact;
  const packages = packagesOf(name);
  if (packages.has('razorpay')) return budget.withRazorpay;
  if (packages.has('@aws-sdk/client-sesv2'))
    return packages.has('@aws-sdk/client-secrets-manager') ? budget.withSesAndSecrets : budget.withSes;
  if (packages.has('@aws-sdk/client-s3')) return budget.withS3;
  return packages.has('@aws-sdk/client-cloudfront') ? budget.withCloudFront : budget.plain;
};

describe('the bundles', () => {
  it('are one for each Lambda, and nothing more', () => {
    expect(Object.keys(outputs)).toHaveLength(lambdas.length);
  });

  it.each(lambdas.map(({ name }) => name))('keep %s within its budget', (name) => {
    expect(outputOf(name).bytes).toBeLessThanOrEqual(limitOf(name));
  });

  it.each(lambdas)('give $name the clients that its grants speak of, and no other', ({ name, grants }) => {
    const clients = [...packagesOf(name)].filter((used) =>
      /^@aws-sdk\/(client|nested-clients|credential)/.test(used),
    );
    expect(clients.sort()).toEqual([
      ...(grants.invalidatesPages ? ['@aws-sdk/client-cloudfront'] : []),
      ...(grants.table || grants.gsi1 || grants.gsi2 || grants.gsi4 || grants.gsi5
        ? ['@aws-sdk/client-dynamodb']
        : []),
      ...(grants.files ? ['@aws-sdk/client-s3'] : []),
      ...(grants.secrets ? ['@aws-sdk/client-secrets-manager'] : []),
      ...(grants.mail === 'send' ? ['@aws-sdk/client-sesv2'] : []),
    ]);
  });

  it('carry Razorpay where it is asked, and not where it tells, which has to answer at once', () => {
    const carriers = lambdas.filter(({ name }) => packagesOf(name).has('razorpay'));
    expect(carriers.map(({ name }) => name).toSorted()).toEqual([
      'createOrder',
      'getOrderStatus',
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

  it('leave nothing of an operation that is no more', async () => {
    await mkdir(join(folder, 'formerOperation'));
    await bundle(folder);
    expect(await readdir(folder)).toHaveLength(lambdas.length + 1);
  });

  it('are CommonJS, and the same for the same sources', async () => {
    const read = () => readFile(join(folder, 'createCourse/index.js'), 'utf8');
    const first = await read();
    expect(first).toContain('module.exports');
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toEqual({ type: 'commonjs' });
    await bundle(folder);
    expect(await read()).toBe(first);
  });
});

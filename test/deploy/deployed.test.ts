import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { asynchronousLambdas, definitionOf, type LambdaDefinition } from '#infra/definitions.ts';
import { fetchWithCookies } from '#infra/local/fetch-with-cookies.ts';
import { createClient } from '#shared/api/client.ts';
import { operations } from '#shared/api/contract.ts';
import { originHeaders } from '#shared/edge.ts';
import { withMail } from '../built/infra/templates.ts';
import { pdf } from '../support/documents.ts';
import { callEveryOperation } from '../support/journeys.ts';
import { orderJobs } from '../support/order-jobs.ts';
import { bootstrap, deploy, destroy } from './cdk.ts';
import { deployedApi, startRazorpay } from './deployed-api.ts';
import { deployedLambdas, invoke } from './lambdas.ts';
import { bounceOf, type SentMail, sentMails } from './mails.ts';
import { type MiniStack, startMiniStack } from './ministack.ts';

/** The emulator doesn't enforce IAM, so `privileges.test.ts` checks the grants. */

const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
const reading = 'functions/health/handlers/check-health.ts';

let aws: MiniStack;
let api: ReturnType<typeof deployedApi>;
let razorpay: Awaited<ReturnType<typeof startRazorpay>>;
let secrets: SecretsManagerClient;
let password: string;
let linkKey: string;
let originSecretId: string;
let originSecret: string;
let filesBucket: string;

before(async () => {
  razorpay = await startRazorpay((request) => api.viaEdge(request));
  aws = await startMiniStack(4656, { RAZORPAY_BASE_URL: razorpay.address });
  bootstrap(aws, folder);
  const { outputs } = deploy(aws, folder);

  Object.assign(process.env, aws.environment);
  secrets = new SecretsManagerClient({});
  const read = async (id: string) =>
    (await secrets.send(new GetSecretValueCommand({ SecretId: id }))).SecretString ?? '';
  password = await read(outputs.AdminSecretArn ?? '');
  await putSecret(outputs.RazorpaySecretArn ?? '', razorpay.secret);
  linkKey = JSON.parse(await read(outputs.LinksSecretArn ?? '')).current;
  filesBucket = outputs.FilesBucket ?? '';
  originSecretId = outputs.OriginSecretArn ?? '';
  originSecret = JSON.parse(await read(originSecretId)).v1;
  api = deployedApi(aws, outputs.ApiId ?? '', originSecret);
});

after(async () => {
  await razorpay?.stop();
  await aws?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const pathOf = (route: string) =>
  `http://localhost/api${route.split(' ')[1]?.replaceAll(/\{\w+\}/g, 'some-id')}`;
const methodOf = (route: string) => route.split(' ')[0] ?? '';

const get = (path: string) => api.viaEdge(new Request(`http://localhost${path}`));

const putSecret = (id: string, text: string) =>
  secrets.send(new PutSecretValueCommand({ SecretId: id, SecretString: text }));

const run = async ({ name, file }: LambdaDefinition, event?: object) => {
  const lambda = (await deployedLambdas(aws)).get(file);
  assert(lambda, `${name} is deployed`);
  await invoke(aws, lambda, event);
};

describe('the deployed API', () => {
  it('rejects calls at its own address, even with forged headers', async () => {
    for (const { endpoint } of operations) {
      const headers = { [originHeaders.secret]: 'made up', [originHeaders.viewerAddress]: '198.51.100.1' };
      const cookie = { cookie: '__Host-admin=made.up' };
      const request = new Request(pathOf(endpoint.route), {
        method: methodOf(endpoint.route),
        headers: { ...headers, ...(endpoint.auth !== 'public' && cookie) },
      });
      assert.equal((await api.directly(request)).status, 403, endpoint.route);
    }
  });

  it('requires a sign-in session on exactly the admin’s and the buyer’s routes', async () => {
    for (const { endpoint } of operations) {
      const call = (headers: Record<string, string>) =>
        api.viaEdge(new Request(pathOf(endpoint.route), { method: methodOf(endpoint.route), headers }));
      const origin = 'http://localhost';
      const [without, forged] = [
        await call({ origin }),
        await call({ origin, cookie: '__Host-admin=made.up' }),
      ];
      const refusals = [without.status, forged.status].filter((status) => status === 401 || status === 403);
      assert.equal(refusals.length, endpoint.auth === 'public' ? 0 : 2, endpoint.route);
    }
  });

  it('has no other path', async () => {
    assert.equal((await get('/api/nowhere')).status, 404);
  });

  it('starts with an empty table', async () => {
    for (const list of ['/api/courses', '/api/reviews/public', '/api/interview-questions'])
      assert.deepEqual(await (await get(list)).json(), []);
  });

  it('serves visitors and the owner, and sells even if the callback and the webhook are lost', () =>
    callEveryOperation({
      send: api.viaEdge,
      password,
      linkKey,
      razorpay,
      deliver: () => razorpay.webhooks.settled(),
      sweep: () => run(definitionOf('sweepPayments')),
      follow: async () => {
        for (const job of orderJobs) await run(definitionOf(job));
      },
    }));

  it('runs every Lambda that no request starts', async () => {
    for (const lambda of asynchronousLambdas) await run(lambda);
  });

  it('has now responded successfully to every operation', () => {
    const silent = operations.map(({ name }) => name).filter((name) => !api.succeeded.has(name));
    assert.deepEqual(silent, []);
  });
});

describe('the deployed bucket', () => {
  it('has the draft, but not what the buyer deleted', async () => {
    const s3 = new S3Client({ forcePathStyle: true });
    const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: filesBucket }));
    assert.equal(Contents.length, 1);
    const object = new GetObjectCommand({ Bucket: filesBucket, Key: Contents[0]?.Key });
    const { Body } = await s3.send(object);
    assert.deepEqual(Buffer.from((await Body?.transformToByteArray()) ?? []), pdf());
  });
});

describe('the deployed email', () => {
  const owner = createClient(fetchWithCookies((request) => api.viaEdge(request)));
  const path = { id: '' };

  async function mail(isMeant: (mail: SentMail) => boolean): Promise<SentMail> {
    // The emulator's scheduler also runs this Lambda, so another run may have just claimed the email.
    for (const _try of Array.from({ length: 20 })) {
      await run(definitionOf('sendMail'));
      const [found, ...more] = (await sentMails(aws)).filter(isMeant);
      assert.deepEqual(more, []);
      if (found) return found;
      await wait(1000);
    }
    throw new Error(`There is no such email: ${JSON.stringify(await sentMails(aws))}`);
  }

  it('notifies the owner of an enquiry with a working link, and acknowledges it to the sender', async () => {
    await owner('POST /admin/session', { body: { password } });
    const { data: enquiries } = await owner('GET /admin/enquiries', {});
    const enquiry = enquiries.find(({ type }) => type === 'certification');
    assert(enquiry);
    path.id = enquiry.id;
    const link = `https://${withMail.domainName}/admin?tab=manage-enquiries&enquiry=${enquiry.id}`;

    const notice = await mail(({ BodyText }) => BodyText.includes(link));
    assert.deepEqual(notice.To, [withMail.ownerEmail]);
    assert.match(notice.Subject, /^CCNA · new enquiry · reply by \w/);
    assert(notice.BodyText.includes(enquiry.phone), notice.BodyText);

    const acknowledgement = await mail(({ Subject }) => Subject.includes(` ${enquiry.ticket} `));
    assert.deepEqual(acknowledgement.To, [enquiry.email]);
    assert.match(acknowledgement.Source, /<hello@example\.in>$/);
    assert(!acknowledgement.BodyText.includes(enquiry.name), acknowledgement.BodyText);
    assert(!acknowledgement.BodyHtml.includes(enquiry.name), acknowledgement.BodyHtml);
  });

  it('sends a reply from Admin Panel, which counts as an answer once sent', async () => {
    const text = 'Yes: the next batch begins on Saturday.';
    const { data: replied } = await owner('POST /admin/enquiries/{id}/replies', {
      path,
      body: { text, seen: 0 },
      idempotencyKey: 'reply',
    });
    assert.equal(replied.answeredAt, undefined);
    const reply = await mail(({ BodyText }) => BodyText.includes(text));
    assert.deepEqual(reply.To, [replied.email]);
    assert.ok((await owner('GET /admin/enquiries/{id}', { path })).data.answeredAt);
  });

  it('shows a bounced reply', async () => {
    const replyOf = async () => {
      const { emails } = (await owner('GET /admin/enquiries/{id}', { path })).data;
      return emails.find(({ template }) => template === 'reply');
    };
    const sent = await replyOf();
    assert.deepEqual([sent?.outcome, sent?.returned], ['sent', undefined]);
    await run(definitionOf('recordMailEvent'), bounceOf(sent?.id ?? '', path.id));
    assert.equal((await replyOf())?.returned, 'bounced');
  });
});

describe('the deployed page rendering', () => {
  it('serves an existing page, and 404 for an unknown course', async () => {
    const page = await get('/courses');
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    assert.ok(page.headers.get('content-security-policy'));
    assert.equal((await get('/course/unknown')).status, 404);
  });
});

describe('another deployment', () => {
  it('changes nothing if nothing changed', () => {
    const { printed } = deploy(aws, folder);
    assert.equal(printed.match(/\(no changes\)/g)?.length, 6, printed);
  });

  it('rotates the origin secret: the API accepts only the next and the previous value', async () => {
    const next = 'theNextValue';
    await putSecret(originSecretId, JSON.stringify({ v1: originSecret, v2: next }));
    const statuses = () =>
      Promise.all(
        [originSecret, next, 'another'].map(async (secret) => {
          const headers = { [originHeaders.secret]: secret };
          return (await api.directly(new Request('http://localhost/api/health', { headers }))).status;
        }),
      );
    assert.deepEqual(await statuses(), [200, 403, 403]);
    deploy(aws, folder, 'originSecretVersion=2');
    assert.deepEqual(await statuses(), [200, 200, 403]);
  });

  it('updates only the Lambda whose code changed', async () => {
    const before = await deployedLambdas(aws);
    const bundle = 'dist/functions/checkHealth/index.js';
    const code = readFileSync(bundle);
    appendFileSync(bundle, '\n// changed\n');
    try {
      deploy(aws, folder, 'originSecretVersion=2');
    } finally {
      writeFileSync(bundle, code);
    }
    const after = await deployedLambdas(aws);
    const changed = [...after.keys()].filter(
      (file) => after.get(file)?.CodeSha256 !== before.get(file)?.CodeSha256,
    );
    assert.deepEqual(changed, [reading]);
    assert.deepEqual(await (await get('/api/health')).json(), { status: 'ok' });
  });

  it('can be rolled back completely', async () => {
    destroy(aws, folder);
    assert.equal((await deployedLambdas(aws)).size, 0);
  });
});

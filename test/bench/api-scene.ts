import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'aws-lambda';
import { asynchronousLambdas, definitionOf } from '#infra/definitions.ts';
import { createEventBridge } from '#infra/local/aws/eventbridge.ts';
import { createFunctionUrl } from '#infra/local/aws/function-url.ts';
import { createGateway } from '#infra/local/aws/gateway/gateway.ts';
import { invoke, type Load } from '#infra/local/aws/gateway/invoke.ts';
import { localCredentials, setLambdaEnvironment } from '#infra/local/aws/lambda-environment.ts';
import { localBuckets, openS3, s3Path } from '#infra/local/aws/s3/s3.ts';
import { startSecrets } from '#infra/local/aws/secrets.ts';
import { createFaultyRazorpay } from '#infra/local/faults/razorpay/razorpay.ts';
import { startFaultySes } from '#infra/local/faults/ses/ses.ts';
import { close, listen, listenerOf } from '#infra/local/http-server.ts';
import { loadBundle } from '#infra/local/load.ts';
import { razorpayPath } from '#infra/local/razorpay/razorpay.ts';
import { seed } from '#infra/local/seed/seed.ts';
import { originHeaders, originSecretVariables } from '#shared/edge.ts';
import { startDynamodbLocal } from '../support/dynamodb-local.ts';
import type { JourneySite } from '../support/journey-site.ts';
import { orderJobs } from '../support/order-jobs.ts';
import { type Kept, startMeter, type Units } from './meter.ts';

export interface Run {
  handler: (event: never, context: Context) => unknown;
  event: object;
  context: Context;
  result: unknown;
  units: Units;
  answers: readonly Kept[];
}

const password = 'correct horse battery staple';
const webhookSecret = 'the webhook secret';
const originSecret = 'bench';
const keys = { keyId: 'rzp_test_0123456789abcd', keySecret: 'the key secret' };

const linkKey = 'the key of links';

export async function startScene() {
  const database = await startDynamodbLocal();
  const meter = await startMeter(database.endpoint);
  const secrets = await startSecrets({
    admin: password,
    razorpay: JSON.stringify({ ...keys, webhookSecret }),
    links: JSON.stringify({ current: linkKey }),
  });
  const razorpay = createFaultyRazorpay({
    keys,
    webhooks: { url: 'http://127.0.0.1:9/', secret: webhookSecret },
    switches: { webhooks: 'held' },
  });
  const provider = await listen(listenerOf(razorpay.answer), { port: 0, host: '127.0.0.1' });
  const emails = mkdtempSync(join(tmpdir(), 'bench-mail-'));
  const configurationSet = 'bench';
  const ses = await startFaultySes({ folder: emails, domain: 'mails.example', configurationSet });
  const files = mkdtempSync(join(tmpdir(), 'bench-files-'));
  const s3 = openS3({ folder: files, credentials: localCredentials });
  const bucket = await listen(listenerOf(s3.answer), { port: 0, host: '127.0.0.1' });
  setLambdaEnvironment({
    tableName: 'bench',
    dynamodb: meter.endpoint,
    secretsManager: secrets.endpoint,
    razorpay: `http://127.0.0.1:${provider.port}${razorpayPath}`,
    s3: { endpoint: `http://127.0.0.1:${bucket.port}${s3Path}`, buckets: localBuckets },
    mail: {
      ...{ ses: ses.endpoint, configurationSet },
      ...{ from: 'hello@mails.example', owner: 'owner@mails.example', site: 'http://localhost' },
    },
  });
  await database.createTable('bench');

  const runs = new Map<string, Run>();
  const load: Load = async (file) => {
    const { handler } = await loadBundle(file);
    return {
      handler: async (event, context) => {
        const given = structuredClone(event) as object;
        const end = meter.begin();
        const result = await handler(event, context);
        runs.set(context.functionName, { handler, event: given, context, result, ...end() });
        return result;
      },
    };
  };
  const gateway = createGateway(load, { [originSecretVariables.current]: originSecret });
  const renderPage = createFunctionUrl(load, definitionOf('renderPage'));
  const site = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/'))
      return renderPage(new Request(`http://renderer/?path=${encodeURIComponent(pathname)}`));
    const headers = new Headers(request.headers);
    headers.set(originHeaders.secret, originSecret);
    headers.set(originHeaders.viewerAddress, '203.0.113.7');
    headers.set(originHeaders.viewerHost, new URL(request.url).host);
    return gateway(new Request(request, { headers }));
  };
  await seed(site, password);
  runs.clear();
  await ses.deliverEvents(createEventBridge(load, () => ({ seconds: 60 })).emit);

  const journey: JourneySite = {
    send: site,
    password,
    linkKey,
    razorpay,
    deliver: async (orderId) => {
      const delivery = razorpay.webhooks.deliveries.find(
        ({ event: { name, body } }) => name === 'payment.captured' && body.includes(orderId),
      );
      if (!delivery) throw new Error('Razorpay sent no webhook.');
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': delivery.event.signature,
      };
      const { body } = delivery.event;
      await site(new Request('http://localhost/api/webhooks/razorpay', { method: 'POST', headers, body }));
    },
    sweep: () => invoke(load, definitionOf('sweepPayments'), {}),
    follow: async () => {
      for (const job of [...orderJobs, 'followCourses', 'remindOfWork'] as const)
        await invoke(load, definitionOf(job), {});
    },
  };

  const sendMails = () => invoke(load, definitionOf('sendMail'), {});

  return {
    journey,
    refresh: () => invoke(load, definitionOf('refreshPages'), {}),
    mail: async () => {
      await sendMails();
      await enquire(site);
      await sendMails();
      await ses.settled();
    },
    idle: async () => {
      for (let turn = 0; turn < 4; turn++)
        for (const job of asynchronousLambdas) if ('everyMinutes' in job.trigger) await invoke(load, job, {});
    },
    digest: () => invoke(load, definitionOf('sendDigest'), {}),
    runs,
    replay: meter.replay,
    stop: async () => {
      razorpay.stop();
      s3.stop();
      await Promise.all([
        close(provider.server),
        close(bucket.server),
        ses.stop(),
        secrets.stop(),
        meter.stop(),
        database.stop(),
      ]);
      for (const folder of [emails, files]) rmSync(folder, { recursive: true });
    },
  };
}

const enquire = (site: (request: Request) => Promise<Response>) =>
  site(
    new Request('http://localhost/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Meera Iyer', email: 'meera@example.in', message: 'When does it begin?' }),
    }),
  );

import type { Context } from 'aws-lambda';
import { definitionOf } from '#infra/lambdas.ts';
import { createFunctionUrl } from '#infra/local/aws/function-url.ts';
import { createGateway } from '#infra/local/aws/gateway/gateway.ts';
import { invoke, type Load } from '#infra/local/aws/gateway/invoke.ts';
import { setLambdaEnvironment } from '#infra/local/aws/lambda-environment.ts';
import { startSecrets } from '#infra/local/aws/secrets.ts';
import { close, listen, listenerOf } from '#infra/local/http-server.ts';
import { loadBundle } from '#infra/local/load.ts';
import { createRazorpay, razorpayPath } from '#infra/local/razorpay/razorpay.ts';
import { seed } from '#infra/local/seed/seed.ts';
import { originHeaders, originSecretVariables } from '#shared/edge.ts';
import { startDynamodbLocal } from '../support/dynamodb-local.ts';
import type { JourneySite } from '../support/journeys.ts';
import { type Kept, startMeter, type Units } from './meter.ts';

/** The last good run of a Lambda: what it was given, what it returned, and what it took of the table. */
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

/** The built Lambdas behind the local gateway, over a metered DynamoDB with a small catalogue in it. */
export async function startScene() {
  const database = await startDynamodbLocal();
  const meter = await startMeter(database.endpoint);
  const secrets = await startSecrets({
    admin: password,
    razorpay: JSON.stringify({ ...keys, webhookSecret }),
  });
  const razorpay = createRazorpay({
    keys,
    webhooks: { url: 'http://127.0.0.1:9/', secret: webhookSecret },
    switches: { webhooks: 'held' },
  });
  const provider = await listen(listenerOf(razorpay.answer), { port: 0, host: '127.0.0.1' });
  setLambdaEnvironment({
    tableName: 'bench',
    dynamodb: meter.endpoint,
    secretsManager: secrets.endpoint,
    razorpay: `http://127.0.0.1:${provider.port}${razorpayPath}`,
  });
  await database.createTable('bench');

  const runs = new Map<string, Run>();
  const load: Load = async (file) => {
    const { handler } = await loadBundle(file);
    return {
      handler: async (event, context) => {
        // Handlers are given the request as their own to change.
        const given = structuredClone(event) as object;
        const end = meter.begin();
        const result = await handler(event, context);
        runs.set(context.functionName, { handler, event: given, context, result, ...end() });
        return result;
      },
    };
  };
  const gateway = createGateway(load, { [originSecretVariables.current]: originSecret });
  const drawPage = createFunctionUrl(load, definitionOf('drawPage'));
  const site = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/'))
      return drawPage(new Request(`http://drawing/?path=${encodeURIComponent(pathname)}`));
    const headers = new Headers(request.headers);
    headers.set(originHeaders.secret, originSecret);
    headers.set(originHeaders.viewerAddress, '203.0.113.7');
    headers.set(originHeaders.viewerHost, new URL(request.url).host);
    return gateway(new Request(request, { headers }));
  };
  await seed(site, password);
  runs.clear();

  const journey: JourneySite = {
    send: site,
    password,
    razorpay,
    deliver: async (orderId) => {
      const delivery = razorpay.webhooks.deliveries.find(
        ({ event: { name, body } }) => name === 'payment.captured' && body.includes(orderId),
      );
      if (!delivery) throw new Error('Razorpay has nothing to tell.');
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-signature': delivery.event.signature,
      };
      const { body } = delivery.event;
      await site(new Request('http://localhost/api/webhooks/razorpay', { method: 'POST', headers, body }));
    },
    sweep: () => invoke(load, definitionOf('sweepPayments'), {}),
  };

  return {
    journey,
    /** Runs what freshens the pages. */
    freshen: () => invoke(load, definitionOf('freshenPages'), {}),
    runs,
    replay: meter.replay,
    stop: async () => {
      razorpay.stop();
      await Promise.all([close(provider.server), secrets.stop(), meter.stop(), database.stop()]);
    },
  };
}

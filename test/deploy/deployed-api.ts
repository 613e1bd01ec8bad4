import { randomUUID } from 'node:crypto';
import { request as open } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { definitionOf } from '#infra/definitions.ts';
import { nothingBuilt } from '#infra/edge/manifest.ts';
import { createEdge } from '#infra/local/aws/edge/edge.ts';
import { createFunctionUrl } from '#infra/local/aws/function-url.ts';
import { matchRoute } from '#infra/local/aws/gateway/routes.ts';
import { createFaultyRazorpay } from '#infra/local/faults/razorpay/razorpay.ts';
import { close, listen, listenerOf, type Send } from '#infra/local/http-server.ts';
import { razorpayPath } from '#infra/local/razorpay/razorpay.ts';
import type { OperationName } from '#shared/api/contract.ts';
import { emptyBucket } from '../support/empty-bucket.ts';
import { deployedLambdas, invoke } from './lambdas.ts';
import type { MiniStack } from './ministack.ts';

export async function startRazorpay(send: Send) {
  const keys = { keyId: 'rzp_test_OfTheDeployed1', keySecret: randomUUID() };
  const webhookSecret = randomUUID();
  const razorpay = createFaultyRazorpay({
    keys,
    webhooks: {
      url: 'http://localhost/api/webhooks/razorpay',
      secret: webhookSecret,
      send,
    },
  });
  const { server, port } = await listen(listenerOf(razorpay.answer), { port: 0, host: '127.0.0.1' });
  return {
    ...razorpay,
    secret: JSON.stringify({ ...keys, webhookSecret }),
    address: `http://127.0.0.1:${port}${razorpayPath}`,
    stop: () => {
      razorpay.stop();
      return close(server);
    },
  };
}

export function deployedApi(aws: MiniStack, apiId: string, originSecret: string) {
  const { endpoint } = aws;
  const succeeded = new Set<OperationName>();
  const host = `${apiId}.execute-api.localhost:${new URL(endpoint).port}`;

  const directly = async (request: Request): Promise<Response> => {
    const response = await sendAs(host, endpoint, request);
    const match = matchRoute(request);
    if (match && response.status < 400) succeeded.add(match.operation.name);
    return response;
  };

  const renderPage = createFunctionUrl(async (file) => {
    const lambda = (await deployedLambdas(aws)).get(file);
    if (!lambda) throw new Error(`${file} is not deployed.`);
    return { handler: (event) => invoke(aws, lambda, event) };
  }, definitionOf('renderPage'));
  const files = new Map();
  const edge = createEdge({
    manifest: nothingBuilt,
    files,
    media: emptyBucket,
    api: directly,
    renderPage,
    originSecret,
  });
  const viaEdge: Send = async (request) => edge(request, '203.0.113.9');

  return { directly, viaEdge, succeeded };
}

async function sendAs(host: string, endpoint: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), host, 'content-length': body.length };
  return new Promise((resolve, reject) => {
    open(endpoint + pathname + search, { method: request.method, headers }, async (message) => {
      const answer = new Headers();
      for (let i = 0; i < message.rawHeaders.length; i += 2)
        answer.append(message.rawHeaders[i] ?? '', message.rawHeaders[i + 1] ?? '');
      const { statusCode: status = 500 } = message;
      const content = await buffer(message);
      resolve(new Response(content.length > 0 ? content : null, { status, headers: answer }));
    })
      .on('error', reject)
      .end(body);
  });
}

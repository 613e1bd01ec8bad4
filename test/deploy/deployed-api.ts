import { randomUUID } from 'node:crypto';
import { createEdge } from '#infra/local/aws/edge/edge.ts';
import { matchRoute } from '#infra/local/aws/gateway/routes.ts';
import { close, listen, listenerOf, type Send } from '#infra/local/http-server.ts';
import { createRazorpay, razorpayPath } from '#infra/local/razorpay/razorpay.ts';
import type { OperationName } from '#shared/api/contract.ts';
import type { MiniStack } from './ministack.ts';
import { sendAs } from './send-as.ts';

/** Razorpay on a port of its own, whose webhooks go where `send` takes them. */
export async function startRazorpay(send: Send) {
  const keys = { keyId: 'rzp_test_OfTheDeployed1', keySecret: randomUUID() };
  const webhookSecret = randomUUID();
  const razorpay = createRazorpay({
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

/** The API as it was deployed: called at its own address, or through the edge that stands before it. */
export function deployedApi({ endpoint }: MiniStack, apiId: string, originSecret: string) {
  const succeeded = new Set<OperationName>();
  const host = `${apiId}.execute-api.localhost:${new URL(endpoint).port}`;

  /** At the address of API Gateway, as anybody could. */
  const directly = async (request: Request): Promise<Response> => {
    const response = await sendAs(host, endpoint, request);
    const match = matchRoute(request);
    if (match && response.status < 400) succeeded.add(match.operation.name);
    return response;
  };

  const manifest = { pages: {}, styleHashes: [], scriptHashes: [], release: '' };
  const edge = createEdge({ manifest, files: new Map(), api: directly, originSecret });
  const viaEdge: Send = async (request) => edge(request, '203.0.113.9');

  return { directly, viaEdge, succeeded };
}

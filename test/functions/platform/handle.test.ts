import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { handle } from '#functions/platform/http/handle.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { originHeaders } from '#shared/edge.ts';

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

type Run = (
  event: object,
  context: object,
) => Promise<{
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}>;

const run = async (handler: ReturnType<typeof handle>, pathParameters = {}, context = {}) => {
  const event: Partial<APIGatewayProxyEventV2> = {
    rawPath: '/api/x',
    rawQueryString: '',
    headers: { [originHeaders.secret]: 'known' },
    stageVariables: { originSecret: 'known' },
    requestContext: { requestId: 'id' } as APIGatewayProxyEventV2['requestContext'],
    pathParameters,
  };
  const answer = await (handler as unknown as Run)(event, context);
  const { statusCode, headers, body } = answer;
  return { statusCode, headers, body: JSON.parse(body) as unknown };
};

describe('a route with two path parameters', () => {
  const getRefund = {
    route: 'GET /orders/{id}/refunds/{refundId}',
    auth: 'public',
    summary: 'Read a refund.',
    response: z.object({ id: z.string(), refundId: z.string() }),
  } as const satisfies Endpoint;

  it('passes both on, typed', async () => {
    const handler = handle(getRefund, ({ path: { id, refundId } }) => ({ id, refundId }));
    const { body } = await run(handler, { id: 'order_1', refundId: 'rfnd_1' });
    expect(body).toEqual({ id: 'order_1', refundId: 'rfnd_1' });
    // @ts-expect-error: the route has no such parameter.
    handle(getRefund, ({ path: { id, paymentId } }) => ({ id, refundId: paymentId }));
  });

  it('returns 404 if one of them can’t be an id', async () => {
    const handler = handle(getRefund, ({ path }) => path);
    expect((await run(handler, { id: 'order_1', refundId: '../x' })).statusCode).toBe(404);
  });
});

describe('a Lambda that times out', () => {
  it('returns 503 before it ends, with Retry-After', async () => {
    const checkHealth = {
      route: 'GET /health',
      auth: 'public',
      summary: 'Tell whether the API answers.',
      response: z.object({ ok: z.boolean() }),
    } as const satisfies Endpoint;
    const handler = handle(checkHealth, () => new Promise<never>(() => {}));
    const { statusCode, headers, body } = await run(handler, {}, { getRemainingTimeInMillis: () => 500 });
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toEqual({ title: 'Timed out', status: 503, detail: expect.stringContaining('try again') });
  });
});

describe('a response', () => {
  const Part = z.object({ name: z.string(), note: z.optional(z.string()) });
  const Thing = z.object({
    parts: z.array(Part),
    main: z.nullable(Part),
    extra: z.optional(Part),
    count: z._default(z.int(), 7),
    byKey: z.record(z.string(), Part),
    event: z.union([
      z.object({ kind: z.literal('sent'), to: z.string() }),
      z.object({ kind: z.literal('failed'), why: z.string() }),
    ]),
    either: z.union([z.string(), Part]),
  });
  const getThing = {
    route: 'GET /thing',
    auth: 'public',
    summary: 'Read it.',
    response: Thing,
  } as const satisfies Endpoint;
  const answer = async (thing: unknown) => {
    const { body } = await run(handle(getThing, () => thing as z.output<typeof Thing>));
    return body;
  };

  const secret = { pk: 'THING', note: 'n', name: 'x', secret: 's' };
  const told = { name: 'x', note: 'n' };

  it('has only the fields in the contract, at every depth', async () => {
    const stored = {
      ...{ pk: 'THING', parts: [secret, secret], main: secret, extra: secret, count: 1 },
      ...{ byKey: { a: secret }, event: { kind: 'failed', why: 'w', to: 'private' }, either: secret },
    };
    expect(await answer(stored)).toEqual({
      ...{ parts: [told, told], main: told, extra: told, count: 1 },
      ...{ byKey: { a: told }, event: { kind: 'failed', why: 'w' }, either: told },
    });
  });

  it('has defaults and nulls, and leaves out missing and mistyped values', async () => {
    const odd = { parts: { secret: 's' }, main: null, extra: 'text', byKey: [], event: { kind: 'new' } };
    expect(await answer({ ...odd, either: 'text' })).toEqual({ main: null, count: 7, either: 'text' });
  });
});

import type { APIGatewayProxyEventV2WithLambdaAuthorizer, Context } from 'aws-lambda';
import { createGateway } from '#infra/local/aws/gateway/gateway.ts';
import { operations } from '#shared/api/contract.ts';
import { setClock } from '../support/clock.ts';

type Event = APIGatewayProxyEventV2WithLambdaAuthorizer<Record<string, unknown>>;
type Handler = (event: Event, context: Context) => unknown;

const authorizer = 'functions/sessions/handlers/authorizer.ts';

function gatewayOver(handlers: Record<string, Handler>, stageVariables?: Record<string, string>) {
  const events: { file: string; event: Event; context: Context }[] = [];
  const gateway = createGateway(
    async (file) => ({
      handler: (event: Event, context: Context) => {
        events.push({ file, event, context });
        return (handlers[file] ?? (() => ({ statusCode: 200, body: '{}' })))(event, context);
      },
    }),
    stageVariables,
  );
  const call = (method: string, path: string, init: RequestInit = {}) =>
    gateway(new Request(`http://localhost${path}`, { method, ...init }));
  return { call, events };
}

const only = <T>(items: T[]): T => {
  const [first] = items;
  if (items.length !== 1 || first === undefined) throw new Error(`expected one, got ${items.length}`);
  return first;
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('the local gateway', () => {
  it('reaches every operation of the contract by its route', async () => {
    const admits = () => ({ isAuthorized: true });
    const { call, events } = gatewayOver({
      [authorizer]: admits,
      'functions/own-order/handlers/authorize-buyer.ts': admits,
    });
    for (const { endpoint, file } of operations) {
      events.length = 0;
      const [method = '', path = ''] = endpoint.route.split(' ');
      await call(method, `/api${path.replaceAll(/\{\w+\}/g, 'one')}`, { headers: { cookie: 'a=b' } });
      expect(events.at(-1)?.file).toBe(file);
      expect(events.at(-1)?.event.routeKey).toBe(endpoint.route);
    }
  });

  it('passes nothing on if the sender disconnects while sending the body', async () => {
    const { call, events } = gatewayOver({ [authorizer]: () => ({ isAuthorized: true }) });
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.from('%PDF-1.7')),
      pull: (stream) => stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    const response = await call('PUT', '/api/order/files/one', { body, duplex: 'half' } as RequestInit);
    expect(response.type).toBe('error');
    expect(events).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    ['a path without the stage', 'GET', '/courses'],
    ['an unknown path', 'GET', '/api/nowhere'],
    ['an unknown method', 'PATCH', '/api/courses'],
    ['HEAD, which has no route', 'HEAD', '/api/courses'],
    ['OPTIONS, because CORS isn’t used', 'OPTIONS', '/api/courses'],
    ['an empty path parameter', 'GET', '/api/courses/'],
    ['a longer path', 'GET', '/api/courses/1/2'],
    ['only the stage', 'GET', '/api'],
  ])('returns 404 for %s', async (_, method, path) => {
    const { call, events } = gatewayOver({});
    const response = await call(method, path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Not Found' });
    expect(events).toEqual([]);
  });

  it('returns 400 for a path that can’t be decoded', async () => {
    const response = await gatewayOver({}).call('GET', '/api/courses/%E0%A4%A');
    expect([response.status, await response.json()]).toEqual([400, { message: 'Bad Request' }]);
  });

  it('prefers a literal segment to a parameter', async () => {
    const { call, events } = gatewayOver({});
    await call('GET', '/api/reviews/public');
    expect(only(events).event.routeKey).toBe('GET /reviews/public');
  });

  it('passes an event of payload format 2.0', async () => {
    const { call, events } = gatewayOver({});
    await call('GET', '/api/courses/a%20b%2Fc?limit=2&cursor=x%3D&limit=3', {
      headers: { 'User-Agent': 'test', 'X-Thing': '1', cookie: 'a=1; b=2' },
    });
    const { event, context } = only(events);
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /courses/{id}',
      rawPath: '/api/courses/a b/c',
      rawQueryString: 'limit=2&cursor=x%3D&limit=3',
      queryStringParameters: { limit: '2,3', cursor: 'x=' },
      pathParameters: { id: 'a b/c' },
      cookies: ['a=1', 'b=2'],
      isBase64Encoded: false,
      requestContext: {
        stage: 'api',
        routeKey: 'GET /courses/{id}',
        http: { method: 'GET', path: '/api/courses/a b/c', protocol: 'HTTP/1.1', userAgent: 'test' },
        time: expect.stringMatching(/^\d{2}\/[A-Z][a-z]{2}\/\d{4}:\d{2}:\d{2}:\d{2} \+0000$/),
        timeEpoch: expect.any(Number),
        requestId: expect.any(String),
      },
    });
    expect(event.headers).toMatchObject({
      'x-thing': '1',
      'user-agent': 'test',
      'x-forwarded-proto': 'https',
    });
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event).not.toHaveProperty('body');
    expect(event.requestContext).not.toHaveProperty('authorizer');
    expect(context.awsRequestId).toMatch(/^[\da-f-]{36}$/);
    expect(context.functionName).toBe('getCourse');
  });

  it('passes the stage’s variables to the authorizer and the Lambda behind it', async () => {
    const stageVariables = { originSecret: 'now', previousOriginSecret: 'before' };
    const { call, events } = gatewayOver({ [authorizer]: () => ({ isAuthorized: true }) }, stageVariables);
    await call('GET', '/api/admin/enquiries', { headers: { cookie: 'a=b' } });
    expect(events.map(({ event }) => event.stageVariables)).toEqual([stageVariables, stageVariables]);
  });

  it('omits what a plain request doesn’t have', async () => {
    const { call, events } = gatewayOver({});
    await call('GET', '/api/courses');
    const { event } = only(events);
    for (const absent of ['cookies', 'queryStringParameters', 'pathParameters', 'stageVariables', 'body']) {
      expect(event).not.toHaveProperty(absent);
    }
  });

  it.each([
    ['application/json', false],
    ['application/json; charset=utf-8', false],
    ['text/plain', false],
    ['application/xml', false],
    ['application/x-www-form-urlencoded', true],
    ['application/jsonp', true],
    ['application/octet-stream', true],
    [undefined, true],
  ])('passes a body of type %s with isBase64Encoded %s', async (type, encoded) => {
    const { call, events } = gatewayOver({});
    const body = new TextEncoder().encode('{"name":"आशा"}');
    await call('POST', '/api/reviews', { body, headers: type ? { 'content-type': type } : {} });
    const { event } = only(events);
    expect(event.isBase64Encoded).toBe(encoded);
    expect(Buffer.from(event.body ?? '', encoded ? 'base64' : 'utf8').toString()).toBe('{"name":"आशा"}');
  });

  it.each(['application/json', 'text/plain', 'application/xml; charset=utf-8'])(
    'returns 400 for a body of type %s that isn’t UTF-8',
    async (type) => {
      const { call, events } = gatewayOver({});
      const body = Buffer.from('{"name":"Jos\u00e9"}', 'latin1');
      const response = await call('POST', '/api/reviews', { body, headers: { 'content-type': type } });
      expect([response.status, await response.json()]).toEqual([400, { message: 'Bad Request' }]);
      expect(events).toEqual([]);
    },
  );

  it.each([
    ['a body over 10 MB', 10 * 1024 * 1024 + 1, 'application/json'],
    ['a body too large for Lambda in base64', 5 * 1024 * 1024, 'application/octet-stream'],
  ])('returns 413 for %s', async (_, size, type) => {
    const { call, events } = gatewayOver({});
    const init = { body: new Uint8Array(size).fill(48), headers: { 'content-type': type } };
    const response = await call('POST', '/api/reviews', init);
    expect([response.status, await response.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
    expect(events).toEqual([]);
  });
});

describe('the local gateway under load', () => {
  const start = Date.UTC(2026, 10, 20, 12);
  afterEach(() => jest.useRealTimers());

  it.each([
    ['POST', '/api/admin/session', 600, 300],
    ['POST', '/api/create-order', 600, 300],
    ['POST', '/api/reviews', 600, 300],
    ['GET', '/api/courses', 2000, 1000],
  ])(
    'allows %s %s %p times at once and %p times a second, and returns 429 beyond that',
    async (method, path, burst, rate) => {
      const { call, events } = gatewayOver({});
      const callAt = async (time: number, times: number) => {
        setClock(start + time);
        events.length = 0;
        const answers = [];
        for (let turn = 0; turn < times; turn++) answers.push(await call(method, path));
        return { answers, passed: events.length };
      };
      const { answers, passed } = await callAt(0, burst + 5);
      expect(passed).toBe(burst);
      const last = answers.at(-1);
      expect([last?.status, await last?.json()]).toEqual([429, { message: 'Too Many Requests' }]);
      expect((await callAt(1000, rate + 5)).passed).toBe(rate);
      expect((await call('POST', '/api/user')).status).toBe(200);
    },
  );

  it('lets calls without a cookie to one admin route block neither another route nor an order', async () => {
    setClock(start);
    const { call } = gatewayOver({});
    const statuses: number[] = [];
    for (let turn = 0; turn < 2005; turn++)
      statuses.push((await call('PATCH', '/api/reviews/x/toggle')).status);
    expect([statuses[1999], statuses[2000]]).toEqual([401, 429]);
    for (const route of ['/api/admin/session', '/api/admin/today', '/api/order'])
      expect([route, (await call('GET', route)).status]).toEqual([route, 401]);
  });
});

describe('the local gateway in front of an admin route', () => {
  const list = 'functions/enquiries/handlers/list-enquiries.ts';
  const cookie = { headers: { cookie: '__Host-admin=abc' } };

  it('returns 401 without a cookie and calls nothing', async () => {
    const { call, events } = gatewayOver({});
    const response = await call('GET', '/api/admin/enquiries');
    expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthorized' }]);
    expect(events).toEqual([]);
  });

  it('returns 403 if the authorizer refuses', async () => {
    const { call, events } = gatewayOver({ [authorizer]: () => ({ isAuthorized: false }) });
    const response = await call('GET', '/api/admin/enquiries', cookie);
    expect([response.status, await response.json()]).toEqual([403, { message: 'Forbidden' }]);
    expect(only(events).file).toBe(authorizer);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('no table'))],
    ['returns an invalid response', () => ({ isAuthorized: 'yes' })],
    ['returns nothing', () => undefined],
  ])('returns 500 if the authorizer %s', async (_, handler) => {
    const { call, events } = gatewayOver({ [authorizer]: handler });
    const response = await call('GET', '/api/admin/enquiries', cookie);
    expect([response.status, await response.json()]).toEqual([500, { message: 'Internal Server Error' }]);
    expect(only(events).file).toBe(authorizer);
  });

  it('calls the authorizer with a REQUEST event of format 2.0 and passes its context on', async () => {
    const { call, events } = gatewayOver({
      [authorizer]: () => ({ isAuthorized: true, context: { session: 's1' } }),
    });
    const response = await call('GET', '/api/admin/enquiries?limit=1', cookie);
    expect(response.status).toBe(200);
    const [asked, invoked] = events;
    expect(asked?.event).toMatchObject({
      version: '2.0',
      type: 'REQUEST',
      routeArn: expect.stringMatching(/^arn:aws:execute-api:[\w-]+:\d{12}:\w+\/api\/GET\/admin\/enquiries$/),
      identitySource: ['__Host-admin=abc'],
      cookies: ['__Host-admin=abc'],
      queryStringParameters: { limit: '1' },
    });
    expect(invoked?.file).toBe(list);
    expect(invoked?.event.requestContext.authorizer).toEqual({ lambda: { session: 's1' } });
  });
});

describe('the local gateway’s response to a Lambda’s result', () => {
  const answerTo = (result: unknown) =>
    gatewayOver({ 'functions/health/handlers/check-health.ts': () => result }).call('GET', '/api/health');

  it('keeps status, headers and body, with a header for each cookie', async () => {
    const response = await answerTo({
      statusCode: 201,
      headers: { 'Content-Type': 'application/json', 'X-Count': 3 },
      cookies: ['a=1; Path=/', 'b=2'],
      body: '{"id":"1"}',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-count')).toBe('3');
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
    expect(await response.json()).toEqual({ id: '1' });
  });

  it('decodes a base64 body', async () => {
    const response = await answerTo({ statusCode: 200, body: 'aGVsbG8=', isBase64Encoded: true });
    expect(await response.text()).toBe('hello');
  });

  it('is 204 without a body', async () => {
    const response = await answerTo({ statusCode: 204 });
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('treats a result without a status code as a JSON body', async () => {
    const response = await answerTo({ status: 'ok' });
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it.each([
    ['throws', () => Promise.reject(new Error('secret detail'))],
    ['returns an invalid status', () => ({ statusCode: 'fine' })],
    ['returns more than Lambda’s limit', () => ({ statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024) })],
  ])('is 500 without details if the handler %s', async (_, handler) => {
    const { call } = gatewayOver({ 'functions/health/handlers/check-health.ts': handler });
    const response = await call('GET', '/api/health');
    expect([response.status, await response.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest } from '#infra/edge/manifest.ts';
import { createFunction } from '#infra/local/aws/edge/cloudfront-function.ts';
import { viewerRequest } from '#infra/local/aws/edge/function-event.ts';
import { replaceCheckout } from '#infra/local/replace-checkout.ts';
import { type LocalRun, startLocally } from '../support/local-run.ts';
import { bucketOf } from './bucket.ts';
import { deployedSite } from './deployed-site.ts';
import { cacheKey, distributionOf, keptFor } from './distribution.ts';
import { resources, templates } from './templates.ts';

/** The templates against the local run, which the browser journeys use: both answer alike over HTTP. */

const { web, api } = templates();
const distribution = distributionOf(web);
const policyHeaders = new Set(
  distribution.behaviors.flatMap((behavior) => Object.keys(distribution.headersOf(behavior))),
);

const data = mkdtempSync(join(tmpdir(), 'edge-parity-'));
let run: LocalRun;

beforeAll(async () => {
  run = await startLocally({ PORT: '0', DATA_DIR: data });
});

afterAll(async () => {
  await run.stop();
  rmSync(data, { recursive: true });
});

const requestOf = (path: string, init?: RequestInit) => new Request(run.site + path, init);
const ask = (request: Request) => fetch(request, { redirect: 'manual' });

/** Headers of the connection, of how the body travels, and of what only the origin knows. */
const carried = /^(?:connection|keep-alive|date|transfer-encoding|content-(?:encoding|length)|vary|etag)$/;

const headersOf = ({ headers }: Response, isMeant: (name: string) => boolean) =>
  Object.fromEntries([...headers].filter(([name]) => isMeant(name)));

describe('the site', () => {
  const deployed = deployedSite(web);
  const pages = Object.keys(readManifest().pages).map((route) => route.replace(/\{\w+\}/, 'unknown'));
  const files = bucketOf(web).keys.map((key) => `/${key}`);

  it('is there: each page at its address, and each other file where it lies', () => {
    expect(pages.length).toBeGreaterThan(20);
    const others = files.filter((file) => !file.endsWith('.html'));
    expect(others.length).toBeGreaterThan(pages.length);
    expect([...pages, ...others].filter((path) => deployed(requestOf(path)).status !== 200)).toEqual([]);
  });

  const odd = [
    ...['/courses/', '/courses/?a=1&b&a=2&c=%26', '/resume/', '/course/42/', '/terms-%26-conditions'],
    ...['/nowhere', '/nowhere/', '/course', '/course/a/b', '/course/a%2Fb', '/%E0%A4%A', '/constructor'],
    ...['/404.html', '/resume.html', '/resume/x', '/resume-writing', '/Resume', '/api', '/apiary'],
    ...['/assets', '/assets/', '/assets/gone.js', '/assets/..%2fresume.html', '/gone.png', '//evil.example/'],
  ];
  const told = ['/', '/resume', '/nowhere', '/courses/', '/favicon.svg'];

  it.each([
    ...[...pages, ...files, ...odd].map((path) => ['GET', path] as const),
    ...told.map((path) => ['HEAD', path] as const),
  ])('answers %s %s here as it will there', async (method, path) => {
    const request = requestOf(path, { method });
    const response = await ask(request);
    const { status, headers, body } = deployed(request);
    const sent = headersOf(response, (name) => !carried.test(name));
    expect({ status: response.status, headers: sent }).toEqual({ status, headers });
    // No template tells the text of S3's own errors.
    if (headers['content-type'] === 'application/xml') return;
    expect(Buffer.from(await response.arrayBuffer()).equals(withLocalRazorpay(body))).toBe(true);
  });

  it.each(
    ['/', '/resume', '/courses/', '/nowhere', '/assets/gone.js'].flatMap((path) =>
      ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => [method, path] as const),
    ),
  )('takes no %s of %s', async (method, path) => {
    const request = requestOf(path, { method });
    const response = await ask(request);
    const { status, headers } = deployed(request);
    // The text of CloudFront's own refusal, and so its type, is not told either.
    const sent = headersOf(response, (name) => policyHeaders.has(name));
    expect({ status: response.status, headers: sent }).toEqual({ status, headers });
  });
});

describe('the API', () => {
  const [stage] = resources(api, 'AWS::ApiGatewayV2::Stage');
  const routes = resources(api, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => {
    const [method = '', path] = Properties.RouteKey.split(' ');
    return {
      method,
      path: `/${stage?.Properties.StageName}${path.replace(/\{\w+\}/, 'unknown')}`,
      isOwners: Properties.AuthorizationType === 'CUSTOM',
    };
  });
  const cacheOf = (path: string) => distribution.cacheOf(distribution.behaviorOf(path));
  const shared = routes.filter(({ method, path }) => method === 'GET' && cacheOf(path).MaxTTL > 0);
  const session = shared
    .flatMap(({ path }) => cacheOf(path).ParametersInCacheKeyAndForwardedToOrigin.CookiesConfig.Cookies ?? [])
    .at(0);

  /** Asks, and holds that the headers are those of the path's policy and that its cache does as the answer says. */
  async function call(path: string, init?: RequestInit) {
    const request = requestOf(path, init);
    const response = await ask(request);
    const behavior = distribution.behaviorOf(new URL(request.url).pathname);
    expect(behavior.AllowedMethods).toContain(request.method);
    expect(headersOf(response, (name) => policyHeaders.has(name))).toEqual(distribution.headersOf(behavior));
    const cacheControl = response.headers.get('cache-control');
    const seconds = Number(cacheControl?.match(/s-maxage=(\d+)/)?.[1] ?? 0);
    expect({ cacheControl, kept: keptFor(distribution.cacheOf(behavior), cacheControl) }).toEqual({
      cacheControl: seconds > 0 ? `max-age=0, s-maxage=${seconds}` : cacheControl && 'no-store',
      kept: seconds,
    });
    return { request, response, text: await response.text() };
  }

  it.each(routes)('lets the visitor call $method $path as far as the template does', async (route) => {
    const { method, path, isOwners } = route;
    // The body is no JSON, so an endpoint that would act on it refuses it.
    const { response, text } = await call(path, method === 'GET' ? {} : { method, body: 'no JSON' });
    const refusals = ['{"message":"Unauthorized"}', '{"message":"Not Found"}'];
    expect(refusals.indexOf(text)).toBe(isOwners ? 0 : -1);
    expect(response.status).toBeLessThan(500);
  });

  it.each([
    ['GET', '/api/nowhere'],
    ['POST', '/api/health'],
    ['DELETE', '/api/courses'],
    ['GET', '/api/'],
  ])('has no route for %s %s', async (method, path) => {
    const known = routes.find((route) => route.method === method && route.path === path);
    expect(known).toBeUndefined();
    const { response, text } = await call(path, { method });
    expect([response.status, text]).toEqual([404, '{"message":"Not Found"}']);
  });

  it.each(shared)(
    'keeps apart what $path answers to the owner, and to another question',
    async ({ path }) => {
      const [course] = JSON.parse((await call('/api/courses')).text);
      const existing = path.replace('unknown', course.id);
      const kept = new Map<string, string>();
      const allowed = new Set<string | null>();
      for (const question of [existing, `${existing}?limit=1`]) {
        for (const cookie of ['', `${session}=a.b`, `theme=dark; ${session}=c.d`, `not-${session}=a.b`]) {
          const { request, response, text } = await call(question, { headers: { cookie } });
          const cacheControl = response.headers.get('cache-control');
          const key = cacheKey(cacheOf(path), request);
          const answer = `${cacheControl}\n${text}`;
          expect(kept.get(key) ?? answer).toBe(answer);
          kept.set(key, answer);
          allowed.add(cacheControl);
        }
      }
      expect(allowed).toEqual(new Set(['max-age=0, s-maxage=60', 'no-store']));
    },
  );

  it.each(['/api/courses', '/api/reviews/public', '/api/interview-questions', '/api/health'])(
    'believes no caller of %s about the way or the address',
    async (path) => {
      const headers = {
        'x-viewer-address': '198.51.100.1',
        'x-viewer-host': 'other.example',
        'x-origin-secret': 'made up',
      };
      const { request, response } = await call(path, { headers });
      expect(response.status).toBe(200);
      const behavior = distribution.behaviorOf(path);
      const code = distribution.codeOf(behavior)['viewer-request'] ?? '';
      const passed = createFunction(code)(viewerRequest(request, '203.0.113.9'));
      expect(passed.headers['x-viewer-address']).toEqual({ value: '203.0.113.9' });
      expect(passed.headers['x-viewer-host']).toEqual({ value: new URL(request.url).host });
      expect(distribution.originOf(behavior)?.OriginCustomHeaders).toEqual([
        { HeaderName: 'x-origin-secret', HeaderValue: expect.anything() },
      ]);
    },
  );
});

/** The one thing that the local run changes in a file while it serves it. Byte for byte else, whatever the file is. */
const withLocalRazorpay = (body: Buffer) => Buffer.from(replaceCheckout(body.toString('latin1')), 'latin1');

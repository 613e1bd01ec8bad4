import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest, siteFolder } from '#infra/edge/manifest.ts';
import { fallbackStatuses } from '#infra/edge/rendered-pages.ts';
import { createFunction } from '#infra/local/aws/edge/cloudfront-function.ts';
import { createEdge } from '#infra/local/aws/edge/edge.ts';
import { viewerRequest } from '#infra/local/aws/edge/function-event.ts';
import { readSite } from '#infra/local/aws/edge/site-files.ts';
import { replaceCheckout } from '#infra/local/replace-checkout.ts';
import { renderedPages } from '#shared/pages.ts';
import { bucketOf } from '../../built/infra/bucket.ts';
import { deployedSite, type Render } from '../../built/infra/deployed-site.ts';
import { cacheKey, distributionOf, keptFor } from '../../built/infra/distribution.ts';
import { inLambdaStacks, resources, templates } from '../../built/infra/templates.ts';
import { emptyBucket } from '../../support/empty-bucket.ts';
import { type LocalRun, startLocally } from '../../support/local-run.ts';

const made = templates();
const { web, api } = made;
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

const carried = /^(?:connection|keep-alive|date|transfer-encoding|content-(?:encoding|length)|vary|etag)$/;

const headersOf = ({ headers }: Pick<Response, 'headers'>, isMeant: (name: string) => boolean) =>
  Object.fromEntries([...headers].filter(([name]) => isMeant(name)));

describe('the site', () => {
  const deployed = deployedSite(web);
  const pages = Object.keys(readManifest().pages).filter((route) => !(route in renderedPages));
  const files = bucketOf(web).keys.map((key) => `/${key}`);

  it('has each page at its address, and each other file at its path', () => {
    expect(pages.length).toBeGreaterThan(15);
    const others = files.filter((file) => !file.startsWith('/pages/'));
    expect(others.length).toBeGreaterThan(pages.length);
    expect([...pages, ...others].filter((path) => deployed(requestOf(path)).status !== 200)).toEqual([]);
  });

  const odd = [
    ...['/courses/', '/courses/?a=1&b&a=2&c=%26', '/resume/', '/course/42/', '/terms-%26-conditions'],
    ...['/nowhere', '/nowhere/', '/course', '/course/a/b', '/course/a%2Fb', '/%E0%A4%A', '/constructor'],
    ...['/404.html', '/resume.html', '/resume/x', '/resume-writing', '/Resume', '/api', '/apiary'],
    ...['/assets', '/assets/', '/assets/gone.js', '/assets/..%2fresume.html', '/gone.png', '//evil.example/'],
  ];
  const told = ['/contact', '/grievance', '/nowhere', '/courses/', '/favicon.svg'];

  it.each([
    ...[...pages, ...files, ...odd].map((path) => ['GET', path] as const),
    ...told.map((path) => ['HEAD', path] as const),
  ])('returns the same for %s %s in the local run as when deployed', async (method, path) => {
    const request = requestOf(path, { method });
    const response = await ask(request);
    const { status, headers, body } = deployed(request);
    const sent = headersOf(response, (name) => !carried.test(name));
    expect({ status: response.status, headers: sent }).toEqual({ status, headers });
    if (headers['content-type'] === 'application/xml') return;
    expect(Buffer.from(await response.arrayBuffer()).equals(withLocalRazorpay(body))).toBe(true);
  });

  it.each(
    ['/', '/resume', '/courses/', '/nowhere', '/assets/gone.js'].flatMap((path) =>
      ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => [method, path] as const),
    ),
  )('accepts no %s of %s', async (method, path) => {
    const request = requestOf(path, { method });
    const response = await ask(request);
    const { status, headers } = deployed(request);
    const sent = headersOf(response, (name) => policyHeaders.has(name));
    expect({ status: response.status, headers: sent }).toEqual({ status, headers });
  });
});

describe('a page rendered on request', () => {
  const manifest = readManifest();
  const files = readSite(siteFolder, manifest);
  const asked: string[] = [];

  function edges(status: number) {
    asked.length = 0;
    const render: Render = ({ pathname, search }) => {
      asked.push(pathname + search);
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=9, stale-if-error=9',
        'content-security-policy': "default-src 'self'; style-src 'sha256-c3R5bGU='",
        etag: '"1"',
      };
      return { status, headers, body: Buffer.from(`<p>${status}</p>`) };
    };
    const renderPage = async (request: Request) => {
      const { body, ...init } = render(new URL(request.url));
      return new Response(new Uint8Array(body), init);
    };
    const api = async () => Response.error();
    return {
      deployed: deployedSite(web, render),
      here: createEdge({ manifest, files, media: emptyBucket, api, renderPage, originSecret: 'none' }),
    };
  }

  const paths = Object.keys(renderedPages).map((route) =>
    route.replace('{question}', 'what-is-risk-0123456789abcdef').replace(/\{\w+\}/, '42'),
  );

  it.each(
    paths.flatMap((path) => [200, 404, 503, ...fallbackStatuses].map((status) => [path, status] as const)),
  )(
    'at %s is the same in the local run and deployed if the renderer returns %i',
    async (path, renderedStatus) => {
      const request = new Request(`https://site.example${path}?utm=a&path=/course/43`);
      const { deployed, here } = edges(renderedStatus);
      const { status, headers, body } = deployed(request);
      const response = await here(request, '203.0.113.9');
      expect(status).toBe(fallbackStatuses.includes(renderedStatus) ? 503 : renderedStatus);
      expect({
        status: response.status,
        headers: headersOf(response, (name) => !carried.test(name)),
      }).toEqual({
        status,
        headers: headersOf({ headers: new Headers(headers) }, (name) => !carried.test(name)),
      });
      expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true);
      expect(asked).toEqual([asked[0], asked[0]]);
      expect(asked[0]).toMatch(/^\/pages\/[0-9a-f]{8}\//);
      expect(new URLSearchParams(asked[0]?.split('?')[1]).toString()).toBe(
        `path=${encodeURIComponent(path)}`,
      );
    },
  );

  it('has its own policy if it was rendered, and its file’s policy if not', () => {
    const policyOf = (status: number) =>
      edges(status).deployed(new Request('https://site.example/courses')).headers['content-security-policy'];
    expect(policyOf(200)).toContain("'sha256-c3R5bGU='");
    expect(policyOf(503)).toContain("'sha256-c3R5bGU='");
    const [file = ''] = [manifest.pages['/courses']];
    for (const style of manifest.hashes[file]?.styles ?? []) expect(policyOf(502)).toContain(`'${style}'`);
  });

  it('allows the checkout even if it wasn’t rendered', () => {
    const { headers, body } = edges(502).deployed(new Request('https://site.example/resume?band=7-14'));
    expect(headers['content-security-policy']).toContain('https://checkout.razorpay.com');
    for (const style of manifest.hashes['/resume.html']?.styles ?? [])
      expect(headers['content-security-policy']).toContain(`'${style}'`);
    expect(body.toString()).toContain('Pay Online');
    expect(body.toString()).not.toContain('first draft by');
  });

  it('is cached by its path, for every query and visitor', () => {
    const keys = ['/course/42', '/course/4%32?a=b', '/course/42?path=/course/43'].map((path) => {
      const request = new Request(`https://site.example${path}`, {
        headers: { cookie: '__Host-admin=a.b; __Host-order=a.1.b' },
      });
      const behavior = distribution.behaviorOf(new URL(request.url).pathname);
      const passed = createFunction(distribution.codeOf(behavior)['viewer-request'] ?? '')(
        viewerRequest(request, '203.0.113.9'),
      );
      if ('statusCode' in passed) throw new Error('expected a request');
      const rewritten = new Request(
        `https://site.example${passed.uri}?path=${passed.querystring.path?.value}`,
        {
          headers: request.headers,
        },
      );
      return cacheKey(distribution.cacheOf(behavior), rewritten);
    });
    expect(new Set(keys)).toEqual(new Set([`${manifest.release}/course/_.html ?path=/course/42`]));
  });

  it('is revalidated by browsers on each visit, however long CloudFront caches it', () => {
    const { headers } = edges(200).deployed(new Request('https://site.example/courses'));
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('the API', () => {
  const [stage] = resources(api, 'AWS::ApiGatewayV2::Stage');
  const routes = inLambdaStacks(made, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => {
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

  it.each(routes)('requires a sign-in session for $method $path if the template does', async (route) => {
    const { method, path, isOwners } = route;
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

  it.each(shared)('caches $path separately for the owner and for other queries', async ({ path }) => {
    const [listed] = JSON.parse(
      (await call(path.includes('/coaching/') ? '/api/coaching/offers' : '/api/courses')).text,
    );
    const existing = path.replace('unknown', listed.id);
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
  });

  it.each(['/api/courses', '/api/reviews/public', '/api/interview-questions', '/api/health'])(
    'overwrites the address, host and secret that a caller of %s claims',
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

const withLocalRazorpay = (body: Buffer) => Buffer.from(replaceCheckout(body.toString('latin1')), 'latin1');

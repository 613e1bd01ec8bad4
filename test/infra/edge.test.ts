import { edgeFunctions } from '#infra/edge/functions.ts';
import { edgeHeaders } from '#infra/edge/headers.ts';
import { type BuiltSite, SiteManifest } from '#infra/edge/manifest.ts';
import { familyOf, familyPaths } from '#infra/edge/path-families.ts';
import { createFunction } from '#infra/local/aws/edge/cloudfront-function.ts';
import { headersOf, viewerRequest } from '#infra/local/aws/edge/function-event.ts';
import { orderCookie, sessionCookie } from '#shared/edge.ts';

const manifest: BuiltSite = {
  release: '/pages/0a1b2c3d',
  pages: {
    '/': '/index.html',
    '/courses': '/courses.html',
    '/course/{id}': '/course/_.html',
    '/certifications': '/certifications.html',
    '/certifications/pmp': '/certifications/pmp.html',
    '/certifications/{certId}': '/certifications/_.html',
    '/contact': '/contact.html',
    '/terms-&-conditions': '/terms-of-service.html',
    '/order': '/order.html',
    '/pay': '/pay.html',
    '/review': '/review.html',
    '/resume': '/resume.html',
    '/interview-question/{question}': '/interview-question/_.html',
  },
  hashes: {
    '/index.html': { styles: ['sha256-aG9tZQ=='], scripts: ['sha256-c2NyaXB0'] },
    '/courses.html': { styles: ['sha256-Y291cnNlcw=='], scripts: ['sha256-c2NyaXB0'] },
    '/certifications.html': { styles: ['sha256-bGlzdA=='], scripts: ['sha256-c2NyaXB0'] },
    '/contact.html': { styles: ['sha256-c3R5bGU='], scripts: ['sha256-c2NyaXB0'] },
    '/certifications/pmp.html': { styles: ['sha256-cG1w'], scripts: ['sha256-c2NyaXB0'] },
    '/resume.html': { styles: ['sha256-cmVzdW1l'], scripts: ['sha256-c2NyaXB0'] },
    '/404.html': { styles: ['sha256-NDA0'], scripts: ['sha256-c2NyaXB0'] },
  },
};
const functions = edgeFunctions(manifest);

describe('the CloudFront Functions', () => {
  it.each(Object.entries(functions))('%s fits into 10 KB', (_, text) => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10 * 1024);
    expect(text).not.toMatch(/__[A-Z]+__/);
  });

  it('are rejected if the list of pages exceeds the limit', () => {
    const pages = Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [`/page-${i}`, `/page-${i}.html`]),
    );
    expect(() => edgeFunctions({ ...manifest, pages })).toThrow('10,240 bytes');
  });
});

describe('site-request.js', () => {
  const run = createFunction(functions['site-request']);
  const visit = (address: string) =>
    run(viewerRequest(new Request(`https://site.example${address}`), '203.0.113.9'));

  it.each([
    ['/', '/index.html'],
    ['/courses', '/courses.html'],
    ['/courses?page=2', '/courses.html'],
    ['/course/42', '/course/_.html'],
    ['/course/%E0%A4%86', '/course/_.html'],
    ['/certifications', '/certifications.html'],
    ['/certifications/pmp', '/certifications/pmp.html'],
    ['/certifications/ccna', '/certifications/_.html'],
    ['/terms-&-conditions', '/terms-of-service.html'],
    ['/terms-%26-conditions', '/terms-of-service.html'],
  ])('serves %s from %s of its release', (address, file) => {
    expect(visit(address)).toMatchObject({ uri: `/pages/0a1b2c3d${file}` });
  });

  it.each(['/assets/main-a1b2.js', '/favicon.svg'])('serves %s from its own path', (address) => {
    expect(visit(address)).toMatchObject({ uri: address });
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/course',
    '/course/1/2',
    '/course//',
    '/course/a%2Fb',
    '/courses.html',
    '/404.html',
    '/index.html',
    '/pages/0a1b2c3d/index.html',
    '/pages/0a1b2c3d/',
    '/%E0%A4%A',
    '/constructor',
    '//evil.example/',
    '/%5Cevil.example/',
    '/course/{id}/x',
    '/certifications/Your%20account%20is%20locked',
    '/certifications/reply-with-your-otp-to-us-now',
    '/certifications/aws--architect',
    '/certifications/CCNA',
    '/certifications/ms.office',
    '/courses.php',
    '/.env',
    `/certifications/${'a'.repeat(41)}`,
  ])('has no page at %s', (address) => {
    expect(visit(address)).toMatchObject({ uri: '/pages/0a1b2c3d/404.html' });
  });

  it.each([
    ['/courses/', '/courses'],
    ['/courses///', '/courses'],
    ['/course/42/', '/course/42'],
    ['/courses/?a=1&b&a=2&c=%26', '/courses?a=1&a=2&b&c=%26'],
    ['/terms-%26-conditions/', '/terms-%26-conditions'],
    ['/resume/?band=20%2B&plan=ultimate', '/resume?band=20%2B&plan=ultimate'],
    ['//', '/'],
  ])('permanently redirects %s to %s', (address, location) => {
    expect(visit(address)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
  });
});

describe('site-request.js, for a link altered by an email app, a keyboard or a tracker,', () => {
  const run = createFunction(functions['site-request']);
  const visit = (address: string) =>
    run(viewerRequest(new Request(`https://site.example${address}`), '203.0.113.9'));
  const link = `order_Abc-12.1795600000.${'Ab-_9'.repeat(8)}xyz`;

  it.each([
    [`/order%23${link}`, `/order#${link}`],
    [`/order%2523${link}`, `/order#${link}`],
    [`/order%252523${link}`, `/order#${link}`],
    [`/order%23${link}?utm_source=mail&utm_medium=x`, `/order#${link}`],
    [`/order%23${link}%3Futm_source%3Dmail`, `/order#${link}`],
    [`/order/%23${link}`, `/order#${link}`],
    [`/Order%23${link}.`, `/order#${link}`],
    [`/pay%23${link}`, `/pay#${link}`],
    [`/review%23${link})`, `/review#${link}`],
    ['/order%23', '/order'],
    ['/order%23evil.example', '/order'],
    ['/order%23//evil.example/%0d%0aset-cookie:x', '/order'],
    ['/order.', '/order'],
    ['/order%20', '/order'],
    ['/order%E2%80%9D,', '/order'],
    ['/Order', '/order'],
    ['/PAY', '/pay'],
    ['/Courses', '/courses'],
    ['/Resume!', '/resume'],
    ['/certifications/_', '/certifications'],
  ])('redirects %s to %s', (address, location) => {
    expect(visit(address)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
  });

  it.each([
    '/orders',
    '/order.html',
    `/nowhere%23${link}`,
    '/%23',
    '/Course/42',
    '/order%2Fx',
    '/order%23%E0%A4%A',
  ])('has no page at %s', (address) => {
    expect(visit(address)).toMatchObject({ uri: '/pages/0a1b2c3d/404.html' });
  });
});

describe('site-request.js, for a page rendered on request,', () => {
  const run = createFunction(functions['site-request']);
  const visit = (address: string) =>
    run(viewerRequest(new Request(`https://site.example${address}`), '203.0.113.9'));

  it.each([
    ['/', '/index.html', '/'],
    ['/?utm_source=x', '/index.html', '/'],
    ['/courses', '/courses.html', '/courses'],
    ['/course/42', '/course/_.html', '/course/42'],
    ['/course/%34%32?path=/course/43&a=b', '/course/_.html', '/course/42'],
    ['/course/%E0%A4%86', '/course/_.html', '/course/%E0%A4%86'],
    ['/course/a+b&c', '/course/_.html', '/course/a%2Bb%26c'],
    ['/course/a.b', '/course/_.html', '/course/a.b'],
    ['/certifications', '/certifications.html', '/certifications'],
    ['/certifications/other', '/certifications/_.html', '/certifications/other'],
    ['/certifications/pmp?path=/course/43', '/certifications/pmp.html', '/certifications/pmp'],
    ['/certifications/a-4-word-id-2', '/certifications/_.html', '/certifications/a-4-word-id-2'],
    ['/sitemap.xml', '/sitemap.xml', '/sitemap.xml'],
    ['/sitemap-pages.xml', '/sitemap-pages.xml', '/sitemap-pages.xml'],
    ['/sitemap-questions-all', '/sitemap-questions-_', '/sitemap-questions-all'],
    ['/sitemap-questions-0f', '/sitemap-questions-_', '/sitemap-questions-0f'],
    ...['what-is-java-0123456789abcdef', '0123456789abcdef'].map((segment) => [
      `/interview-question/${segment}?utm_source=x`,
      '/interview-question/_.html',
      `/interview-question/${segment}`,
    ]),
    ['/resume', '/resume.html', '/resume'],
    ['/resume?band=7-14&plan=ultimate', '/resume.html', '/resume'],
  ])('adds the path of %s to its fallback file', (address, file, path) => {
    expect(visit(address)).toMatchObject({
      uri: `/pages/0a1b2c3d${file}`,
      querystring: { path: { value: path } },
    });
    expect(Object.keys((visit(address) as { querystring: object }).querystring)).toEqual(['path']);
  });

  it.each([
    '/certifications/pay%20this%20now?path=/course/43',
    '/course/a/b?path=/course/43',
    '/nowhere?path=/course/43',
    '/interview-question/what-is-java',
    '/interview-question/0123456789ABCDEF',
    `/interview-question/${'a-'.repeat(200)}0123456789abcdef`,
    '/sitemap-questions-x',
  ])('requests no rendering for %s', (address) => {
    expect(visit(address)).toMatchObject({ querystring: {} });
    expect(visit(address)).not.toHaveProperty('querystring.path');
  });
});

describe('site-response.js', () => {
  const run = createFunction(functions['site-response']);
  const answer = (statusCode: number, headers: Record<string, { value: string }>) =>
    run({
      ...viewerRequest(new Request('https://site.example/x'), '203.0.113.9'),
      response: { statusCode, statusDescription: 'OK', headers },
    });

  it('sets the not-found page’s status and removes the header it comes from', () => {
    expect(answer(200, { 'x-amz-meta-status': { value: '404' }, etag: { value: '"1"' } })).toEqual({
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { etag: { value: '"1"' } },
    });
  });

  it('sets a fallback page’s status too', () => {
    expect(answer(200, { 'x-amz-meta-status': { value: '503' } })).toEqual({
      statusCode: 503,
      statusDescription: 'Service Unavailable',
      headers: {},
    });
  });

  it('has browsers revalidate if CloudFront may serve a stale copy', () => {
    const told = (value: string) => {
      const { headers } = answer(200, { 'cache-control': { value } });
      return headers['cache-control']?.value;
    };
    const asking = 'public, max-age=0, must-revalidate';
    expect(told('public, max-age=0, s-maxage=86400, stale-while-revalidate=9')).toBe(asking);
    expect(told('public, max-age=31536000, immutable')).toBe('public, max-age=31536000, immutable');
  });

  it('doesn’t change other pages and revalidations', () => {
    expect(answer(200, {})).toMatchObject({ statusCode: 200 });
    expect(answer(304, { 'x-amz-meta-status': { value: '404' } })).toEqual({
      statusCode: 304,
      statusDescription: 'OK',
      headers: {},
    });
  });
});

describe('api-request.js', () => {
  const run = createFunction(functions['api-request']);

  it('overwrites the viewer’s address and host that a caller claims, and keeps the rest', () => {
    const request = new Request('https://site.example/api/courses?limit=1', {
      headers: {
        'X-Viewer-Address': '198.51.100.1',
        'X-Viewer-Host': 'other.example',
        cookie: 'a=1; a=2; b="3"',
        accept: '*/*',
      },
    });
    const passed = run(viewerRequest(request, '203.0.113.9'));
    if (!('cookies' in passed) || !passed.cookies) throw new Error('expected a request');
    expect(Object.fromEntries(headersOf({ headers: passed.headers, cookies: passed.cookies }))).toEqual({
      host: 'site.example',
      'x-viewer-address': '203.0.113.9',
      'x-viewer-host': 'site.example',
      cookie: 'a=1; a=2; b="3"',
      accept: '*/*',
    });
  });

  const openFile = (path: string, headers: Record<string, string>) =>
    run(viewerRequest(new Request(`https://site.example${path}`, { headers }), '203.0.113.9'));
  const page = { accept: 'text/html,application/xhtml+xml' };

  it.each([
    ['/api/order/files/one', orderCookie, sessionCookie, '/order'],
    ['/api/admin/work/order_1/files/one', sessionCookie, orderCookie, '/admin'],
  ])(
    'redirects a browser that opens %s without its sign-in session to the page with the file',
    (path, own, other, to) => {
      for (const headers of [page, { ...page, cookie: `${other}=x` }])
        expect(openFile(path, headers)).toMatchObject({
          statusCode: 302,
          headers: { location: { value: to } },
        });
      expect(openFile(path, { ...page, cookie: `${own}=x` })).toMatchObject({ uri: path });
      expect(openFile(path, { accept: '*/*' })).toMatchObject({ uri: path });
    },
  );

  it('passes on every other API address', () => {
    for (const path of ['/api/order', '/api/order/files', '/api/courses', '/api/orders/files/one'])
      expect(openFile(path, page)).toMatchObject({ uri: path });
  });
});

describe('the header table', () => {
  const headers = edgeHeaders(manifest);
  const policies = Object.fromEntries(
    Object.entries(headers).map(([family, { always, byDefault }]) => [
      family,
      { ...always, ...byDefault }['content-security-policy'] ?? '',
    ]),
  );

  it.each([
    ['/', 'rendered'],
    ['/courses', 'rendered'],
    ['/courses/', 'rendered'],
    ['/course/42', 'rendered'],
    ['/sitemap.xml', 'rendered'],
    ['/interview-questions', 'rendered'],
    ['/interview-question/what-is-java-0123456789abcdef', 'rendered'],
    ['/sitemap-questions-all', 'rendered'],
    ['/certifications', 'rendered'],
    ['/certifications/', 'rendered'],
    ['/certifications/pmp', 'rendered'],
    ['/certifications/other', 'rendered'],
    ['/about', 'rendered'],
    ['/contact', 'site'],
    ['/portraits/a/b.webp', 'portraits'],
    ['/portraits', 'site'],
    ['/resume', 'checkout'],
    ['/resume-writing', 'site'],
    ['/assets/a.js', 'assets'],
    ['/api/courses', 'api'],
    ['/apiary', 'site'],
    ['//', 'site'],
  ])('puts %s in the family %s', (path, family) => {
    expect(familyOf(familyPaths(), path)).toBe(family);
  });

  it('lets the site’s pages load only their own assets, hashed inline code and the office maps', () => {
    expect(policies.site?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-c2NyaXB0'",
      "style-src 'self' 'sha256-c3R5bGU=' 'sha256-NDA0'",
      "img-src 'self' data:",
      'frame-src https://www.openstreetmap.org',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('lists the hashes of a family once each, only in its own policy', () => {
    const stylesOf = (family: string) => policies[family]?.match(/style-src 'self'([^;]*)/)?.[1]?.trim();
    expect(stylesOf('rendered')).toBe(
      "'sha256-aG9tZQ==' 'sha256-Y291cnNlcw==' 'sha256-bGlzdA==' 'sha256-cG1w' 'sha256-NDA0'",
    );
    expect(stylesOf('checkout')).toBe("'sha256-cmVzdW1l' 'sha256-NDA0'");
    expect(stylesOf('site')).toBe("'sha256-c3R5bGU=' 'sha256-NDA0'");
  });

  it('leaves a rendered page its own policy, and no other header', () => {
    const { rendered, checkout, ...others } = headers;
    for (const { byDefault } of [rendered, checkout])
      expect(Object.keys(byDefault)).toEqual(['content-security-policy']);
    expect(Object.values(others).map(({ byDefault }) => byDefault)).toEqual([{}, {}, {}, {}]);
  });

  it('allows the checkout only on the resume page', () => {
    const { checkout, ...others } = headers;
    expect(policies.checkout).toContain(
      "script-src 'self' 'sha256-c2NyaXB0' https://checkout.razorpay.com https://cdn.razorpay.com;",
    );
    expect(policies.checkout).toContain("form-action 'self' https://api.razorpay.com;");
    expect(checkout.always['permissions-policy']).toContain('payment=(self "https://api.razorpay.com"');
    expect(checkout.always['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(JSON.stringify(others)).not.toContain('razorpay');
  });

  it.each(Object.entries(headers))('keeps %s strict', (family, { always }) => {
    expect(always['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(always['x-content-type-options']).toBe('nosniff');
    expect(always['referrer-policy']).toBeDefined();
    expect(policies[family]).toMatch(/^default-src /);
    expect(policies[family]).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure-requests/);
  });
});

describe('the web build’s manifest', () => {
  it.each([
    ['a route without a slash', { pages: { courses: '/courses.html' } }],
    ['a route with two parameters', { pages: { '/{a}/{b}': '/x.html' } }],
    ['a file that isn’t a page', { pages: { '/courses': '/courses' } }],
    [
      'a hash that would end the policy',
      { hashes: { '/courses.html': { styles: ["sha256-x'; script-src *"], scripts: [] } } },
    ],
    ['a file without its scripts', { hashes: { '/courses.html': { styles: [] } } }],
  ])('is rejected with %s', (_, part) => {
    expect(SiteManifest.safeParse({ ...manifest, ...part }).success).toBe(false);
    expect(SiteManifest.safeParse(manifest).success).toBe(true);
  });
});

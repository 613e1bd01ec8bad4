import { edgeFunctions } from '#infra/edge/functions.ts';
import { edgeHeaders, familyOf } from '#infra/edge/headers.ts';
import { type BuiltSite, SiteManifest } from '#infra/edge/manifest.ts';
import { createFunction } from '#infra/local/aws/edge/cloudfront-function.ts';
import { headersOf, viewerRequest } from '#infra/local/aws/edge/function-event.ts';

const manifest: BuiltSite = {
  release: '/pages/0a1b2c3d',
  pages: {
    '/': '/index.html',
    '/courses': '/courses.html',
    '/course/{id}': '/course/_.html',
    '/certifications': '/certifications.html',
    '/certifications/pmp': '/certifications/pmp.html',
    '/certifications/{certId}': '/certifications/_.html',
    '/terms-&-conditions': '/terms-of-service.html',
  },
  styleHashes: ['sha256-c3R5bGU='],
  scriptHashes: ['sha256-c2NyaXB0'],
};
const functions = edgeFunctions(manifest);

describe('the CloudFront Functions', () => {
  it.each(Object.entries(functions))('%s fits into 10 KB', (_, text) => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10 * 1024);
    expect(text).not.toMatch(/__[A-Z]+__/);
  });

  it('are refused when the list of pages outgrows the limit', () => {
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

  it.each(['/assets/main-a1b2.js', '/favicon.svg'])('serves %s from where it lies', (address) => {
    expect(visit(address)).toMatchObject({ uri: address });
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/course',
    '/course/1/2',
    '/course//',
    '/course/a%2Fb',
    '/Courses',
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
  ])('has no page at %s', (address) => {
    expect(visit(address)).toMatchObject({ uri: '/pages/0a1b2c3d/404.html' });
  });

  it.each([
    ['/courses/', '/courses'],
    ['/courses///', '/courses'],
    ['/course/42/', '/course/42'],
    ['/courses/?a=1&b&a=2&c=%26', '/courses?a=1&a=2&b&c=%26'],
    ['/terms-%26-conditions/', '/terms-%26-conditions'],
    ['//', '/'],
  ])('redirects %s to %s for good', (address, location) => {
    expect(visit(address)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
  });
});

describe('site-response.js', () => {
  const run = createFunction(functions['site-response']);
  const answer = (statusCode: number, headers: Record<string, { value: string }>) =>
    run({
      ...viewerRequest(new Request('https://site.example/x'), '203.0.113.9'),
      response: { statusCode, statusDescription: 'OK', headers },
    });

  it('gives the not-found page its status and hides how it knew', () => {
    expect(answer(200, { 'x-amz-meta-status': { value: '404' }, etag: { value: '"1"' } })).toEqual({
      statusCode: 404,
      statusDescription: 'Not Found',
      headers: { etag: { value: '"1"' } },
    });
  });

  it('leaves other pages and revalidations alone', () => {
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

  it("writes the viewer's address and host over whatever the caller claims, and keeps the rest", () => {
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
});

describe('the header table', () => {
  const headers = edgeHeaders(manifest);

  it.each([
    ['/', 'site'],
    ['/resume', 'resume'],
    ['/resume-writing', 'site'],
    ['/assets/a.js', 'assets'],
    ['/api/courses', 'api'],
    ['/apiary', 'site'],
  ])('counts %s to the family %s', (path, family) => {
    expect(familyOf(path)).toBe(family);
  });

  it("lets the site's pages load their own things, the hashed inline ones and the office maps alone", () => {
    expect(headers.site['content-security-policy']?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-c2NyaXB0'",
      "style-src 'self' 'sha256-c3R5bGU='",
      "img-src 'self' data:",
      'frame-src https://www.openstreetmap.org',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('opens the resume page, and no other, to the checkout', () => {
    const { resume, ...others } = headers;
    expect(resume['content-security-policy']).toContain(
      "script-src 'self' 'sha256-c2NyaXB0' https://checkout.razorpay.com https://cdn.razorpay.com;",
    );
    expect(resume['content-security-policy']).toContain("form-action 'self' https://api.razorpay.com;");
    expect(resume['permissions-policy']).toContain('payment=(self "https://api.razorpay.com"');
    expect(resume['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(JSON.stringify(others)).not.toContain('razorpay');
  });

  it.each(Object.entries(headers))('keeps %s strict', (_, family) => {
    expect(family['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(family['x-content-type-options']).toBe('nosniff');
    expect(family['referrer-policy']).toBeDefined();
    expect(family['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure-requests/);
  });
});

describe("the web build's manifest", () => {
  it.each([
    ['a route without a slash', { pages: { courses: '/courses.html' } }],
    ['a route with two parameters', { pages: { '/{a}/{b}': '/x.html' } }],
    ['a file that is no page', { pages: { '/courses': '/courses' } }],
    ['a hash that would end the policy', { styleHashes: ["sha256-x'; script-src *"] }],
  ])('is refused with %s', (_, part) => {
    expect(SiteManifest.safeParse({ ...manifest, ...part }).success).toBe(false);
    expect(SiteManifest.safeParse(manifest).success).toBe(true);
  });
});

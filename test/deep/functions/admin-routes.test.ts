import { operations } from '#shared/api/contract.ts';
import { adminPassword, startApi } from '../../support/api.ts';
import { setClock } from '../../support/clock.ts';
import { courseEnquiry, pmpCourse } from '../../support/entries.ts';
import { memoryTable } from '../../support/memory-table.ts';

const api = startApi({ table: memoryTable() });

describe('every admin route', () => {
  const adminRoutes = operations.filter(({ endpoint }) => endpoint.auth === 'admin');

  const forgeries: [string, () => Promise<string> | string, 401 | 403][] = [
    ['no cookie', () => '', 401],
    ['another cookie', () => 'theme=dark', 403],
    ['an empty cookie', () => '__Host-admin=', 403],
    ['an unsigned cookie', () => '__Host-admin=AAAA', 403],
    ['a cookie signed with another key', () => `__Host-admin=${'A'.repeat(43)}.${'A'.repeat(43)}`, 403],
    ['a tampered cookie', async () => tamper(await api.signIn()), 403],
    ['a cookie with extra characters', async () => `${await api.signIn()}!`, 403],
    ['a cookie with a third part', async () => `${await api.signIn()}.x`, 403],
    ['a cookie with another last letter', async () => lastBitTurned(await api.signIn()), 403],
    ['a cookie of an ended session', async () => endedSession(), 403],
  ];

  it.each(
    adminRoutes.flatMap(({ endpoint }) =>
      forgeries.map(([name, cookie, status]) => ({ route: endpoint.route, name, cookie, status })),
    ),
  )('$route rejects $name', async ({ route, cookie, status }) => {
    const { data: enquiry } = await api.visitor('POST /enquiries', { body: courseEnquiry });
    const value = await cookie();
    const before = await api.stored();
    api.uses.length = 0;

    const [method = '', path = ''] = route.split(' ');
    const response = await api.send(`/api${path.replace('{id}', enquiry.id)}`, {
      method,
      headers: { 'content-type': 'application/json', ...(value && { cookie: value }) },
      ...(['POST', 'PUT'].includes(method) && { body: '{}' }),
    });

    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: status === 401 ? 'Unauthorized' : 'Forbidden' });
    expect(api.uses.filter(({ lambda }) => lambda !== 'authorizer')).toEqual([]);
    expect(await api.stored()).toEqual(before);
  });

  it.each(
    adminRoutes.flatMap(({ endpoint: { route, list } }) => (list && route.startsWith('GET ') ? [route] : [])),
  )('%s isn’t cached by CloudFront or the browser', async (route) => {
    const headers = { cookie: await api.signIn() };
    const asked = route.includes('/receipts/')
      ? '?month=2026-11'
      : route.includes('/today/')
        ? '?kind=money'
        : '';
    const { data: course } = await api.owner('POST /courses', { body: pmpCourse });
    const path = route.slice('GET '.length).replace('{id}', course.id);
    const response = await api.send(`/api${path}${asked}`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('makes no read for a forged cookie', async () => {
    await api.send('/api/reviews/admin', {
      headers: { cookie: `__Host-admin=${'A'.repeat(43)}.${'A'.repeat(43)}` },
    });
    expect(api.uses.filter(({ action }) => action !== 'GetSecretValue')).toEqual([]);
  });

  it.each(['UpdateItem', 'GetSecretValue'] as const)('lets no one through if %s fails', async (action) => {
    const cookie = await api.signIn();
    setClock(Date.now() + 61_000);
    api.failOn(action);
    const response = await api.send('/api/reviews/admin', { headers: { cookie } });
    expect(response.status).toBe(500);
    expect(api.uses.filter(({ lambda }) => lambda === 'listReviews')).toEqual([]);
  });

  it('rejects a change requested by another site’s page', async () => {
    const cookie = await api.signIn();
    const response = await api.post('/api/courses', '{}', { cookie, 'sec-fetch-site': 'same-site' });
    expect(response.status).toBe(403);
  });

  it.each([
    ['is of this site', { origin: 'https://site.example' }, 201],
    [
      'sends only the older header',
      { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' },
      201,
    ],
    ['is of another site', { origin: 'https://other.example' }, 403],
    ['is of a sibling domain', { origin: 'https://www.site.example' }, 403],
    ['is of another port', { origin: 'https://site.example:8443' }, 403],
    ['is not encrypted', { origin: 'http://site.example' }, 403],
    ['is sandboxed', { origin: 'null' }, 403],
    ['has an invalid origin', { origin: 'site.example' }, 403],
    ['is typed in or from an extension', { 'sec-fetch-site': 'none' }, 403],
    [
      'is of another site and claims the host',
      { origin: 'https://other.example', 'x-viewer-host': 'other.example' },
      403,
    ],
    ['sends no origin', {}, 403],
  ] as const)('accepts or rejects a change whose page %s', async (_, headers, status) => {
    const send = (path: string, body: object, more: object) =>
      api.send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        origin: null,
        headers: { 'content-type': 'application/json', ...headers, ...more },
      });
    const answer = await send('/api/courses', pmpCourse, { cookie: await api.signIn() });
    expect(answer.status).toBe(status);
    expect((await send('/api/admin/session', { password: adminPassword }, {})).status).toBe(status);
  });

  it('ignores other cookies of the site', async () => {
    const response = await api.send('/api/enquiries', {
      method: 'POST',
      body: JSON.stringify(courseEnquiry),
      origin: null,
      headers: { 'content-type': 'application/json', cookie: '_ga=GA1.2.3' },
    });
    expect(response.status).toBe(201);
  });

  it('accepts changes only as JSON', async () => {
    const cookie = await api.signIn();
    const response = await api.post('/api/courses', 'title=x', {
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(415);
  });
});

const tamper = (cookie: string) => cookie.replace(/=(.)/, (_, first) => `=${first === 'A' ? 'B' : 'A'}`);

async function endedSession(): Promise<string> {
  const cookie = await api.signIn();
  await api.withCookie(cookie)('DELETE /admin/session', {});
  return cookie;
}

// The last base64url character of 32 bytes has two unused bits, which a lenient decoder ignores.
const lastBitTurned = (cookie: string) =>
  cookie.slice(0, -1) + templates[templates.indexOf(cookie.at(-1) ?? '') ^ 1];

const templates = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

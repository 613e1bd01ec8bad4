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
    ['an empty one', () => '__Host-admin=', 403],
    ['an unsigned one', () => '__Host-admin=AAAA', 403],
    ['one signed with another key', () => `__Host-admin=${'A'.repeat(43)}.${'A'.repeat(43)}`, 403],
    ['a tampered one', async () => tamper(await api.signIn()), 403],
    ['one with more behind it', async () => `${await api.signIn()}!`, 403],
    ['one with a third part', async () => `${await api.signIn()}.x`, 403],
    ['one whose last letter is another', async () => lastBitTurned(await api.signIn()), 403],
    ['one whose session is over', async () => endedSession(), 403],
  ];

  it.each(
    adminRoutes.flatMap(({ endpoint }) =>
      forgeries.map(([name, cookie, status]) => ({ route: endpoint.route, name, cookie, status })),
    ),
  )('$route refuses $name', async ({ route, cookie, status }) => {
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
  )('%s is kept in no cache, neither at the edge nor in the browser', async (route) => {
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

  it('spends no read on a forged cookie', async () => {
    await api.send('/api/reviews/admin', {
      headers: { cookie: `__Host-admin=${'A'.repeat(43)}.${'A'.repeat(43)}` },
    });
    expect(api.uses.filter(({ action }) => action !== 'GetSecretValue')).toEqual([]);
  });

  it.each(['UpdateItem', 'GetSecretValue'] as const)('lets nobody through when %s fails', async (action) => {
    const cookie = await api.signIn();
    setClock(Date.now() + 61_000);
    api.failOn(action);
    const response = await api.send('/api/reviews/admin', { headers: { cookie } });
    expect(response.status).toBe(500);
    expect(api.uses.filter(({ lambda }) => lambda === 'listReviews')).toEqual([]);
  });

  it('refuses a change that a page of another site asks for', async () => {
    const cookie = await api.signIn();
    const response = await api.post('/api/courses', '{}', { cookie, 'sec-fetch-site': 'same-site' });
    expect(response.status).toBe(403);
  });

  it.each([
    ['says so', { origin: 'https://site.example' }, 201],
    [
      'says so by the older header alone',
      { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' },
      201,
    ],
    ['is of another site', { origin: 'https://other.example' }, 403],
    ['is of a sibling', { origin: 'https://www.site.example' }, 403],
    ['is of another port', { origin: 'https://site.example:8443' }, 403],
    ['is not encrypted', { origin: 'http://site.example' }, 403],
    ['is sealed off', { origin: 'null' }, 403],
    ['has an origin that is none', { origin: 'site.example' }, 403],
    ['is typed in, or of an extension', { 'sec-fetch-site': 'none' }, 403],
    [
      'is of another site, and claims the host',
      { origin: 'https://other.example', 'x-viewer-host': 'other.example' },
      403,
    ],
    ['does not say', {}, 403],
  ] as const)('take a change whose page %s', async (_, headers, status) => {
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

  it('minds other cookies of the site no more than none', async () => {
    const response = await api.send('/api/enquiries', {
      method: 'POST',
      body: JSON.stringify(courseEnquiry),
      origin: null,
      headers: { 'content-type': 'application/json', cookie: '_ga=GA1.2.3' },
    });
    expect(response.status).toBe(201);
  });

  it('wants changes as JSON', async () => {
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

// 32 bytes leave two bits of the last base64url letter unused: a lenient decoder does not see them.
const lastBitTurned = (cookie: string) =>
  cookie.slice(0, -1) + letters[letters.indexOf(cookie.at(-1) ?? '') ^ 1];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

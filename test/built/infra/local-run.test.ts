import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPortrait } from '#shared/domain/team/portrait.ts';
import { type LocalRun, startLocally } from '../../support/local-run.ts';

jest.setTimeout(30_000);

const data = mkdtempSync(join(tmpdir(), 'local-run-'));
const settings = {
  PORT: '0',
  DATA_DIR: data,
  ADMIN_PASSWORD: 'a password of this test',
  RAZORPAY_KEY_ID: 'rzp_test_OfThisTest0001',
  RAZORPAY_KEY_SECRET: 'a key of this test',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret of this test',
};

let run: LocalRun;

beforeAll(async () => {
  run = await startLocally(settings);
});

afterAll(async () => {
  await run.stop();
  rmSync(data, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(run.site + path, { redirect: 'manual', ...init });
const list = async (path: string) => (await get(path)).json();

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: run.site, ...headers },
    body: JSON.stringify(body),
  });

const signIn = async () => {
  const response = await post('/api/admin/session', { password: settings.ADMIN_PASSWORD });
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};

describe('the local run', () => {
  it('prints where everything is, once, and nothing else', () => {
    const { stdout, stderr } = run.output();
    expect(stderr).toBe('');
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual([
      expect.stringMatching(/on this machine$/),
      expect.stringMatching(/^Site +http:\/\/localhost:\d+$/),
      expect.stringMatching(/^Admin +http:\/\/localhost:\d+\/admin$/),
      'Password   a password of this test',
      'Razorpay   rzp_test_OfThisTest0001 with secret a key of this test (simulated)',
      'Webhooks   signed with a webhook secret of this test',
      expect.stringMatching(/^Emails +http:\/\/localhost:\d+\/mail$/),
      'Sweep      every 60 s',
      `Data       ${data}`,
    ]);
  });

  it('refuses to start while another run is active and says why in one sentence', async () => {
    const { port } = new URL(run.site);
    const other = await startLocally({ ...settings, PORT: port });
    expect([other.exitCode(), other.output()]).toEqual([
      1,
      {
        stdout: '',
        stderr: `Port ${port} is in use. Stop the program using it, or set PORT to another number.\n`,
      },
    ]);
  });

  it('has sample courses', async () => {
    const courses: Record<string, string>[] = await list('/api/courses');
    expect(courses.length).toBeGreaterThanOrEqual(9);
    for (const { startDate } of courses) {
      if (startDate) expect(Date.parse(startDate)).toBeGreaterThan(Date.now());
    }
    expect(courses.filter(({ startDate }) => !startDate)).toHaveLength(1);

    const questions: Record<string, string>[] = await list('/api/interview-questions');
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(new Set(questions.map(({ category }) => category)).size).toBe(6);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);

    const reviews: Record<string, string>[] = await list('/api/reviews/public');
    expect(reviews).toHaveLength(6);
    for (const { name } of reviews) expect(name).toContain('sample');
  });

  it('serves the sample team’s portraits as CloudFront does', async () => {
    const team: { portrait: string }[] = await (await get('/api/team')).json();
    expect(team).toHaveLength(4);
    for (const { portrait } of team) {
      const answer = await get(`/portraits/${portrait}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(checkPortrait(new Uint8Array(await answer.arrayBuffer()))).toEqual({ type: 'webp' });
    }
    for (const path of ['/portraits/a1b2c3d4/gone.webp', '/portraits/..%2f..%2fdynamodb', '/portraits/'])
      expect((await get(path)).status).toBe(404);
    const written = await get(`/portraits/${team[0]?.portrait}`, { method: 'PUT', body: 'x' });
    expect(written.status).toBe(403);
  });

  it('serves the pages as CloudFront does', async () => {
    const page = await get('/contact', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html');
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toContain('must-revalidate');

    const again = await get('/contact', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);

    const head = await get('/contact', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);

    const redirect = await get('/courses/?a=b');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/courses?a=b']);

    const missing = await get('/nowhere');
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html']);
    expect(missing.headers.get('x-amz-meta-status')).toBeNull();

    expect((await get('/courses', { method: 'POST' })).status).toBe(403);
  });

  it('renders pages on request from stored data', async () => {
    const [course] = await list('/api/courses');
    const page = await get('/courses', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([page.status, page.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await page.text()).toContain(course.title.replaceAll('&', '&amp;'));

    const again = await get('/courses', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);

    const head = await get('/courses', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);

    expect((await get(`/course/${course.id}?utm_source=a`)).status).toBe(200);
    const missing = await get('/course/unknown');
    expect([missing.status, (await missing.text()).includes('Course not found.')]).toEqual([404, true]);
    const sitemap = await (await get('/sitemap.xml')).text();
    const parts = [...sitemap.matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)].map(([, part = '']) => part);
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-questions-all']);
    expect(await (await get('/sitemap-pages.xml')).text()).toContain(`/course/${course.id}<`);
    const [, path = ''] =
      /(\/interview-question\/[^<]+)</.exec(await (await get('/sitemap-questions-all')).text()) ?? [];
    expect((await get(path)).status).toBe(200);
    const moved = await get(path.replace(/[^/]*-(?=[^/-]*$)/, 'other-words-'), { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, path]);
  });

  it('shows the owner’s changes on its pages at once', async () => {
    const title = 'A brand-new course';
    const shows = async (path: string) => (await (await get(path)).text()).includes(title);
    expect(await shows('/courses')).toBe(false);
    const owner = await signIn();
    const made = await post('/api/courses', { title, description: 'Just now.', price: 1 }, owner);
    const { id } = await made.json();
    expect([await shows('/courses'), await shows(`/course/${id}`)]).toEqual([true, true]);
    await get(`/api/courses/${id}`, { method: 'DELETE', headers: { origin: run.site, ...owner } });
    expect([await shows('/courses'), (await get(`/course/${id}`)).status]).toEqual([false, 404]);
  });

  it('lets assets be cached for a year, but not missing files', async () => {
    const [asset] = (await (await get('/contact')).text()).match(/\/assets\/[\w.-]+\.js/) ?? [];
    const found = await get(asset ?? '');
    expect([found.status, found.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const missing = await get('/assets/gone.js');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, null]);
  });

  it.each(['/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd'])(
    'serves no file at %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/"scripts"|root:x:/);
    },
  );

  it('sends the gateway’s own errors', async () => {
    const refused = async (path: string, init?: RequestInit) => {
      const response = await get(path, init);
      return [response.status, await response.json()];
    };
    expect(await refused('/api/nowhere')).toEqual([404, { message: 'Not Found' }]);
    expect(await refused('/api/admin/enquiries')).toEqual([401, { message: 'Unauthorized' }]);
    expect(await refused('/api/admin/enquiries', { headers: { cookie: '__Host-admin=a.b' } })).toEqual([
      403,
      { message: 'Forbidden' },
    ]);
    const large = { method: 'POST', body: new Uint8Array(11 * 1024 * 1024) };
    expect(await refused('/api/reviews', large)).toEqual([413, { message: 'Request Entity Too Large' }]);
  });

  it('logs nothing when a caller disconnects while sending a body', async () => {
    const { hostname, port } = new URL(run.site);
    const caller = connect(Number(port), hostname);
    await once(caller, 'connect');
    caller.write(
      'POST /api/admin/session HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    await list('/api/courses');
    caller.destroy();
    await list('/api/courses');
    expect(run.output().stderr).toBe('');
  });

  it('creates a Razorpay order in the simulator and verifies its payment', async () => {
    const key = { 'idempotency-key': 'the-same-click' };
    const order = await (await post('/api/create-order', { userId: 1, amount: 4499 }, key)).json();
    expect(order).toMatchObject({ amount: 449900, currency: 'INR', key: settings.RAZORPAY_KEY_ID });
    const repeat = await (await post('/api/create-order', { userId: 1, amount: 4499 }, key)).json();
    expect(repeat).toEqual(order);

    const choice = { key_id: settings.RAZORPAY_KEY_ID, order_id: order.id, outcome: 'success' };
    const proof = await (await post('/razorpay/checkout/pay', choice)).json();
    const verified = await post('/api/verify', {
      razorpayOrderId: proof.razorpay_order_id,
      razorpayPaymentId: proof.razorpay_payment_id,
      razorpaySignature: proof.razorpay_signature,
    });
    expect(await verified.json()).toEqual({ orderId: order.id, status: 'paid' });
  });

  it('has an inbox for its emails next to the site', async () => {
    const inbox = await get('/mail');
    expect([inbox.status, inbox.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(inbox.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get('/mail?from=x')).status).toBe(200);
    expect((await get('/mail/inbox.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await list('/mail/messages')).toEqual([]);
    const mailbox = await get('/mailbox');
    expect([mailbox.status, mailbox.headers.get('content-type')]).toEqual([404, 'text/html']);
  });

  it('has no switches for faults, unless it’s started with --faults', async () => {
    const addresses = ['/mail/switches', '/razorpay/checkout/switches'];
    const statusesAt = (site: string) =>
      Promise.all(addresses.map(async (path) => (await fetch(site + path)).status));
    expect(await statusesAt(run.site)).toEqual([404, 401]);
    const folder = mkdtempSync(join(tmpdir(), 'local-run-'));
    const other = await startLocally({ ...settings, DATA_DIR: folder }, { parameters: ['--faults'] });
    expect(await statusesAt(other.site)).toEqual([200, 200]);
    await other.stop();
    rmSync(folder, { recursive: true });
  });

  it('keeps its data on a restart and adds nothing', async () => {
    const course = { title: 'Kept', description: 'Over a restart.', price: 1 };
    expect((await post('/api/courses', course, await signIn())).status).toBe(201);
    const before = await list('/api/courses');
    const questions = await list('/api/interview-questions');

    expect(await run.stop()).toBe(0);
    run = await startLocally(settings);

    expect(await list('/api/courses')).toEqual(before);
    expect(before[0]).toMatchObject(course);
    expect(await list('/api/interview-questions')).toEqual(questions);
  });

  it('accepts the owner’s changes only from its own pages, even with forged headers', async () => {
    const { cookie } = await signIn();
    const status = async (headers: Record<string, string>) =>
      (await post('/api/courses', {}, { cookie, ...headers })).status;
    expect(await status({})).toBe(400);
    const origin = 'http://localhost:1';
    expect(await status({ origin })).toBe(403);
    expect(await status({ origin, 'x-viewer-host': 'localhost:1' })).toBe(403);
  });

  it('counts wrong passwords by the connection’s address, even with forged headers', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const claim = { 'x-viewer-address': `198.51.100.${turn}`, 'x-origin-secret': 'made up' };
      statuses.push((await post('/api/admin/session', { password: 'wrong' }, claim)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

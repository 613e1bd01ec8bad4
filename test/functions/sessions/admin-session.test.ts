import { adminPassword, startApi } from '../../support/api.ts';
import { earlyInWindow, minute, setClock } from '../../support/clock.ts';
import { razorpayKeys } from '../../support/razorpay.ts';

const api = startApi();

const signInFrom = (address: string, password: string) =>
  api.visitorFrom(address)('POST /admin/session', { body: { password } });

describe('POST /admin/session', () => {
  it('sets a strict, host-only cookie that scripts can’t read', async () => {
    const body = JSON.stringify({ password: adminPassword });
    const response = await api.post('/api/admin/session', body);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ expiresAt: expect.any(String) });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-admin=[\w-]{43}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=28800$/,
      ),
    ]);
  });

  it('stores a hash of the session, never the cookie’s value', async () => {
    const cookie = await api.signIn();
    const id = cookie.split('=')[1]?.split('.')[0] as string;
    const rows = await api.stored();
    expect(rows).toEqual([expect.objectContaining({ pk: 'SESSION', ttl: expect.any(Number) })]);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  it.each(['wrong', adminPassword.slice(0, -1), `${adminPassword} `, adminPassword.toUpperCase()])(
    'rejects the password "%s"',
    async (password) => {
      const response = await api.post('/api/admin/session', JSON.stringify({ password }));
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ detail: 'Incorrect Password. Please try again.' });
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  it('delays an address after five wrong passwords, up to a minute, and only that address', async () => {
    let now = earlyInWindow;
    setClock(now);
    const waits: number[] = [];
    for (let n = 0; n < 4; n++)
      await expect(signInFrom('198.51.100.1', 'wrong')).rejects.toMatchObject({ status: 401 });
    for (let n = 0; n < 7; n++) {
      await expect(signInFrom('198.51.100.1', 'wrong')).rejects.toMatchObject({ status: 401 });
      const refusal = await signInFrom('198.51.100.1', adminPassword).catch((error) => error);
      expect(refusal).toMatchObject({ status: 429 });
      waits.push(refusal.retryAfter);
      now += refusal.retryAfter * 1000;
      setClock(now);
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60]);
    await expect(signInFrom('198.51.100.1', 'wrong')).rejects.toMatchObject({ status: 401 });
    await expect(signInFrom('198.51.100.1', adminPassword)).rejects.toMatchObject({
      message: 'Too many attempts. Try again in 1 minute.',
    });
    await expect(signInFrom('198.51.100.2', adminPassword)).resolves.toBeTruthy();

    setClock(now + minute);
    await expect(signInFrom('198.51.100.1', adminPassword)).resolves.toBeTruthy();
  });

  it('resets the count after a correct password', async () => {
    setClock(earlyInWindow);
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++)
        await expect(signInFrom('198.51.100.3', 'wrong')).rejects.toMatchObject({ status: 401 });
      await signInFrom('198.51.100.3', adminPassword);
    }
  });

  it('checks only a few of thirty concurrent guesses', async () => {
    setClock(earlyInWindow);
    const guesses = Array.from({ length: 30 }, () => signInFrom('198.51.100.4', 'wrong'));
    const outcomes = await Promise.allSettled(guesses);
    const statuses = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.status);
    const viewed = statuses.filter((status) => status === 401).length;
    expect(viewed).toBeGreaterThan(0);
    expect(viewed).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30 - viewed);
  });

  it('rejects a sign-in from a page of another site', async () => {
    const body = JSON.stringify({ password: adminPassword });
    const response = await api.post('/api/admin/session', body, { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(await api.stored()).toEqual([]);
  });
});

describe('GET /admin/session', () => {
  it('returns how long the owner is signed in', async () => {
    const owner = api.withCookie(await api.signIn());
    const { data } = await owner('GET /admin/session', {});
    const left = Date.parse(data.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(29 * minute);
    expect(left).toBeLessThanOrEqual(30 * minute);
  });

  it('ends 30 minutes after its last use', async () => {
    const start = Date.now();
    setClock(start);
    const owner = api.withCookie(await api.signIn());
    setClock(start + 29 * minute);
    await owner('GET /admin/session', {});
    setClock(start + 58 * minute);
    await owner('GET /admin/session', {});
    setClock(start + 89 * minute);
    await expect(owner('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    ['/api/admin/today', 200],
    ['/api/admin/mail', 200],
    ['/api/admin/enquiries/none', 404],
    ['/api/admin/work/none', 404],
  ])('isn’t extended by the admin panel’s own %s', async (path, status) => {
    const start = earlyInWindow;
    setClock(start);
    process.env.RAZORPAY_SECRET_ID = 'razorpay-1';
    api.secrets['razorpay-1'] = JSON.stringify(razorpayKeys);
    const headers = { cookie: await api.signIn() };
    const ask = async (asked: string) => (await api.send(asked, { headers })).status;
    for (const minutes of [10, 20, 29]) {
      setClock(start + minutes * minute);
      expect(await ask(path)).toBe(status);
    }
    setClock(start + 31 * minute);
    expect(await ask(path)).toBe(403);
    expect(await ask('/api/admin/session')).toBe(403);
  });

  it('ends 8 hours after its start, however busy', async () => {
    const start = Date.now();
    setClock(start);
    const owner = api.withCookie(await api.signIn());
    for (let time = 20; time < 480; time += 20) {
      setClock(start + time * minute);
      await owner('GET /admin/session', {});
    }
    const { data } = await owner('GET /admin/session', {});
    expect(Date.parse(data.expiresAt)).toBe(start + 480 * minute);
    setClock(start + 481 * minute);
    await expect(owner('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
  });

  it('ends within 60 seconds of a rotation of the secret, as does the old password', async () => {
    const start = Date.now();
    setClock(start);
    const owner = api.withCookie(await api.signIn());
    api.rotatePassword('the new password');
    setClock(start + minute);
    await expect(owner('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
    await expect(signInFrom('198.51.100.5', adminPassword)).rejects.toMatchObject({ status: 401 });
    await expect(signInFrom('198.51.100.5', 'the new password')).resolves.toBeTruthy();
  });
});

describe('DELETE /admin/session', () => {
  it('ends the session at once and deletes the cookie', async () => {
    const cookie = await api.signIn();
    const response = await api.send('/api/admin/session', { method: 'DELETE', headers: { cookie } });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-admin=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
    ]);
    await expect(api.withCookie(cookie)('GET /admin/session', {})).rejects.toMatchObject({ status: 403 });
  });

  it('keeps the owner’s other sessions', async () => {
    const [phone, laptop] = [api.withCookie(await api.signIn()), api.withCookie(await api.signIn())];
    await phone('DELETE /admin/session', {});
    await expect(laptop('GET /admin/session', {})).resolves.toBeTruthy();
  });
});
